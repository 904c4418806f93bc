/** Player of Newmarket by Baxter-Wray's advice: his hints for Pope Joan, to which he refers (1891, pp. 83–84, 89). */
import { createHintPlayer } from '../stops-family/book-player.ts';
import { SEVENS } from './board.ts';

const HINTS = 'BW91.newmarket.study';

export const bookPlayer = createHintPlayer({
  articles: { stops: HINTS, below: HINTS, ace: HINTS, last: HINTS },
  absent: () => SEVENS,
});
