/** Player of Spin by Baxter-Wray's advice: his hints for Pope Joan, to which he refers (1891, pp. 83–84, 87). */
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
 * Declares a pair as soon as possible, for its stake, and otherwise follows the hints. With memory it knows the stops
 * from the cards played; without, only the six regular ones.
 */
export const hinting =
  (memory: boolean): Player =>
  (seen, random) => {
    const pair = seen.legal.find(declares);
    if (pair !== undefined) return { move: pair };
    // A card that was only shown is still to be played.
    const played = memory ? seen.heard.flatMap(({ kind, what }) => (isLaying(kind) ? [what] : [])) : [];
    return hints({ ...seen, shown: played }, random);
  };

/** Remembers the cards played. */
export const book = hinting(true);
