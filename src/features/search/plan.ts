/** Analysis of a query: the games it names, and the remaining words to search for. */
import type { Language } from '../../i18n/routes.ts';
import { listNormalizedWords } from './text-matching.ts';

/** Words too common to be searched (`how`, `the`), normalised. */
const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an and are at be by can do does for from go how i if in is it me my of on one or please should tell that the their there they this to was we what when where which who why will with would you your game'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'a ai au aux avec c ca ce ces cet cette comment d dans de des doit dois du elle en est et faire fait faut il ils j je jeu l la le les leur leurs me moi mon n ne nous on ou par peut peux pour pourquoi qu quand que quel quelle quelles quels quelqu qui quoi s sa se ses si son sont sur t ton tu un une vous y'.split(
      ' ',
    ),
  ),
};

/** Names under which readers may know each game, stored under the game id. */
export type GameAliases = Readonly<Record<string, readonly string[]>>;

export interface SearchPlan {
  /** Ids of the games that the query names. */
  readonly games: readonly string[];
  /** The remaining words, without stop words; empty if the query only names games. */
  readonly words: string;
}

/** Splits a query into words, each as written and as its normalised parts: `Snip-Snap-Snorum` has three. */
const tokensOf = (question: string): { readonly written: string; readonly bare: readonly string[] }[] =>
  question
    .split(/\s+/)
    .map((written) => ({ written, bare: listNormalizedWords(written) }))
    .filter(({ bare }) => bare.length > 0);

/** Index at which a sequence of words occurs in a list of words; -1 if it does not. */
const placeOf = (words: readonly string[], among: readonly string[]): number =>
  among.findIndex((_, i) => words.every((word, j) => among[i + j] === word));

/**
 * Analyses a query. A phrase in quotation marks is searched unchanged, and so is a query that contains only stop words.
 * The name of a game is not searched within that game, since it would match every line or none.
 */
export const buildSearchPlan = (question: string, names: GameAliases, lang: Language): SearchPlan => {
  if (question.includes('"')) return { games: [], words: question };
  let tokens = tokensOf(question);
  const games: string[] = [];
  const longestFirst = Object.entries(names)
    .flatMap(([game, all]) => all.map((name) => ({ game, words: listNormalizedWords(name) })))
    .sort((a, b) => b.words.length - a.words.length);
  for (const { game, words } of longestFirst) {
    const flat = tokens.flatMap(({ bare }, i) => bare.map((word) => ({ word, i })));
    const at = placeOf(
      words,
      flat.map(({ word }) => word),
    );
    if (at < 0) continue;
    const named = new Set(flat.slice(at, at + words.length).map(({ i }) => i));
    tokens = tokens.filter((_, i) => !named.has(i));
    if (!games.includes(game)) games.push(game);
  }
  const significant = tokens.filter(({ bare }) => !bare.every((word) => STOP_WORDS[lang].has(word)));
  const left = significant.length === 0 && games.length === 0 ? tokens : significant;
  return { games, words: left.map(({ written }) => written).join(' ') };
};
