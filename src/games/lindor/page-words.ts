/** What the pages about the game say of it. */
import type { Language } from '../../i18n/routes.ts';
import type { PageWords } from '../room.ts';

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    name: 'Lindor',
    players: {
      article: 'L92.players',
      text: 'Lacombe, as Lalanne reports him, lets any number from three to eight sit down.',
    },
    happenings: {
      bete: 'A bête: a card of the board is left in hand',
      opera: 'An opéra: all laid before anybody else lays one',
    },
    adviser:
      'Of Lacombe’s advice, if he gave any, nothing is known: those who play by the book follow Huvier’s, of 1790.',
  },
  fr: {
    name: 'Le Lindor',
    players: { article: 'L92.players', text: 'Lacombe, d’après Lalanne, admet tous les nombres de trois à huit.' },
    happenings: {
      bete: 'Une bête\u00a0: une carte du tableau reste en main',
      opera: 'Un opéra\u00a0: tout posé avant qu’un autre ait posé',
    },
    adviser:
      'Si Lacombe donnait des conseils, on n’en sait rien\u00a0: ceux qui jouent selon le livre suivent ceux que donnait Huvier en 1790.',
  },
};
