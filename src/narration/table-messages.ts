/** Messages that each language must have for every table: headings, and the clauses shared by all games. */
import type { Language } from '../i18n/routes.ts';
import type { DealScore } from './deal-score.ts';
import type { SeatNaming } from './seat-names.ts';

/** A setting, and the name of each of its choices. */
interface Choice<T extends string> {
  readonly name: string;
  readonly values: Readonly<Record<T, string>>;
}

/** Words of the table outside its sentences. */
export interface TableWords {
  readonly label: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly step: string;
  /** Number of a step and the number of steps; for a move with settlements also the part and the number of parts. */
  readonly stepOf: (step: number, steps: number, part: number, parts: number) => string;
  readonly article: (number: number) => string;
  readonly seat: string;
  readonly hand: string;
  readonly pool: string;
  readonly points: string;
  readonly deal: (number: number) => string;
  readonly deals: (seat: string) => string;
  /** Marks beside the name of the dealer, and of a player who is out of the game. */
  readonly dealer: string;
  readonly out: string;
  /** Direction of play. */
  readonly way: Readonly<Record<'left' | 'right', string>>;
  /** Number of cards in a hidden hand. */
  readonly held: (cards: number) => string;
  /** Points of a player, abbreviated. */
  readonly score: (points: number) => string;
  readonly example: string;
  readonly examples: string;
  readonly view: string;
  readonly views: readonly [table: string, steps: string, accounts: string];
  readonly atStart: string;
  readonly afterDeal: (number: number) => string;
  readonly atEnd: string;
  /** Score of one deal as a table: its caption, its columns, and the row of the boxes. */
  readonly dealScore: {
    readonly caption: (deal: number) => string;
    readonly inPlay: string;
    readonly settled: string;
    readonly deal: string;
    readonly total: string;
    readonly boxes: string;
  };
  /** Replaces the label of the end if a record stops in the middle of a deal. */
  readonly soFar: string;
  readonly account: string;
  readonly together: string;
  readonly toPlay: string;
  readonly laid: string;
  readonly supplied: string;
  /** Labels before the cards nobody holds, by their names in records. */
  readonly unheld: Readonly<Record<string, string>>;
  /** Names of the boxes that are not cards, by their names in records. */
  readonly boxes: Readonly<Record<string, string>>;
  /** Button label of a move that exists only in this game; `undefined` for a move shared by all games. */
  readonly move: (written: string) => string | undefined;
  /** Setting for the visible hands. */
  readonly hands: string;
  readonly allHands: string;
  readonly handOf: (seat: string) => string;
  readonly playOn: string;
  readonly fault: string;
  /** Heading of the disputed points of the game, whose practices can be switched. */
  readonly readings: string;
  /** Settings of all tables, and the names of their choices. */
  readonly settings: {
    readonly name: string;
    readonly speed: Choice<'slow' | 'usual' | 'quick' | 'at-once'>;
    readonly suits: Choice<'two' | 'four'>;
    readonly indices: Choice<'page' | Language>;
    readonly keep: string;
    readonly keeping: string;
    readonly kept: string;
    readonly notKept: string;
  };
}

/**
 * Clauses of a language, without the stop at their end. `s` is a seat's name, `c` a card in notation, `n` a number of
 * counters; a clause that begins with “and” continues the one before it. Clauses of a single game are in its folder.
 */
export interface TableMessages extends SeatNaming {
  readonly lang: Language;
  readonly table: TableWords;
  /** Separator of two clauses in a sentence. */
  readonly semicolon: string;
  received(n: number): string;
  drew(draws: readonly (readonly [s: string, c: string])[]): string;
  turnedUp(s: string, c: string): string;
  deals(s: string, cards: number): string;
  dealsNone(seats: readonly string[]): string;
  aside(cards: number): string;

  leads(s: string, c: string): string;
  lays(s: string, c: string): string;
  passes(s: string): string;

  /** `to` is empty for a payment to the pool. */
  pays(s: string, to: string, n: number): string;
  outOfGame(s: string): string;
  outOfCards(s: string): string;

  readonly stopped: string;
  readonly exhausted: string;
  readonly ended: string;
  takesPool(n: number): string;
  /** Score of a deal for each player, and the gain of the pool and the boxes. */
  dealScore(score: DealScore): string;
  most(seats: readonly string[]): string;
}
