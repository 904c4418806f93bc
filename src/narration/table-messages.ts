/** Messages that each language must have for every table: headings, and the clauses shared by all games. */
import type { Language } from '../i18n/routes.ts';
import type { DealScore } from './deal-score.ts';
import type { SeatNameOptions } from './seat-names.ts';

/** A setting of the table, and the name of each of its values. */
interface Choice<T extends string> {
  readonly name: string;
  readonly values: Readonly<Record<T, string>>;
}

/** Words of the table that are not part of a narrated sentence: labels, headings, settings. */
export interface TableWords {
  readonly label: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly step: string;
  /**
   * Formats the number of a step and of all steps; for a move with settlements also the number of the part and of all
   * parts.
   */
  readonly stepOf: (step: number, steps: number, part: number, parts: number) => string;
  readonly article: (number: number) => string;
  readonly seat: string;
  readonly hand: string;
  readonly pool: string;
  readonly points: string;
  readonly deal: (number: number) => string;
  readonly deals: (seat: string) => string;
  /** Mark beside the name of the dealer. `out`: mark beside a player who is out of the game. */
  readonly dealer: string;
  readonly out: string;
  /** Direction in which the turns go round the table. */
  readonly way: Readonly<Record<'left' | 'right', string>>;
  /** Formats the number of cards in a hand that is not visible. */
  readonly held: (cards: number) => string;
  /** Formats the points of a player, abbreviated. */
  readonly score: (points: number) => string;
  readonly example: string;
  readonly examples: string;
  readonly view: string;
  readonly views: readonly [table: string, steps: string, accounts: string];
  readonly atStart: string;
  readonly afterDeal: (number: number) => string;
  readonly atEnd: string;
  /** Table with the score of one deal: its caption, headings of its columns, and name of the row for all boxes. */
  readonly dealScore: {
    readonly caption: (deal: number) => string;
    readonly inPlay: string;
    readonly settled: string;
    readonly deal: string;
    readonly total: string;
    readonly boxes: string;
  };
  /** Replaces the heading `atEnd` if a record stops in the middle of a deal. */
  readonly soFar: string;
  /** Sentence after the last step of a record that stops in the middle of a deal. */
  readonly stopsHere: string;
  readonly account: string;
  readonly together: string;
  readonly toPlay: string;
  readonly laid: string;
  readonly supplied: string;
  /** Labels for cards that no player holds, stored under their names in records. */
  readonly unheld: Readonly<Record<string, string>>;
  /** Names of the boxes that have no card, stored under their names in records. */
  readonly boxes: Readonly<Record<string, string>>;
  /** Label of the button for a move that exists only in this game; `undefined` for a move shared by all games. */
  readonly move: (written: string) => string | undefined;
  /** Clause for a card that is a move by itself, in a game in which such a card is not played but turned up. */
  readonly alone?: (s: string, card: string) => string;
  /** Name of the setting for which hands are visible. */
  readonly hands: string;
  readonly allHands: string;
  readonly handOf: (seat: string) => string;
  readonly playOn: string;
  readonly fault: string;
  /** Heading of the disputed points of the game, whose practices the user can change. */
  readonly readings: string;
  /** Settings that apply to all tables, and the names of their values. */
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
 * Clauses of a language, without punctuation at the end. `s` is a seat's name, `c` a card in notation, `n` a number of
 * counters. A clause that begins with “and” continues the previous one. Clauses that only one game needs are in the
 * folder of the game.
 */
export interface TableMessages extends SeatNameOptions {
  readonly lang: Language;
  readonly table: TableWords;
  /** Semicolon between two clauses of a sentence, with its spaces. */
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
  /** Sentence with the score of a deal for each player, and the gains of the pool and of the boxes. */
  dealScore(score: DealScore): string;
  most(seats: readonly string[]): string;
}
