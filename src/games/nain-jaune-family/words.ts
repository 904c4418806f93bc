/** What a language must be able to say of Le Nain jaune and of Lindor: see `TableMessages` for the manner. */

/** Counters and to whom they go, or on which box they lie. */
export type Shares = readonly (readonly [counters: number, where: string])[];

/** Why more is paid for a hand than it counts. */
export type Multiplied = '' | 'nain.double' | 'opera' | 'opera.nain';

/** The words of the board and the clauses of the two games; a box is named by its card, in notation. */
export interface NainWords {
  readonly table: {
    readonly pays: string;
    readonly bete: string;
    readonly settlement: string;
    readonly board: string;
    readonly run: string;
  };
  /** The seven of diamonds, as the two books call it. */
  readonly nain: string;
  /** `s` is empty when every player stakes as much. */
  stakes(s: string, n: number, boxes: Shares, nain: string): string;
  holds(s: string, c: string, n: number, nain: string): string;

  afresh(s: string, c: string): string;
  afterStop(s: string, c: string): string;
  goesOn(s: string, c: string): string;
  supplies(s: string, c: string): string;
  takesUp(s: string, c: string): string;
  nainFor(s: string, c: string): string;
  nainAsSeven(s: string): string;
  keepsNain(s: string): string;

  /** `wanted` is empty, or the card that would have gone on; `held` when somebody has it and does not lay it. */
  hoc(s: string, wanted: string, held: boolean): string;
  eachPays(n: number): string;
  takesBox(n: number): string;

  opera(s: string): string;
  counted(s: string, left: number, unit: 'points' | 'cards'): string;
  /** `left` was counted, and `n` counters are paid for it: so many `times` as much. */
  paysHand(to: string, left: number, times: number, n: number, why: Multiplied): string;
  bete(s: string, c: string, n: number, nain: string): string;
  sweeps(s: string, n: number): string;
  shares(shares: Shares): string;
}
