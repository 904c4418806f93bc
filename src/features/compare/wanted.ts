/** What the query of an address wants of the books that a page sets side by side. */
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

/** The practices turned for each book, that are not its own; none of any book. */
export type Turned = readonly Practices[];
export const NONE: Turned = [];

/** Whether any is turned. */
export const isTurned = (turned: Turned): boolean => turned.some((each) => Object.keys(each).length > 0);

type Books = Pick<LaidProps, 'books' | 'contexts'>;

/** The books by the readings turned for them. */
export const booksBy = (page: Books, turned: Turned): readonly Book[] =>
  page.books.map(({ variant, readings }, book) => ({
    game: contextOf(page, book).game,
    variant,
    readings: { ...readings, ...turned[book] },
  }));

/** The practices by which a page plays a book (from 0). */
export const keptBy = (page: Books, book: number): Practices =>
  practicesOf(contextOf(page, book).game, page.books[book]!);

/** What an address wants: its deal or else the page’s own, the practices turned, and hands that it names and that are not sound. */
export interface Wanted {
  readonly deal: DealProps;
  readonly turned: Turned;
  readonly unsound: HandsWanted | undefined;
  /** Whether the books beside the first two are wanted as well. */
  readonly whole: boolean;
}

/** Reads the query of an address; nothing in it is trusted. */
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
