/**
 * Replays a record at a table: checks it and converts it to steps, or returns its faults with their places. The steps
 * are computed once; viewers only change the index of the step shown.
 */
import type { Game } from '../game.ts';
import type { Fault, Result } from './faults.ts';
import { parseRecord } from './parse-record.ts';
import type { DealRecord } from './record.ts';
import { RecordReplayer } from './record-replayer.ts';
import { createSeating } from './seating.ts';
import type { Replay } from './steps.ts';

export {
  countMoves,
  countStepParts,
  findStep,
  formatStepName,
  getBalances,
  listHandCards,
  listTalonCards,
  mergeStepParts,
  type Replay,
  type Step,
} from './steps.ts';

/**
 * Replays a record, given as text or parsed. Its game must be one of `games`. Returns its faults instead if there are
 * any.
 */
export const replay = (written: string | DealRecord, games: readonly Game[]): Result<Replay> => {
  const read: Result<DealRecord> = typeof written === 'string' ? parseRecord(written) : { ok: true, value: written };
  if (!read.ok) return read;
  const faults: Fault[] = [];
  const seating = createSeating(read.value, games, faults);
  if (!seating || faults.length > 0) return { ok: false, faults };
  const playing = new RecordReplayer(seating);
  const wrong = playing.replayAll(read.value);
  return wrong.length > 0 ? { ok: false, faults: wrong } : { ok: true, value: playing.replay(read.value) };
};
