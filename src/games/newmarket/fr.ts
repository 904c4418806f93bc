import { formatCounterCount, formatList, withLe } from '../../narration/french.ts';
import { words as stops } from '../stops-family/fr.ts';
import type { NewmarketWords } from './words.ts';

export const words: NewmarketWords = {
  ...stops,
  boxes: {
    knave: { name: 'valet', the: 'le valet' },
    queen: { name: 'dame', the: 'la dame' },
    king: { name: 'roi', the: 'le roi' },
    ace: { name: 'as', the: 'l’as' },
  },
  middle: (cards) => `au milieu, à découvert\u00a0: ${formatList(cards.map(withLe))}`,
  pooled: withLe,
  dealerPuts: (s, n, box) => `${s}, qui donne, met ${formatCounterCount(n)} de plus sur ${box}`,
};
