/** Coverage of the articles: an example plays the article, only the tests do, or it cannot be executed. */
import type { Article, ExecutionKind } from '../articles.ts';
import type { Game } from '../game.ts';
import type { Replay } from '../record/steps.ts';

/** Ways of executing an article that have an effect in play; the tests check each such article. */
const TRIED: readonly ExecutionKind[] = ['played', 'refused', 'set-up'];

/** Coverage of an article: an example plays it, only the tests do, or it cannot be executed. */
export const COVERAGE_KINDS = ['example', 'test', 'not-executable'] as const;
export type CoverageKind = (typeof COVERAGE_KINDS)[number];

/** An article and its coverage. */
export interface Coverage extends Article {
  readonly id: string;
  readonly game: string;
  readonly covered: CoverageKind;
  /** Titles or names of the examples that play it. */
  readonly examples: readonly string[];
}

/** An example record that has been replayed, and its name. */
export interface NamedReplay {
  readonly name: string;
  readonly played: Replay;
}

/** Lists the coverage of every article of these games by these examples, in the order of the editions. */
export const listCoverage = (games: readonly Game[], examples: readonly NamedReplay[]): readonly Coverage[] =>
  games.flatMap((game) => {
    const citing = examples
      .filter(({ played }) => played.game === game.id)
      .map(({ name, played }) => ({ name, cited: citedIn(played) }));
    return Object.entries(game.articles).map(([id, article]) => {
      const names = citing.filter(({ cited }) => cited.has(id)).map(({ name }) => name);
      const covered: CoverageKind =
        names.length > 0 ? 'example' : TRIED.includes(article.carried) ? 'test' : 'not-executable';
      return { id, game: game.id, ...article, covered, examples: names };
    });
  });

/** Lists the articles cited in a record's events, and those in its Articles tag. */
const citedIn = ({ steps, record }: Replay): ReadonlySet<string> => {
  const told = record.tags.find(({ name }) => name.toLowerCase() === 'articles')?.value.split(/\s+/) ?? [];
  return new Set([...told, ...steps.flatMap(({ events }) => events.map(({ cite }) => cite))]);
};

/** Counts the articles for each kind of coverage. */
export const countByCoverage = (list: readonly Coverage[]): Readonly<Record<CoverageKind, number>> => ({
  example: list.filter(({ covered }) => covered === 'example').length,
  test: list.filter(({ covered }) => covered === 'test').length,
  'not-executable': list.filter(({ covered }) => covered === 'not-executable').length,
});
