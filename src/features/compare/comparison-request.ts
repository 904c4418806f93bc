/** Parses the query of a page that compares books. */

import type { RuleBook } from '#engine/compare/compare.ts';
import { parseHands } from '#engine/compare/written-hands.ts';
import { pickChangedPractices } from '#engine/record/chosen-practices.ts';
import { listPractices } from '#engine/record/deal-record.ts';
import { MAX_PARSED_QUERY, type Practices, parseBookReadings } from '../../browser/readings-query.ts';
import { getTableContextOfBook } from './book-context.tsx';
import type { ComparisonViewProps } from './Compare.tsx';
import {
  buildWrittenDeal,
  type ComparedDealProps,
  parseDealingMode,
  parseRequestedHands,
  parseSeededDeal,
  parseShowAllBooks,
  type RequestedHands,
  withDealingMode,
} from './comparison-query.ts';

/** For each book, the practices that the reader has chosen in place of the page's own. */
export type OverriddenOptions = readonly Practices[];
export const NO_OVERRIDES: OverriddenOptions = [];

/** True if the reader has chosen another practice for any book. */
export const hasOverrides = (turned: OverriddenOptions): boolean => turned.some((each) => Object.keys(each).length > 0);

type Books = Pick<ComparisonViewProps, 'books' | 'contexts'>;

/** Copies the books of a page with the chosen practices in place of their own. */
export const applyOverrides = (page: Books, turned: OverriddenOptions): readonly RuleBook[] =>
  page.books.map(({ variant, readings }, book) => ({
    game: getTableContextOfBook(page, book).game,
    variant,
    readings: { ...readings, ...turned[book] },
  }));

/** Returns the practices that a page has by default for a book (0-based). */
export const getBookPractices = (page: Books, book: number): Practices =>
  listPractices(getTableContextOfBook(page, book).game, page.books[book]!);

/**
 * Options that an address names: the deal (otherwise the page’s own), the chosen practices, and invalid hands, if any.
 */
export interface ComparisonRequest {
  readonly deal: ComparedDealProps;
  readonly turned: OverriddenOptions;
  readonly unsound: RequestedHands | undefined;
  /** True if the books beyond the first two are shown too. */
  readonly whole: boolean;
}

/** Parses a query. It is untrusted, so invalid parts are reported or replaced by defaults. */
export const parseComparisonRequest = (
  search: string,
  page: Omit<ComparisonViewProps, 'articleBases'>,
): ComparisonRequest => {
  const query = search.slice(0, MAX_PARSED_QUERY);
  const { books, seats, deal: own } = page;
  const practices = parseBookReadings(query, books.length);
  const turned = books.map((_, i) =>
    pickChangedPractices(getBookPractices(page, i), getTableContextOfBook(page, i).game, practices[i]!),
  );
  const requested = parseRequestedHands(query);
  const plain = applyOverrides(page, NO_OVERRIDES);
  const read = requested && parseHands(requested.text, plain, own.deal.seats);
  return {
    turned: hasOverrides(turned) ? turned : NO_OVERRIDES,
    deal: withDealingMode(
      read?.ok
        ? buildWrittenDeal(read.value, requested!.by, plain)
        : (!read && parseSeededDeal(query, seats, own.deal.seats)) || own,
      parseDealingMode(query),
    ),
    unsound: read?.ok === false ? requested : undefined,
    whole: parseShowAllBooks(query),
  };
};
