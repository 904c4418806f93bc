import type { Articles } from './articles.ts';
import { type Card, makeCard } from './cards.ts';
import type { Listener } from './events.ts';
import type { Hands, Owners } from './hands.ts';
import type { Random } from './random.ts';
import type { Readings } from './readings.ts';

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

/** What is settled before the first card: who sits, by which readings, who deals, what the lot says. */
export interface Setup {
  /** How many seats, in the order of play. */
  readonly seats: number;
  /** The practices chosen; the default stands for each point not named. */
  readonly readings?: Readonly<Record<string, string>>;
  /** The variation played; the game itself when none is named. */
  readonly variant?: string | undefined;
  /** The first dealer (0-based); without it, {@link Table.drawForDeal} must settle it. */
  readonly dealer?: number;
  /** The order in which the lot lets seats take what cannot be shared; the order of play if not given. */
  readonly lot?: readonly number[];
  /** Hears all that happens; `null` in simulation. */
  readonly listener?: Listener | null;
}

/** The hands round a table, to look at: a game may keep them in another form for itself. */
export type HandsSeen = Pick<Hands, 'owner' | 'size' | 'holds'>;

/** The cards of a deal that nobody holds, where the rules give them a place of their own. */
export interface Laid {
  /** The card turned up. */
  readonly turnUp?: Card | undefined;
  /** The cards dealt face up on the table, in the order in which they lie. */
  readonly board?: readonly Card[] | undefined;
  /** The cards left over, in the order in which they would be taken; in the order of the integers if none is written. */
  readonly talon?: readonly Card[] | undefined;
}

/**
 * A game in progress, as one sees it from above the table. It is mutable; to go back, play the moves
 * again. A move goes through {@link refuse} when it comes from outside, and straight to {@link play} when it
 * came out of {@link legal}.
 */
export interface Table<A extends string = string> {
  readonly seats: number;
  readonly hands: HandsSeen;
  /** The counters on each account: the seats' in their order, then those of the table. */
  readonly balance: Int32Array;
  /** The points scored by each of {@link Game.scoreAccounts}, where the game scores points. */
  readonly scores?: Int32Array;
  /** Where the cards of this deal that nobody holds lie, when their place or order matters. */
  readonly laid?: Laid;
  /** Whether each deal turns up a card that nobody holds, so that a record must write it out. */
  readonly turnsUp?: boolean;
  /** How many cards are dealt face up on the table; none in most games. */
  readonly boardSize?: number;
  /** The cards of the next deal, when they are not always the same. */
  readonly pack?: readonly Card[];
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
  /** The seats that have won the game: none before it is over, several if they are level. */
  readonly winners: readonly number[];

  /**
   * Settles the first dealer by turning or drawing these cards one after another; answers how many were
   * needed, or -1 when they are too few to settle it.
   */
  drawForDeal(cards: ArrayLike<Card>): number;
  /** The cards that the draw turns up when chance shuffles for it, where one shuffled pack may not settle it. */
  drawCards?(random: Random): readonly Card[];
  /** The seat that deals next: the first dealer before the first deal, the next in turn between deals. */
  nextDealer(): number;
  /** How many cards each seat is to be dealt in the next deal (0 for a seat that is out). */
  handSizes(): readonly number[];
  /** Stands as another table of the same game, with the same readings, stands between two deals: the accounts, the dealer, who is out. */
  standAs(other: Table<A>): void;
  /** Begins the next deal with every card where `owners` says, and the rest of them where `laid` says. */
  deal(owners: Owners, laid?: Laid): void;
  /** Begins the next deal with a shuffled pack. */
  shuffleAndDeal(random: Random): void;

  /** Writes the legal moves of the seat to play into `into`, in the order of the integers; answers how many. */
  legal(into: Int32Array): number;
  /** Why this seat may not make this move now; `null` when it may. Changes nothing. */
  refuse(seat: number, move: Move): Refusal<A> | null;
  /** Plays a legal move of the seat to play. */
  play(move: Move): void;
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
  /** Why this seat may not claim the penalty of an earlier misplay now; `null` when it may. */
  refuseClaim?(seat: number): Refusal<A> | null;
  /** Claims the penalty of the oldest misplay not yet paid for. */
  claim?(seat: number): void;
}

/** A game of the collection: what it is called, who may play it, and how to sit down to it. */
export interface Game<A extends string = string> {
  /** Its name in records, addresses and commands. */
  readonly id: string;
  /** The siglum of the source. */
  readonly source: string;
  readonly articles: Articles<A>;
  readonly readings: Readings;
  /** The cards it is played with, by the readings chosen. */
  pack(readings: Readonly<Record<string, string>>, seats?: number): readonly Card[];
  /** What is wrong with this number of seats (the article that sets it), or `null`. */
  refuseSeats(seats: number, readings: Readonly<Record<string, string>>, variant?: string): A | null;
  /** The variations that have a procedure of their own, by the names of the Variant tag. */
  readonly variants?: readonly string[];
  /** The numbers of seats it can be played by, the readings being the default. */
  readonly seatNumbers: readonly number[];
  /** The accounts after the seats': `pool`, or the boxes. */
  readonly tableAccounts: readonly string[];
  /** Whether the seats have counters at all; a game that only scores points has no accounts. They have unless it says so. */
  readonly counters?: 'none';
  /** Whether who is asked for a card may keep it and say nothing, so that the others do not know that he was asked. */
  readonly keepsInSilence?: true;
  /** Who scores points: the seats, or the camps, `A+C`; nobody when the game has none. */
  scoreAccounts?(names: readonly string[], readings: Readonly<Record<string, string>>): readonly string[];
  /** Sits down: a table before its first deal. */
  table(setup: Setup): Table<A>;
}
