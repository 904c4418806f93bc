import type { CardWords } from '../en/cards.ts';

export const cards: CardWords = {
  ranks: {
    A: ['as', 'as'],
    2: ['deux', 'deux'],
    3: ['trois', 'trois'],
    4: ['quatre', 'quatre'],
    5: ['cinq', 'cinq'],
    6: ['six', 'six'],
    7: ['sept', 'sept'],
    8: ['huit', 'huit'],
    9: ['neuf', 'neuf'],
    10: ['dix', 'dix'],
    J: ['valet', 'valets'],
    Q: ['dame', 'dames'],
    K: ['roi', 'rois'],
  },
  suits: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
  card: (rank, suit) => `${rank} de ${suit}`,
  inForm: (word, rank, form) => {
    const [the, of, to] =
      rank === 'A' ? ['l’', 'de l’', 'à l’'] : rank === 'Q' ? ['la ', 'de la ', 'à la '] : ['le ', 'du ', 'au '];
    const a = rank === 'Q' ? 'une ' : 'un ';
    return { bare: '', the, a, of, to }[form] + word;
  },
  corner: { K: 'R', Q: 'D', J: 'V' },
  faceDown: 'une carte face cachée',
  counter: (count) => (Math.abs(count) < 2 ? 'jeton' : 'jetons'),
};
