/** The columns of the wall in an address: `?games=nain-jaune,lindor&rows=unlike`. */

/** What an address asks of the wall. */
export interface Asked {
  /** The games it names that have a column, each once; `undefined` where the wall shows its usual ones. */
  readonly games: readonly string[] | undefined;
  /** What it names as a game and is none, in its own words. */
  readonly unknown: readonly string[];
  /** Whether only the points are shown in which the games differ. */
  readonly unlike: boolean;
}

const UNLIKE = 'unlike';
/** The longest list of names that is read, and as many strangers among them as are told. */
const LONGEST = 1000;
const MOST_TOLD = 5;
const LONGEST_TOLD = 40;

/** What a query asks for, where these are the games that have a column. */
export const askedIn = (query: string, columns: readonly string[]): Asked => {
  const parts = new URLSearchParams(query);
  const names = parts.getAll('games').join().slice(0, LONGEST).split(',');
  const named = [...new Set(names.map((name) => name.trim().toLowerCase()))].filter(Boolean);
  const games = columns.filter((column) => named.includes(column));
  const unknown = named.filter((name) => !columns.includes(name));
  return {
    // Where nothing is chosen the address says so; where nothing is known of what it names, it has chosen nothing.
    games: parts.has('games') && (games.length > 0 || unknown.length === 0) ? games : undefined,
    unknown: unknown.slice(0, MOST_TOLD).map((name) => name.slice(0, LONGEST_TOLD)),
    unlike: parts.get('rows') === UNLIKE,
  };
};

/** The query that asks for these games, and perhaps for the points alone in which they differ. */
export const queryOf = (games: readonly string[], unlike: boolean): string =>
  `?games=${games.join()}${unlike ? `&rows=${UNLIKE}` : ''}`;
