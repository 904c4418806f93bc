/** What the pages about the game say of it. */
import type { Language } from '../../i18n/routes.ts';
import type { PageWords } from '../room.ts';

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    name: 'La Manille',
    players: { article: 'B96.players', text: 'Boussac knows one number: four, two against two.' },
    happenings: { 'null-coup': 'Thirty-four each', vole: 'A vole: all eight tricks to one side' },
  },
  fr: {
    name: 'La Manille',
    players: { article: 'B96.players', text: 'Boussac ne connaît qu’un nombre\u00a0: quatre, deux contre deux.' },
    happenings: { 'null-coup': 'Trente-quatre partout', vole: 'Une vole\u00a0: les huit levées à un camp' },
  },
};
