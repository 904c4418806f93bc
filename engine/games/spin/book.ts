/** Spin as Baxter-Wray advises to play it: by the hints he gives for Pope Joan, to which he refers (1891, pp. 83–84, 87). */
import type { Player } from '../../bots/players.ts';
import { isLaying } from '../../events.ts';
import { hinted } from '../stops-family/book.ts';
import { ABSENT } from './board.ts';
import { declares } from './rules.ts';

const HINTS = 'BW91.spin.refer';

const hints = hinted({
  articles: { stops: HINTS, below: HINTS, ace: HINTS, last: HINTS },
  absent: () => ABSENT,
});

/**
 * He shows a pair as soon as he may, for there is a stake on it, and otherwise plays by the hints; for them he remembers what has
 * been played, or knows no stops but the six regular ones.
 */
export const hinting =
  (memory: boolean): Player =>
  (seen, random) => {
    const pair = seen.legal.find(declares);
    if (pair !== undefined) return { move: pair };
    // A card that was only shown is still to come.
    const played = memory ? seen.heard.flatMap(({ kind, what }) => (isLaying(kind) ? [what] : [])) : [];
    return hints({ ...seen, shown: played }, random);
  };

/** He remembers what has been played. */
export const book = hinting(true);
