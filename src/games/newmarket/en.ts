import { formatCount, formatList, withThe } from '../../narration/english.ts';
import { words as stops } from '../stops-family/en.ts';
import type { NewmarketWords } from './words.ts';

export const words: NewmarketWords = {
  ...stops,
  boxes: {
    knave: { name: 'knave', the: 'the knave' },
    queen: { name: 'queen', the: 'the queen' },
    king: { name: 'king', the: 'the king' },
    ace: { name: 'ace', the: 'the ace' },
  },
  middle: (cards) => `face up in the middle lie ${formatList(cards.map(withThe))}`,
  pooled: withThe,
  dealerPuts: (s, n, box) => `${s}, the dealer, puts ${formatCount(n, 'more counter')} on ${box}`,
};
