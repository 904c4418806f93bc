import type { Articles } from './articles.ts';
import { type Card, makeCard } from './cards.ts';
import type { Dealt, Laid, Layout } from './dealing.ts';
import type { Hands } from './hands.ts';
import type { Random } from './random.ts';
import { type Choice, choose, type Readings } from './readings.ts';
import { type CheckedSetup, checkSetup, MOST_SEATS, type Setup } from './setup.ts';

/**
 * A move: a card laid (its integer, 0–51), {@link PASS}, or an integer of the game's own above it, where a move
 * says more than a card (what it captures, a rank named). {@link Table.write} and {@link Table.read} put those into words.
 */
export type Move = number;

/** The move of a player who is asked for a card he might lay, and keeps it. */
export const PASS: Move = 52;

/** A move in words, without the seat: `9H`, `pass`, or as the game writes its own. */
export const writeMove = (table: Table, move: Move): string =>
  move === PASS ? 'pass' : (table.write?.(move) ?? makeCard(move));

/** Room for the legal moves of any position, to be handed to {@link Table.legal}. */
export const moveList = (): Int32Array => new Int32Array(1024);

/** Why a move is refused; the sentences are the narration's. */
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

/** A move refused: the reason, the article that forbids it, and whether it can be recorded as a misplay. */
export interface Refusal<A extends string = string> {
  readonly reason: RefusalReason;
  readonly cite: A;
  /** The source sets a penalty on it: {@link Table.misplay} plays it, with the penalty. */
  readonly misplay?: true;
}

/** The hands round a table, to look at: a game may keep them in another form for itself. */
export type HandsSeen = Pick<Hands, 'owner' | 'size' | 'holds'>;

/**
 * A game in progress, as one sees it from above the table. It is mutable; to go back, play the moves again, or keep a
 * copy ({@link copyFrom}). A move goes through {@link refuse} when it comes from outside, and straight to {@link play}
 * when it came out of {@link legal}.
 */
export interface Table<A extends string = string> {
  readonly seats: number;
  readonly hands: HandsSeen;
  /** The counters on each account: the seats' in their order, then those of the table; empty in a game without. */
  readonly balance: Int32Array;
  /** The points scored by each of {@link Game.scoreAccounts}, where the game scores points. */
  readonly scores?: Int32Array;
  /** Where the cards of this deal that nobody holds lie, when their place or order matters. */
  readonly laid?: Laid;
  /** The dealer of this deal; -1 before it is settled. */
  readonly dealer: number;
  /** The number of this deal, from 1; 0 before the first. */
  readonly dealNumber: number;
  /** The seat to play; -1 between deals and after the game. */
  readonly toMove: number;
  readonly dealOver: boolean;
  readonly gameOver: boolean;
  /** The seats that are in the deal and for the time may not lead; none in most games. */
  readonly inactive?: readonly number[];
  /** Whether the players have looked at the cards dealt to them; they have, where the game does not say. */
  readonly looked?: boolean;
  /** The cards left over that a seat alone has looked at; nobody has in most games. */
  privy?(seat: number): readonly Card[];
  /** The seats that have won the game: none before it is over, several if they are level. */
  readonly winners: readonly number[];

  /**
   * Settles the first dealer by turning or drawing these cards one after another; returns how many were
   * needed, or -1 when they are too few to settle it.
   */
  drawForDeal(cards: ArrayLike<Card>): number;
  /** The cards that the draw turns up when chance shuffles for it, where one shuffled pack may not settle it. */
  drawCards?(random: Random): readonly Card[];
  /** The seat that deals next: the first dealer before the first deal, the next in turn between deals. */
  nextDealer(): number;
  /** How the next deal is laid out: of which cards, how many to each seat, and what lies face up. */
  layout(): Layout;
  /**
   * Where each card of the pack goes in the next deal, from the top: to a seat, out of sight (-1) or face up (-2); a game in
   * which the cards go round the seats alone, one at a time, does not say.
   */
  course?(): readonly number[];
  /** The next deal as chance shuffles it. What is returned is the table's own, and stands until it shuffles again. */
  shuffle(random: Random): Dealt;
  /**
   * Begins the next deal. Throws while a deal is going on or the dealer is not settled, and where the cards do not fit the
   * {@link layout}.
   */
  deal(dealt: Dealt): void;
  /** Stands in every respect as another table of the same game, variation and readings stands; that one is left as it is. */
  copyFrom(other: Table<A>): void;

