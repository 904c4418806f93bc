/** The worker in which the player who thinks ahead does his thinking. */
import { search } from '#engine/bots/search.ts';
import { type Game } from '#engine/game.ts';
import { LiveGame } from '#engine/live-game.ts';
import { randomFrom } from '#engine/random.ts';

/** What he is asked: the game so far, and how long he may think. */
export interface Asked {
  readonly game: string;
  readonly record: string;
  readonly chance: string;
  readonly milliseconds: number;
}

const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../../engine/games/*/index.ts');

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { game, record, chance, milliseconds } = data;
  const module = await GAMES[`../../../engine/games/${game}/index.ts`]!();
  const live = LiveGame.from(record, Object.values(module));
  if (!live.ok) return postMessage(-1);
  const until = performance.now() + milliseconds;
  const { value } = live;
  const seen = value.observe(value.table.toMove);
  postMessage(search(value.going, seen, randomFrom(chance), () => performance.now() >= until).move);
});
