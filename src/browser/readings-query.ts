/**
 * Readings in a URL: `?readings=bete:not-the-nain,nain:unsuppliable`; for several books, `bete:not-the-nain;stop:skip`.
 */
/** One practice for each of some disputed points. */
export type Practices = Readonly<Record<string, string>>;

const QUERY = 'readings';
/** Maximum length of a list. */
const LONGEST = 1000;
/** Maximum length of a query that is parsed: millions of characters would block the page. */
const LONGEST_QUERY = 20_000;

/** The practices that a query names for each of `books` books, by point; empty if it names none. */
export const parseBookReadings = (query: string, books: number): readonly Practices[] => {
  const lists = (new URLSearchParams(query.slice(0, LONGEST_QUERY)).get(QUERY) ?? '').slice(0, LONGEST).split(';');
  return Array.from({ length: books }, (_, book) =>
    Object.fromEntries(
      (lists[book] ?? '')
        .split(',')
        .map((pair) => pair.split(':'))
        .filter(([point, practice]) => point && practice) as [string, string][],
    ),
  );
};

/** The practices that a query names, by point; empty if it names none. */
export const parseReadings = (query: string): Practices => parseBookReadings(query, 1)[0]!;

/** A query with these practices, book by book, and its other parameters; empty if there are none. */
export const queryWith = (query: string, ...books: readonly Practices[]): string => {
  const parts = new URLSearchParams(query);
  parts.delete(QUERY);
  const rest = parts.toString();
  const lists = books.map((practices) =>
    Object.entries(practices)
      .map(([point, practice]) => `${point}:${practice}`)
      .join(','),
  );
  while (lists.at(-1) === '') lists.pop();
  const own = lists.length > 0 ? `${QUERY}=${lists.join(';')}` : '';
  const whole = [rest, own].filter(Boolean).join('&');
  return whole && `?${whole}`;
};
