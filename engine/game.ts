import type { Articles } from './articles.ts';
import { type Card, formatCard } from './cards.ts';
import type { DealtCards, Layout, UnheldCards } from './dealing.ts';
import type { Hands } from './hands.ts';
import type { Random } from './random.ts';
import { type ChosenPractices, choose, type Readings } from './readings.ts';
import { type CheckedSetup, checkSetup, MOST_SEATS, type Setup } from './setup.ts';

/**
 * A move: a card played (its integer, 0–51), {@link PASS}, or a larger integer defined by the game, if a move is more
 * than a card (its captures, a rank named). {@link Table.formatMove} and {@link Table.parseMove} convert those to and from words.
 */
export type Move = number;

/** The move of a player who could play a card and does not. */
export const PASS: Move = 52;

/** Formats a move without its seat: `9H`, `pass`, or the game's own notation. */
export const formatMove = (table: Table, move: Move): string =>
  move === PASS ? 'pass' : (table.formatMove?.(move) ?? formatCard(move));

/** Creates a buffer for {@link Table.legal}, large enough for the legal moves of any position. */
export const createMoveBuffer = (): Int32Array => new Int32Array(1024);

/** Reasons for refusing a move; their sentences are in the narration. */
export const REFUSALS = [
  'deal-over',
  'not-your-turn',
  'not-in-hand',
  'must-pair',
  'must-continue',
  'must-supply',
  'no-pass',
  'nothing-to-claim',
  'must-follow',
  'must-beat',
  'must-trump',
  'must-discard',
  'must-answer',
  'irregular',
  'no-fault',
  'must-name',
  'must-call',
  'already-shown',
  'wrong-word',
  'must-capture',
  'must-take-all',
  'does-not-combine',
  'may-not-expose',
] as const;
export type RefusalReason = (typeof REFUSALS)[number];

/** A refused move: the reason, the article that forbids it, and whether it can be recorded as a misplay. */
export interface Refusal<A extends string = string> {
  readonly reason: RefusalReason;
  readonly cite: A;
  /** Set if the source penalises the move: {@link Table.misplay} then plays it, with the penalty. */
  readonly misplay?: true;
}

/** Read-only view of the hands; a game may store them in another form. */
export type HandsSeen = Pick<Hands, 'owner' | 'size' | 'holds'>;

/**
 * A game in progress, with full information. It is mutable; to go back, replay the moves, or take a copy ({@link
 * copyFrom}). A move from outside must pass {@link getRefusal}; one from {@link legal} may go straight to {@link play}.
 */
export interface Table<A extends string = string> {
  readonly seats: number;
  readonly hands: HandsSeen;
  /**
   * Counters on each account: the seats in their order, then the table's accounts; empty in a game without counters.
   */
  readonly balance: Int32Array;
  /** Points of each of {@link Game.scoreAccounts}, if the game scores points. */
  readonly scores?: Int32Array;
  /** Places of the cards of this deal that nobody holds, if their place or order matters. */
  readonly unheld?: UnheldCards;
  /** The dealer of this deal (0-based); -1 before it is settled. */
  readonly dealer: number;
  /** The number of this deal, from 1; 0 before the first. */
  readonly dealNumber: number;
  /** The seat to play (0-based); -1 between deals and after the game. */
  readonly toMove: number;
  readonly dealOver: boolean;
  readonly gameOver: boolean;
  /** The seats in the deal that may not lead for now; none in most games. */
  readonly inactive?: readonly number[];
  /** True once the players have looked at their cards; `undefined` counts as true. */
  readonly handsLookedAt?: boolean;
  /** The left-over cards that only this seat has looked at; none in most games. */
  privateCards?(seat: number): readonly Card[];
  /** The seats that have won the game: empty before it is over, several in a tie. */
  readonly winners: readonly number[];

  /**
   * Settles the first dealer by turning or drawing these cards in order; returns the number of cards used, or -1 if
   * they are too few.
   */
  drawForDeal(cards: ArrayLike<Card>): number;
  /** The cards for the draw in a shuffled game, if one shuffled pack may not settle it. */
  drawCards?(random: Random): readonly Card[];
  /** The seat that deals next: the first dealer before the first deal, the next in turn between deals. */
  nextDealer(): number;
  /** Layout of the next deal: its cards, the hand sizes, and the cards face up. */
  layout(): Layout;
  /**
   * Destination of each card of the pack in the next deal, from the top: a seat, face down (-1) or face up (-2). Absent
   * if cards simply go round the seats, one at a time.
   */
  dealOrder?(): readonly number[];
  /** Shuffles the next deal. The result belongs to the table and is valid until the next shuffle. */
  shuffle(random: Random): DealtCards;
  /**
   * Begins the next deal. Throws during a deal, before the dealer is settled, or if the cards do not fit the {@link
   * layout}.
   */
  deal(dealt: DealtCards): void;
  /** Copies another table's state: same game, variation and readings. The other is not changed. */
  copyFrom(other: Table<A>): void;

