/** The rules files of the engine, split into the passages that execute the articles of an edition. */

import { type Language, pageHref } from '../i18n/routes.ts';
import { codePath, type Edition, getArticleSlug } from '../model/editions.ts';
import { type CodePassage, listPassages, type RulesText, selectRulesTexts } from './passages.ts';

const files = import.meta.glob<string>(
  ['/engine/games/*/*.ts', '!/engine/games/*/{articles,book-player,plan,questions,search}.ts'],
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

const FIRST = ['rules', 'index'];
const byReading = (a: RulesFile, b: RulesFile): number =>
  (FIRST.indexOf(a.name) + 1 || 9) - (FIRST.indexOf(b.name) + 1 || 9) || a.name.localeCompare(b.name);

/** Lists the rules files of a game and of its family, with their texts. */
export const listRulesTexts = ({ game }: Edition): readonly RulesText[] =>
  selectRulesTexts(
    game.id,
    new Set(Object.keys(game.articles)),
    Object.entries(files).map(([path, text]) => [path.slice(1), text]),
  );

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

/** The address of the code of an article; `undefined` if no code executes it. */
export const codeHref = (edition: Edition, id: string, lang: Language): string | undefined =>
  listRulesFiles(edition).some(({ passages }) =>
    passages.some(({ mentions }) => mentions.some((each) => each.id === id)),
  )
    ? pageHref(lang, `${codePath(edition)}#${getArticleSlug(id)}`)
    : undefined;
