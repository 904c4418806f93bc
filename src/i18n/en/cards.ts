import type { CardNameForm, RankCode, SuitCode } from '../cards.ts';

/** Card names, and the grammar for using them in a sentence. */
export interface CardWords {
  readonly ranks: Readonly<Record<RankCode, readonly [one: string, several: string]>>;
  readonly suits: Readonly<Record<SuitCode, string>>;
  /** Joins the names of a rank and a suit: “nine of spades”. */
  readonly card: (rank: string, suit: string) => string;
  /**
   * Puts the name of a card or a rank into the form required in the sentence: with an article, after `of` or after
   * `to`.
   */
  readonly inForm: (word: string, rank: RankCode, form: CardNameForm) => string;
  /** Corner indices that differ from the rank in records: R D V in French. */
  readonly corner: Readonly<Partial<Record<RankCode, string>>>;
  readonly faceDown: string;
  /** The noun after a number of counters, in singular or plural: “counter”, “counters”. */
  readonly counter: (count: number) => string;
}

export const cards: CardWords = {
  ranks: {
    A: ['ace', 'aces'],
    2: ['two', 'twos'],
    3: ['three', 'threes'],
    4: ['four', 'fours'],
    5: ['five', 'fives'],
    6: ['six', 'sixes'],
    7: ['seven', 'sevens'],
    8: ['eight', 'eights'],
    9: ['nine', 'nines'],
    10: ['ten', 'tens'],
    J: ['knave', 'knaves'],
    Q: ['queen', 'queens'],
    K: ['king', 'kings'],
  },
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  card: (rank, suit) => `${rank} of ${suit}`,
  inForm: (word, rank, form) => {
    const article = rank === 'A' || rank === '8' ? 'an' : 'a';
    return { bare: word, the: `the ${word}`, a: `${article} ${word}`, of: `of the ${word}`, to: `to the ${word}` }[
      form
    ];
  },
  corner: {},
  faceDown: 'a card face down',
  counter: (count) => (Math.abs(count) === 1 ? 'counter' : 'counters'),
};
