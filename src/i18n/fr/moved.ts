import type { MovedWords } from '../en/moved.ts';

export const moved: MovedWords = {
  title: (game) => `${game}\u00a0: autre adresse`,
  text: 'Ce qui était ici se trouve maintenant à une autre adresse.',
};
