/**
 * Plays a record at a table: what was only written becomes what was played, step by step, or is refused with
 * the place of each fault. The steps are made once; whoever looks at them moves a cursor.
 */
import { FULL_PACK, makeCard, PACK_SIZE } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { NOBODY, type Owners } from '../hands.ts';
import type { Fault, Result } from './faults.ts';
import { parseRecord } from './parse-record.ts';
import { Playing } from './playing.ts';
import type { DealRecord } from './record.ts';
import { setUp } from './set-up.ts';

/** One step: a deal begun, or a move, with all that followed from it. */
export interface Step {
  /** The number of the deal, from 1. */
  readonly deal: number;
  /** The move in notation, `C 9H`, or `deal 1` for the beginning of a deal. */
  readonly move: string;
  readonly events: readonly GameEvent[];
  /** Who holds each card after the step (seats 0-based). */
  readonly owners: Owners;
  /** The counters on each account after the step, in the order of {@link Replay.accounts}. */
  readonly balance: readonly number[];
  /** The points of each of {@link Replay.scorers} after the step. */
  readonly scores: readonly number[];
  /** The seat (0-based) to play after the step; -1 when the deal is over. */
  readonly toMove: number;
  /** The seats that for the time may not lead, as the rules of some games have it. */
  readonly inactive: readonly number[];
  /** What the record remarks on it. */
  readonly comments: readonly string[];
}

/** A record that has been played. */
export interface Replay {
  readonly game: string;
  /** The names of the seats in the order of play. */
  readonly seats: readonly string[];
  /** The names of all accounts: the seats', then the table's. */
  readonly accounts: readonly string[];
  /** Who scores points, the seats or the camps; nobody in most games. */
  readonly scorers: readonly string[];
  readonly variant: string | undefined;
  /** Every reading and the practice it was played by. */
  readonly readings: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly dealOver: boolean;
  readonly gameOver: boolean;
  /** The seats (0-based) that won the game. */
  readonly winners: readonly number[];
  readonly record: DealRecord;
}

/** Plays a record, given as text or as read, with one of these games. */
export const replay = (written: string | DealRecord, games: readonly Game[]): Result<Replay> => {
  const read: Result<DealRecord> = typeof written === 'string' ? parseRecord(written) : { ok: true, value: written };
  if (!read.ok) return read;
  const faults: Fault[] = [];
  const seating = setUp(read.value, games, faults);
  if (!seating || faults.length > 0) return { ok: false, faults };
  const playing = new Playing(seating);
  const wrong = playing.all(read.value);
  return wrong.length > 0 ? { ok: false, faults: wrong } : { ok: true, value: playing.replay(read.value) };
};

/** The balance of a replay by the names of the accounts and of those who score, after a step (the last when none is named). */
export const balanceOf = (played: Replay, step = played.steps.length - 1): Readonly<Record<string, number>> => {
  const { balance, scores } = played.steps[step] ?? { balance: [], scores: [] };
  const has = [...balance, ...scores];
  return Object.fromEntries([...played.accounts, ...played.scorers].map((account, i) => [account, has[i] ?? 0]));
};

/** The cards a seat holds after a step, in the order of the pack, in notation. */
export const handOf = (step: Step, seat: number): readonly string[] => {
  const hand: string[] = [];
  for (let card = 0; card < PACK_SIZE; card++) if (step.owners[card] === seat) hand.push(makeCard(card));
  return hand;
};

/** The cards that nobody was dealt, in notation, at the beginning of the deal a step belongs to. */
export const talonOf = (played: Replay, step: Step): readonly string[] => {
  const first = played.steps.find(({ deal }) => deal === step.deal)!;
  return FULL_PACK.filter((card) => first.owners[card] === NOBODY).map(makeCard);
};