  /** Writes the legal moves of the seat to play into `into`, in the order of the integers; returns how many. */
  legal(into: Int32Array): number;
  /** Why this seat may not make this move now; `null` when it may. Changes nothing. */
  refuse(seat: number, move: Move): Refusal<A> | null;
  /** Makes a move that is not refused, for the seat to play if none is named. */
  play(move: Move, seat?: number): void;
  /** A move in words, without the seat: `10D x 9S AC`, `names 4`; a game whose moves are all cards has none of its own. */
  write?(move: Move): string;
  /** The move that words (in capitals or not) name at this table now; `undefined` when they name none. */
  read?(words: readonly string[]): Move | undefined;
  /**
   * Whether this move is made only before the card is turned up, so that a deal in which it is made never came to its
   * turn-up: {@link deal} is then given that card as what is left of the pack, its talon.
   */
  precedesTurnUp?(move: Move): boolean;
  /** Plays a move that the source punishes, with its penalty, for this seat; only after {@link refuse} said so. */
  misplay?(move: Move, seat?: number): void;
}

/** A game of the collection: what it is called, who may play it, and how to sit down to it. */
export interface Game<A extends string = string, R extends Readings = Readings> {
  /** Its name in records, addresses and commands. */
  readonly id: string;
  /** The siglum of the source. */
  readonly source: string;
  readonly articles: Articles<A>;
  readonly readings: R;
  /** The variations that have a procedure of their own, by the names of the Variant tag. */
  readonly variants?: readonly string[];
  /** The accounts after the seats': `pool`, or the boxes. A game that has none is played for points, without counters. */
  readonly tableAccounts?: readonly string[];
  /** Whether who is asked for a card may keep it and say nothing, so that the others do not know that he was asked. */
  readonly keepsInSilence?: true;
  /** The articles by which the points of a trick are counted, where tricks are taken. */
  readonly trickWorth?: readonly A[];
  /** The cards it is played with, by the readings chosen. */
  pack(readings?: Partial<Choice<R>>, seats?: number): readonly Card[];
  /** What is wrong with this number of seats (the article that sets it), or `null`. */
  refuseSeats(seats: number, readings?: Partial<Choice<R>>, variant?: string): A | null;
  /** The numbers of seats it can be played by, by the readings chosen. */
  seatNumbers(readings?: Partial<Choice<R>>, variant?: string): readonly number[];
  /** Who scores points: the seats, or the camps, `A+C`; nobody when the game has none. */
  scoreAccounts?(names: readonly string[], readings?: Partial<Choice<R>>): readonly string[];
  /** Sits down: a table before its first deal. Throws a {@link SetupError} where the setup makes no sense in this game. */
  table(setup: Setup<R>): Table<A>;
}

/** A game as its own room describes it: every reading is settled before it is asked, and nothing senseless reaches it. */
export interface Description<A extends string, R extends Readings, V extends string> {
  readonly id: string;
  readonly source: string;
  readonly articles: Articles<A>;
  readonly readings: R;
  readonly variants?: readonly V[];
  readonly tableAccounts?: readonly string[];
  readonly keepsInSilence?: true;
  readonly trickWorth?: readonly A[];
  pack(readings: Choice<R>, seats?: number): readonly Card[];
  refuseSeats(seats: number, readings: Choice<R>, variant?: V): A | null;
  scoreAccounts?(names: readonly string[], readings: Choice<R>): readonly string[];
  table(setup: CheckedSetup<R, V>): Table<A>;
}

/** Makes a game of its description: the one way to its tables, and all that comes in by it is checked. */
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

/** The numbers of seats that are asked about. */
const SEATS: readonly number[] = Array.from({ length: MOST_SEATS }, (_, i) => i + 1);
