import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Newmarket',
  short: 'Montez jusqu’à l’une des quatre cartes.',
  players: {
    article: 'BW91.newmarket.players',
    text: 'Baxter-Wray ne fixe pas de nombre pour le Newmarket\u202f; nous admettons de trois à huit.',
  },
  happenings: { box: 'Une carte du milieu est gagnée', 'ace-box': 'L’as du milieu est gagné' },
};
