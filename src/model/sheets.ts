/** The rules at a glance: one sheet a game, from `content/sheets/`, each line with the articles it restates. */
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { articleOf, type Edition } from './editions.ts';

/** The parts of a sheet, in their order. */
export const PARTS = ['aim', 'needs', 'dealing', 'playing', 'paying', 'ending', 'variations'] as const;

const sheet = z.object({
  /** The worked example in which to see the game played. */
  example: z.string(),
  parts: z.array(
    z.object({
      part: z.enum(PARTS),
      lines: z.array(z.object({ articles: z.array(z.string()).min(1), en: z.string(), fr: z.string() })).min(1),
    }),
  ),
});

/** A sheet: its worked example, and its parts, each with its lines in both languages. */
export type Sheet = z.infer<typeof sheet>;

const files = import.meta.glob<string>('/content/sheets/*.yaml', { query: '?raw', import: 'default', eager: true });

/** The sheet of a game; a game without one, or a line that names no article of the game, fails the build. */
export const sheetOf = ({ game }: Edition): Sheet => {
  const file = `/content/sheets/${game.id}.yaml`;
  const written = files[file];
  if (!written) throw new Error(`${file.slice(1)} is missing: ${game.id} has an edition and no rules at a glance`);
  const read = sheet.safeParse(parse(written));
  if (!read.success)
    throw new Error(
      `${file.slice(1)} is not a sheet as src/model/sheets.ts describes it:\n${z.prettifyError(read.error)}`,
    );
  for (const { lines } of read.data.parts)
    for (const { articles } of lines)
      for (const id of articles)
        if (articleOf(id).edition.game.id !== game.id) throw new Error(`${file.slice(1)}: ${id} is of another game`);
  return read.data;
};

/** The path of the sheet of a game, without language. */
export const sheetPath = (game: string): string => `games/${game}/`;
