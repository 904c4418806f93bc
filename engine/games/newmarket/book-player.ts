/**
 * A bot for Newmarket that follows Baxter-Wray's hints for Pope Joan (1891, pp. 83–84), to which the chapter on
 * Newmarket refers (p. 89).
 */
import { createHintPlayer } from '../stops-family/book-player.ts';
import { SEVENS } from './board.ts';

const HINTS = 'BW91.newmarket.study';

export const bookPlayer = createHintPlayer({
  articles: { stops: HINTS, below: HINTS, ace: HINTS, last: HINTS },
  absent: () => SEVENS,
});
