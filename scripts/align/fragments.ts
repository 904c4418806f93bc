/** Finds text fragments that lead to the runs of an alignment, and proves each against the page on which its words are read. */
import { createHash } from 'node:crypto';
import { decodeText, extractPlainText } from '../../src/features/facing/plain-text.ts';
import { joinNormalizedWords } from '../../src/features/facing/words.ts';
import {
  type Alignment,
  type ArticleSpan,
  FRAGMENT_KINDS,
  FRAGMENT_PARTS,
  type FragmentParts,
  getSpanQuotation,
  listRuns,
  pickFragmentParts,
  type WordRun,
} from '../../src/model/alignment-file.ts';
import { type TokenizedWitness, tokenizeWitness } from './runs.ts';

/** Stands where a block of a page begins or ends: no part of a fragment is found across it. */
const BLOCK = '\u2029';

/** A file of a whole page, with a sign where each of its blocks begins or ends. */
export const tokenizePage = (bytes: Uint8Array): TokenizedWitness =>
  tokenizeWitness(extractPlainText(decodeText(bytes), BLOCK), 0);

/** The words of a book that Project Gutenberg puts between its own notice and its licence, which change by themselves. */
const BOOK = /\*{3} ?START OF TH(?:E|IS) PROJECT GUTENBERG[^*]*\*{3}(.*?)\*{3} ?END OF TH(?:E|IS) PROJECT GUTENBERG/su;

/** The number of the words of a page and their hash; of a book of Project Gutenberg without what stands around it. */
export const hashPageWords = ({ text }: TokenizedWitness): { readonly words: number; readonly sha256: string } => {
  const { words } = tokenizeWitness(BOOK.exec(text)?.[1] ?? text, 0);
  return { words: words.length, sha256: createHash('sha256').update(joinNormalizedWords(words)).digest('hex') };
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const straight = (text: string): string => plain(text).replace(/[’‘]/g, "'").replace(/[“”]/g, '"');

/**
 * A text as a reader's browser searches it: blanks as one space, straight quotation marks, capitals and accents apart; of
 * each sign its place in the text, and how many ends of blocks are before it.
 */
const searchable = (text: string) => {
  let found = '';
  const at: number[] = [];
  const blocks: number[] = [];
  let count = 0;
  // A transcription marks italics so; a page shows the line that it is.
  const isMark = (sign: string) => sign === '_' && !text.includes(BLOCK);
  for (const [i, sign] of [...text].entries()) {
    if (sign === BLOCK) count++;
    const shown = /\s/u.test(sign) ? (found.endsWith(' ') ? '' : ' ') : isMark(sign) ? '' : plain(sign);
    for (const each of shown) {
      found += each;
      at.push(i);
      blocks.push(count);
    }
  }
  return { text: straight(found), exact: found, at, blocks };
};

const isInWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at] ?? '');

/** All places where a text has some words, whole. */
const placesOf = (text: string, part: string): readonly number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (!isInWord(text, at) && !isInWord(text, at + part.length)) places.push(at);
  return places;
};

/** A match of a fragment: where its words begin and end in the text, and if every browser finds it. */
export interface FragmentMatch {
  readonly range: readonly [from: number, to: number];
  /** True if each part is within one block, and has the quotation marks of the page. */
  readonly isSure: boolean;
}

/** Finds text fragments in a text as the specification of text fragments finds them. */
export class FragmentFinder {
  readonly #text: string;
  readonly #exact: string;
  readonly #at: readonly number[];
  readonly #blocks: readonly number[];

  constructor(text: string) {
    const { text: searched, exact, at, blocks } = searchable(text);
    this.#text = searched;
    this.#exact = exact;
    this.#at = at;
    this.#blocks = blocks;
  }

