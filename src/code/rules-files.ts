/** The rules files of the engine, split into the passages that execute the articles of an edition. */

import { type Language, pageHref } from '../i18n/routes.ts';
import { type Edition, editionPath, getArticleSlug } from '../model/editions.ts';
import { type CodePassage, listPassages, parseArticleAliases } from './passages.ts';

const files = import.meta.glob<string>(
  [
    '/engine/games/**/*.ts',
    '!/engine/games/*/articles.ts',
    '!/engine/games/*/book-player.ts',
    '!/engine/games/*/questions.ts',
    '!/engine/games/*/search.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** A file with the passages that execute articles of an edition. */
export interface RulesFile {
  /** The path of the file in the repository: `engine/games/jig/rules.ts`. */
  readonly path: string;
  /** The name of the file in addresses: `rules`. */
  readonly name: string;
  readonly passages: readonly CodePassage[];
}

/** Position of the code that executes an article: the file, the passage, and the line that names the article. */
export interface CodeLocation {
  readonly file: RulesFile;
  readonly passage: CodePassage;
  readonly line: number;
}

const FIRST = ['rules', 'index'];
const byReading = (a: RulesFile, b: RulesFile): number =>
  (FIRST.indexOf(a.name) + 1 || 9) - (FIRST.indexOf(b.name) + 1 || 9) || a.name.localeCompare(b.name);

const made = new Map<string, readonly RulesFile[]>();

/**
 * Lists the files that execute the articles of an edition, the rules file first. A file shared by a family of games has
 * only the passages for this game.
 */
export const listRulesFiles = ({ game }: Edition): readonly RulesFile[] => {
  const known = made.get(game.id);
  if (known) return known;
  const ids = new Set(Object.keys(game.articles));
  const own = Object.entries(files).filter(([path]) => path.startsWith(`/engine/games/${game.id}/`));
  const aliases = Object.assign({}, ...own.map(([, text]) => parseArticleAliases(text, ids)));
  const families = Object.entries(files).filter(
    ([path]) => /-family\//.test(path) && own.some(([, text]) => text.includes(path.replace('/engine/games/', '../'))),
  );
  const found = [
    ...own.map(([path, text]) => ({ path, passages: listPassages(text, ids) })),
    ...families.map(([path, text]) => ({ path, passages: listPassages(text, ids, aliases) })),
  ]
    .filter(({ passages }) => passages.length > 0)
    .map(({ path, passages }) => ({ path: path.slice(1), name: /([^/]+)\.ts$/.exec(path)![1]!, passages }))
    .sort(byReading);
  made.set(game.id, found);
  return found;
};

const CLOSENESS = { 'comment-above': 0, comment: 1, string: 2 } as const;

/**
 * Finds the main passage of an article: one named in the comment above it, else in a comment within it, else in a
 * string; `undefined` if there is none.
 */
export const findCodeLocation = (edition: Edition, id: string): CodeLocation | undefined => {
  const [found] = listRulesFiles(edition)
    .flatMap((file) =>
      file.passages.flatMap((passage) =>
        passage.mentions.filter((mention) => mention.id === id).map((mention) => ({ file, passage, mention })),
      ),
    )
    .sort((a, b) => CLOSENESS[a.mention.by] - CLOSENESS[b.mention.by]);
  return found && { file: found.file, passage: found.passage, line: found.mention.line };
};

/** Maximum number of characters of code on one page, to stay within the size limit of text pages. */
const PAGE = 19_000;

/** Divides the code of an edition into pages, between passages; most editions have one page. */
export const splitCodeIntoPages = (edition: Edition): readonly (readonly RulesFile[])[] => {
  const pages: RulesFile[][] = [[]];
  let room = PAGE;
  for (const file of listRulesFiles(edition))
    for (const passage of file.passages) {
      if (passage.text.length > room && room < PAGE) {
        pages.push([]);
        room = PAGE;
      }
      room -= passage.text.length;
      const page = pages.at(-1)!;
      const last = page.at(-1);
      if (last?.path === file.path) page.splice(-1, 1, { ...last, passages: [...last.passages, passage] });
      else page.push({ ...file, passages: [passage] });
    }
  return pages;
};

/** The path of a page of an edition's code, without language; `number` is 1-based. */
export const codePage = (edition: Edition, number: number): string =>
  `${editionPath(edition)}code/${number === 1 ? '' : `${number}/`}`;

/** The address of the code of an article; `undefined` if no code executes it. */
export const codeHref = (edition: Edition, id: string, lang: Language): string | undefined => {
  const passage = findCodeLocation(edition, id)?.passage;
  if (!passage) return undefined;
  const page = splitCodeIntoPages(edition).findIndex((files) =>
    files.some(({ passages }) => passages.includes(passage)),
  );
  return pageHref(lang, `${codePage(edition, page + 1)}#${getArticleSlug(id)}`);
};
