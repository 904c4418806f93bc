/** Printables for play at a real table: the board, and the score sheet, from `content/papers/`. */
import { z } from 'astro/zod';
import type { Game } from '#engine/game.ts';
import type { Language } from '../i18n/routes.ts';
import { articleOf } from './editions.ts';
import { readYaml } from './yaml.ts';

const said = z.strictObject({ en: z.string(), fr: z.string() });
const cited = said.extend({ articles: z.array(z.string()).min(1) });
const heading = said.extend({
  articles: z.array(z.string()).default([]),
  /** Its value, in figures. */
  value: z.string().optional(),
  /** Sub-columns. */
  of: z.array(said).default([]),
});
/**
 * Headings in full, or a number of numbered ones, after a word if there is one; `seats` is the largest number of
 * players.
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
  /** Instructions for use. */
  how: cited,
  /** Values. */
  key: z.array(cited.extend({ value: z.string() })),
  /** The tables, if there are several; and three-in-a-row layout. */
  tables: headings.optional(),
  abreast: z.boolean().default(false),
  /** True if the owners of the columns are named above all the tables. */
  names: z.boolean().default(false),
  across: headings,
  down: headings,
  totals: z.array(heading).default([]),
  /** In each field, rings to strike out for payments, and dots around which to draw more. */
  rings: z.number().default(0),
  dots: z.number().default(0),
  /** Meaning of the letters above the columns. */
  letters: said.optional(),
});

const papers = z.strictObject({
  /** Rule for staking on the board. */
  board: cited.optional(),
  score,
});

type Headings = z.infer<typeof headings>;

/** Printables of a game: the board if it has one, and the score sheet. */
export type Printables = z.infer<typeof papers>;

/** A row, a column or a table by its heading. */
export interface Heading {
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

/** The printables of a game; a game without any, or a line that names no article of the game, fails the build. */
export const getPrintables = (game: Game): Printables => {
  const file = `/content/papers/${game.id}.yaml`;
  const read = readYaml(papers, file, files[file], `what ${game.id} is marked on (src/model/printables.ts)`);
  for (const id of articlesIn(read))
    if (articleOf(id).edition.game.id !== game.id) throw new Error(`${file.slice(1)}: ${id} is of another game`);
  return read;
};

/** Headings in a language, expanded if they are numbers. */
export const headingsOf = (some: Headings, game: Game, lang: Language): readonly Heading[] => {
  if (Array.isArray(some))
    return some.map((each) => ({ ...each, text: each[lang], of: each.of.map((sub) => sub[lang]) }));
  const length = some.count === 'seats' ? Math.max(...game.seatNumbers()) : some.count;
  return Array.from({ length }, (_, i) => ({
    text: [some[lang], i + 1].filter(Boolean).join('\u00a0'),
    articles: [],
    of: [],
  }));
};

/** The paths of the printables of a game, without language. */
export const boardPath = (game: string): string => `games/${game}/board/`;
export const scorePath = (game: string): string => `games/${game}/score/`;
