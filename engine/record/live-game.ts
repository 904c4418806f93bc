/**
 * A game in progress: a record, and the table at its current position. Each move is added to the record, so that the
 * game can be saved, shared and restored exactly. To take a move back, the record is replayed without it.
 */

import type { Card } from '../cards.ts';
import { createMoveBuffer, type Game, type Move, type Refusal, type Table } from '../game.ts';
import { type Observation, Observer } from '../observation.ts';
import type { Random } from '../random.ts';
import { toRecordedMove } from './deal-record.ts';
import { recordDealtHands } from './dealt-hands.ts';
import type { Fault, Result } from './faults.ts';
import { parseRecord } from './parse-record.ts';
import type { DealRecord, RecordedDeal, RecordedMove, Tag } from './record.ts';
import { type DealHistory, NOTHING_TO_CLAIM, RecordReplayer } from './record-replayer.ts';
import { createSeating, type Seating } from './seating.ts';
import type { Replay } from './steps.ts';

const PLACEHOLDER_PLACE = { line: 1, column: 1 } as const;

/** State of a game in progress, as search bots need it. */
export interface GameState {
  readonly game: Game;
  readonly seats: number;
  readonly names: readonly string[];
  readonly readings: Readonly<Record<string, string>>;
  readonly variant: string | undefined;
  readonly dealer: number;
  /**
   * The cards drawn before the first deal, which may decide the seats as well as the dealer; empty if the record only
   * names the dealer.
   */
  readonly draw: readonly Card[];
  readonly lot: readonly number[];
  readonly dealHistories: readonly DealHistory[];
}

/** A game that continues from the end of a record. */
export class LiveGame {
  readonly #seating: Seating;
  #record: DealRecord;
  #playing!: RecordReplayer;
  #witness = new Observer();
  /** Number of steps after each deal and move of the record, the silences at its end left out. */
  #stepsAfter: number[] = [];
  /**
   * The silences since the last recorded move, of which no event tells. A move implies those before it, so that they stand
   * in the record only until then.
   */
  #silences: readonly RecordedMove[] = [];
  readonly #legal = createMoveBuffer();

  private constructor(seating: Seating, record: DealRecord) {
    this.#seating = seating;
    this.#record = record;
  }

  /**
   * Continues from a record, given as text or parsed. Returns its faults instead if there are any. The Expect tags are
   * removed from the record.
   */
  static from(written: string | DealRecord, games: readonly Game[]): Result<LiveGame> {
    const read: Result<DealRecord> = typeof written === 'string' ? parseRecord(written) : { ok: true, value: written };
    if (!read.ok) return read;
    const record = { ...read.value, tags: withoutExpect(read.value.tags) };
    const faults: Fault[] = [];
    const seating = createSeating(record, games, faults);
    if (!seating || faults.length > 0) return { ok: false, faults };
    const live = new LiveGame(seating, record);
    const wrong = live.#replayRecord(record);
    return wrong.length > 0 ? { ok: false, faults: wrong } : { ok: true, value: live };
  }

