/**
 * A bot for Spin that follows Baxter-Wray's hints for Pope Joan (1891, pp. 83–84), to which the chapter on Spin refers
 * (p. 87).
 */
import type { Player } from '../../bots/players.ts';
import { isCardPlayedEvent } from '../../events.ts';
import { createHintPlayer } from '../stops-family/book-player.ts';
import { REMOVED_CARDS } from './board.ts';
import { isDeclaration } from './rules.ts';

const HINTS = 'BW91.spin.refer';

const hints = createHintPlayer({
  articles: { stops: HINTS, below: HINTS, ace: HINTS, last: HINTS },
  absent: () => REMOVED_CARDS,
});

/**
 * Creates a bot that declares a pair as soon as possible, to win its stake, and otherwise follows the hints. With
 * `memory`, it knows from the cards played which cards have become stops; without, it knows only the six regular stops.
 */
export const createSpinBookPlayer =
  (memory: boolean): Player =>
  (seen, random) => {
    const pair = seen.legal.find(isDeclaration);
    if (pair !== undefined) return { move: pair };
    // A card that was only shown is still to be played.
    const played = memory ? seen.events.flatMap(({ kind, what }) => (isCardPlayedEvent(kind) ? [what] : [])) : [];
    return hints({ ...seen, shown: played }, random);
  };

/** Bot that remembers the cards played. */
export const bookPlayer = createSpinBookPlayer(true);
