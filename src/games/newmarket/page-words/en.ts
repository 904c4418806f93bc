import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Newmarket',
  players: {
    article: 'BW91.newmarket.players',
    text: 'Baxter-Wray sets no number for Newmarket; we let three to eight play.',
  },
  happenings: { box: 'A box of the pool is taken', 'ace-box': 'The box of the ace is taken' },
};
