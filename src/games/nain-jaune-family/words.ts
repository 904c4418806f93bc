/** Messages that each language must have for Le Nain jaune and Lindor; see `TableMessages` for the style. */

/** Amounts of counters, each with the player or the box that gets it. */
export type NainPayments = readonly (readonly [counters: number, where: string])[];

/** Reason why a player pays more than one counter for each point in hand. */
export type MultiplierReason = '' | 'nain.double' | 'opera' | 'opera.nain';

/** Texts on the board, and the clauses of the two games. Messages name a box by its card, in notation. */
export interface NainWords {
  readonly table: {
    readonly pays: string;
    readonly bete: string;
    readonly settlement: string;
    readonly board: string;
    readonly run: string;
  };
  /** Name of the seven of diamonds, which differs between the two games. */
  readonly nain: string;
  /** Says that `s` stakes `n` counters; `s` is empty if every player stakes the same. */
  stakes(s: string, n: number, boxes: NainPayments, nain: string): string;
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
   * Says that `s` makes a stop, a hoc, by chance: nobody continues the run. `wanted` is the card that could have continued
   * it; `held` if somebody has it but does not play it.
   */
  hoc(s: string, wanted: string, held: boolean): string;
  /** Says that `s` makes a hoc with a card that always is one: a king, or one of the board. */
  hocOf(s: string, card: 'king' | 'board'): string;
  eachPays(to: string, n: number): string;
  takesBox(n: number): string;

  opera(s: string): string;
  /** Says what `s` has in hand; `courts` if kings, queens or knaves are among the cards, which count ten. */
  counted(s: string, left: number, unit: 'points' | 'cards', courts: boolean): string;
  /** Says that a player with `left` points in hand pays the winner `n` counters, `times` as many. */
  paysHand(to: string, left: number, times: number, n: number, why: MultiplierReason): string;
  bete(s: string, c: string, n: number, nain: string, twice: boolean): string;
  sweeps(s: string, n: number): string;
  shares(shares: NainPayments): string;
}
