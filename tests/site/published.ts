/**
 * `npm run addresses`: lists what others may have written down of this site: addresses of pages and frames, articles with
 * their numbers, terms, disputed points. `published.tsv` has the list. What is in it must go on to answer, and to mean the
 * same. The command adds what is new, and takes nothing out.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '#engine/games.ts';
import { builtPages, DIST_FOLDER } from './dist.ts';

const FILE = join(import.meta.dirname, 'published.tsv');

/** A thing that others write down: its kind, its address or id, and what it means. */
export type Published = readonly [kind: string, address: string, meaning: string];

/** Reads the list. */
export const readPublished = (): readonly Published[] =>
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as unknown as Published);

const listIds = (html: string): readonly string[] => [...html.matchAll(/<div id="?([\w.-]+)"?>/g)].map(([, id]) => id!);

/** Lists what the built site has: pages without their language, frames other than those of articles. */
export const listPresent = (): readonly Published[] => {
  const english = builtPages.filter(({ language }) => language === 'en');
  const articles = new Map(
    GAMES.flatMap((game) => Object.keys(game.articles).map((id, i) => [id, `${game.id} ${i + 1}`] as const)),
  );
  const glossary = readFileSync(join(DIST_FOLDER, 'en/glossary/index.html'), 'utf8');
  return [
    ...english.map(({ path, kind }): Published => ['page', path.replace('/en/', ''), kind]),
    ...builtPages.flatMap(({ path, html, kind }): readonly Published[] => {
      const id = /^\/embed\/en\/([^/]+)\/$/.exec(path)?.[1];
      return id === undefined || articles.has(id)
        ? []
        : [['frame', id, /data-game="?([\w-]+)/.exec(html)?.[1] ?? kind]];
    }),
    ...[...articles].map(([id, number]): Published => ['article', id, number]),
    ...GAMES.flatMap((game) =>
      Object.entries(game.readings).map(([name, { article }]): Published => ['point', `${game.id}#${name}`, article]),
    ),
    ...listIds(glossary).map((id): Published => ['term', id, 'glossary']),
  ];
};

/** Formats a line of the list. */
export const formatPublished = (published: Published): string => published.join('\t');

if (import.meta.main) {
  const present = listPresent().map(formatPublished);
  // Nothing is taken out: what has gone is for a person to decide.
  const gone = existsSync(FILE)
    ? readPublished()
        .map(formatPublished)
        .filter((line) => !present.includes(line))
    : [];
  writeFileSync(FILE, `${[...present, ...gone].join('\n')}\n`);
}
