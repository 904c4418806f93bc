/** Requests from elsewhere on the page to a table: to show an article, an example, or a step of an example. */
import { findStep } from '#engine/record/steps.ts';
import type { ShownRecord } from '../model/example-props.ts';
import type { TableContext } from './game-view.ts';

/** A request to show an article, an example, or a step of an example by its name (`11`, `11.2`). */
export interface ShowRequest {
  readonly article?: string | undefined;
  readonly example?: string | undefined;
  readonly step?: string | undefined;
}

/**
 * Finds the example and step (0-based) for a request. Without a named example it is the first one that cites the
 * article; the search begins with the current example.
 */
export const resolveRequest = (
  { article, example, step }: ShowRequest,
  examples: readonly ShownRecord[],
  { replay }: Pick<TableContext, 'replay'>,
  chosen: number,
): { readonly chosen: number; readonly stepIndex: number } | undefined => {
  const index = examples.findIndex(({ id }) => id === example);
  if (index >= 0 && step) {
    const result = replay(examples[index]!.record);
    return { chosen: index, stepIndex: result.ok ? Math.max(0, findStep(result.value, step)) : 0 };
  }
  for (const i of index < 0 ? [chosen, ...examples.keys()] : [index]) {
    const result = replay(examples[i]!.record);
    const at = result.ok
      ? result.value.steps.findIndex(({ events }) => events.some(({ cite }) => cite === article))
      : -1;
    if (at >= 0) return { chosen: i, stepIndex: at };
  }
  // The named example does not cite the article, so it is shown from the start.
  return index < 0 ? undefined : { chosen: index, stepIndex: 0 };
};

/**
 * Handles requests that links and scripts of the page make, until `signal` aborts. `see` returns true if it can show a
 * request; the link is then not followed.
 */
export const onShowRequest = (
  examples: readonly ShownRecord[],
  see: (request: ShowRequest) => boolean,
  signal: AbortSignal,
): void => {
  const clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-see]');
    if (!link) return;
    const step = /#step-(\d[\d.]*)$/.exec(link.hash)?.[1];
    const example = examples.find(({ href }) => href === link.pathname)?.id;
    if (example && see({ example, step })) event.preventDefault();
  };
  document.addEventListener('click', clicked, { signal });
  document.addEventListener('snorum:see', (event) => void see((event as CustomEvent<ShowRequest>).detail), { signal });
};
