/** The worker in which the player who thinks ahead does his thinking. */
import { search } from '#engine/bots/search.ts';
import { type Game } from '#engine/game.ts';
import { LiveGame } from '#engine/live-game.ts';
import { randomFrom } from '#engine/random.ts';

/** What he is asked: the game so far, and how long he may think. */
export interface Asked {
  /** By which his answer is known. */
  readonly id: number;
  readonly game: string;
  readonly record: string;
  readonly chance: string;
  readonly milliseconds: number;
}

/** What he answers; no move when the record could not be played. */
export interface Answered {
  readonly id: number;
  readonly move: number | undefined;
}

const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../../engine/games/*/index.ts');

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { id, game, record, chance, milliseconds } = data;
  const answer = (move: number | undefined) => postMessage({ id, move } satisfies Answered);
  const module = await GAMES[`../../../engine/games/${game}/index.ts`]!();
  const live = LiveGame.from(record, Object.values(module));
  if (!live.ok) return answer(undefined);
  const until = performance.now() + milliseconds;
  const { value } = live;
  const seen = value.observe(value.table.toMove);
  answer(search(value.going, seen, randomFrom(chance), () => performance.now() >= until).move);
});
