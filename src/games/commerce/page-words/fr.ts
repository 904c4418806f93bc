import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Commerce',
  short: 'Achetez, troquez, ou tenez-vous-y.',
  players: {
    article: 'BW91.commerce.players',
    text: 'Autant que le jeu le permet\u00a0: de trois à douze, ou à sept avec trente-deux cartes.',
  },
  happenings: {
    'dealer-paid': 'Le donneur paie une mise au gagnant',
    'stander-beaten': 'Celui qui s’y tient est battu',
    level: 'Les meilleures mains sont égales',
  },
};
