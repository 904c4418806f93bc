import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Speculation',
  short: 'Buy and sell cards nobody has seen.',
  players: {
    article: 'BW91.speculation.players.most',
    text: 'Baxter-Wray finds ten the most that are desirable, or six with thirty-two cards.',
  },
  happenings: {
    sold: 'A card is sold',
    unseen: 'A card is sold before it is turned',
    passed: 'A high card is turned up and the deal passes',
  },
};
