/** A single trial written down: every deal that was played to answer it, as a record that can be laid on a table. */
import { handsNow, namesOf, recordMove, tag, tagsOf } from '../deal-record.ts';
import type { Game, Setup, Table } from '../game.ts';
import type { DealRecord, RecordedDeal, RecordedMove } from '../record.ts';
import type { Cell, Question } from './question.ts';

/** A trial: its answer, `null` where it has none, and what was played for it; a paired question plays its deal more than once. */
export interface Recorded {
  readonly answer: number | null;
  readonly records: readonly DealRecord[];
}

interface Kept extends RecordedDeal {
  readonly moves: RecordedMove[];
}

/** Answers trial `i` of a cell, and writes down what was played for it. */
export const recordsOf = ({ ask }: Question, cell: Cell, seed: string, i: number): Recorded => {
  const kept: { readonly setup: Setup; readonly deals: readonly Kept[] }[] = [];
  const game = keeping(cell.setting.game, (setup, deals) => kept.push({ setup, deals }));
  const answer = ask({ ...cell, setting: { ...cell.setting, game } }, seed, i);
  const records = kept.map(({ setup, deals }): DealRecord => {
    const names = namesOf(setup.seats);
    const tags = tagsOf(cell.setting.game, names, setup, [tag('Dealer', names[setup.dealer ?? 0]!)]);
    return { tags, comments: [], deals };
  });
  return { answer, records };
};

/**
 * The same game, but that each of its tables writes down what is dealt and played there. A table to which no pack is
 * shuffled belongs to a player who tries out how a deal may end, and is not kept.
 */
const keeping = (game: Game, keep: (setup: Setup, deals: readonly Kept[]) => void): Game => ({
  ...game,
  table: (setup) => {
    const table: Table = game.table(setup);
    const deals: Kept[] = [];
    const names = namesOf(setup.seats);
    const { shuffleAndDeal, play } = table;
    table.shuffleAndDeal = (random) => {
      shuffleAndDeal.call(table, random);
      if (deals.length === 0) keep(setup, deals);
      const number = String(deals.length + 1);
      deals.push({
        number,
        tags: [],
        hands: handsNow(table, names),
        moves: [],
        comments: [],
        at: { line: 1, column: 1 },
      });
    };
    table.play = (move) => {
      deals.at(-1)?.moves.push(recordMove(table, names[table.toMove]!, move));
      play.call(table, move);
    };
    return table;
  },
});
