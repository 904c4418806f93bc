import type { StatementWords } from '../en/statements.ts';
import { formatFrenchCount as formatCount } from './count.ts';

export const statements: StatementWords = {
  all: 'Énoncé par énoncé :',
  marks: {
    says: 'de même',
    part: 'en partie',
    adds: 'ajoute',
    differs: 'diffère',
    refers: 'par renvoi',
    silent: 'se tait',
    lost: 'pas dans ce que nous avons',
  },
  keyTitle: 'Les marques',
  key: {
    says: 'le texte dit la même chose, dans le même sens',
    part: 'il en dit une partie, et rien contre le reste',
    adds: 'il le dit, et davantage',
    differs: 'il a une autre règle, ou un autre mot, pour cela',
    refers: 'la chose est dite ailleurs, où ce texte renvoie',
    silent: 'il n’en dit rien, dans un passage que nous avons',
    lost: 'le passage où il pourrait en parler n’est ni dans notre copie ni dans nos notes',
  },
  countTitle: 'En nombres',
  text: 'Texte',
  articles: (count) => `${formatCount(count, 'article')}.`,
  points: (count) => `${formatCount(count, 'point')}.`,
};
