/** Messages that each language must have for Le Nain jaune and Lindor; see `TableMessages` for the style. */

/** Amounts of counters, each with its receiver or its box. */
export type NainShares = readonly (readonly [counters: number, where: string])[];

/** Reason for paying more than the points of a hand. */
export type MultiplierReason = '' | 'nain.double' | 'opera' | 'opera.nain';

/** Words of the board, and the clauses of the two games; a box is named by its card, in notation. */
export interface NainWords {
  readonly table: {
    readonly pays: string;
    readonly bete: string;
    readonly settlement: string;
    readonly board: string;
    readonly run: string;
  };
  /** Name of the seven of diamonds in each of the two books. */
  readonly nain: string;
  /** `s` is empty if every player stakes the same. */
  stakes(s: string, n: number, boxes: NainShares, nain: string): string;
  holds(s: string, c: string, n: number, nain: string): string;

  afresh(s: string, c: string): string;
  afterStop(s: string, c: string): string;
  goesOn(s: string, c: string): string;
  supplies(s: string, c: string): string;
  takesUp(s: string, c: string): string;
  nainFor(s: string, c: string): string;
  nainAsSeven(s: string): string;
  keepsNain(s: string): string;

  /**
   * `wanted` is the card that would have continued the run, or empty; `held` if somebody has it and does not play it.
   */
  hoc(s: string, wanted: string, held: boolean): string;
  eachPays(n: number): string;
  takesBox(n: number): string;

  opera(s: string): string;
  counted(s: string, left: number, unit: 'points' | 'cards'): string;
  /** `left` points were counted, and `n` counters are paid for them: `times` as many. */
  paysHand(to: string, left: number, times: number, n: number, why: MultiplierReason): string;
  bete(s: string, c: string, n: number, nain: string): string;
  sweeps(s: string, n: number): string;
  shares(shares: NainShares): string;
}
