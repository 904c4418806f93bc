/** A bot for Pope Joan that follows Baxter-Wray's advice (1891, pp. 82–84). */
import type { Player } from '../../bots/players.ts';
import { RANKS_IN_SUIT, suitOf } from '../../cards.ts';
import { ALL_HINTS, createHintPlayer, type EnabledHints, type GameHints } from '../stops-family/book-player.ts';
import { POPE, REMOVED_CARD } from './board.ts';

const HINTS: GameHints = {
  articles: {
    stops: 'BW91.pope.known-stops',
    below: 'BW91.pope.hand.knave',
    ace: 'BW91.pope.hand.ace',
    last: 'BW91.pope.hand.end',
  },
  absent: () => [REMOVED_CARD],
  // BW91.pope.lead-at-once: Pope, or the ace of trumps, on the first opportunity.
  atOnce: {
    cite: 'BW91.pope.lead-at-once',
    cards: ({ turnUp }) => (turnUp === undefined ? [POPE] : [POPE, suitOf(turnUp) * RANKS_IN_SUIT]),
  },
};

/** Creates a bot that follows these parts of the advice. */
export const createPopeBookPlayer = (heeded: EnabledHints): Player => createHintPlayer(HINTS, heeded);

export const bookPlayer = createPopeBookPlayer(ALL_HINTS);
