/** Pope Joan as Baxter-Wray advises to play it (1891, pp. 82–84). */
import { RANKS_IN_SUIT, suitOf } from '../../cards.ts';
import { hinted } from '../stops-family/book.ts';
import { ABSENT, POPE } from './board.ts';

export const book = hinted({
  articles: {
    stops: 'BW91.pope.known-stops',
    below: 'BW91.pope.hand.knave',
    ace: 'BW91.pope.hand.ace',
    last: 'BW91.pope.hand.end',
  },
  absent: () => [ABSENT],
  // BW91.pope.lead-at-once: Pope, or the ace of trumps, on the first opportunity.
  atOnce: {
    cite: 'BW91.pope.lead-at-once',
    cards: ({ turnUp }) => (turnUp === undefined ? [POPE] : [POPE, suitOf(turnUp) * RANKS_IN_SUIT]),
  },
});
