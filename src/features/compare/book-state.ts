/** State of each book's table at a row of a comparison. */
import type { Comparison, ComparisonCell, ComparisonRow } from '#engine/compare/compare.ts';
import { gainIn } from '#engine/record/gains.ts';
import { buildPosition, type Position } from '../../table/position.ts';

/**
 * State of a book at a row: its current step (0-based), its card in this row if it has one, and its table with the
 * payments for that card.
 */
export interface BookState {
  readonly step: number;
  readonly cell: ComparisonCell | undefined;
  readonly position: Position;
}

/**
 * Step (0-based) of a book at a row (0-based). If the book has no card there, it is the step of its last card before.
 */
export const getBookStep = (rows: readonly ComparisonRow[], book: number, row: number): number =>
  rows.slice(0, row + 1).reduce((step, { cells }) => cells[book]?.steps.at(-1) ?? step, 0);

/** State of a book (0-based) at a row (0-based) of a comparison. */
export const getBookState = ({ played, rows }: Comparison, book: number, row: number): BookState => {
  const its = played[book]!;
  const cell = rows[row]!.cells[book];
  const step = getBookStep(rows, book, row);
  const events = (cell?.steps ?? []).flatMap((each) => its.steps[each]!.events);
  const changes = its.accounts.map((account) => gainIn(events, account));
  return { step, cell, position: { ...buildPosition(its, step), changes } };
};

/** Rows (0-based) in which at least one of the given books has a card: these are the stops of the slider. */
export const listSliderStops = (rows: readonly ComparisonRow[], books: readonly number[]): readonly number[] =>
  rows.flatMap(({ cells }, row) => (books.some((book) => cells[book]) ? [row] : []));

/** Row (0-based) with which a comparison opens: the first difference, or the last row if there is none. */
export const getOpeningRow = ({ first, rows }: Comparison): number => first?.row ?? rows.length - 1;
