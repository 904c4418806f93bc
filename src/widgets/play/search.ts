/** Asks the player who thinks ahead; he thinks in a worker, so that the page can be used meanwhile. */
import { search } from '#engine/bots/search.ts';
import { type LiveGame } from '#engine/live-game.ts';
import { randomFrom } from '#engine/random.ts';
import { printRecord } from '#engine/record.ts';
import { type Chosen } from './players.ts';
import { type Asked } from './search-worker.ts';

/** How long he thinks over a move, in milliseconds. */
const THINKS = 50;
/** How long an answer is waited for; a worker that has not loaded by then will not. */
const WAITS = 4000;
/** Where there can be no worker he thinks here, over so few worlds that nobody waits. */
const FEW = 3;

let worker: Worker | undefined;

/** His move for the seat to play. */
export const askSearch = async (live: LiveGame, chance: string): Promise<Chosen> => {
  const asked: Asked = { game: live.game.id, record: printRecord(live.record), chance, milliseconds: THINKS };
  try {
    return { move: await answer(asked) };
  } catch {
    worker = undefined;
    return search(live.going, live.observe(live.table.toMove), randomFrom(chance), (worlds) => worlds >= FEW);
  }
};

const answer = (asked: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    worker ??= new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    const late = setTimeout(() => reject(new Error('no answer')), WAITS);
    worker.onerror = () => reject(new Error('no worker'));
    worker.onmessage = ({ data }: MessageEvent<number>) => {
      clearTimeout(late);
      if (data < 0) reject(new Error('no move'));
      else resolve(data);
    };
    worker.postMessage(asked);
  });
