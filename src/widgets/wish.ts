import type { Game } from '#engine/game.ts';
import { replay } from '#engine/replay.ts';
import type { Shown } from './Example.tsx';

/** What somebody wants to see played: an article, an example, or a step (from 1) of it. */
export interface Wish {
  readonly article?: string | undefined;
  readonly example?: string | undefined;
  readonly step?: number | undefined;
}

/** Where a wish is fulfilled: in the example asked for, else in the one on the table or any other that carries the article out. */
export const fulfil = (
  { article, example, step }: Wish,
  examples: readonly Shown[],
  game: Game,
  chosen: number,
): { readonly chosen: number; readonly at: number } | undefined => {
  const asked = examples.findIndex(({ id }) => id === example);
  if (asked >= 0 && step) return { chosen: asked, at: step - 1 };
  for (const i of asked < 0 ? [chosen, ...examples.keys()] : [asked]) {
    const result = replay(examples[i]!.record, [game]);
    const at = result.ok
      ? result.value.steps.findIndex(({ events }) => events.some(({ cite }) => cite === article))
      : -1;
    if (at >= 0) return { chosen: i, at };
  }
  // An article that tells an example is not cited by the steps of it.
  return asked < 0 ? undefined : { chosen: asked, at: 0 };
};
