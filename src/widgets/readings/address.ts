/** The readings in an address: `?readings=bete:not-the-nain,nain:unsuppliable`. */

const QUERY = 'readings';

/** The practices that a query names, by their points; none where it names none. */
export const readingsIn = (query: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (new URLSearchParams(query).get(QUERY) ?? '')
      .slice(0, 1000)
      .split(',')
      .map((pair) => pair.split(':'))
      .filter(([point, practice]) => point && practice),
  ) as Readonly<Record<string, string>>;

/** The query that names these practices, and keeps what else it said; empty when it says nothing. */
export const queryWith = (query: string, practices: Readonly<Record<string, string>>): string => {
  const parts = new URLSearchParams(query);
  parts.delete(QUERY);
  const rest = parts.toString();
  const said = Object.entries(practices).map(([point, practice]) => `${point}:${practice}`);
  const own = said.length > 0 ? `${QUERY}=${said.join(',')}` : '';
  const whole = [rest, own].filter(Boolean).join('&');
  return whole && `?${whole}`;
};
