/** What the pages about the game say of it. */
import type { Language } from '../../i18n/routes.ts';
import type { PageWords } from '../room.ts';

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    name: 'Le Nain jaune',
    players: { article: 'AC60.players', text: 'The newspaper has three or five sit down, and no other number.' },
    happenings: {
      bete: 'A bête: a card of the board is left in hand',
      'nain-kept': 'The dwarf is left in hand',
      opera: 'An opéra: all laid before anybody else lays one',
    },
    adviser:
      'The newspaper gives no advice: those who play by the book follow Huvier’s, of 1790, which was meant for Lindor.',
  },
  fr: {
    name: 'Le Nain jaune',
    players: { article: 'AC60.players', text: 'La gazette fait asseoir trois ou cinq joueurs, et pas d’autre nombre.' },
    happenings: {
      bete: 'Une bête\u00a0: une carte du tableau reste en main',
      'nain-kept': 'Le Nain reste en main',
      opera: 'Un opéra\u00a0: tout posé avant qu’un autre ait posé',
    },
    adviser:
      'La gazette ne conseille rien\u00a0: ceux qui jouent selon le livre suivent les conseils de Huvier, donnés en 1790 pour le Lindor.',
  },
};
