/** The five combinations of Commerce, and their order (Round Games with Cards, pp. 70–72). */
import { type Card, rankOf, suitOf } from '../../cards.ts';
import type { CommerceArticle } from './articles.ts';

// BW91.commerce.object: five combinations, in falling value.
/** The combinations from the lowest to the highest; the index in this list is the kind of a hand. */
export const COMBINATIONS = ['point', 'pair', 'flush', 'sequence', 'tricon'] as const;
export type Combination = (typeof COMBINATIONS)[number];

const POINT = 0;
const PAIR = 1;
const FLUSH = 2;
const SEQUENCE = 3;
const TRICON = 4;

/** The practices by which hands are judged. */
export interface CombinationPractices {
  readonly combinations: string;
  readonly 'short-ace': string;
  readonly 'flush-level': string;
  readonly pack: string;
}

/** A hand judged: its combination, a number by which hands compare, and the articles that make it so. */
export interface JudgedHand {
  readonly combination: Combination;
  /** Larger for the better hand; the same for hands that are wholly level. */
  readonly worth: number;
  /** Sum of the pips. */
  readonly pips: number;
  readonly cite: CommerceArticle;
}

const ACE_HEIGHT = 14;
const COURTS_FROM = 11;

// BW91.commerce.order: the usual order, with the ace high; BW91.commerce.sequence.ace: or at the low end of a sequence.
const heightOf = (card: Card): number => (rankOf(card) === 0 ? ACE_HEIGHT : rankOf(card) + 1);

// BW91.commerce.pips: the ace eleven, court cards ten.
const pipsOf = (height: number): number => (height === ACE_HEIGHT ? 11 : height >= COURTS_FROM ? 10 : height);

/** Number of steps of a hand's {@link JudgedHand.worth} from one combination to the next. */
const KIND = 1 << 20;
const PIPS = 1 << 12;

const inOrder = (first: number, second: number, third: number): number => (first << 8) | (second << 4) | third;

/** Returns the height of the card at the top of a sequence; 0 if the heights, falling, are none. */
const topOfSequence = (heights: readonly number[], { 'short-ace': ace, pack }: CombinationPractices): number => {
  const [high = 0, middle = 0, low = 0] = heights;
  // BW91.commerce.sequence: three running cards; the lower two run also where an ace is at the low end.
  if (middle - low !== 1) return 0;
  // BW91.commerce.sequence: as high as its highest card.
  if (high - middle === 1) return high;
  // BW91.commerce.sequence.ace: at either end; of the short pack the seven is the lowest but the ace.
  const lowest = pack === '32' && ace === 'both' ? 7 : 2;
  return high === ACE_HEIGHT && low === lowest ? middle : 0;
};

/** Judges a hand of up to three cards. With fewer than three there are only pairs and points. */
export const judgeHand = (cards: ArrayLike<Card>, practices: CombinationPractices): JudgedHand => {
  const heights = Array.from(cards, heightOf).sort((a, b) => b - a);
  const [first = 0, second = 0, third = 0] = heights;
  const pips = heights.reduce((sum, height) => sum + pipsOf(height), 0);
  const whole = heights.length === 3;
  const { combinations } = practices;
  const judged = (kind: number, within: number, cite: CommerceArticle): JudgedHand => ({
    combination: COMBINATIONS[kind]!,
    worth: kind * KIND + within,
    pips,
    cite,
  });
  // BW91.commerce.tricon: three of a rank; BW91.commerce.tie.tricon: the higher is the better.
  if (whole && first === third) return judged(TRICON, first, 'BW91.commerce.tricon');

  const sameSuit = whole && suitOf(cards[0]!) === suitOf(cards[1]!) && suitOf(cards[1]!) === suitOf(cards[2]!);
  // BW91.commerce.sequence: three running cards of a suit; BW91.commerce.tie.sequence: ace, king, queen the best.
  const top = sameSuit ? topOfSequence(heights, practices) : 0;
  if (top > 0)
    return judged(SEQUENCE, top, first === ACE_HEIGHT ? 'BW91.commerce.sequence.ace' : 'BW91.commerce.sequence');

  // BW91.commerce.flush: any three of a suit; BW91.commerce.limited: unless flushes are left out.
  const byCards = inOrder(first, second, third);
  if (sameSuit && combinations !== 'no-pairs-no-flushes') {
    // BW91.commerce.tie.flush.cards: of equal points, card by card.
    const cardsToo = practices['flush-level'] === 'by-cards' ? byCards : 0;
    // BW91.commerce.tie.flush: the better point; BW91.commerce.tie.flush.cards: then the cards.
    return judged(FLUSH, pips * PIPS + cardsToo, 'BW91.commerce.flush');
  }
  // BW91.commerce.pair: two of a rank.
  const isPair = first === second || second === third;
  if (isPair && combinations === 'five') {
    // BW91.commerce.tie.pair: the higher pair, then the third card.
    const other = first === second ? third : first;
    return judged(PAIR, inOrder(0, second, other), 'BW91.commerce.pair');
  }
  // BW91.commerce.point: the sum of the pips; BW91.commerce.tie.point: then the first highest card that differs.
  const cite = sameSuit || isPair ? 'BW91.commerce.limited' : 'BW91.commerce.point';
  return judged(POINT, pips * PIPS + byCards, cite);
};

// BW91.commerce.winner: the best hand; between hands of one kind, the article of that tie.
/** Returns the article by which the better of two hands is the better. */
export const citeBetter = (better: JudgedHand, other: JudgedHand): CommerceArticle => {
  if (better.combination !== other.combination) return 'BW91.commerce.object';
  switch (better.combination) {
    case 'tricon':
      return 'BW91.commerce.tie.tricon';
    case 'sequence':
      return 'BW91.commerce.tie.sequence';
    case 'flush':
      return better.pips > other.pips ? 'BW91.commerce.tie.flush' : 'BW91.commerce.tie.flush.cards';
    case 'pair':
      return 'BW91.commerce.tie.pair';
    default:
      return better.pips > other.pips ? 'BW91.commerce.pips' : 'BW91.commerce.tie.point';
  }
};

/** True if a hand is a tricon, a sequence or a flush (BW91.commerce.continuous). */
export const isSecured = ({ combination }: JudgedHand): boolean => COMBINATIONS.indexOf(combination) >= FLUSH;
