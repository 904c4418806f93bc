/** Asks the player who thinks ahead; he thinks in a worker, so that the page can be used meanwhile. */
import { search } from '#engine/bots/search.ts';
import type { Move } from '#engine/game.ts';
import type { LiveGame } from '#engine/live-game.ts';
import { randomFrom } from '#engine/random.ts';
import type { Chosen } from './players.ts';
import type { Answered, Asked } from './search-worker.ts';

/** How long he thinks over a move, in milliseconds. */
const THINKS = 50;
/** How long an answer is waited for; a worker that has not loaded by then will not. */
const WAITS = 4000;
/** Where there can be no worker he thinks here, over so few worlds that nobody waits. */
const FEW = 3;

let worker: Worker | undefined;
let asked = 0;

/** His move for the seat to play. */
export const askSearch = async (live: LiveGame, chance: string): Promise<Chosen> => {
  const { game, ...going } = live.going;
  const seen = live.observe(live.table.toMove);
  try {
    return { move: await answer({ id: ++asked, game: game.id, going, seen, chance, milliseconds: THINKS }) };
  } catch {
    worker?.terminate();
    worker = undefined;
    return search(live.going, seen, randomFrom(chance), (worlds) => worlds >= FEW);
  }
};

const answer = (question: Asked): Promise<Move> =>
  new Promise((resolve, reject) => {
    worker ??= new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    const asking = new AbortController();
    const { signal } = asking;
    const done = () => {
      asking.abort();
      clearTimeout(late);
    };
    const fail = (why: string) => {
      done();
      reject(new Error(why));
    };
    const late = setTimeout(() => fail('no answer'), WAITS);
    worker.addEventListener('error', () => fail('no worker'), { signal });
    // Somebody may have asked again meanwhile, of another position.
    const hear = ({ data: { id, move } }: MessageEvent<Answered>) => {
      if (id !== question.id) return;
      done();
      resolve(move);
    };
    worker.addEventListener('message', hear, { signal });
    worker.postMessage(question);
  });
