import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Lindor',
  short: 'Des suites sans couleur\u202f; raflez le tableau.',
  players: { article: 'L92.players', text: 'Lacombe, d’après Lalanne, admet tous les nombres de trois à huit.' },
  happenings: {
    bete: 'Une bête\u00a0: une carte du tableau reste en main',
    opera: 'Un opéra\u00a0: tout posé avant qu’un autre ait posé',
  },
  adviser:
    'On ignore si Lacombe donnait des conseils\u00a0: ceux qui jouent selon le livre suivent ceux que donnait Huvier en 1790.',
};
