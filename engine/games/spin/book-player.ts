/** Player of Spin by Baxter-Wray's advice: his hints for Pope Joan, to which he refers (1891, pp. 83–84, 87). */
import type { Player } from '../../bots/players.ts';
import { isLaying } from '../../events.ts';
import { createHintPlayer } from '../stops-family/book-player.ts';
import { REMOVED_CARDS } from './board.ts';
import { declares } from './rules.ts';

const HINTS = 'BW91.spin.refer';

const hints = createHintPlayer({
  articles: { stops: HINTS, below: HINTS, ace: HINTS, last: HINTS },
  absent: () => REMOVED_CARDS,
});

/**
 * Declares a pair as soon as possible, for its stake, and otherwise follows the hints. With memory it knows the stops
 * from the cards played; without, only the six regular ones.
 */
export const createSpinBookPlayer =
  (memory: boolean): Player =>
  (seen, random) => {
    const pair = seen.legal.find(declares);
    if (pair !== undefined) return { move: pair };
    // A card that was only shown is still to be played.
    const played = memory ? seen.events.flatMap(({ kind, what }) => (isLaying(kind) ? [what] : [])) : [];
    return hints({ ...seen, shown: played }, random);
  };

/** Remembers the cards played. */
export const bookPlayer = createSpinBookPlayer(true);
