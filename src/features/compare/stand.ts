/** What the table of each book shows at a row of a comparison. */
import type { CardCell, Comparison, Row } from '#engine/compare/compare.ts';
import { type Position, positionAt } from '../../table/position.ts';

/** A book at a row: the step (from 0) it has come to, its card there if it has one, and its table, with what is paid at this card. */
export interface Stand {
  readonly step: number;
  readonly cell: CardCell | undefined;
  readonly position: Position;
}

/** The step (from 0) that a book has come to at a row (from 0); where it has no card it waits where it was. */
export const stepAt = (rows: readonly Row[], book: number, row: number): number =>
  rows.slice(0, row + 1).reduce((step, { cells }) => cells[book]?.steps.at(-1) ?? step, 0);

/** Where a book (from 0) stands at a row (from 0) of a comparison. */
export const standAt = ({ played, rows }: Comparison, book: number, row: number): Stand => {
  const its = played[book]!;
  const cell = rows[row]!.cells[book];
  const step = stepAt(rows, book, row);
  const changes = its.accounts.map(() => 0);
  for (const { type, from, to, counters } of (cell?.steps ?? []).flatMap((each) => its.steps[each]!.events)) {
    if (type !== 'paid') continue;
    changes[its.accounts.indexOf(from!)]! -= counters!;
    changes[its.accounts.indexOf(to!)]! += counters!;
  }
  return { step, cell, position: { ...positionAt(its, step), changes } };
};

/** The rows (from 0) at which one of these books has a card: those that a slider stops at. */
export const stopsOf = (rows: readonly Row[], books: readonly number[]): readonly number[] =>
  rows.flatMap(({ cells }, row) => (books.some((book) => cells[book]) ? [row] : []));

/** The row at which a comparison opens: where the books part, else the end. */
export const openingOf = ({ first, rows }: Comparison): number => first?.row ?? rows.length - 1;
