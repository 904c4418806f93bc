import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'La Spéculation',
  short: 'Acheter et vendre des cartes cachées.',
  players: {
    article: 'BW91.speculation.players.most',
    text: 'Pour Baxter-Wray, il vaut mieux ne pas être plus de dix, ou de six avec trente-deux cartes.',
  },
  happenings: {
    sold: 'Une carte est vendue',
    unseen: 'Une carte est vendue avant d’être retournée',
    passed: 'Une haute carte est retournée et la donne passe',
  },
};
