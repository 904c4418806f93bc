/** What is drawn anew only when something it is drawn from has changed. */
import { Component, type ComponentChildren, type VNode } from 'preact';

/** Whether two things have the same parts. */
const sameParts = (a: object, b: object): boolean => {
  const names = Object.keys(a) as never[];
  return names.length === Object.keys(b).length && names.every((name) => alike(a[name], b[name]));
};

/** Whether the same would be drawn from both: lists, plain things and drawings are alike when all their parts are. */
const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!a || !b || a.constructor !== b.constructor) return false;
  // By this Preact knows its drawings: they alone have no constructor.
  if (!a.constructor)
    return (a as VNode).type === (b as VNode).type && sameParts((a as VNode).props, (b as VNode).props);
  return (a.constructor === Array || a.constructor === Object) && sameParts(a, b);
};

/** A part of a table that stays as it was drawn while what it is drawn from is alike; it has no state of its own. */
export abstract class PureComponent<Props extends object> extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return !sameParts(this.props, next);
  }
}

/** What is in it stays as it was drawn while it is alike, though it is made anew with the rest. */
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
 * What stays as it was drawn for as long as `of` is the same thing. It is asked for anew each time, not kept as it was drawn: a
 * drawing holds the whole table that it was part of, that one what had been kept in it, and so on without end.
 */
export class DrawnOnce extends Component<Drawn> {
  override shouldComponentUpdate({ of }: Drawn): boolean {
    return of !== this.props.of;
  }

  override render({ draw }: Drawn): ComponentChildren {
    return draw();
  }
}