  /** Writes the legal moves of the seat to play into `into`, in increasing order; returns their number. */
  legal(into: Int32Array): number;
  /** Reason why this seat may not make this move now; `null` if it may. Changes nothing. */
  getRefusal(seat: number, move: Move): Refusal<A> | null;
  /** Makes a move that is not refused; for the seat to play if no seat is given. */
  play(move: Move, seat?: number): void;
  /** Formats a move without its seat: `10D x 9S AC`, `names 4`; absent if all moves of the game are cards. */
  formatMove?(move: Move): string;
  /** Parses words (in upper or lower case) as a move at the current position; `undefined` if they are none. */
  parseMove?(words: readonly string[]): Move | undefined;
  /**
   * True if this move is possible only before the card is turned up, so that a deal in which it is made has no turn-up:
   * {@link deal} is then given that card as the rest of the pack, its talon.
   */
  precedesTurnUp?(move: Move): boolean;
  /**
   * Plays a move that the source penalises, with its penalty, for this seat; only after {@link getRefusal} returned it as a
   * misplay.
   */
  misplay?(move: Move, seat?: number): void;
}

/** A game of the collection: its names, its limits, and its tables. */
export interface Game<A extends string = string, R extends Readings = Readings> {
  /** Its id in records, addresses and commands. */
  readonly id: string;
  /** The siglum of the source. */
  readonly source: string;
  readonly articles: Articles<A>;
  readonly readings: R;
  /** The variations with a procedure of their own, by the names used in the Variant tag. */
  readonly variants?: readonly string[];
  /** The accounts after the seats': `pool`, or the boxes. Absent in a game played for points, without counters. */
  readonly tableAccounts?: readonly string[];
  /** Set if a player may pass in silence, so that the others do not know that a pass was made. */
  readonly hiddenPass?: true;
  /** The articles that count the points of a trick, in games with tricks. */
  readonly trickWorth?: readonly A[];
  /** The cards used, for these readings. */
  pack(readings?: Partial<ChosenPractices<R>>, seats?: number): readonly Card[];
  /** The article that forbids this number of seats, or `null`. */
  refuseSeats(seats: number, readings?: Partial<ChosenPractices<R>>, variant?: string): A | null;
  /** The numbers of seats allowed, for these readings. */
  seatNumbers(readings?: Partial<ChosenPractices<R>>, variant?: string): readonly number[];
  /** The scorers of points: the seats, or the camps, `A+C`; absent in a game without points. */
  scoreAccounts?(names: readonly string[], readings?: Partial<ChosenPractices<R>>): readonly string[];
  /** Creates a table before its first deal. Throws a {@link SetupError} if the setup is not valid for this game. */
  table(setup: Setup<R>): Table<A>;
}

/**
 * A game as its own folder defines it: readings are complete and arguments are checked before its functions are called.
 */
export interface Description<A extends string, R extends Readings, V extends string> {
  readonly id: string;
  readonly source: string;
  readonly articles: Articles<A>;
  readonly readings: R;
  readonly variants?: readonly V[];
  readonly tableAccounts?: readonly string[];
  readonly hiddenPass?: true;
  readonly trickWorth?: readonly A[];
  pack(readings: ChosenPractices<R>, seats?: number): readonly Card[];
  refuseSeats(seats: number, readings: ChosenPractices<R>, variant?: V): A | null;
  scoreAccounts?(names: readonly string[], readings: ChosenPractices<R>): readonly string[];
  table(setup: CheckedSetup<R, V>): Table<A>;
}

/** Builds a game from its definition. All tables are made through it, so that every input is checked. */
export const defineGame = <A extends string, const R extends Readings, V extends string = never>(
  description: Description<A, R, V>,
): Game<A, R> => {
  const { readings, scoreAccounts } = description;
  const refuseSeats: Game<A, R>['refuseSeats'] = (seats, chosen, variant) =>
    description.refuseSeats(seats, choose(readings, chosen), variant as V);
  return {
    ...description,
    pack: (chosen, seats) => description.pack(choose(readings, chosen), seats),
    refuseSeats,
    seatNumbers: (chosen, variant) => SEATS.filter((seats) => refuseSeats(seats, chosen, variant) === null),
    ...(scoreAccounts && { scoreAccounts: (names, chosen) => scoreAccounts(names, choose(readings, chosen)) }),
    table: (setup) => description.table(checkSetup(description, setup)),
  };
};

/** The numbers of seats that are tried. */
const SEATS: readonly number[] = Array.from({ length: MOST_SEATS }, (_, i) => i + 1);
