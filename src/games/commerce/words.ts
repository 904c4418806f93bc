import type { TableWords } from '../../narration/table-messages.ts';

/** Combinations by the last part of their article's id; `limited` is a pair or flush that counts as a point only. */
export type CombinationName = 'tricon' | 'sequence' | 'flush' | 'pair' | 'point';

/**
 * Messages that each language must have for Commerce; see `TableMessages` for the style. A card `c` is empty if the
 * viewer may not see it.
 */
export interface CommerceWords {
  readonly table: {
    /** Names of the stock, and of the three cards in the middle of the old game. */
    stock(cards: number): string;
    readonly middle: string;
    /** Labels beside a seat: it stands, it has passed, it offers a card; its counters at Pool Commerce. */
    readonly stands: string;
    readonly passed: string;
    readonly offers: string;
    lives(n: number): string;
    /** Short name of a shown hand. */
    readonly combinations: Readonly<Record<CombinationName, string>>;
    readonly settlement: string;
    readonly shown: string;
  };
  /** Labels of the moves; `undefined` for moves that are common to all games. */
  readonly move: TableWords['move'];
  dealsAgain(s: string): string;
  stakes(n: number, dealer: string, double: number): string;
  middle(cards: readonly string[]): string;
  buysIn(n: number, lives: number): string;

  standsAtOnce(s: string): string;
  standsMet(s: string): string;
  standsAfter(s: string): string;
  goesOn(s: string): string;
  /** `payee` is empty where the dealer buys and pays nobody; `pool` if he pays the pool. */
  buys(s: string, thrown: string, bought: string, payee: string, n: number): string;
  offers(s: string, c: string, open: boolean): string;
  gives(s: string, c: string, to: string): string;

  exchanges(s: string, left: string, taken: string): string;
  saysPass(s: string): string;
  keeps(s: string): string;

  /** Continues the sentence: the cards of a stander who shows them at once. */
  turnsUp(cards: readonly string[]): string;
  shows(hands: readonly (readonly [s: string, combination: CombinationName, pips: number])[]): string;
  best(s: string): string;
  level(seats: readonly string[]): string;
  takesPool(n: number): string;
  divide(n: number): string;
  dealerPays(dealer: string, to: readonly string[], n: number): string;
  beatenPays(s: string, to: readonly string[], n: number): string;
  dealerBeaten(dealer: string, to: readonly string[], n: number): string;
  eachPays(from: readonly string[], to: string, n: number): string;
  takesPrize(s: string, n: number): string;
  losesLife(s: string, left: number): string;
  /** A player out of Pool Commerce: without a life, not without counters. */
  out(s: string): string;
  buysHorse(s: string, n: number): string;
  lastIn(s: string): string;
  shares(shares: readonly (readonly [n: number, s: string])[]): string;
}
