import { type Articles } from './articles.ts';
import { type Card } from './cards.ts';
import { type Listener } from './events.ts';
import { type Hands, type Owners } from './hands.ts';
import { type Random } from './random.ts';
import { type Readings } from './readings.ts';

/** A move: a card laid (its integer), or {@link PASS}. */
export type Move = number;

/** The move of a player who is asked for a card he might lay, and keeps it. */
export const PASS: Move = 52;

/** Room for the legal moves of any position, to be handed to {@link Table.legal}. */
export const moveList = (): Uint8Array => new Uint8Array(64);

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
  /** The first dealer (0-based); without it, {@link Table.drawForDeal} must settle it. */
  readonly dealer?: number;
  /** The order in which the lot lets seats take what cannot be shared; the order of play if not given. */
  readonly lot?: readonly number[];
  /** Hears all that happens; `null` in simulation. */
  readonly listener?: Listener | null;
}

/**
 * A game in progress, as one sees it from above the table. It is mutable; to go back, play the moves
 * again. A move goes through {@link refuse} when it comes from outside, and straight to {@link play} when it
 * came out of {@link legal}.
 */
export interface Table<A extends string = string> {
  readonly seats: number;
  readonly hands: Hands;
  /** The counters on each account: the seats' in their order, then those of the table. */
  readonly balance: Int32Array;
  /** The dealer of this deal; -1 before it is settled. */
  readonly dealer: number;
  /** The number of this deal, from 1; 0 before the first. */
  readonly dealNumber: number;
  /** The seat to play; -1 between deals and after the game. */
  readonly toMove: number;
  readonly dealOver: boolean;
  readonly gameOver: boolean;
  /** The seats that have won the game: none before it is over, several if they are level. */
  readonly winners: readonly number[];

  /**
   * Settles the first dealer by turning or drawing these cards one after another; answers how many were
   * needed, or -1 when they are too few to settle it.
   */
  drawForDeal(cards: ArrayLike<Card>): number;
  /** The seat that deals next: the first dealer before the first deal, the next in turn between deals. */
  nextDealer(): number;
  /** How many cards each seat is to be dealt in the next deal (0 for a seat that is out). */
  handSizes(): readonly number[];
  /** Begins the next deal with every card where `owners` says. */
  deal(owners: Owners): void;
  /** Begins the next deal with a shuffled pack. */
  shuffleAndDeal(random: Random): void;

  /** Writes the legal moves of the seat to play into `into`, in the order of the integers; answers how many. */
  legal(into: Uint8Array): number;
  /** Why this seat may not make this move now; `null` when it may. Changes nothing. */
  refuse(seat: number, move: Move): Refusal<A> | null;
  /** Plays a legal move of the seat to play. */
  play(move: Move): void;
  /** Plays a card that the source punishes, with its penalty; only after {@link refuse} said so. */
  misplay?(card: Card): void;
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
  pack(readings: Readonly<Record<string, string>>): readonly Card[];
  /** What is wrong with this number of seats (the article that sets it), or `null`. */
  refuseSeats(seats: number, readings: Readonly<Record<string, string>>): A | null;
  /** The numbers of seats it can be played by, the readings being the default. */
  readonly seatNumbers: readonly number[];
  /** The accounts after the seats': `pool`, or the boxes. */
  readonly tableAccounts: readonly string[];
  /** Sits down: a table before its first deal. */
  table(setup: Setup): Table<A>;
}
