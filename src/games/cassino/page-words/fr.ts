import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Cassino',
  short: 'Prenez les cartes pareilles, ou leur somme.',
  players: {
    article: 'BW91.cassino.players',
    text: 'Le livre dit deux, trois, quatre ou davantage\u202f; les cartes ne tombent juste qu’à 2, 3, 4, 6 ou 12.',
  },
  happenings: { gathered: 'Des cartes restent à ramasser au dernier preneur', sweep: 'Le tapis est balayé' },
};
