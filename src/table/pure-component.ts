/** Components that render again only if the content of their props has changed. */
import { Component, type ComponentChildren, type VNode } from 'preact';

/** True if two objects have equal properties. */
const sameParts = (a: object, b: object): boolean => {
  const names = Object.keys(a) as never[];
  return names.length === Object.keys(b).length && names.every((name) => alike(a[name], b[name]));
};

/** Deep equality of arrays, plain objects and vnodes. */
const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!a || !b || a.constructor !== b.constructor) return false;
  // Vnodes are the only objects without a constructor: Preact identifies them by this.
  if (!a.constructor)
    return (a as VNode).type === (b as VNode).type && sameParts((a as VNode).props, (b as VNode).props);
  return (a.constructor === Array || a.constructor === Object) && sameParts(a, b);
};

/** Stateless component of a table that renders only if the content of its props changes. */
export abstract class PureComponent<Props extends object> extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return !sameParts(this.props, next);
  }
}

/** Keeps its rendered children as long as the new ones are equal to them. */
export class Memo extends PureComponent<{ children: ComponentChildren }> {
  override render({ children }: { children: ComponentChildren }): ComponentChildren {
    return children;
  }
}

interface Drawn {
  of: unknown;
  draw: () => ComponentChildren;
}

/**
 * Renders again only when the value of `of` changes. `draw` is a function, not a stored vnode: a vnode would keep the
 * whole table around it in memory, and with it every vnode stored before.
 */
export class RenderWhenChanged extends Component<Drawn> {
  override shouldComponentUpdate({ of }: Drawn): boolean {
    return of !== this.props.of;
  }

  override render({ draw }: Drawn): ComponentChildren {
    return draw();
  }
}
