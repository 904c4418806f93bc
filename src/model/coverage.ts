/** How each article of an edition is covered by the examples and the tests, for the tables of the site. */
import { type Coverage, countOf, coverageOf } from '#engine/facts/coverage.ts';
import { EDITIONS, type Edition } from './editions.ts';
import { EXAMPLES } from './examples.ts';

const named = EXAMPLES.map(({ id, played }) => ({ name: id, played }));

/** The articles of an edition in their order; `examples` are the ids of those that play one. */
export const coverageOfEdition = ({ game }: Edition): readonly Coverage[] => coverageOf([game], named);

/** How many articles of these editions are covered in each way. */
export const coverageCount = (editions: readonly Edition[] = EDITIONS): ReturnType<typeof countOf> =>
  countOf(editions.flatMap(coverageOfEdition));

/** The path of the table of an edition, without language. */
export const coveragePath = ({ game }: Edition): string => `about/coverage/${game.id}/`;
