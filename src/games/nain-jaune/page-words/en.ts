import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Nain jaune',
  short: 'Run upwards; never keep the dwarf.',
  players: { article: 'AC60.players', text: 'The newspaper allows three or five players, and no other number.' },
  happenings: {
    bete: 'A bête: a card of the board is left in hand',
    'nain-kept': 'The dwarf is left in hand',
    opera: 'An opéra: all played before anybody else plays one',
  },
  adviser:
    'The newspaper gives no advice: those who play by the book follow Huvier’s, of 1790, which was meant for Lindor.',
};
