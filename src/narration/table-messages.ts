/** What a language must be able to say of any table: its headings, and the clauses that every game shares. */
import type { Language } from '../i18n/routes.ts';
import type { DealScore } from './deal-score.ts';
import type { Naming } from './names.ts';

/** Something to choose, and the name of each choice. */
interface Choice<T extends string> {
  readonly name: string;
  readonly values: Readonly<Record<T, string>>;
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
  /** The number of a step among how many; of a move with settlements also the part shown among its parts. */
  readonly stepOf: (step: number, steps: number, part: number, parts: number) => string;
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
  /** Which way the game goes round the table. */
  readonly way: Readonly<Record<'left' | 'right', string>>;
  /** How many cards a hand has that is not seen. */
  readonly held: (cards: number) => string;
  /** The points of a player, in short. */
  readonly score: (points: number) => string;
  readonly example: string;
  readonly examples: string;
  readonly view: string;
  readonly views: readonly [table: string, steps: string, accounts: string];
  readonly atStart: string;
  readonly afterDeal: (number: number) => string;
  readonly atEnd: string;
  /** The score of one deal, as a table: its caption, its columns, and the row of the boxes. */
  readonly dealScore: {
    readonly caption: (deal: number) => string;
    readonly inPlay: string;
    readonly settled: string;
    readonly deal: string;
    readonly total: string;
    readonly boxes: string;
  };
  /** In the place of the end, where a record stops in mid-deal. */
  readonly soFar: string;
  readonly account: string;
  readonly together: string;
  readonly toPlay: string;
  readonly laid: string;
  readonly supplied: string;
  /** What a record writes in front of the cards nobody holds. */
  readonly unheld: Readonly<Record<string, string>>;
  /** The boxes of a game that are not each a card, by their names in records. */
  readonly boxes: Readonly<Record<string, string>>;
  /** A move that only this game has, as it stands on what is pressed; nothing for one that is said as in every game. */
  readonly move: (written: string) => string | undefined;
  /** Whose hands are seen on the table. */
  readonly hands: string;
  readonly allHands: string;
  readonly handOf: (seat: string) => string;
  readonly playOn: string;
  readonly fault: string;
  /** The disputed points of the game, which can be switched. */
  readonly readings: string;
  /** What can be chosen for all tables, and what the choices are called. */
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
 * The clauses of a language, without the stop at their end. `s` is a seat's name, `c` a card in notation, `n` a number
 * of counters; a clause that begins with “and” goes on from the one before it. What only one game says is in its folder.
 */
export interface TableMessages extends Naming {
  readonly lang: Language;
  readonly table: TableWords;
  /** What stands between two clauses of a sentence. */
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

  /** `to` is empty when the pool is paid. */
  pays(s: string, to: string, n: number): string;
  outOfGame(s: string): string;
  outOfCards(s: string): string;

  readonly stopped: string;
  readonly exhausted: string;
  readonly ended: string;
  takesPool(n: number): string;
  /** The score of a deal, player by player, and what the pool and the boxes gained or lost by it. */
  dealScore(score: DealScore): string;
  most(seats: readonly string[]): string;
}
