/** Records of a single trial: every deal played to answer it, ready to be shown at a table. */

import { handsNow, namesOf, recordMove, tag, tagsOf } from '../record/deal-record.ts';
import type { DealRecord, RecordedDeal, RecordedMove } from '../record/record.ts';
import type { Cell, Question } from './question.ts';

/** A trial: its answer, `null` if it has none, and its records; a paired question plays its deal more than once. */
export interface Recorded {
  readonly answer: number | null;
  readonly records: readonly DealRecord[];
}

const NOWHERE = { line: 1, column: 1 } as const;

interface Kept extends RecordedDeal {
  readonly moves: RecordedMove[];
}

/** Answers trial `i` of a cell, and records its deals. */
export const recordsOf = ({ ask }: Question, cell: Cell, seed: string, i: number): Recorded => {
  const records: DealRecord[] = [];
  const keep: Cell['keep'] = (table, setup, game) => {
    const names = namesOf(setup.seats);
    const tags = tagsOf(game, names, setup, [tag('Dealer', names[setup.dealer ?? 0]!)]);
    const deals: Kept[] = [];
    records.push({ tags, comments: [], deals });
    return {
      dealt() {
        const hands = handsNow(table, names);
        deals.push({ number: String(deals.length + 1), tags: [], hands, moves: [], comments: [], at: NOWHERE });
      },
      moves(move) {
        deals.at(-1)!.moves.push(recordMove(table, names[table.toMove]!, move));
      },
    };
  };
  return { answer: ask({ ...cell, keep }, seed, i), records };
};
