/** What the pages about the game say of it. */
import type { Language } from '../../i18n/routes.ts';
import type { PageWords } from '../room.ts';

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    name: 'Chnif-Chnof-Chnorum',
    players: { article: 'HF90.chnif.players', text: 'Four to twelve may play; Lalanne would have five at least.' },
    happenings: { chnof: 'A Chnof: a card paired twice', chnorum: 'A Chnorum: all four of a rank' },
  },
  fr: {
    name: 'Chnif-Chnof-Chnorum',
    players: { article: 'HF90.chnif.players', text: 'On joue de quatre à douze\u202f; Lalanne en veut cinq au moins.' },
    happenings: {
      chnof: 'Un Chnof\u00a0: une carte appariée deux fois',
      chnorum: 'Un Chnorum\u00a0: les quatre d’un rang',
    },
  },
};
