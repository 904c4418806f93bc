/** Coverage of each article of an edition by the examples and the tests, for the site's tables. */
import { type Coverage, countByCoverage, listCoverage } from '#engine/facts/coverage.ts';
import { EDITIONS, type Edition } from './editions.ts';
import { EXAMPLES } from './examples.ts';

const named = EXAMPLES.map(({ id, played }) => ({ name: id, played }));

/**
 * The articles of an edition in order, with their coverage; `examples` are the ids of the examples that play the
 * article.
 */
export const listEditionCoverage = ({ game }: Edition): readonly Coverage[] => listCoverage([game], named);

/** Number of articles of these editions with each kind of coverage. */
export const countArticleCoverage = (editions: readonly Edition[] = EDITIONS): ReturnType<typeof countByCoverage> =>
  countByCoverage(editions.flatMap(listEditionCoverage));

/** The path of the page with every article of a game and its coverage, without language. */
export const articlesPath = (game: string): string => `games/${game}/study/articles/`;
