/** A bot for Lindor that follows the advice in Huvier's book of 1790, where the game is called nain jaune. */
import { createHuvierPlayer } from '../nain-jaune-family/book-player.ts';

export const bookPlayer = createHuvierPlayer({
  board: 'L92.advice.board',
  nain: 'L92.advice.nain',
  sevens: 'L92.advice.sevens',
});
