/** Searches for deals that show a pattern. Runs in a worker, or on the page if there is none. */
import type { RuleBook } from '#engine/compare/compare.ts';
import type { Game } from '#engine/game.ts';
import {
  compareRivals,
  DEAL_PATTERNS,
  formatSeed,
  haveDifferentWinners,
  playPatternDeal,
  RIVAL_BOOKS,
  searchDealsFrom,
} from '#engine/lab/find.ts';

/** Request for a search: the pattern, and the seed of the first deal to examine, as a word and a number. */
export interface DealSearchRequest {
  readonly id: string;
  readonly word: string;
  readonly from: number;
}

/** Progress of a search: the number of the deal found, if any, and the number of the next deal to examine. */
export interface DealSearchProgress {
  readonly found: number | undefined;
  readonly next: number;
}

/** Milliseconds between progress reports. */
const EVERY = 250;

const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../../engine/games/*/index.ts');

const gameOf = async (id: string): Promise<Game> => {
  const module = await GAMES[`../../../engine/games/${id}/index.ts`]!();
  return Object.values(module).find((each) => each.id === id)!;
};

/** Creates the function that tests if a deal (by its number) shows the pattern. */
const testOf = async ({ id, word }: DealSearchRequest): Promise<(i: number) => boolean> => {
  const rivals = RIVAL_BOOKS.find((each) => each.id === id);
  if (rivals) {
    const books: readonly RuleBook[] = await Promise.all(
      rivals.books.map(async ({ game, ...book }) => ({ game: await gameOf(game), ...book })),
    );
    return (i) => haveDifferentWinners(compareRivals(books, formatSeed(word, i)));
  }
  const pattern = DEAL_PATTERNS.find((each) => each.id === id)!;
  const game = await gameOf(pattern.game);
  return (i) => playPatternDeal(pattern, game, formatSeed(word, i)).step >= 0;
};

/**
 * Searches until a deal is found, or until the callback `hear` returns false. `rest` gives control back between two
 * progress reports.
 */
export const searchDeals = async (
  request: DealSearchRequest,
  onProgress: (progress: DealSearchProgress) => boolean,
  rest: () => Promise<void>,
): Promise<void> => {
  const is = await testOf(request);
  for (let from = request.from; ; ) {
    const until = performance.now() + EVERY;
    const { found, next } = searchDealsFrom(is, from, () => performance.now() >= until);
    if (!onProgress({ found, next }) || found !== undefined) return;
    from = next;
    await rest();
  }
};
