/** Searches deals, in a worker or, without one, on the page. */
import type { RuleBook } from '#engine/compare/compare.ts';
import type { Game } from '#engine/game.ts';
import {
  compareRivals,
  DEAL_PATTERNS,
  formatSeed,
  haveDifferentWinners,
  playPatternDeal,
  RIVALS,
  searchFrom,
} from '#engine/lab/find.ts';

/** The pattern, and the word and number of the first deal to examine. */
export interface DealSearchRequest {
  readonly id: string;
  readonly word: string;
  readonly from: number;
}

/** Progress of a search: the deal found, if any, and the next to examine. */
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

/** Creates the test of a deal for a pattern. */
const testOf = async ({ id, word }: DealSearchRequest): Promise<(i: number) => boolean> => {
  const rivals = RIVALS.find((each) => each.id === id);
  if (rivals) {
    const books: readonly RuleBook[] = await Promise.all(
      rivals.books.map(async ({ game, readings }) => ({ game: await gameOf(game), readings })),
    );
    return (i) => haveDifferentWinners(compareRivals(books, formatSeed(word, i)));
  }
  const pattern = DEAL_PATTERNS.find((each) => each.id === id)!;
  const game = await gameOf(pattern.game);
  return (i) => playPatternDeal(pattern, game, formatSeed(word, i)).step >= 0;
};

/** Searches until a deal is found, or `hear` returns false; `rest` yields between progress reports. */
export const searchDeals = async (
  request: DealSearchRequest,
  onProgress: (progress: DealSearchProgress) => boolean,
  rest: () => Promise<void>,
): Promise<void> => {
  const is = await testOf(request);
  for (let from = request.from; ; ) {
    const until = performance.now() + EVERY;
    const { found, next } = searchFrom(is, from, () => performance.now() >= until);
    if (!onProgress({ found, next }) || found !== undefined) return;
    from = next;
    await rest();
  }
};
