/** What the pages about the game say of it. */
import type { Language } from '../../i18n/routes.ts';
import type { PageWords } from '../room.ts';

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    name: 'Cassino',
    players: {
      article: 'BW91.cassino.players',
      text: 'Two, three, four or more may play; most often four do, as partners.',
    },
    happenings: { gathered: 'Cards are left for the last to take', sweep: 'A sweep of the table' },
  },
  fr: {
    name: 'Le Cassino',
    players: {
      article: 'BW91.cassino.players',
      text: 'On joue à deux, trois, quatre ou davantage\u202f; le plus souvent à quatre, par camps.',
    },
    happenings: { gathered: 'Des cartes restent à ramasser au dernier preneur', sweep: 'Le tapis est balayé' },
  },
};
