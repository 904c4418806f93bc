/** The rules files of the engine, split into the passages that execute the articles of an edition. */

import { type Language, pageHref } from '../i18n/routes.ts';
import { codePath, type Edition, getArticleSlug } from '../model/editions.ts';
import { type ArticleAliases, type CodePassage, listPassages, parseArticleAliases } from './passages.ts';

const files = import.meta.glob<string>(
  ['/engine/games/*/*.ts', '!/engine/games/*/{articles,book-player,questions,search}.ts'],
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

/** A file of the rules with its text, and the names by which it cites the articles of the present game. */
export interface RulesText {
  readonly path: string;
  readonly text: string;
  readonly aliases: ArticleAliases;
}

/** Lists the rules files of a game and of its family, with their texts. */
export const listRulesTexts = ({ game }: Edition): readonly RulesText[] => {
  const ids = new Set(Object.keys(game.articles));
  const own = Object.entries(files).filter(([path]) => path.startsWith(`/engine/games/${game.id}/`));
  const aliases = Object.assign({}, ...own.map(([, text]) => parseArticleAliases(text, ids)));
  const families = Object.entries(files).filter(
    ([path]) => /-family\//.test(path) && own.some(([, text]) => text.includes(path.replace('/engine/games/', '../'))),
  );
  return [
    ...own.map(([path, text]) => ({ path: path.slice(1), text, aliases: {} })),
    ...families.map(([path, text]) => ({ path: path.slice(1), text, aliases })),
  ];
};

const made = new Map<string, readonly RulesFile[]>();

/**
 * Lists the files that execute the articles of an edition, the rules file first. A file shared by a family of games has
 * only the passages for this game.
 */
export const listRulesFiles = (edition: Edition): readonly RulesFile[] => {
  const { game } = edition;
  const known = made.get(game.id);
  if (known) return known;
  const ids = new Set(Object.keys(game.articles));
  const found = listRulesTexts(edition)
    .map(({ path, text, aliases }) => ({
      path,
      name: /([^/]+)\.ts$/.exec(path)![1]!,
      passages: listPassages(text, ids, aliases),
    }))
    .filter(({ passages }) => passages.length > 0)
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

/** The address of the code of an article; `undefined` if no code executes it. */
export const codeHref = (edition: Edition, id: string, lang: Language): string | undefined =>
  findCodeLocation(edition, id) && pageHref(lang, `${codePath(edition)}#${getArticleSlug(id)}`);
