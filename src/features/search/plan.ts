/** Analysis of a query: the games it names, and the remaining words to search for. */
import type { Language } from '../../i18n/routes.ts';
import { correctWord } from './spelling.ts';
import { listNormalizedWords } from './text-matching.ts';
import { PART_HINTS, PLAYER_NUMBERS, PLAYERS, REWRITES, STOP_WORDS } from './tuning.ts';

/** Names under which readers may know each game, stored under the game id. */
export type GameAliases = Readonly<Record<string, readonly string[]>>;

export interface SearchPlan {
  /** Ids of the games that the query names. */
  readonly games: readonly string[];
  /** Ids of the games of whose names the remaining words have a part: the dwarf, of the yellow dwarf. */
  readonly partlyNamed: readonly string[];
  /** The remaining words, without stop words; empty if the query only names games. */
  readonly words: string;
}

/** Returns the number of players in figures; `undefined` for a word that is none. */
const toPlayerNumber = (word: string, lang: Language): number | undefined => {
  const at = PLAYER_NUMBERS[lang].indexOf(word.toLowerCase());
  const number = at >= 0 ? at + 2 : Number(word);
  return number >= 2 && number <= PLAYER_NUMBERS[lang].length + 1 ? number : undefined;
};

/** Splits a query into words, each as written and as its normalised parts: `Snip-Snap-Snorum` has three. */
const tokensOf = (question: string): { readonly written: string; readonly bare: readonly string[] }[] =>
  question
    .split(/\s+/)
    .map((written) => ({ written, bare: listNormalizedWords(written) }))
    .filter(({ bare }) => bare.length > 0);

/** Shortest name of one word that is recognised although it is misspelt. */
const LONG_NAME = 6;

/** True if a word tells which section of the rules is asked for: « commence » is no misspelt Commerce. */
const tellsSection = (word: string, lang: Language): boolean =>
  PART_HINTS[lang].some(([pattern]) => pattern.test(word));

/** Finds the game whose name of one word is nearest to a misspelt word; `undefined` if none is near. */
const findMisspeltName = (word: string, names: GameAliases): string | undefined => {
  const long = Object.entries(names).flatMap(([game, all]) =>
    all.filter((name) => name.length >= LONG_NAME && !name.includes(' ')).map((name) => [name, game] as const),
  );
  const name =
    word.length >= LONG_NAME
      ? correctWord(
          word,
          long.map(([each]) => each),
        )
      : undefined;
  return long.find(([each]) => each === name)?.[1];
};

/** Index at which a sequence of words occurs in a list of words; -1 if it does not. */
const placeOf = (words: readonly string[], among: readonly string[]): number =>
  among.findIndex((_, i) => words.every((word, j) => among[i + j] === word));

/**
 * Analyses a query. A phrase in quotation marks is searched unchanged, and so is a query that contains only stop words.
 * The name of a game is not searched within that game, since it would match every line or none.
 */
export const buildSearchPlan = (question: string, names: GameAliases, lang: Language): SearchPlan => {
  if (question.includes('"')) return { games: [], partlyNamed: [], words: question };
  const rewritten = REWRITES[lang].reduce((left, [pattern, words]) => left.replace(pattern, words), question);
  let tokens = tokensOf(rewritten);
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
  tokens = tokens.filter(({ bare }) => {
    const game = bare.length === 1 && !tellsSection(bare[0]!, lang) && findMisspeltName(bare[0]!, names);
    if (game && !games.includes(game)) games.push(game);
    return !game;
  });
  const significant = tokens.filter(({ bare }) => !bare.every((word) => STOP_WORDS[lang].has(word)));
  const left = (significant.length === 0 && games.length === 0 ? tokens : significant).map(({ written }) => written);
  const number = left.length === 1 ? toPlayerNumber(left[0]!, lang) : undefined;
  if (number !== undefined) return { games, partlyNamed: [], words: `${number} ${PLAYERS[lang]}` };
  const bare = new Set(significant.flatMap((token) => token.bare));
  const partlyNamed = longestFirst.filter(({ words }) => words.some((word) => bare.has(word))).map(({ game }) => game);
  return { games, partlyNamed, words: left.join(' ') };
};
