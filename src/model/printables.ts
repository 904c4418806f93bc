/** Printables for play with real cards: the board, and the score sheet, from `content/papers/`. */
import { z } from 'astro/zod';
import type { Game } from '#engine/game.ts';
import type { Language } from '../i18n/routes.ts';
import { getArticle } from './editions.ts';
import { readYaml } from './yaml.ts';

const said = z.strictObject({ en: z.string(), fr: z.string() });
const cited = said.extend({ articles: z.array(z.string()).min(1) });
const heading = said.extend({
  articles: z.array(z.string()).default([]),
  /** The amount or points that the heading stands for, in figures. */
  value: z.string().optional(),
  /** Headings of the sub-columns. */
  of: z.array(said).default([]),
});
/**
 * Headings written in full; or a number of headings, which are numbered, after a word if one is given. The count
 * `seats` is the largest number of players.
 */
const headings = z.union([
  z.array(heading).min(1),
  z.strictObject({
    count: z.union([z.number(), z.literal('seats')]),
    en: z.string().optional(),
    fr: z.string().optional(),
  }),
]);

const score = z.strictObject({
  /** Instructions for using the sheet. */
  how: cited,
  /** Explanation of the values to be written. */
  key: z.array(cited.extend({ value: z.string() })),
  /** Headings of the tables, if there are several. `abreast`: true to print them side by side. */
  tables: headings.optional(),
  abreast: z.boolean().default(false),
  /** True if the sheet has, above the tables, a line for the names that belong to the columns. */
  names: z.boolean().default(false),
  across: headings,
  down: headings,
  totals: z.array(heading).default([]),
  /**
   * In each field, the number of rings to strike out for payments. `dots`: number of dots around which further rings
   * can be drawn.
   */
  rings: z.number().default(0),
  dots: z.number().default(0),
  /** Meaning of the letters above the columns. */
  letters: said.optional(),
});

const papers = z.strictObject({
  /** Rule for staking on the board; absent if the game has no board. */
  board: cited.optional(),
  score,
});

type Headings = z.infer<typeof headings>;

/** Printables of a game: the board if it has one, and the score sheet. */
export type Printables = z.infer<typeof papers>;

/** Heading of a row, of a column or of a table. */
export interface PrintableHeading {
  readonly text: string;
  readonly articles: readonly string[];
  readonly value?: string | undefined;
  readonly of: readonly string[];
}

const files = import.meta.glob<string>('/content/papers/*.yaml', { query: '?raw', import: 'default', eager: true });

const articlesIn = ({ board, score: { how, key, totals, ...tables } }: Printables): readonly string[] =>
  [board, how, ...key, ...totals, ...[tables.across, tables.down].flat()].flatMap((each) =>
    each && 'articles' in each ? each.articles : [],
  );

/** The printables of a game. The build fails if the game has none, or if a line names an unknown article. */
export const getPrintables = (game: Game): Printables => {
  const file = `/content/papers/${game.id}.yaml`;
  const read = readYaml(papers, file, files[file], `what ${game.id} is marked on (src/model/printables.ts)`);
  for (const id of articlesIn(read))
    if (getArticle(id).edition.game.id !== game.id) throw new Error(`${file.slice(1)}: ${id} is of another game`);
  return read;
};

/** Headings in a language; if only their number is stored, the numbered headings are created. */
export const listHeadings = (some: Headings, game: Game, lang: Language): readonly PrintableHeading[] => {
  if (Array.isArray(some))
    return some.map((each) => ({ ...each, text: each[lang], of: each.of.map((sub) => sub[lang]) }));
  const length = some.count === 'seats' ? Math.max(...game.seatNumbers()) : some.count;
  return Array.from({ length }, (_, i) => ({
    text: [some[lang], i + 1].filter(Boolean).join('\u00a0'),
    articles: [],
    of: [],
  }));
};

/** The paths of the board and of the score sheet of a game, without language. */
export const boardPath = (game: string): string => `games/${game}/board/`;
export const scorePath = (game: string): string => `games/${game}/score/`;
