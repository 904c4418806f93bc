/** The published deals of each pattern, from `content/found/`: written by `npm run find`. */
import { findGame, GAMES } from '#engine/games.ts';
import {
  compareRivals,
  DEAL_PATTERNS,
  findPatternStep,
  formatSeed,
  haveDifferentWinners,
  listLeaders,
  PUBLISHED_SEED_WORD,
  type RivalBooks,
  searchDealsFrom,
} from '#engine/lab/find.ts';
import { findTag } from '#engine/record/record.ts';
import { replay } from '#engine/record/replay.ts';
import type { Replay } from '#engine/record/steps.ts';
import type { Language } from '../i18n/routes.ts';
import { COMPARISON_PAIRS, type ComparisonPair, listPairBooks } from './comparisons.ts';

/** A published deal that contains a pattern. */
export interface FoundDeal {
  readonly id: string;
  readonly seed: string;
  readonly record: string;
  readonly played: Replay;
  /** The step (0-based) at which the pattern is complete. */
  readonly step: number;
}

const files = import.meta.glob<string>('/content/found/*.deal', { query: '?raw', import: 'default', eager: true });

/** One deal for each pattern; the build fails if one is missing. */
export const FOUND_DEALS: readonly FoundDeal[] = DEAL_PATTERNS.map((wanted) => {
  const file = `/content/found/${wanted.id}.deal`;
  const record = files[file];
  const result = record === undefined ? undefined : replay(record, GAMES);
  const step = result?.ok ? findPatternStep(wanted, result.value) : -1;
  if (!result?.ok || step < 0)
    throw new Error(`${file.slice(1)} is not a deal in which there is a ${wanted.id}; npm run find writes it`);
  const seed = findTag(result.value.record.tags, 'Seed')!.value;
  return { id: wanted.id, seed, record: record!, played: result.value, step };
});

/** The path of the page that shows the deal of this pattern, without language. */
export const foundDealPath = (id: string): string => `find/${id}/`;

/**
 * Finds the first deal that has different winners by two books; also returns, for each book, the players who are ahead
 * at the end.
 */
export const findRivalWinners = (
  { pair: id, books: rivals }: RivalBooks,
  lang: Language,
): { pair: ComparisonPair; seed: string; ahead: readonly [string, readonly string[]][] } => {
  const pair = COMPARISON_PAIRS.find((each) => each.id === id)!;
  const named = listPairBooks(pair, lang).slice(0, 2);
  const asOnPage = named.map(({ game, variant, readings }) => ({
    game,
    ...(variant && { variant }),
    ...(readings && { readings }),
  }));
  if (JSON.stringify(asOnPage) !== JSON.stringify(rivals))
    throw new Error(`engine/lab/find.ts: the books of ${id} are not those of content/comparisons/${id}.yaml`);
  const books = rivals.map(({ game, ...book }) => ({ game: findGame(game)!, ...book }));
  const { found } = searchDealsFrom(
    (i) => haveDifferentWinners(compareRivals(books, formatSeed(PUBLISHED_SEED_WORD, i))),
    0,
    () => false,
  );
  const seed = formatSeed(PUBLISHED_SEED_WORD, found!);
  const { played } = compareRivals(books, seed);
  return {
    pair,
    seed,
    ahead: played.map((each, book) => [named[book]!.name, listLeaders(each).map((seat) => each.seats[seat]!)]),
  };
};
