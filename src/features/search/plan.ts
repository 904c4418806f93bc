/** Analysis of a query: the games it names, and the remaining words to search for. */
import type { Language } from '../../i18n/routes.ts';
import { listBareWords } from './text-matching.ts';

/** Stop words of questions, normalised. */
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

/** The names of each game by id, as readers may write them. */
export type GameAliases = Readonly<Record<string, readonly string[]>>;

export interface Plan {
  /** The ids of the games it names. */
  readonly games: readonly string[];
  /** The other words, without stop words; empty if it only names games. */
  readonly words: string;
}

/** A word of a query as written, and its normalised parts: three in `Snip-Snap-Snorum`. */
const tokensOf = (question: string): { readonly written: string; readonly bare: readonly string[] }[] =>
  question
    .split(/\s+/)
    .map((written) => ({ written, bare: listBareWords(written) }))
    .filter(({ bare }) => bare.length > 0);

/** Position of consecutive words within others; -1 if they do not occur. */
const placeOf = (words: readonly string[], among: readonly string[]): number =>
  among.findIndex((_, i) => words.every((word, j) => among[i + j] === word));

/**
 * Analyses a query. A phrase in quotation marks is searched unchanged, and so is a query of stop words only. The name
 * of a game is not searched within that game: there it is in every line, or in none.
 */
export const planOf = (question: string, names: GameAliases, lang: Language): Plan => {
  if (question.includes('"')) return { games: [], words: question };
  let tokens = tokensOf(question);
  const games: string[] = [];
  const longestFirst = Object.entries(names)
    .flatMap(([game, all]) => all.map((name) => ({ game, words: listBareWords(name) })))
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
