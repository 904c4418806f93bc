/** The rules at a glance: one sheet for each game, from `content/sheets/`, each line with the articles it restates. */
import { z } from 'astro/zod';
import { NEW_GAME_FRAGMENT } from '../i18n/routes.ts';
import { type DisputedPoint, type Edition, getArticle, listPointsOfGame } from './editions.ts';
import { readYaml } from './yaml.ts';

/** The sections of a sheet, in order. */
export const RULES_SHEET_SECTIONS = ['aim', 'needs', 'dealing', 'playing', 'paying', 'ending', 'variations'] as const;

const sheet = z.object({
  /** The id of the worked example that shows the game. */
  example: z.string(),
  parts: z.array(
    z.object({
      part: z.enum(RULES_SHEET_SECTIONS),
      lines: z.array(z.object({ articles: z.array(z.string()).min(1), en: z.string(), fr: z.string() })).min(1),
    }),
  ),
});

/** A sheet: its worked example, and its sections, whose lines are in both languages. */
export type RulesSheet = z.infer<typeof sheet>;

const files = import.meta.glob<string>('/content/sheets/*.yaml', { query: '?raw', import: 'default', eager: true });

/** The sheet of a game. The build fails if the game has none, or if a line names an unknown article. */
export const getRulesSheet = ({ game }: Edition): RulesSheet => {
  const file = `/content/sheets/${game.id}.yaml`;
  const read = readYaml(sheet, file, files[file], `the rules of ${game.id} at a glance (src/model/rules-sheets.ts)`);
  for (const { lines } of read.parts)
    for (const { articles } of lines)
      for (const id of articles)
        if (getArticle(id).edition.game.id !== game.id) throw new Error(`${file.slice(1)}: ${id} is of another game`);
  return read;
};

/** A section of a sheet. */
export type RulesSheetSection = (typeof RULES_SHEET_SECTIONS)[number];

/** A line of a sheet, with the articles that it restates. */
export type RulesSheetLine = RulesSheet['parts'][number]['lines'][number];

/** A rule option and its place on the sheet of its game. */
export interface RuleOptionPlace {
  readonly point: DisputedPoint;
  /** The section that it follows: that of the line that restates its article, or else the article before it. */
  readonly part: RulesSheetSection;
  /** The lines that it varies: all that restate its article, or else that of the article before it. */
  readonly lines: readonly RulesSheetLine[];
}

/** Lists the rule options that a player can choose, with their places on the sheet. */
export const listRuleOptions = (edition: Edition, { parts }: RulesSheet): readonly RuleOptionPlace[] => {
  const restated = parts
    .flatMap(({ part, lines }) =>
      lines.flatMap((line) => line.articles.map((id) => ({ part, line, id, number: getArticle(id).number }))),
    )
    .toSorted((a, b) => a.number - b.number);
  return listPointsOfGame(edition.game.id)
    .filter((point) => point.switch !== false)
    .map((point) => {
      const { number } = getArticle(point.article);
      const last = restated.findLast((each) => each.number <= number) ?? restated[0]!;
      const own = restated.filter(({ id }) => id === point.article).map(({ line }) => line);
      return { point, part: last.part, lines: own.length > 0 ? own : [last.line] };
    });
};

/** The address at which a new game begins with the usual choices, without language. */
export const playNowPath = (game: string): string => `games/${game}/${NEW_GAME_FRAGMENT}`;

/** The path of the page with the sheet of a game, without language. */
export const rulesSheetPath = (game: string): string => `games/${game}/`;
