/** What the pages about the game say of it. */
import type { Language } from '../../i18n/routes.ts';
import type { PageWords } from '../room.ts';

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    name: 'Le Chat qui dort',
    players: { article: 'HF90.chat.players', text: 'From five to twelve may play.' },
    happenings: { 'woken-cat': 'The cat is woken' },
  },
  fr: {
    name: 'Le Chat qui dort',
    players: { article: 'HF90.chat.players', text: 'On joue de cinq à douze.' },
    happenings: { 'woken-cat': 'Le chat est réveillé' },
  },
};
