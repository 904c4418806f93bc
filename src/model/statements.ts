/**
 * Tables of statements side by side, from `content/statements/`: the articles of an edition and every witness of it, or
 * the chapters of one book. A mistake there fails the build.
 */
import { z } from 'astro/zod';
import type { Language } from '../i18n/routes.ts';
import { editionOf, getArticle, getArticleSlug, type NumberedArticle } from './editions.ts';
import { findBorrowedChapter, formatArticlePlace } from './places.ts';
import { type RegisteredWitness, WITNESS_REGISTER } from './witnesses.ts';
import { readYaml } from './yaml.ts';

/**
 * Relation of a text to an article, or of a chapter to a point: it says the same, a part of it, or more (`adds`); it
 * differs; it refers the reader to another place; it is silent; or the passage is in a part of the text that we do not
 * have (`lost`).
 */
export const STATEMENT_MARKS = ['says', 'part', 'adds', 'differs', 'refers', 'silent', 'lost'] as const;
export type StatementMark = (typeof STATEMENT_MARKS)[number];

/** The relations that have no place, since the text says nothing. */
const MUTE: readonly StatementMark[] = ['silent', 'lost'];

const words = z.object({
  title: z.string(),
  description: z.string().max(200),
  lede: z.string(),
  witnesses: z.record(z.string(), z.string()),
});
const title = { en: z.string(), fr: z.string() };
const both = { games: z.array(z.string()).min(1), en: words, fr: words };

/** Table with a row for each article and a cell for each witness: `says 42`, `differs II.6.1, II.6.2`, `silent`. */
const matrix = z.strictObject({
  ...both,
  witnesses: z.array(z.object({ id: z.string(), siglum: z.string(), rest: z.enum(['silent', 'lost']).optional() })),
  points: z.array(z.strictObject({ ...title, rows: z.record(z.string(), z.array(z.string())) })),
});
/**
 * Table with a row for each point and a cell for each chapter: `refers cut`, with the slugs of the articles that say
 * so; a chapter without a cell is silent.
 */
const chapters = z.strictObject({
  ...both,
  chapters: z.array(z.object({ id: z.string(), game: z.string() })),
  points: z.array(z.strictObject({ ...title, cells: z.record(z.string(), z.string()) })),
});

/** A column: one of the texts or chapters that are compared. */
interface Column {
  readonly id: string;
  readonly text?: RegisteredWitness;
}

/** The statement of one text or chapter on the subject of a row. */
interface Cell {
  readonly mark: StatementMark;
  /** Places in the witness, as the file writes them; empty for a chapter, whose articles have their own places. */
  readonly places: readonly string[];
  /** The articles of a chapter about the point; empty for a witness. */
  readonly articles: readonly NumberedArticle[];
  /** Those among them that the book says of another game, in a cell whose mark is that of the game's own pages. */
  readonly carried: readonly NumberedArticle[];
}

interface Row {
  /** The article that the row is about; absent if chapters are compared. */
  readonly article?: NumberedArticle;
  readonly cells: readonly Cell[];
}

/** A point of comparison with its rows: one for each article about it, or a single row if chapters are compared. */
interface Point {
  readonly title: Readonly<Record<Language, string>>;
  readonly rows: readonly Row[];
}

/** A table that compares the statements of several texts on a game, or of the chapters of a book, point by point. */
export interface StatementTable {
  /** The name of the table, which is the last part of its address. */
  readonly name: string;
  readonly games: readonly string[];
  readonly columns: readonly Column[];
  readonly points: readonly Point[];
  readonly en: z.infer<typeof words>;
  readonly fr: z.infer<typeof words>;
}

const files = import.meta.glob<string>('/content/statements/*.yaml', { query: '?raw', import: 'default', eager: true });

