import type { JSX } from 'preact';
import {
  type ComparisonCell,
  type ComparisonRow,
  findReplayChanges,
  type ReplayChanges,
} from '#engine/compare/compare.ts';
import { narrateStep } from '../../narration/narrate.ts';
import { Sentence } from '../../table/Sentence.tsx';
import { PreviousValue } from '../readings/PreviousValue.tsx';
import { findMainBook, getCitationContext, getTableContextOfBook } from './book-context.tsx';
import type { ComparedTables, ComparisonView } from './Compare.tsx';
import { type DifferenceKind, listFirstDifferences } from './first-differences.ts';
import { type CompareWords, getCompareWords } from './words.ts';

/**
 * Table of the deal card by card, with a column for every book. The first difference between the first two books is
 * marked.
 */
export function CardByCardTable({
  changes,
  ...shown
}: ComparisonView & { changes: readonly (BookChanges | undefined)[] }): JSX.Element {
  const { books, contexts, compared } = shown;
  const words = getCompareWords(contexts[0]!.messages.lang, compared);
  const { rows, first } = compared;
  const marks = listFirstDifferences(compared);
  return (
    <section class="card-list">
      <p>{words.stepsLede}</p>
      <table class="card-by-card">
        <thead>
          <tr>
            <td />
            {books.map(({ name }, book) => (
              <th key={name} scope="col" class={book > 1 ? 'third' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const kinds = marks.get(i);
            const alone = !row.cells[0] && !row.cells[1];
            return (
              <tr
                key={i}
                id={`card-${i}`}
                class={i === first?.row ? 'parts' : alone ? 'third' : kinds ? 'differs' : undefined}
              >
                <th scope="row">
                  <a href={`#card-${i}`}>
                    <span class="unseen">{i === 0 ? words.dealing : words.card(i)}</span>
                    <span aria-hidden="true">{i}</span>
                  </a>
                </th>
                {row.cells.map((cell, book) => (
                  <td key={book} data-book={books[book]!.name} class={book > 1 ? 'third' : undefined}>
                    {book === 0 && kinds && <Arises here={i === first?.row} kinds={kinds} words={words} />}
                    <CardNarration {...shown} row={row} cell={cell} book={book} />
                    {cell && changes[book] && <Marks {...shown} cell={cell} book={book} changes={changes[book]} />}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Names the kinds of difference that occur for the first time at this card. At the very first difference it says that
 * too.
 */
function Arises({
  here,
  kinds,
  words,
}: {
  here: boolean;
  kinds: readonly DifferenceKind[];
  words: CompareWords;
}): JSX.Element {
  const named = kinds.map((kind) => (kind === 'card' ? words.otherCard : words.purposes[kind])).join(', ');
  return (
    <strong class="parts-here">
      {here && <span>{`${words.parts}. `}</span>}
      {named && <span>{words.arises(named)}</span>}
    </strong>
  );
}

/**
 * Changes that the chosen readings make in a book's deal: the number of steps, and the row (0-based) of the first one.
 */
interface BookChanges extends ReplayChanges {
  readonly steps: number;
  readonly first: number;
}

/** Lists the changes that the chosen readings make in each book; `undefined` for a book whose deal stays the same. */
export const listBookChanges = ({
  before,
  compared,
}: Pick<ComparisonView, 'before' | 'compared'>): readonly (BookChanges | undefined)[] =>
  compared.played.map((played, book) => {
    const changes = before && findReplayChanges(before.played[book]!, played);
    if (!changes || changes.other.size + changes.gone.size === 0) return undefined;
    const { other, gone } = changes;
    const touched = (step: number) => other.has(step) || gone.has(step);
    return {
      ...changes,
      steps: other.size + [...gone.values()].flat().length,
      first: compared.rows.findIndex(({ cells }) => cells[book]?.steps.some(touched)),
    };
  });

/**
 * Marks below a card: the events that the page's own readings would have given, and the steps that no longer follow it.
 */
function Marks({
  cell,
  book,
  changes,
  ...shown
}: ComparisonView & { cell: ComparisonCell; book: number; changes: ReplayChanges }): JSX.Element {
  const context = getTableContextOfBook(shown, book);
  const words = getCompareWords(context.messages.lang, shown.compared);
  const mark = (step: number | undefined, was = words.turnedMarks) => (
    <PreviousValue
      key={step}
      words={was}
      context={context}
      citing={getCitationContext(shown, book)}
      before={shown.before!.played[book]!}
      step={step}
    />
  );
  return (
    <>
      {cell.steps.map((step) => changes.other.has(step) && mark(changes.other.get(step)))}
      {cell.steps.flatMap((step) =>
        (changes.gone.get(step) ?? []).map((own) => mark(own, { ...words.turnedMarks, was: words.gone })),
      )}
    </>
  );
}

/**
 * Narrates the events of one card in one book. In the list, a book beyond the first two only says so if it agrees with
 * the book that it is a variant of.
 */
export function CardNarration({
  row,
  cell,
  book,
  table,
  ...shown
}: ComparedTables & {
  row: ComparisonRow;
  cell: ComparisonCell | undefined;
  book: number;
  table?: boolean;
}): JSX.Element {
  const { books, compared } = shown;
  const context = getTableContextOfBook(shown, book);
  const words = getCompareWords(context.messages.lang, compared);
  if (!cell && table) return <span class="quiet">{words.waits}</span>;
  if (!cell)
    return (
      <span class="quiet">
        {'–'}
        <span class="unseen">{words.none}</span>
      </span>
    );
  const main = findMainBook(books, book);
  const as = main === undefined ? undefined : row.cells[main];
  if (!table && as && as.laid === cell.laid && as.paid.join() === cell.paid.join())
    return <span class="quiet">{words.asIn(books[main!]!.name)}</span>;
  const played = compared.played[book]!;
  const citing = getCitationContext(shown, book);
  return (
    <>
      {cell.steps.map((step, i) => (
        <span key={step}>
          {i > 0 && ' '}
          <Sentence told={narrateStep(played.steps[step]!, played, context)} citing={citing} />
        </span>
      ))}
    </>
  );
}
