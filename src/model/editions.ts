/** Editions: the games of each source, the number and the place of each article, and the disputed points. */
import { z } from 'astro/zod';
import type { Article } from '#engine/articles.ts';
import type { Game } from '#engine/game.ts';
import { findGame, GAMES } from '#engine/games.ts';
import type { Language } from '../i18n/routes.ts';
import { pageHref } from '../i18n/routes.ts';
import { SOURCES, type Source } from './sources.ts';
import { type PracticeSupport, parsePracticeSupport } from './witnesses.ts';
import { readYaml } from './yaml.ts';

/** A game as described in one source. */
export interface Edition {
  readonly source: Source;
  readonly game: Game;
}

/** Every edition, in the order of the sources' years. */
export const EDITIONS: readonly Edition[] = SOURCES.flatMap((source) =>
  source.games.map((id) => {
    const game = findGame(id);
    if (!game)
      throw new Error(`content/sources/${source.slug}.yaml names the game ${id}, which the engine does not play`);
    return { source, game };
  }),
);

for (const { id } of GAMES)
  if (!EDITIONS.some(({ game }) => game.id === id))
    throw new Error(`no file of content/sources/ has the game ${id} in its list of games`);

/** The path of an edition's page, without language. */
export const editionPath = ({ source, game }: Edition): string => `sources/${source.slug}/${game.id}/`;

/** The path of the page with the articles of an edition and their code, without language. */
export const codePath = (edition: Edition): string => `${editionPath(edition)}code/`;

/** The edition whose page has this address; throws for any other page. */
export const getEditionOfPage = (pathname: string): Edition => {
  const found = EDITIONS.find((edition) => pathname.includes(`/${editionPath(edition)}`));
  if (!found) throw new Error(`${pathname} is not the address of an edition`);
  return found;
};

export const editionOf = (game: string): Edition => {
  const found = EDITIONS.find((edition) => edition.game.id === game);
  if (!found) throw new Error(`no source has the game ${game}`);
  return found;
};

/** The slug of an article, which is also its anchor: the id without the siglum. */
export const getArticleSlug = (id: string): string => id.slice(id.indexOf('.') + 1);

/** The data of an article, with its number in the margin (1-based). */
export interface NumberedArticle extends Article {
  readonly id: string;
  readonly number: number;
  readonly edition: Edition;
}

const articles = new Map<string, NumberedArticle>();
for (const edition of EDITIONS)
  for (const [i, [id, article]] of Object.entries(edition.game.articles).entries())
    articles.set(id, { ...article, id, number: i + 1, edition });

/** The article with this id; an unknown id, for instance in a text, fails the build. */
export const getArticle = (id: string): NumberedArticle => {
  const found = articles.get(id);
  if (!found) throw new Error(`there is no article ${id}; \`npm run -s snorum -- articles\` lists them`);
  return found;
};

/** The address of an article: the page of its edition, at the anchor of the article. */
export const articleHref = (id: string, lang: Language): string =>
  pageHref(lang, `${editionPath(getArticle(id).edition)}#${getArticleSlug(id)}`);

const choice = z.object({ label: z.string(), argument: z.string(), witnesses: z.string() });
const readingWords = z.object({ question: z.string(), why: z.string(), choices: z.record(z.string(), choice) });
/** Schema of a file in `content/readings/`: the disputed points of one game. */
export const readingsFile = z.array(
  z.object({
    name: z.string(),
    article: z.string(),
    default: z.string(),
    switch: z.literal(false).optional(),
    /** For each practice, the sigla of the texts that support it: `BW91-PG`, `BW91-PG by analogy`, `usage`. */
    witnesses: z.record(z.string(), z.array(z.string())),
    en: readingWords,
    fr: readingWords,
  }),
);

/** A disputed point: its article, its practices, and the argument for each of them. */
export type DisputedPoint = z.infer<typeof readingsFile>[number];

const files = import.meta.glob<string>('/content/readings/*.yaml', { query: '?raw', import: 'default', eager: true });

/** The disputed points, stored under the id of the game. */
const POINTS = new Map<string, readonly DisputedPoint[]>(
  Object.entries(files).map(([file, written]) => {
    const read = readYaml(readingsFile, file, written, 'a list of readings (src/model/editions.ts)');
    for (const point of read) {
      getArticle(point.article);
      const [told, witnessed] = [point.en.choices, point.witnesses].map((each) => Object.keys(each).sort().join(', '));
      if (told !== witnessed)
        throw new Error(`${file.slice(1)}: ${point.name} has the practices ${told}, and witnesses for ${witnessed}`);
      for (const note of Object.values(point.witnesses).flat())
        parsePracticeSupport(note, `${file.slice(1)}, ${point.name}`);
    }
    return [file.replace(/^.*\/|\.yaml$/g, ''), read];
  }),
);

export const listDisputedPoints = (id: string): readonly DisputedPoint[] => {
  const { edition } = getArticle(id);
  return listPointsOfGame(edition.game.id).filter(({ article }) => article === id);
};

/** The disputed points of a game, in the order of the articles. */
export const listPointsOfGame = (game: string): readonly DisputedPoint[] => POINTS.get(game) ?? [];

/** The texts or the usage that support a practice of a disputed point; empty if the practice is only editorial. */
export const listPracticeSupport = (point: DisputedPoint, practice: string): readonly PracticeSupport[] =>
  (point.witnesses[practice] ?? []).map((note) => parsePracticeSupport(note, point.name));

/** Every disputed point with its edition, in the order of the editions. */
export const DISPUTED_POINTS: readonly (DisputedPoint & { readonly edition: Edition })[] = EDITIONS.flatMap((edition) =>
  listPointsOfGame(edition.game.id).map((point) => ({ ...point, edition })),
);

/**
 * The disputed points with a practice that the text with this siglum supports; for `undefined`, those with a practice
 * that only usage supports.
 */
export const listPointsSupportedBy = (siglum: string | undefined): readonly (typeof DISPUTED_POINTS)[number][] =>
  DISPUTED_POINTS.filter((point) =>
    Object.keys(point.witnesses).some((practice) =>
      listPracticeSupport(point, practice).some(({ text }) => text?.siglum === siglum),
    ),
  );
