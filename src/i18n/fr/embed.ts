import type { EmbedWords } from '../en/embed.ts';

export const embed: EmbedWords = {
  source: 'D’après',
  article: (number) => `article ${number}`,
  readings: 'joué selon',
  tooLong: 'Cette notation est trop longue pour une table.',
  outOfReach: 'La table n’a pas pu être chargée.',
  feed: 'corrections et nouveaux exemples',
  column: (column) => `colonne ${column}`,
};
