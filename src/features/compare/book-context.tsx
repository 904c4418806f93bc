import type { JSX } from 'preact';
import type { TableContext } from '../../table/game-table.ts';
import { displayName } from '../../table/players.ts';
import { Citation, type CitationContext } from '../../table/Sentence.tsx';
import type { ComparisonView } from './Compare.tsx';

/** The table of a book. */
export const contextOf = (
  { books, contexts }: Pick<ComparisonView, 'books' | 'contexts'>,
  book: number,
): TableContext => contexts.find(({ game }) => game.id === books[book]!.game)!;

/**
 * Index (0-based) of the one of the first two books of which a further book is another reading; `undefined` if it is
 * none.
 */
export const findMainBook = (books: ComparisonView['books'], book: number): number | undefined => {
  const main = books.findIndex(({ game, variant }) => game === books[book]!.game && variant === books[book]!.variant);
  return book > 1 && main < 2 ? main : undefined;
};

/** A table whose players have names of the period. */
export const withPeriodNames = (context: TableContext): TableContext => ({
  ...context,
  messages: { ...context.messages, names: displayName },
});

/** Data for narrating and citing the events of a book. */
export const citingOf = (shown: ComparisonView, book: number): CitationContext => {
  const { game, messages: say } = contextOf(shown, book);
  return { messages: say, base: shown.articleBases[game.id]!, articles: game.articles };
};

/** The numbers of some articles, linked to their editions. */
export function Citations({ cites, citing }: { cites: readonly string[]; citing: CitationContext }): JSX.Element {
  return (
    <>
      {cites.map((cite) => (
        <Citation key={cite} cite={cite} citing={citing} />
      ))}
    </>
  );
}
