/** Creates the records of a single trial: every deal played to answer its question, ready to be shown at a table. */

import { defaultSeatNames, recordHands, recordMove, tag, tagsOf } from '../record/deal-record.ts';
import type { DealRecord, RecordedDeal, RecordedMove } from '../record/record.ts';
import type { Cell, ClaimQuestion } from './question.ts';

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

/** Runs trial `i` of a cell and records its deals. */
export const recordTrial = ({ ask }: ClaimQuestion, cell: Cell, seed: string, i: number): RecordedTrial => {
  const records: DealRecord[] = [];
  const keep: Cell['keep'] = (table, setup, game) => {
    const names = defaultSeatNames(setup.seats);
    const tags = tagsOf(game, names, setup, [tag('Dealer', names[setup.dealer ?? 0]!)]);
    const deals: TrialLog[] = [];
    records.push({ tags, comments: [], deals });
    return {
      dealt() {
        const hands = recordHands(table, names);
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
        deals.at(-1)!.moves.push(recordMove(table, names[table.toMove]!, move));
      },
    };
  };
  return { answer: ask({ ...cell, keep }, seed, i), records };
};
