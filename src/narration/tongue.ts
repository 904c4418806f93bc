/** What a language must be able to say of a table: its headings, and the clauses of a step and of a refused move. */
import { type RefusalReason } from '#engine/game.ts';
import type { Language } from '../i18n/routes.ts';

/** Counters and to whom they go, or on which box they lie. */
export type Shares = readonly (readonly [counters: number, where: string])[];

/** Why more is paid for a hand than it counts. */
export type Multiplied = '' | 'nain.double' | 'opera' | 'opera.nain';

/** What a player tried who is refused: names and notation. */
export interface Tried {
  readonly seat: string;
  /** The seat whose turn it is. */
  readonly toMove?: string;
  /** The card he wanted to lay. */
  readonly card?: string;
  /** The cards he may lay instead. */
  readonly legal?: readonly string[];
}

/** The words of the table beside its sentences. */
export interface TableWords {
  readonly label: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly step: string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly article: (number: number) => string;
  readonly seat: string;
  readonly hand: string;
  readonly pool: string;
  readonly points: string;
  readonly deal: (number: number) => string;
  readonly deals: (seat: string) => string;
  /** What stands beside the name of the dealer, and of who is out of the game. */
  readonly dealer: string;
  readonly out: string;
  readonly example: string;
  readonly examples: string;
  readonly view: string;
  readonly views: readonly [table: string, steps: string, accounts: string];
  readonly atStart: string;
  readonly afterDeal: (number: number) => string;
  readonly atEnd: string;
  readonly account: string;
  readonly together: string;
  readonly toPlay: string;
  readonly laid: string;
  readonly supplied: string;
  readonly pays: string;
  readonly bete: string;
  readonly settlement: string;
  readonly board: string;
  readonly run: string;
  readonly fault: string;
}

/**
 * The clauses of a language, without the stop at their end. `s` is a seat's name, `c` a card or a box in
 * notation, `n` a number of counters; a clause that begins with “and” goes on from the one before it.
 */
export interface Tongue {
  readonly lang: Language;
  readonly table: TableWords;
  /** The seven of diamonds, as the two books call it. */
  readonly nain: string;
  readonly lindor: string;
  /** What stands between two clauses of a sentence. */
  readonly semicolon: string;
  received(n: number): string;
  drew(draws: readonly (readonly [s: string, c: string])[]): string;
  turnedUp(s: string, c: string): string;
  deals(s: string, cards: number): string;
  dealsNone(seats: readonly string[]): string;
  aside(cards: number): string;
  /** `s` is empty when every player stakes as much. */
  stakes(s: string, n: number, boxes: Shares, nain: string): string;
  holds(s: string, c: string, n: number, nain: string): string;

  leads(s: string, c: string): string;
  afresh(s: string, c: string): string;
  afterStop(s: string, c: string): string;
  intervenes(s: string, c: string): string;
  lays(s: string, c: string): string;
  pairs(s: string, c: string, call: string): string;
  goesOn(s: string, c: string): string;
  supplies(s: string, c: string): string;
  takesUp(s: string, c: string): string;
  nainFor(s: string, c: string): string;
  nainAsSeven(s: string): string;
  keepsNain(s: string): string;
  passes(s: string): string;
  misplays(s: string, c: string, missed: string): string;
  claims(s: string): string;

  /** `wanted` is empty, or the card that would have gone on; `held` when somebody has it and does not lay it. */
  hoc(s: string, wanted: string, held: boolean): string;
  eachPays(n: number): string;
  takesBox(n: number): string;
  pays(s: string, to: string, n: number): string;
  paysLast(s: string, n: number): string;
  owes(s: string, n: number): string;
  paysDouble(s: string, n: number): string;
  paysFlat(s: string, n: number): string;
  paysAsIf(s: string, n: number): string;

  outOfGame(s: string): string;
  handsIn(cards: number): string;
  outOfCards(s: string): string;
  opera(s: string): string;
  counted(s: string, left: number, unit: 'points' | 'cards'): string;
  paysHand(to: string, n: number, why: Multiplied): string;
  bete(s: string, c: string, n: number, nain: string): string;
  sweeps(s: string, n: number): string;

  readonly stopped: string;
  readonly exhausted: string;
  readonly ended: string;
  shares(shares: Shares): string;
  lastIn(s: string): string;
  takesPool(n: number): string;
  most(seats: readonly string[]): string;
  newGame(s: string): string;

  readonly refused: Readonly<Record<RefusalReason, (tried: Tried) => string>>;
}
