import type { JSX } from 'preact';
import type { PlayContext } from '../../table/game-table.ts';
import { getDisplayName } from '../../table/players.ts';
import { Citation, type CitationContext } from '../../table/Sentence.tsx';
import type { ComparedTables } from './Compare.tsx';

/** Returns the data and texts for the table of a book (0-based). */
export const getTableContextOfBook = (
  { books, contexts }: Pick<ComparedTables, 'books' | 'contexts'>,
  book: number,
): PlayContext => contexts.find(({ game }) => game.id === books[book]!.game)!;

/**
 * Finds which of the first two books a further book is a variant of: the index (0-based), or `undefined` for neither.
 */
export const findMainBook = (books: ComparedTables['books'], book: number): number | undefined => {
  const main = books.findIndex(({ game, variant }) => game === books[book]!.game && variant === books[book]!.variant);
  return book > 1 && main < 2 ? main : undefined;
};

/** Copies the data of a table, with the players named by names of the period. */
export const addPeriodNames = (context: PlayContext): PlayContext => ({
  ...context,
  messages: { ...context.messages, names: getDisplayName },
});

/** Returns the data needed to narrate the events of a book and to link its articles. */
export const getCitationContext = (shown: ComparedTables, book: number): CitationContext => {
  const { game, messages, articleNumbers } = getTableContextOfBook(shown, book);
  return { messages, base: shown.articleBases[game.id]!, articleNumbers };
};

/** Article numbers, each linked to its place in the edition. */
export function Citations({ cites, citing }: { cites: readonly string[]; citing: CitationContext }): JSX.Element {
  return (
    <>
      {cites.map((cite) => (
        <Citation key={cite} cite={cite} citing={citing} />
      ))}
    </>
  );
}