  /** Replays a record from its beginning; returns its faults. */
  #replayRecord(record: DealRecord): readonly Fault[] {
    this.#witness = new Observer();
    this.#playing = new RecordReplayer(this.#seating, this.#witness.listener);
    const faults = this.#playing.replayAll(record);
    if (faults.length > 0) return faults;
    this.#stepsAfter = this.#playing.stepsAfter.slice();
    const played = withoutLast(record, countSilencesAtEnd(this.#stepsAfter));
    this.#silences = record.deals.at(-1)?.moves.slice(played.deals.at(-1)!.moves.length) ?? [];
    this.#stepsAfter.length -= this.#silences.length;
    this.#record = played;
    return [];
  }

  get game(): Game {
    return this.#seating.game;
  }

  /** The names of the seats in order of play. */
  get names(): readonly string[] {
    return this.#seating.names;
  }

  /** The current table, for reading only. To make a move, call {@link play}. */
  get table(): Table {
    return this.#playing.table;
  }

  /** The replay of all steps so far. */
  get played(): Replay {
    return this.#playing.replay(this.record);
  }

  /** The record of the game; silences that no move has implied yet stand at its end. */
  get record(): DealRecord {
    return this.#silences.length === 0 ? this.#record : withMoves(this.#record, this.#silences);
  }

  /** Returns the current observation of a seat (0-based). */
  observe(seat: number): Observation {
    return this.#witness.observe(this.table, seat);
  }

  /** The state of the game: its setup, and the history of every deal. */
  get state(): GameState {
    const { game, names, readings, variant, dealer, draw, lot } = this.#seating;
    return {
      game,
      seats: names.length,
      names,
      readings,
      variant,
      dealer,
      draw,
      lot,
      dealHistories: this.#playing.dealHistories,
    };
  }

  /** Returns the legal moves of the seat whose turn it is; empty between deals. */
  legal(): readonly Move[] {
    return Array.from(this.#legal.subarray(0, this.table.legal(this.#legal)));
  }

  /**
   * Deals the next hands, from the seed of the record. If the record has no seed, shuffles a pack with `random` and
   * writes the hands into the record. Throws during a deal, and after the game.
   */
  deal(random: Random): void {
    if (!this.table.dealOver || this.table.gameOver)
      throw new Error('the cards are dealt when a deal is over, and a game is not');
    const number = String(this.#record.deals.length + 1);
    const hands = this.#seating.seed === undefined ? recordDealtHands(this.table.shuffle(random), this.names) : [];
    const deal: RecordedDeal = { number, tags: [], hands, moves: [], comments: [], at: PLACEHOLDER_PLACE };
    this.#playing.deal(deal, number);
    this.#stepsAfter.push(this.#playing.stepsAfter.at(-1)!);
    this.#record = { ...this.#record, deals: [...this.#record.deals, deal] };
  }

  /**
   * Makes a move for a seat (0-based), which defaults to the seat whose turn it is. Returns the refusal, or `null` if
   * the move was made.
   */
  play(move: Move, seat = this.table.toMove): Refusal | null {
    return this.table.getRefusal(seat, move) ?? this.add(toRecordedMove(this.table, this.names[seat]!, move));
  }

  /**
   * Makes a move for which the source gives a penalty, and applies the penalty. Returns the refusal if the move is not
   * of that kind.
   */
  misplay(move: Move, seat = this.table.toMove): Refusal | null {
    const refused = this.table.getRefusal(seat, move);
    if (!refused?.misplay) return refused;
    return this.add(toRecordedMove(this.table, this.names[seat]!, move, true));
  }

  /** Returns the reason why a seat may not claim the penalty of an earlier misplay now; `null` if it may. */
  refuseClaim(seat: number): Refusal | null {
    const claims = this.#claims;
    return claims === undefined ? NOTHING_TO_CLAIM : this.table.getRefusal(seat, claims);
  }

  /** The move that claims a penalty, in a game that has one. */
  get #claims(): Move | undefined {
    return this.table.parseMove?.(['claims']);
  }

  /** Claims the penalty of an earlier misplay for a seat. Returns the refusal, or `null` if the claim was made. */
  claim(seat: number): Refusal | null {
    const claims = this.#claims;
    return claims === undefined ? NOTHING_TO_CLAIM : this.play(claims, seat);
  }

  /**
   * Makes a move as a record has it, and adds it to the record. Throws if it cannot be made. Removes the balances
   * expected at the end of the deal, which may no longer be right.
   */
  add(move: RecordedMove): null {
    const steps = this.#playing.stepCount;
    this.#playing.move(move);
    if (move.what === 'pass' && this.#playing.stepCount === steps) {
      this.#silences = [...this.#silences, move];
      return null;
    }
    // A misplay may come at any moment, and implies no silence.
    const before = move.misplay ? this.#silences : [];
    this.#silences = [];
    this.#stepsAfter.push(...before.map(() => steps), this.#playing.stepsAfter.at(-1)!);
    this.#record = withMoves(this.#record, [...before, move]);
    return null;
  }

  /** Number of moves and deals that can be taken back. Silences at the end are no moves: any that is taken back takes them. */
  get takeBackCount(): number {
    return this.#stepsAfter.length;
  }

  /** Takes back the last `count` moves and deals, or all if there are fewer, and the silences before and after them. */
  takeBack(count = 1): void {
    const left = this.#stepsAfter.slice(0, Math.max(0, this.#stepsAfter.length - count));
    const [fault] = this.#replayRecord(
      withoutLast(this.#record, this.#stepsAfter.length - left.length + countSilencesAtEnd(left)),
    );
    if (fault) throw new Error(`what has been played cannot be played again: ${fault.code} ${fault.found.join(' ')}`);
  }

  /**
   * Takes back everything after a step of the game (0-based), except the first deal. The argument is an index of steps,
   * not of moves: one move in the record may have several steps, such as hidden passes before it.
   */
  takeBackTo(step: number): void {
    const [, ...after] = this.#stepsAfter;
    this.takeBack(after.filter((steps) => steps > step + 1).length);
  }
}

/** Counts the moves at the end of a record that made no step, by the number of steps after each deal and move. */
const countSilencesAtEnd = (stepsAfter: readonly number[]): number =>
  stepsAfter.length - 1 - stepsAfter.findLastIndex((steps, i) => steps !== stepsAfter[i - 1]);

/** Adds moves to the last deal of a record; the balances expected at its end may no longer be right. */
const withMoves = (record: DealRecord, moves: readonly RecordedMove[]): DealRecord => {
  const last = record.deals.at(-1)!;
  const longer = { ...last, tags: withoutExpect(last.tags), moves: [...last.moves, ...moves] };
  return { ...record, deals: [...record.deals.slice(0, -1), longer] };
};

/** Returns a copy of a record without its last `count` moves and deals. */
const withoutLast = (record: DealRecord, count: number): DealRecord => {
  if (count === 0) return record;
  const deals = [...record.deals];
  for (let left = count; left > 0 && deals.length > 0; ) {
    const last = deals.pop()!;
    const kept = last.moves.length - left;
    if (kept >= 0) deals.push({ ...last, tags: withoutExpect(last.tags), moves: last.moves.slice(0, kept) });
    left -= last.moves.length + 1;
  }
  return { ...record, deals };
};

/** Removes the Expect tags, since their balances are no longer right after moves are added or taken back. */
const withoutExpect = (tags: readonly Tag[]): readonly Tag[] =>
  tags.filter(({ name }) => name.toLowerCase() !== 'expect');
