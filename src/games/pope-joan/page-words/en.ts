import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Pope Joan',
  short: 'Shed runs first; the board pays.',
  players: {
    article: 'BW91.pope.players',
    text: 'Baxter-Wray lets any number play Pope Joan; our table seats three to eight.',
  },
  happenings: {
    pope: 'Pope Joan is played',
    'pope-kept': 'Pope Joan is left in hand',
    'honour-turned': 'An ace, king, queen or knave is turned up',
    'pope-turned': 'Pope Joan is turned up',
  },
};
