/**
 * Parses and formats the query of the game matrix (games as columns, rules as rows):
 * `?games=nain-jaune,lindor&rows=unlike`.
 */

/** Options that an address names for the game matrix. */
export interface MatrixQuery {
  /** Ids of the named games that have a column, each once; `undefined` means the default columns. */
  readonly games: readonly string[] | undefined;
  /** Names that belong to no game. */
  readonly unknown: readonly string[];
  /** True if only the rows in which the games differ are shown. */
  readonly unlike: boolean;
}

const UNLIKE = 'unlike';
/** Maximum length of the list of names in characters, and maximum number of unknown names that are reported. */
const LONGEST = 1000;
const MAX_UNKNOWN_NAMES = 5;
const MAX_UNKNOWN_LENGTH = 40;

/** Parses a query; `columns` lists the games that have a column. */
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

/** Formats the query for these games; `unlike` shows only the rows in which they differ. */
export const formatMatrixQuery = (games: readonly string[], unlike: boolean): string =>
  `?games=${games.join()}${unlike ? `&rows=${UNLIKE}` : ''}`;
