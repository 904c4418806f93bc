/**
 * Chooses the lines of the rules at a glance that answer a question best. Pagefind ranks long texts; these lines are few
 * and short, and are compared as a whole: by the words they share with the question, and how close together these stand.
 */
import type { Language } from '../../i18n/routes.ts';
import type { SearchPlan } from './plan.ts';
import { listNormalizedWords, sharesStem } from './text-matching.ts';
import { ASKS_LEADER, FIRST_QUESTION_LINES, PART_HINTS, SYNONYMS } from './tuning.ts';

/** A line of the rules at a glance. */
export interface RuleLine {
  readonly game: string;
  /** Name of its source as used in addresses. */
  readonly source: string;
  /** Section of the rules, which is its anchor on the page of the game: `dealing`. */
  readonly part: string;
  /** Heading of the section: “The deal”. */
  readonly title: string;
  readonly text: string;
  /** Its articles, as number and anchor: `80 pope.counters`. */
  readonly cites: readonly string[];
}

/** A line and its worth as an answer. */
export interface RankedLine {
  readonly line: RuleLine;
  readonly score: number;
  /** Share of the question’s words that the line has, weighted by their rarity: 1 if it has them all or is what is asked. */
  readonly share: number;
}

/** Worth of a match of a word of a line with a word of the question: the same, the same stem, or a synonym. */
const SAME = 1;
const STEM = 0.8;
const SYNONYM = 0.7;
/** Weight of a section that suits the question, and of the closeness of the matching words. */
const HINTED = 1.7;
const CLOSE = 0.6;
/** Weight of the line that a question is after: the first on one's turn, if it is who leads; what is dealt, if how many. */
const ASKED = 1.6;
/** Weight of the lines of a game of whose name the question has a word: the dwarf is first that of Nain jaune. */
const PARTLY_NAMED = 1.2;

const synonymsOf = (word: string, lang: Language): readonly string[] =>
  SYNONYMS[lang].flatMap((group) => {
    const words = group.flatMap(listNormalizedWords);
    return words.includes(word) ? words : [];
  });

/** Returns how well a word matches, at the place (0-based) where it matches best; -1 if nowhere. */
const matchWord = (word: string, others: readonly string[], text: readonly string[]): { worth: number; at: number } => {
  const find = (test: (each: string) => boolean): number => text.findIndex(test);
  const exact = find((each) => each === word);
  if (exact >= 0) return { worth: SAME, at: exact };
  const stem = find((each) => word.length > 2 && sharesStem(each, word));
  if (stem >= 0) return { worth: STEM, at: stem };
  const synonym = find((each) => others.includes(each));
  return synonym >= 0 ? { worth: SYNONYM, at: synonym } : { worth: 0, at: -1 };
};

/**
 * Ranks lines as answers to a question, the best first; those without any of its words are left out, except what one of
 * the first questions at a table is after. `whole` is the question itself.
 */
export const rankRuleLines = (
  lines: readonly RuleLine[],
  { words, partlyNamed }: SearchPlan,
  whole: string,
  lang: Language,
): readonly RankedLine[] => {
  const searched = [...new Set(listNormalizedWords(words))];
  const texts = lines.map(({ text }) => listNormalizedWords(text));
  const matches = searched.map((word) => {
    const others = synonymsOf(word, lang);
    return texts.map((text) => matchWord(word, others, text));
  });
  const rarity = matches.map((each) => Math.log(1 + lines.length / (1 + each.filter(({ worth }) => worth > 0).length)));
  const most = rarity.reduce((sum, each) => sum + each, 0);
  const bare = listNormalizedWords(whole).join(' ');
  const hinted = new Set(PART_HINTS[lang].filter(([pattern]) => pattern.test(bare)).map(([, part]) => part));
  const asksLeader = ASKS_LEADER[lang].test(bare);
  const asked = FIRST_QUESTION_LINES[lang].filter(([asks]) => asks.test(bare));
  const isFirst = (i: number): boolean => lines[i]!.part === 'playing' && lines[i - 1]?.part !== 'playing';
  return lines
    .map((line, i): RankedLine => {
      const found = matches.map((each) => each[i]!);
      const isAsked = asked.some(([, part, says]) => part === line.part && says.test(texts[i]!.join(' ')));
      const shared = found.reduce((sum, { worth }, word) => sum + worth * rarity[word]!, 0);
      const share = isAsked ? 1 : most && shared / most;
      // Two words may match the same one.
      const places = [...new Set(found.flatMap(({ at }) => (at >= 0 ? [at] : [])))];
      const width = Math.max(...places) - Math.min(...places) + 1;
      const closeness = places.length > 1 ? places.length / width : 0;
      const weight =
        (hinted.has(line.part) ? HINTED : 1) *
        (isAsked || (asksLeader && isFirst(i)) ? ASKED : 1) *
        (partlyNamed.includes(line.game) ? PARTLY_NAMED : 1);
      return { line, share, score: share * (1 + CLOSE * closeness) * weight };
    })
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.score - a.score);
};
