/** Creates the records of a single trial: every deal played to answer its question, ready to be shown at a table. */

import {
  createRecordTags,
  createTag,
  defaultSeatNames,
  toRecordedHands,
  toRecordedMove,
} from '../record/deal-record.ts';
import type { DealRecord, RecordedDeal, RecordedMove } from '../record/record.ts';
import type { ClaimQuestion, TrialCell } from './question.ts';

/**
 * A trial: its answer (`null` if the case did not occur), and its records. A question that compares two strategies
 * plays its deal more than once.
 */
export interface RecordedTrial {
  readonly answer: number | null;
  readonly records: readonly DealRecord[];
}

const PLACEHOLDER_PLACE = { line: 1, column: 1 } as const;

interface TrialLog extends RecordedDeal {
  readonly moves: RecordedMove[];
}

/** Returns a listener to trials, and the records that it fills: one for each table that a trial sets up. */
export const createTrialRecorder = (): {
  readonly keep: NonNullable<TrialCell['keep']>;
  readonly records: readonly DealRecord[];
} => {
  const records: DealRecord[] = [];
  const keep: TrialCell['keep'] = (table, setup, game) => {
    const names = defaultSeatNames(setup.seats);
    const tags = createRecordTags(game, names, setup, [createTag('Dealer', names[setup.dealer ?? 0]!)]);
    const deals: TrialLog[] = [];
    records.push({ tags, comments: [], deals });
    return {
      dealt() {
        const hands = toRecordedHands(table, names);
        deals.push({
          number: String(deals.length + 1),
          tags: [],
          hands,
          moves: [],
          comments: [],
          at: PLACEHOLDER_PLACE,
        });
      },
      moves(move) {
        deals.at(-1)!.moves.push(toRecordedMove(table, names[table.toMove]!, move));
      },
    };
  };
  return { keep, records };
};

/** Runs trial `i` of a cell and records its deals. */
export const recordTrial = ({ ask }: ClaimQuestion, cell: TrialCell, seed: string, i: number): RecordedTrial => {
  const { keep, records } = createTrialRecorder();
  return { answer: ask({ ...cell, keep }, seed, i), records };
};