  /** Every match, those too that only some browsers find. */
  matchesOf(parts: FragmentParts): readonly FragmentMatch[] {
    const text = this.#text;
    const [prefix, start, end, suffix] = FRAGMENT_PARTS.map((part) => parts[part] && straight(parts[part]));
    const afterBlank = (at: number) => (text[at] === ' ' ? at + 1 : at);
    const isSurely = (from: number, part: string | undefined) =>
      !part ||
      (this.#exact.startsWith(plain(part), from) && this.#blocks[from] === this.#blocks[from + plain(part).length - 1]);
    return placesOf(text, prefix ?? start!).flatMap((place) => {
      const from = prefix ? afterBlank(place + prefix.length) : place;
      const afterStart = from + start!.length;
      if (!text.startsWith(start!, from) || isInWord(text, afterStart)) return [];
      const hasSuffix = (to: number) => !suffix || text.startsWith(suffix, afterBlank(to));
      const last = end ? placesOf(text, end).find((at) => at >= afterStart && hasSuffix(at + end.length)) : from;
      if (last === undefined || (!end && !hasSuffix(afterStart))) return [];
      const to = last + (end ?? start!).length;
      const isSure =
        isSurely(place, parts.prefix) &&
        isSurely(from, parts.start) &&
        isSurely(last, parts.end) &&
        isSurely(afterBlank(to), parts.suffix);
      return { range: [this.#at[from]!, this.#at[to - 1]! + 1], isSure };
    });
  }
}

/** The most words that a part may have, and that may stand together in a fragment. */
const MOST = { part: 4, together: 5 };

/** Some words of a text as they are written, with the stop after the last; none where a dash, a mark or a block parts them. */
const writtenWords = ({ text, words }: TokenizedWitness, from: number, to: number): string | undefined => {
  if (from < 0 || to > words.length) return undefined;
  const inner = text.slice(words[from]!.from, words[to - 1]!.to);
  if (/--|[—–"“”«»[\](){}]/u.test(inner) || inner.includes(BLOCK)) return undefined;
  const after = text.slice(words[to - 1]!.to);
  const stop = /^(?:[,.;:!?]|\s[;:!?](?=\s))/u.exec(after)?.[0] ?? '';
  // A browser takes 6.1 and l'as for one word.
  const isJoined = /^['’.-]?[\p{L}\p{N}]/u.test(after.slice(stop.length)) || /^['’-]/u.test(after);
  if (isJoined || /[\p{L}\p{N}]['’.-]?$/u.test(text.slice(0, words[from]!.from).slice(-2))) return undefined;
  return (inner + stop).replace(/\s+/gu, ' ').replaceAll('_', '');
};

const count = (part: string | undefined): number => (part ? part.split(' ').length : 0);

/** The words of a fragment, and the kind that it is. */
interface Fragment {
  readonly kind: (typeof FRAGMENT_KINDS)[number];
  readonly parts: FragmentParts;
}

/** Fragments for a run: first those of the words that the runs themselves give, then those of fewest other words of the page. */
const candidates = (
  own: FragmentParts,
  page: TokenizedWitness,
  [from, to]: readonly [number, number],
  isNamedWhole: boolean,
): readonly Fragment[] => {
  const of = (given: string | undefined, longer: (length: number) => string | undefined) => [
    ...new Set([given, ...[1, 2, 3, MOST.part].map(longer)].filter((part) => part && count(part) <= MOST.part)),
  ];
  const prefixes = [undefined, ...of(own.prefix, (length) => writtenWords(page, from - length, from))];
  const suffixes = [undefined, ...of(own.suffix, (length) => writtenWords(page, to, to + length))];
  // A word in a cell of its own is left out.
  const first = page.text.slice(page.words[from]!.to, page.words[from + 1]?.from).includes(BLOCK) ? from + 1 : from;
  const starts = isNamedWhole ? [own.start] : of(own.start, (length) => writtenWords(page, first, first + length));
  const ends = isNamedWhole ? [undefined] : of(own.end, (length) => writtenWords(page, to - length, to));
  const found = starts.flatMap((start) =>
    ends.flatMap((end) =>
      prefixes.flatMap((prefix) =>
        suffixes.flatMap((suffix): readonly Fragment[] => {
          const isTooLong =
            count(prefix) + count(start) > MOST.together ||
            count(end) + count(suffix) > MOST.together ||
            // Both ends of a short run together would be the run.
            (end !== undefined && count(start) + count(end) > Math.max(4, to - from - 2));
          const kind = `${prefix ? 'p' : ''}s${end ? 'e' : ''}${suffix ? 'x' : ''}` as Fragment['kind'];
          return isTooLong ? [] : [{ kind, parts: pickFragmentParts(kind, { prefix, start: start!, end, suffix }) }];
        }),
      ),
    ),
  );
  const wordsOf = ({ parts }: Fragment) => FRAGMENT_PARTS.reduce((sum, part) => sum + count(parts[part]), 0);
  const rankOf = ({ kind }: Fragment) => FRAGMENT_KINDS.indexOf(kind);
  const newOf = ({ parts }: Fragment) =>
    FRAGMENT_PARTS.reduce((sum, part) => sum + (parts[part] === own[part] ? 0 : count(parts[part])), 0);
  return found.sort((a, b) => newOf(a) - newOf(b) || wordsOf(a) - wordsOf(b) || rankOf(a) - rankOf(b));
};

/** Tells if a range of signs has all words of a run and no other; one word more or less at an end is let pass. */
const isRun = (
  { words }: TokenizedWitness,
  [from, to]: readonly [number, number],
  [first, last]: readonly [number, number],
): boolean => {
  const inside = words.flatMap((word, i) => (word.to > from && word.from < to ? [i] : []));
  return Math.abs(inside[0]! - first) <= 1 && Math.abs(inside.at(-1)! + 1 - last) <= 1;
};

/** The word of a page at which a run begins; none where the page has its words in another order. */
const placeOf = (
  page: TokenizedWitness,
  runs: readonly WordRun[],
  { words: [from, to], hash }: WordRun,
): number | undefined => {
  const places = page.hashes.find(to - from, hash);
  if (places.length < 2) return places[0];
  // Of several places the one that is as far from a run found once as it is in the aligned text.
  const known = runs
    .toSorted((a, b) => Math.abs(a.words[0] - from) - Math.abs(b.words[0] - from))
    .flatMap((run) => {
      const found = page.hashes.find(run.words[1] - run.words[0], run.hash);
      return found.length === 1 ? [found[0]! - run.words[0]] : [];
    });
  return places.toSorted((a, b) => Math.abs(a - from - known[0]!) - Math.abs(b - from - known[0]!))[0];
};

/** The fragment that is found once only on a page, at the run itself: its kind, and its words that are not the run's. */
export const chooseFragment = (
  alignment: Alignment,
  page: TokenizedWitness,
  finder: FragmentFinder,
  run: WordRun,
): Pick<ArticleSpan, 'link' | (typeof FRAGMENT_PARTS)[number]> => {
  const own = getSpanQuotation(alignment, { ...run, link: 'none' });
  const from = placeOf(page, listRuns(alignment), run);
  if (from === undefined) return { link: 'none' };
  const place = [from, from + run.words[1] - run.words[0]] as const;
  const isNamedWhole = run.first === run.last || run.words[1] - run.words[0] <= 2;
  const chosen = candidates(own, page, place, isNamedWhole).find(({ parts }) => {
    const [match, ...others] = finder.matchesOf(parts);
    return match?.isSure && others.length === 0 && isRun(page, match.range, place);
  });
  if (!chosen) return { link: 'none' };
  const { kind, parts } = chosen;
  const longer = FRAGMENT_PARTS.filter((part) => parts[part] !== undefined && parts[part] !== own[part]);
  return { link: kind, ...Object.fromEntries(longer.map((part) => [part, parts[part]])) };
};