/** Parses one file. Throws, with the file name, if an article has no row or a cell is not valid. */
export const parseStatementTable = (file: string, written: string): StatementTable => {
  const fail = (what: string): never => {
    throw new Error(`${file.slice(1)}: ${what}`);
  };
  const read = readYaml(
    z.union([matrix, chapters]),
    file,
    written,
    'articles against witnesses, or chapters side by side (src/model/statements.ts)',
  );
  const markOf = (word: string | undefined, where: string): StatementMark =>
    STATEMENT_MARKS.find((mark) => mark === word) ??
    fail(`${where} has the mark ${word}; there are ${STATEMENT_MARKS.join(', ')}`);
  const { games, en, fr } = read;
  const own = games.flatMap((game) => Object.keys(editionOf(game).game.articles));
  const shared = { name: file.replace(/^.*\/|\.yaml$/g, ''), games, en, fr };
  const named = (columns: readonly Column[]): readonly Column[] => {
    for (const { id } of columns)
      for (const { witnesses } of [en, fr]) if (witnesses[id] === undefined) fail(`the column ${id} has no name`);
    return columns;
  };
  const complete = (ids: readonly string[], wanted: readonly string[]): void => {
    for (const id of wanted) if (!ids.includes(id)) fail(`${id} stands in no row`);
  };

  if ('chapters' in read) {
    const columns = named(read.chapters.map(({ id }) => ({ id })));
    const points = read.points.map(({ en, fr, cells }): Point => {
      for (const id of Object.keys(cells))
        if (!columns.some((each) => each.id === id)) fail(`“${en}” has a cell ${id}`);
      const row = read.chapters.map(({ id, game }): Cell => {
        const [word = 'silent', ...slugs] = cells[id]?.split(' ') ?? [];
        const mark = markOf(word, `“${en}”, ${id},`);
        // The slugs of one game begin alike: `BW91.pope.`, `BW91.spin.`; it is left out here.
        const start = Object.keys(editionOf(game).game.articles)[0]!.split('.').slice(0, 2).join('.');
        if (MUTE.includes(mark) !== (slugs.length === 0)) fail(`“${en}”, ${id}: ${mark} with ${slugs.length} articles`);
        const articles = slugs.map((slug) => getArticle(`${start}.${slug}`));
        const carried =
          mark === 'refers' ? [] : articles.filter((article) => findBorrowedChapter(article) !== undefined);
        if (carried.length > 0 && carried.length === articles.length)
          fail(`“${en}”, ${id}: ${mark}, and every article is said of another game`);
        return { mark, places: [], articles, carried };
      });
      return { title: { en, fr }, rows: [{ cells: row }] };
    });
    complete(
      points.flatMap(({ rows }) =>
        rows.flatMap(({ cells }) => cells.flatMap(({ articles }) => articles.map((a) => a.id))),
      ),
      own.filter((id) => getArticle(id).status !== 'editorial'),
    );
    return { ...shared, columns, points };
  }

  const columns = named(
    read.witnesses.map(({ id, siglum }) => ({
      id,
      text: WITNESS_REGISTER.find((text) => text.siglum === siglum) ?? fail(`${siglum} is no text of the register`),
    })),
  );
  const points = read.points.map(
    ({ en, fr, rows }): Point => ({
      title: { en, fr },
      rows: Object.entries(rows).map(([id, cells]) => {
        if (!own.includes(id)) fail(`${id} is no article of ${games.join(' or ')}`);
        if (cells.length > columns.length) fail(`${id} has ${cells.length} cells for ${columns.length} witnesses`);
        return {
          article: getArticle(id),
          cells: read.witnesses.map((witness, i): Cell => {
            const where = `${id}, ${witness.id},`;
            const [, word, places = ''] =
              /^(\S+) ?(.*)$/.exec(cells[i] ?? witness.rest ?? '') ?? fail(`${where} is empty`);
            const mark = markOf(word, where);
            if (MUTE.includes(mark) !== (places === '')) fail(`${where} is ${mark} at “${places}”`);
            if (mark === 'lost' && columns[i]!.text?.seen === 'whole')
              fail(`${where} is lost in a text that we have whole`);
            return { mark, places: places === '' ? [] : places.split(', '), articles: [], carried: [] };
          }),
        };
      }),
    }),
  );
  const ids = points.flatMap(({ rows }) => rows.map(({ article }) => article!.id));
  complete(ids, own);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) fail(`${id} has two rows`);
  return { ...shared, columns, points };
};

/** Every table, in the order of the file names. */
export const STATEMENT_TABLES: readonly StatementTable[] = Object.entries(files).map(([file, written]) =>
  parseStatementTable(file, written),
);

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { Poules: 'art. “Poules”', Introduction: 'introduction', I: 'I, opening', II: 'II, heading' },
  fr: { Poules: 'art. «\u202fPoules\u202f»', Introduction: 'introduction', I: 'I, début', II: 'II, titre' },
};

/** Formats the places of a cell: `no. 42`, `I.9.2`, `p. 179`, `¶ 14`; empty if it has none. */
export const formatCellPlaces = ({ places, articles, carried }: Cell, lang: Language): string => {
  const own = articles.filter((article) => !carried.includes(article));
  const label = (place: string, i: number): string => {
    const paragraph = places[0]?.startsWith('¶') && i > 0;
    if (paragraph || !/^\d+$/.test(place)) return (NAMES[lang][place] ?? place).replace(/([¶§.]) (?=\d)/, '$1\u00a0');
    return Number(place) < 100 ? `${lang === 'fr' ? 'nº' : 'no.'}\u00a0${place}` : `p.\u00a0${place}`;
  };
  return [...new Set([...places.map(label), ...own.map((article) => formatArticlePlace(article, lang))])]
    .filter(Boolean)
    .join(', ');
};

/**
 * Counts each relation of {@link STATEMENT_MARKS} in a column, in the order of that list; relations that do not occur are
 * omitted.
 */
export const countMarks = (
  { points }: StatementTable,
  column: number,
): readonly (readonly [mark: StatementMark, count: number])[] => {
  const marks = points.flatMap(({ rows }) => rows.map(({ cells }) => cells[column]!.mark));
  return STATEMENT_MARKS.map((mark) => [mark, marks.filter((each) => each === mark).length] as const).filter(
    ([, n]) => n > 0,
  );
};

/** The path of the page of a table, without language. */
export const statementTablePath = ({ name }: StatementTable): string => `statements/${name}/`;

/** The tables that include a game. */
export const listStatementTables = (game: string): readonly StatementTable[] =>
  STATEMENT_TABLES.filter(({ games }) => games.includes(game));

/**
 * The anchor of an article’s row on the page of a table. It begins with the source, since articles of two editions may
 * have the same slug.
 */
export const rowAnchor = ({ id, edition }: NumberedArticle): string => `${edition.source.siglum}.${getArticleSlug(id)}`;
