/** Spin as Baxter-Wray advises to play it: by the hints he gives for Pope Joan, to which he refers (1891, pp. 83–84, 87). */
import type { Player } from '../../bots/players.ts';
import { hinted } from '../stops-family/book.ts';
import { ABSENT } from './board.ts';
import { declares } from './rules.ts';

const HINTS = 'BW91.spin.refer';

const hints = hinted({
  articles: { stops: HINTS, below: HINTS, ace: HINTS, last: HINTS },
  absent: () => ABSENT,
});

/** He shows a pair as soon as he may, for there is a stake on it, and otherwise plays by the hints. */
export const book: Player = (seen, random) => {
  const shown = seen.legal.find(declares);
  return shown === undefined ? hints(seen, random) : { move: shown };
};
