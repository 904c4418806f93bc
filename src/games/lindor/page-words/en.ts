import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Lindor',
  short: 'Run in any suits; empty the board.',
  players: {
    article: 'L92.players',
    text: 'Lacombe, as Lalanne reports him, allows any number from three to eight.',
  },
  happenings: {
    bete: 'A bête: a card of the board is left in hand',
    opera: 'An opéra: all played before anybody else plays one',
  },
  adviser: 'No advice by Lacombe is known: those who play by the book follow Huvier’s, of 1790.',
};
