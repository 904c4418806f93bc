import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Jig',
  short: 'Five in a row; lead again.',
  players: { article: 'BW91.jig.players', text: 'Baxter-Wray sets no number for Jig; we let three to eight play.' },
  happenings: { jig: 'A run goes all the way to Jig' },
};
