/** What the pages about the game say of it. */
import type { Language } from '../../i18n/routes.ts';
import type { PageWords } from '../room.ts';

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    name: 'Jig',
    players: { article: 'BW91.jig.players', text: 'Peel sets no number for Jig; we let three to eight play.' },
    happenings: { jig: 'A run goes all the way to Jig' },
  },
  fr: {
    name: 'Le Jig',
    players: {
      article: 'BW91.jig.players',
      text: 'Peel ne fixe pas de nombre pour le Jig\u202f; nous admettons de trois à huit.',
    },
    happenings: { jig: 'Une suite va jusqu’au Jig' },
  },
};
