import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Spin',
  short: 'Runs, three pools, one spinning ace.',
  players: { article: 'BW91.spin.players', text: 'Baxter-Wray sets no number for Spin; we let three to eight play.' },
  happenings: {
    beside: 'Spin stops a run',
    declared: 'A pair is declared',
    kept: 'Spin is left in a hand, which pays double',
  },
};
