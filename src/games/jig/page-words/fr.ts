import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Jig',
  short: 'Cinq cartes de suite, et l’on entame encore.',
  players: {
    article: 'BW91.jig.players',
    text: 'Baxter-Wray ne fixe pas de nombre pour le Jig\u202f; nous admettons de trois à huit.',
  },
  happenings: { jig: 'Une suite va jusqu’au Jig' },
};
