import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Spin',
  short: 'Trois poules, et un as qui arrête tout.',
  players: {
    article: 'BW91.spin.players',
    text: 'Baxter-Wray ne fixe pas de nombre pour le Spin\u202f; nous admettons de trois à huit.',
  },
  happenings: {
    beside: 'Spin arrête une suite',
    declared: 'Un couple est annoncé',
    kept: 'Spin reste dans une main, qui paie double',
  },
};
