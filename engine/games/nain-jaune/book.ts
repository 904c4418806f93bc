/** Le Nain jaune of 1760, by the only advice there is: Huvier's of 1790, on the game that it had become. */
import { huvier } from '../nain-jaune-family/book.ts';

// A run keeps to its suit, so that there never are several sevens to choose from.
export const book = huvier({ board: 'AC60.advice.board', nain: 'AC60.advice.nain', sevens: 'AC60.advice.board' });
