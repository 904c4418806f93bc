/** The worker in which the player who thinks ahead does his thinking. */
import { search } from '#engine/bots/search.ts';
import type { Game, Move } from '#engine/game.ts';
import type { Going } from '#engine/live-game.ts';
import type { Observation } from '#engine/observation.ts';
import { randomFrom } from '#engine/random.ts';

/** What he is asked: the game so far, by the id of its rules, what his seat may know of it, and how long he may think. */
export interface Asked {
  /** By which his answer is known. */
  readonly id: number;
  readonly game: string;
  readonly going: Omit<Going, 'game'>;
  readonly seen: Observation;
  readonly chance: string;
  readonly milliseconds: number;
}

/** What he answers. */
export interface Answered {
  readonly id: number;
  readonly move: Move;
}

const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../../engine/games/*/index.ts');

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { going, seen, chance, milliseconds } = data;
  const module = await GAMES[`../../../engine/games/${data.game}/index.ts`]!();
  const game = Object.values(module).find(({ id }) => id === data.game)!;
  const until = performance.now() + milliseconds;
  const { move } = search({ ...going, game }, seen, randomFrom(chance), () => performance.now() >= until);
  postMessage({ id: data.id, move } satisfies Answered);
});
