import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Cassino',
  short: 'Capture cards by matching or adding.',
  players: {
    article: 'BW91.cassino.players',
    text: 'The book says two, three, four or more; the cards come out even only with 2, 3, 4, 6 or 12.',
  },
  happenings: { gathered: 'Cards are left for the last to take', sweep: 'A sweep of the table' },
};
