import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Pope Joan',
  short: 'Des suites, et le tableau rond paie.',
  players: {
    article: 'BW91.pope.players',
    text: 'Baxter-Wray admet au Pope Joan autant de joueurs que l’on veut\u202f; notre table en reçoit de trois à huit.',
  },
  happenings: {
    pope: 'Pope Joan se joue',
    'pope-kept': 'Pope Joan reste en main',
    'honour-turned': 'On retourne un as, un roi, une dame ou un valet',
    'pope-turned': 'On retourne Pope Joan',
  },
};
