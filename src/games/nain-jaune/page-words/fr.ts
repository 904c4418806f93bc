import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Nain jaune',
  short: 'Des suites, et gare au nain.',
  players: { article: 'AC60.players', text: 'Le journal n’admet que trois ou cinq joueurs.' },
  happenings: {
    bete: 'Une bête\u00a0: une carte du tableau reste en main',
    'nain-kept': 'Le nain reste en main',
    opera: 'Un opéra\u00a0: tout posé avant qu’un autre ait posé',
  },
  adviser:
    'Le journal ne conseille rien\u00a0: ceux qui jouent selon le livre suivent les conseils d’Huvier, donnés en 1790 pour le Lindor.',
};
