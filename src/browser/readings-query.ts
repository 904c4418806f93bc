/**
 * Parses and formats readings in a URL: `?readings=bete:not-the-nain,nain:unsuppliable`. A semicolon separates books:
 * `bete:not-the-nain;stop:skip`.
 */
/** Chosen practices, stored under their disputed points (rule questions on which books differ). */
export type Practices = Readonly<Record<string, string>>;

const QUERY = 'readings';
/** Maximum length of the `readings` parameter, in characters. */
const LONGEST = 1000;
/** Maximum length of a query that is parsed, in characters: millions of them would block the page. */
export const MAX_PARSED_QUERY = 20_000;

/** Parses the practices that a query names for each of `books` books; empty for a book without any. */
export const parseBookReadings = (query: string, books: number): readonly Practices[] => {
  const lists = (new URLSearchParams(query.slice(0, MAX_PARSED_QUERY)).get(QUERY) ?? '').slice(0, LONGEST).split(';');
  return Array.from({ length: books }, (_, book) =>
    Object.fromEntries(
      (lists[book] ?? '')
        .split(',')
        .map((pair) => pair.split(':'))
        .filter(([point, practice]) => point && practice) as [string, string][],
    ),
  );
};

/** Parses the practices that a query names for a single book; empty if it names none. */
export const parseReadings = (query: string): Practices => parseBookReadings(query, 1)[0]!;

/**
 * Formats a query with the practices of each book and the other parameters of `query`; empty if there are none at all.
 */
export const formatPracticesQuery = (query: string, ...books: readonly Practices[]): string => {
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
