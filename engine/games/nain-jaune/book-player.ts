/**
 * A bot for Le Nain jaune of 1760. It follows the only known advice, Huvier's of 1790, which is about a later form of
 * the game.
 */
import { createHuvierPlayer } from '../nain-jaune-family/book-player.ts';

// A run stays in its suit, so that there are never several sevens to choose from.
export const bookPlayer = createHuvierPlayer({
  board: 'AC60.advice.board',
  nain: 'AC60.advice.nain',
  sevens: 'AC60.advice.board',
});
