/** Changes to published editions: from `content/changes/`, one file for each source, the latest first. */
import { z } from 'astro/zod';
import log from '../../CHANGELOG.md?raw';
import { type Edition, getArticle } from './editions.ts';
import { getExample } from './examples.ts';
import { SOURCES, type Source } from './sources.ts';
import { readYaml } from './yaml.ts';

const words = z.object({ what: z.string(), why: z.string() });

const changes = z.array(
  z.object({
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    /** The game whose edition was changed; absent if the page of the source itself was changed. */
    game: z.string().optional(),
    /** The ids of the changed articles; empty if the whole edition is concerned. */
    articles: z.array(z.string()).default([]),
    /** Ids of the new examples. */
    examples: z.array(z.string()).default([]),
    en: words,
    fr: words,
  }),
);

/** A visible change to the site, with its reason, in both languages. */
export type Change = z.infer<typeof changes>[number];

const files = import.meta.glob<string>('/content/changes/*.yaml', { query: '?raw', import: 'default', eager: true });

const read = (source: Source): readonly Change[] => {
  const file = `/content/changes/${source.slug}.yaml`;
  const written = files[file];
  if (written === undefined) throw new Error(`${file.slice(1)} is missing: it dates the editions of this source`);
  const found = readYaml(changes, file, written, 'a list of changes (src/model/changes.ts)');
  for (const { articles, examples, game } of found) {
    for (const id of articles) getArticle(id);
    for (const id of examples) getExample(id);
    if (game !== undefined && !source.games.includes(game))
      throw new Error(`${file.slice(1)} names the game ${game}, which is not one of this source`);
  }
  return found.toSorted((a, b) => b.date.localeCompare(a.date));
};

const CHANGES = new Map(SOURCES.map((source) => [source.slug, read(source)]));

/** The changes to a source's page and editions, the latest first. */
export const listSourceChanges = ({ slug }: Source): readonly Change[] => CHANGES.get(slug) ?? [];

/** The date (ISO) of the last change to an edition; a source without any entry for it fails the build. */
export const getEditionDate = ({ source, game }: Edition): string => {
  const latest = listSourceChanges(source).find((change) => change.game === game.id);
  if (!latest)
    throw new Error(`content/changes/${source.slug}.yaml does not say when the edition of ${game.id} appeared`);
  return latest.date;
};

/**
 * The day (ISO) of the first release in a changelog, whose headings have the form `## 0.1.0, 2026-12-01`; `undefined`
 * before the first release.
 */
export const findFirstRelease = (changelog: string): string | undefined =>
  [...changelog.matchAll(/^## \S+, (\d{4}-\d{2}-\d{2})$/gm)].map(([, day]) => day!).sort()[0];

const RELEASED = findFirstRelease(log);

/**
 * True for a change that belongs to the history shown to readers: it concerns no single article, or it was made after
 * the first release. Nobody could read an article before that release.
 */
const isSeen = ({ date, articles }: Change, released: string | undefined): boolean =>
  articles.length === 0 || (released !== undefined && date > released);

/**
 * The changes to an edition, the latest first. A change to a single article counts only if it was made after
 * `released`, the day of the first release.
 */
export const listEditionChanges = ({ source, game }: Edition, released = RELEASED): readonly Change[] =>
  listSourceChanges(source).filter((change) => change.game === game.id && isSeen(change, released));

/** The changes to an article, the latest first: those that name it, and those to the whole of its edition. */
export const listArticleChanges = (id: string, released = RELEASED): readonly Change[] =>
  listEditionChanges(getArticle(id).edition, released).filter(
    ({ articles }) => articles.length === 0 || articles.includes(id),
  );

/**
 * The day (ISO) of the last change that names this article and was made after the first release; `undefined` if there
 * is none.
 */
export const getArticleChangeDate = (id: string, released = RELEASED): string | undefined =>
  listArticleChanges(id, released).find(({ articles }) => articles.includes(id))?.date;
