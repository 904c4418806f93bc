import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Cassino',
  players: {
    article: 'BW91.cassino.players',
    text: 'Two, three, four, six or twelve may play; most often four do, as partners.',
  },
  happenings: { gathered: 'Cards are left for the last to take', sweep: 'A sweep of the table' },
};
