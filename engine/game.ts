import type { Articles } from './articles.ts';
import { type Card, formatCard } from './cards.ts';
import type { DealLayout, DealtCards, UnheldCards } from './dealing.ts';
import type { Hands } from './hands.ts';
import type { Random } from './random.ts';
import { type ChosenPractices, completePractices, type Readings } from './readings.ts';
import { type CheckedSetup, checkSetup, MAX_SEATS, type Setup } from './setup.ts';

/**
 * A move as an integer: a card (0–51), {@link PASS} (52), or a larger integer where a game has moves that are more than
 * one card, such as captures or a rank named. {@link Table.formatMove} and {@link Table.parseMove} convert such moves
 * to and from words.
 */
export type Move = number;

/** The move of a player who could play a card but passes. */
export const PASS: Move = 52;

/** Formats a move without its seat: `9H`, `pass`, or the game's own notation. */
export const formatMove = (table: Table, move: Move): string =>
  move === PASS ? 'pass' : (table.formatMove?.(move) ?? formatCard(move));

/** Creates a buffer for {@link Table.legal}, large enough for the legal moves of any position. */
export const createMoveBuffer = (): Int32Array => new Int32Array(1024);

/** Reasons for which a move is refused; the narration has a sentence for each. */
export const REFUSAL_REASONS = [
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
  'not-now',
  'not-on-top',
  'not-for-sale',
  'must-answer-offer',
  'bad-offer',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/**
 * A refused move: the reason, the article that forbids it, and `misplay` if a record may contain it as a penalised
 * move.
 */
export interface Refusal<A extends string = string> {
  readonly reason: RefusalReason;
  readonly cite: A;
  /** Set if the source gives a penalty for the move: {@link Table.misplay} then plays it, with the penalty. */
  readonly misplay?: true;
}

/** Read-only view of the hands, which a game may implement with its own data structure. */
export type ReadonlyHands = Pick<Hands, 'owner' | 'size' | 'holds'>;

/**
 * A game in progress, with full information. It is mutable; to go back, replay the moves, or take a copy ({@link
 * copyFrom}). Moves from outside the engine must first be checked with {@link getRefusal}; moves listed by {@link
 * legal} need no check before {@link play}.
 */
export interface Table<A extends string = string> {
  readonly seats: number;
  readonly hands: ReadonlyHands;
  /**
   * Counters on each account: the seats in their order, then the table's accounts; empty in a game without counters.
   */
  readonly balance: Int32Array;
  /** Points of each account in {@link Game.scoreAccounts}, if the game scores points. */
  readonly scores?: Int32Array;
  /** Cards of this deal that no player holds, if their position or order matters. */
  readonly unheld?: UnheldCards;
  /** The dealer of this deal (0-based); -1 before it is settled. */
  readonly dealer: number;
  /** The number of this deal, from 1; 0 before the first. */
  readonly dealNumber: number;
  /** The seat whose turn it is (0-based); -1 between deals and after the game. */
  readonly toMove: number;
  readonly dealOver: boolean;
  readonly gameOver: boolean;
  /** The seats that take part in the deal but may not lead at present; none in most games. */
  readonly inactive?: readonly number[];
  /** True once the players have looked at their cards; `undefined` counts as true. */
  readonly handsLookedAt?: boolean;
  /** The seat whose the best trump turned is, in a game in which it wins; -1 if it is nobody's. */
  readonly chief?: number;
  /**
   * The least integer of the moves that name an amount, `kind × 1024 + amount`; absent in games without such moves.
   */
  readonly amountsFrom?: Move;
  /** The cards that only this seat has looked at, though it may not; none in most games. */
  privateCards?(seat: number): readonly Card[];
  /** The seats that have won the game: empty before the end, several in a tie. */
  readonly winners: readonly number[];

  /**
   * Decides the first dealer by turning up or drawing these cards in order. Returns the number of cards used, or -1 if
   * there are too few.
   */
  drawForDeal(cards: ArrayLike<Card>): number;
  /** Creates the cards for the draw, in a game whose draw may need more than one shuffled pack. */
  drawCards?(random: Random): readonly Card[];
  /** The seat that deals next: the first dealer before the first deal, the next in turn between deals. */
  nextDealer(): number;
  /** Layout of the next deal: its cards, the hand sizes, and the cards face up. */
  layout(): DealLayout;
  /**
   * Destination of each card of the pack in the next deal, from the top: a seat, face down (-1) or face up (-2). Absent
   * if the cards simply go round the seats, one at a time.
   */
  dealOrder?(): readonly number[];
  /**
   * Shuffles the cards of the next deal. The returned object belongs to the table and is valid until the next shuffle.
   */
  shuffle(random: Random): DealtCards;
  /**
   * Begins the next deal. Throws during a deal, before the first dealer is decided, or if the cards do not fit the
   * {@link layout}.
   */
  deal(dealt: DealtCards): void;
  /** Copies the state of another table of the same game, variation and readings, which is not changed. */
  copyFrom(other: Table<A>): void;

  /** Writes the legal moves of the seat whose turn it is into `into`, in increasing order. Returns their number. */
  legal(into: Int32Array): number;
  /** Returns the reason why this seat may not make this move now; `null` if it may. Changes nothing. */
  getRefusal(seat: number, move: Move): Refusal<A> | null;
  /** Plays a move that {@link getRefusal} does not refuse. `seat` defaults to the seat whose turn it is. */
  play(move: Move, seat?: number): void;
  /** Formats a move without its seat: `10D x 9S AC`, `names 4`; absent if all moves of the game are cards. */
  formatMove?(move: Move): string;
  /** Parses words (in upper or lower case) as a move at the current position; `undefined` if they are not a move. */
  parseMove?(words: readonly string[]): Move | undefined;
  /**
   * Tells whether this move is possible only before the dealer turns a card up. A deal with such a move has no turn-up:
   * {@link deal} then receives that card as the rest of the pack (`talon`).
   */
  precedesTurnUp?(move: Move): boolean;
  /**
   * Plays a move for which the source gives a penalty, and applies the penalty. Allowed only after {@link getRefusal}
   * returned the move with `misplay`.
   */
  misplay?(move: Move, seat?: number): void;
}

/** A game of the collection: its names, its limits, and the function that creates its tables. */
export interface Game<A extends string = string, R extends Readings = Readings> {
  /** Id used in records, addresses and commands. */
  readonly id: string;
  /** Siglum (short code) of the source. */
  readonly source: string;
  readonly articles: Articles<A>;
  readonly readings: R;
  /** The variations with rules of their own, by the names used in the Variant tag. */
  readonly variants?: readonly string[];
  /**
   * Names of the table's accounts, which come after those of the seats: `pool`, or the boxes. Absent in a game played
   * for points, without counters.
   */
  readonly tableAccounts?: readonly string[];
  /** Set if a player may pass in silence, so that the others do not know that a pass was made. */
  readonly hiddenPass?: true;
  /** Set if moves name cards that not every seat sees, so that only some seats may read such a move. */
  readonly privateMoves?: true;
  /** Set if the cards left over are drawn in the play, or lie face up, so that their order matters. */
  readonly stock?: true;
  /**
   * Chooses the move of a player who follows a simple plan at the current position, in a game whose moves are not cards
   * to be played in an order of preference. Books of such a game are compared with players who follow it.
   */
  planMove?(table: Table, readings: ChosenPractices<R>): Move;
  /** The articles according to which the points of a trick are counted, in games with tricks. */
  readonly trickWorth?: readonly A[];
  /** Returns the cards used with these readings. */
  pack(readings?: Partial<ChosenPractices<R>>, seats?: number): readonly Card[];
  /** Returns the article that forbids this number of seats, or `null`. */
  refuseSeats(seats: number, readings?: Partial<ChosenPractices<R>>, variant?: string): A | null;
  /** Lists the numbers of seats allowed with these readings. */
  seatNumbers(readings?: Partial<ChosenPractices<R>>, variant?: string): readonly number[];
  /** Lists the accounts that score points: the seats, or the camps, such as `A+C`. Absent in a game without points. */
  scoreAccounts?(names: readonly string[], readings?: Partial<ChosenPractices<R>>): readonly string[];
  /** Creates a table before its first deal. Throws a {@link SetupError} if the setup is not valid for this game. */
  table(setup: Setup<R>): Table<A>;
}

/**
 * Definition of a game, written in the folder of the game. Its functions receive complete readings and checked
 * arguments.
 */
export interface GameDescription<A extends string, R extends Readings, V extends string> {
  readonly id: string;
  readonly source: string;
  readonly articles: Articles<A>;
  readonly readings: R;
  readonly variants?: readonly V[];
  readonly tableAccounts?: readonly string[];
  readonly hiddenPass?: true;
  readonly privateMoves?: true;
  readonly stock?: true;
  readonly trickWorth?: readonly A[];
  planMove?(table: Table, readings: ChosenPractices<R>): Move;
  pack(readings: ChosenPractices<R>, seats?: number): readonly Card[];
  refuseSeats(seats: number, readings: ChosenPractices<R>, variant?: V): A | null;
  scoreAccounts?(names: readonly string[], readings: ChosenPractices<R>): readonly string[];
  table(setup: CheckedSetup<R, V>): Table<A>;
}

/** Builds a game from its definition. All tables are created through it, so that every input is checked. */
export const defineGame = <A extends string, const R extends Readings, V extends string = never>(
  description: GameDescription<A, R, V>,
): Game<A, R> => {
  const { readings, scoreAccounts } = description;
  const refuseSeats: Game<A, R>['refuseSeats'] = (seats, chosen, variant) =>
    description.refuseSeats(seats, completePractices(readings, chosen), variant as V);
  return {
    ...description,
    pack: (chosen, seats) => description.pack(completePractices(readings, chosen), seats),
    refuseSeats,
    seatNumbers: (chosen, variant) => SEATS.filter((seats) => refuseSeats(seats, chosen, variant) === null),
    ...(scoreAccounts && {
      scoreAccounts: (names, chosen) => scoreAccounts(names, completePractices(readings, chosen)),
    }),
    table: (setup) => description.table(checkSetup(description, setup)),
  };
};

/** All numbers of seats that a game could allow. */
const SEATS: readonly number[] = Array.from({ length: MAX_SEATS }, (_, i) => i + 1);
