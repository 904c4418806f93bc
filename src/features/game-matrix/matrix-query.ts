/** Columns of the game matrix in an address: `?games=nain-jaune,lindor&rows=unlike`. */

/** Options of the game matrix in an address. */
export interface MatrixQuery {
  /** The games it names that have a column, each once; `undefined` for the default ones. */
  readonly games: readonly string[] | undefined;
  /** Names in it that are no games. */
  readonly unknown: readonly string[];
  /** True if only the points in which the games differ are shown. */
  readonly unlike: boolean;
}

const UNLIKE = 'unlike';
/** Maximum length of a list of names, and maximum number of unknown names reported. */
const LONGEST = 1000;
const MAX_UNKNOWN_NAMES = 5;
const MAX_UNKNOWN_LENGTH = 40;

/** Parses a query; `columns` are the games that have a column. */
export const parseMatrixQuery = (query: string, columns: readonly string[]): MatrixQuery => {
  const parts = new URLSearchParams(query);
  const names = parts.getAll('games').join().slice(0, LONGEST).split(',');
  const named = [...new Set(names.map((name) => name.trim().toLowerCase()))].filter(Boolean);
  const games = columns.filter((column) => named.includes(column));
  const unknown = named.filter((name) => !columns.includes(name));
  return {
    // An empty choice is explicit in the address; a list of unknown names only is no choice.
    games: parts.has('games') && (games.length > 0 || unknown.length === 0) ? games : undefined,
    unknown: unknown.slice(0, MAX_UNKNOWN_NAMES).map((name) => name.slice(0, MAX_UNKNOWN_LENGTH)),
    unlike: parts.get('rows') === UNLIKE,
  };
};

/** The query for these games, and optionally only the points in which they differ. */
export const formatMatrixQuery = (games: readonly string[], unlike: boolean): string =>
  `?games=${games.join()}${unlike ? `&rows=${UNLIKE}` : ''}`;
