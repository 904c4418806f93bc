/**
 * Plays a record at a table: checks it and turns it into steps, or returns its faults with their places. The steps are
 * made once; viewers move a cursor over them.
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

/** One step: a deal begun, or a move, with all its consequences. */
export interface Step {
  /** The number of the deal, 1-based. */
  readonly deal: number;
  /** The move in notation, `C 9H`, or `deal 1` for the beginning of a deal. */
  readonly move: string;
  readonly events: readonly GameEvent[];
  /** Owner of each card after the step (seats 0-based). */
  readonly owners: Owners;
  /** Counters on each account after the step, in the order of {@link Replay.accounts}. */
  readonly balance: readonly number[];
  /** Points of each of {@link Replay.scorers} after the step. */
  readonly scores: readonly number[];
  /** The seat (0-based) to play after the step; -1 if the deal is over. */
  readonly toMove: number;
  /** The seats that may not lead for now, in some games. */
  readonly inactive: readonly number[];
  /** The record's comments on the step. */
  readonly comments: readonly string[];
}

/** A replayed record. */
export interface Replay {
  readonly game: string;
  /** The names of the seats in order of play. */
  readonly seats: readonly string[];
  /** The names of all accounts: the seats', then the table's. */
  readonly accounts: readonly string[];
  /** The scorers of points, seats or camps; empty in most games. */
  readonly scorers: readonly string[];
  readonly variant: string | undefined;
  /** Every reading, with the practice used. */
  readonly readings: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly dealOver: boolean;
  readonly gameOver: boolean;
  /** The seats (0-based) that won the game. */
  readonly winners: readonly number[];
  readonly record: DealRecord;
}

/** Replays a record, given as text or parsed, with one of these games. */
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

/** The balance and points after a step (by default the last), by the names of accounts and scorers. */
export const balanceOf = (played: Replay, step = played.steps.length - 1): Readonly<Record<string, number>> => {
  const { balance, scores } = played.steps[step] ?? { balance: [], scores: [] };
  const has = [...balance, ...scores];
  return Object.fromEntries([...played.accounts, ...played.scorers].map((account, i) => [account, has[i] ?? 0]));
};

/** The cards of a seat after a step, in the order of the pack, in notation. */
export const handOf = (step: Step, seat: number): readonly string[] => {
  const hand: string[] = [];
  for (let card = 0; card < PACK_SIZE; card++) if (step.owners[card] === seat) hand.push(makeCard(card));
  return hand;
};

/** The cards dealt to nobody, in notation, at the beginning of the step's deal. */
export const talonOf = (played: Replay, step: Step): readonly string[] => {
  const first = played.steps.find(({ deal }) => deal === step.deal)!;
  return FULL_PACK.filter((card) => first.owners[card] === NOBODY).map(makeCard);
};
