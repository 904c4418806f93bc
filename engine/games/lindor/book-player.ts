/** Player of Lindor by the advice of Huvier's book of 1790, which calls it the nain jaune. */
import { createHuvierPlayer } from '../nain-jaune-family/book-player.ts';

export const bookPlayer = createHuvierPlayer({
  board: 'L92.advice.board',
  nain: 'L92.advice.nain',
  sevens: 'L92.advice.sevens',
});
