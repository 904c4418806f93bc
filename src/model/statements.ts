/**
 * Parallel statements of one game, from `content/statements/`: a row for each point, a column for each text, and in
 * each cell the articles in which that text mentions the point. A mistake there fails the build.
 */
import { z } from 'astro/zod';
import type { Language } from '../i18n/routes.ts';
import { articleOf, EDITIONS, type NumberedArticle } from './editions.ts';
import { readYaml } from './yaml.ts';

const column = z.object({ id: z.string(), game: z.string(), known: z.array(z.string()).min(1) });
const words = z.object({
  title: z.string(),
  description: z.string().max(200),
  lede: z.string(),
  columns: z.record(z.string(), z.string()),
});
const alignment = z.object({
  games: z.array(z.string()).min(1),
  columns: z.array(column).min(2),
  points: z.array(z.object({ en: z.string(), fr: z.string() }).catchall(z.array(z.string()).min(1))),
  en: words,
  fr: words,
});

/** One of the aligned texts: the articles of a game known in the same way. */
interface Column {
  readonly id: string;
  readonly game: string;
}

/** A point with, for each column, the articles that mention it; empty if the text is silent. */
interface Point {
  readonly title: Readonly<Record<Language, string>>;
  readonly cells: readonly (readonly NumberedArticle[])[];
}

/** Several statements of a game, or of related games, point by point. */
export interface Alignment {
  /** The last part of its address. */
  readonly name: string;
  readonly games: readonly string[];
  readonly columns: readonly Column[];
  readonly points: readonly Point[];
  readonly en: z.infer<typeof words>;
  readonly fr: z.infer<typeof words>;
}

const files = import.meta.glob<string>('/content/statements/*.yaml', { query: '?raw', import: 'default', eager: true });

const read = (file: string, written: string): Alignment => {
  const fail = (what: string): never => {
    throw new Error(`${file.slice(1)}: ${what}`);
  };
  const { games, columns, points, en, fr } = readYaml(
    alignment,
    file,
    written,
    'an alignment (src/model/statements.ts)',
  );
  const articlesIn = ({ game, known }: z.infer<typeof column>): readonly string[] => {
    const edition = EDITIONS.find((each) => each.game.id === game) ?? fail(`there is no edition of ${game}`);
    return Object.keys(edition.game.articles).filter((id) => {
      const { place, via, status } = articleOf(id);
      // An article known through a retelling belongs to that, even if it also has a place in the source.
      return status !== 'editorial' && known.some((start) => (via ?? place).startsWith(start));
    });
  };
  const held = new Map(columns.map((each) => [each.id, articlesIn(each)]));
  const idOf = (slug: string, { id, game }: Column): string => {
    const { siglum } = EDITIONS.find((each) => each.game.id === game)!.source;
    const article = `${siglum}.${slug}`;
    return held.get(id)!.includes(article)
      ? article
      : fail(`${article} is not one of the articles of the column ${id}`);
  };
  const rows = points.map(({ en: title, fr: titre, ...cells }): Point => {
    for (const name of Object.keys(cells)) if (!held.has(name)) fail(`“${title}” has a cell for ${name}, no column`);
    return {
      title: { en: title, fr: titre },
      cells: columns.map((each) => (cells[each.id] ?? []).map((slug) => articleOf(idOf(slug, each)))),
    };
  });
  const aligned = new Set(rows.flatMap(({ cells }) => cells.flat().map(({ id }) => id)));
  for (const id of [...held.values()].flat()) if (!aligned.has(id)) fail(`${id} stands at no point`);
  for (const lang of [en, fr])
    for (const { id } of columns) if (lang.columns[id] === undefined) fail(`the column ${id} has no name`);
  return { name: file.replace(/^.*\/|\.yaml$/g, ''), games, columns, points: rows, en, fr };
};

/** Every alignment, by its name. */
export const ALIGNMENTS: readonly Alignment[] = Object.entries(files).map(([file, written]) => read(file, written));

/** The path of an alignment, without language. */
export const alignmentPath = ({ name }: Alignment): string => `statements/${name}/`;

/** The alignments that include a game. */
export const alignmentsOf = (game: string): readonly Alignment[] =>
  ALIGNMENTS.filter(({ games }) => games.includes(game));
