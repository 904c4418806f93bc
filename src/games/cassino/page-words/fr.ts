import type { GamePageWords } from '../../presentation.ts';

export const gamePageWords: GamePageWords = {
  name: 'Le Cassino',
  players: {
    article: 'BW91.cassino.players',
    text: 'On joue à deux, trois, quatre ou davantage\u202f; le plus souvent à quatre, par camps.',
  },
  happenings: { gathered: 'Des cartes restent à ramasser au dernier preneur', sweep: 'Le tapis est balayé' },
};
