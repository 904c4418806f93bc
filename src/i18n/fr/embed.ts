import type { EmbedWords } from '../en/embed.ts';

export const embed: EmbedWords = {
  source: 'D’après',
  article: (number) => `article ${number}`,
  readings: 'joué selon',
  tooLong: 'Cette notation est trop longue pour une table.',
  outOfReach: 'La table n’a pas pu être chargée.',
  record: {
    title: 'Une donne notée',
    description:
      'Cette page joue la notation qui suit #record= dans son adresse. Il n’y en a pas, ou ce navigateur n’exécute pas de scripts.',
    link: 'Une table dans votre page',
  },
  feed: 'corrections et nouveaux exemples',
  column: (column) => `colonne ${column}`,
};
