/** Parses the query of a page that compares books. */
import type { Book } from '#engine/compare/compare.ts';
import { readHands } from '#engine/compare/written-hands.ts';
import { otherPractices } from '#engine/readings.ts';
import { practicesOf } from '#engine/record/deal-record.ts';
import { type Practices, readingsOfBooks } from '../../browser/readings-in-address.ts';
import {
  askedBy,
  type DealProps,
  dealingAsked,
  dealtAs,
  dealWritten,
  type HandsWanted,
  handsAsked,
  wholeAsked,
} from './asked.ts';
import type { LaidProps } from './Compare.tsx';
import { contextOf } from './citing.tsx';

/** The practices chosen for each book that are not its own. */
export type Turned = readonly Practices[];
export const NONE: Turned = [];

/** True if any practice is changed. */
export const isTurned = (turned: Turned): boolean => turned.some((each) => Object.keys(each).length > 0);

type Books = Pick<LaidProps, 'books' | 'contexts'>;

/** The books with the chosen readings. */
export const booksBy = (page: Books, turned: Turned): readonly Book[] =>
  page.books.map(({ variant, readings }, book) => ({
    game: contextOf(page, book).game,
    variant,
    readings: { ...readings, ...turned[book] },
  }));

/** The practices of a page for a book (0-based). */
export const keptBy = (page: Books, book: number): Practices =>
  practicesOf(contextOf(page, book).game, page.books[book]!);

/** Options of an address: its deal or else the page’s own, the chosen practices, and invalid hands, if any. */
export interface Wanted {
  readonly deal: DealProps;
  readonly turned: Turned;
  readonly unsound: HandsWanted | undefined;
  /** True if the books beyond the first two are shown too. */
  readonly whole: boolean;
}

/** Parses a query; it is untrusted. */
export const wantedBy = (query: string, page: Omit<LaidProps, 'articleBases'>): Wanted => {
  const { books, seats, deal: own } = page;
  const practices = readingsOfBooks(query, books.length);
  const turned = books.map((_, i) => otherPractices(keptBy(page, i), contextOf(page, i).game, practices[i]!));
  const wanted = handsAsked(query);
  const plain = booksBy(page, NONE);
  const read = wanted && readHands(wanted.text, plain, own.deal.seats);
  return {
    turned: isTurned(turned) ? turned : NONE,
    deal: dealtAs(
      read?.ok ? dealWritten(read.value, wanted!.by, plain) : (!read && askedBy(query, seats, own.deal.seats)) || own,
      dealingAsked(query),
    ),
    unsound: read?.ok === false ? wanted : undefined,
    whole: wholeAsked(query),
  };
};
