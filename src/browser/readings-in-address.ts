/** The readings in an address: `?readings=bete:not-the-nain,nain:unsuppliable`; of several books, `bete:not-the-nain;stop:skip`. */
/** One practice chosen for each of some disputed points. */
export type Practices = Readonly<Record<string, string>>;

const QUERY = 'readings';
/** The longest list that is read. */
const LONGEST = 1000;
/** The longest query that is gone through: to take apart one of millions of characters would keep the page waiting. */
const LONGEST_QUERY = 20_000;

/** The practices that a query names for each of so many books, by their points; none where it names none. */
export const readingsOfBooks = (query: string, books: number): readonly Practices[] => {
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

/** The practices that a query names, by their points; none where it names none. */
export const readingsIn = (query: string): Practices => readingsOfBooks(query, 1)[0]!;

/** The query that names these practices, book by book, and keeps what else it said; empty when it says nothing. */
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
