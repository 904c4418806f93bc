import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Newmarket',
  short: 'Run up to one of four cards.',
  players: {
    article: 'BW91.newmarket.players',
    text: 'Baxter-Wray sets no number for Newmarket; we let three to eight play.',
  },
  happenings: { box: 'The counters on a pool card are taken', 'ace-box': 'The counters on the ace are taken' },
};
