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

/**
 * The rule options that a player can choose, by the section of the sheet whose rules they vary: the one that restates
 * their article, or else the article before it.
 */
export const groupOptionsBySection = (edition: Edition): ReadonlyMap<RulesSheetSection, readonly DisputedPoint[]> => {
  const restated = getRulesSheet(edition)
    .parts.flatMap(({ part, lines }) =>
      lines.flatMap(({ articles }) => articles.map((id) => ({ part, number: getArticle(id).number }))),
    )
    .toSorted((a, b) => a.number - b.number);
  const options = listPointsOfGame(edition.game.id).filter((point) => point.switch !== false);
  return Map.groupBy(options, ({ article }) => {
    const { number } = getArticle(article);
    return (restated.findLast((each) => each.number <= number) ?? restated[0]!).part;
  });
};

/** The address at which a new game begins with the usual choices, without language. */
export const playNowPath = (game: string): string => `games/${game}/${NEW_GAME_FRAGMENT}`;

/** The path of the page with the sheet of a game, without language. */
export const rulesSheetPath = (game: string): string => `games/${game}/`;
