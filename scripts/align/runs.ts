/** Makes the runs of an alignment from the words of a text, and finds text fragments that lead to them. */
import {
  characterStarts,
  formatChecks,
  RunHashes,
  splitWords,
  type TokenizedText,
} from '../../src/features/facing/words.ts';
import { type Alignment, FRAGMENTS, quoteOf, type Run } from '../../src/model/alignment-file.ts';

/** The words of a witness, with what is reckoned from them. */
export interface ReadWitness extends TokenizedText {
  readonly hashes: RunHashes;
  readonly starts: readonly number[];
}

/** The words of a text from one of them on: what is before it is not of the witness. */
export const readWitness = (text: string, before: number): ReadWitness => {
  const all = splitWords(text);
  const words = all.words.slice(before);
  const pages = all.pages.filter(([word]) => word >= before).map(([word, page]) => [word - before, page] as const);
  const hashes = new RunHashes(words.map(({ folded }) => folded));
  return { text, words, pages, hashes, starts: characterStarts(words) };
};

/** A word as it is written, with the signs next to it; dashes part two of them. */
const WRITTEN = /(?:(?!--|—)\S)+/gu;

/** Text as a page shows it: without the marks of a transcription. */
const shown = (text: string): string => text.replace(/\s+/gu, ' ').replaceAll('_', '');

/** The first or the last written words of a run, two at most: one where a page mark or a dash parts them. */
const ends = (text: string, from: number, to: number) => {
  const before = /(?:(?!--|—)\S)*$/u.exec(text.slice(Math.max(0, from - 40), from))![0].length;
  const after = /^(?:(?!--|—)\S)*/u.exec(text.slice(to))![0].length;
  const tokens = [...text.slice(from - before, to + after).matchAll(WRITTEN)].map(
    ({ 0: token, index }) => [token, index] as const,
  );
  const isWord = (token: string) => /[\p{L}\p{N}]/u.test(token) && !/\[\d/.test(token);
  const two = ([a, b]: typeof tokens, inner: 0 | 1): string => {
    if (!b) return shown(a![0]);
    const near = shown(text.slice(from - before + a![1], from - before + b[1] + b[0].length));
    return isWord(a![0]) && isWord(b[0]) && near.split(' ').length === 2 ? near : shown([a, b][inner]![0]);
  };
  const words = tokens.filter(([token]) => isWord(token));
  return { first: two(words.slice(0, 2), 0), last: two(words.slice(-2), 1) };
};

/** The run of some words: its places, its hashes, its first and last words. */
export const makeRun = ({ text, words, hashes, starts }: ReadWitness, from: number, to: number): Run => ({
  words: [from, to],
  chars: [starts[from]!, starts[to]! - 1],
  hash: hashes.hashOf(from, to),
  checks: formatChecks(hashes.checksOf(from, to)),
  ...ends(text, words[from]!.from, words[to - 1]!.to),
});

/** A witness as a reader's browser searches it: blanks as one space, straight quotation marks, capitals and accents apart. */
const searchable = (text: string): { readonly text: string; readonly at: readonly number[] } => {
  let found = '';
  const at: number[] = [];
  for (const [i, sign] of [...text].entries()) {
    const plain = /\s/u.test(sign) ? (found.endsWith(' ') ? '' : ' ') : sign === '_' ? '' : straight(sign);
    for (const each of plain) {
      found += each;
      at.push(i);
    }
  }
  return { text: found, at };
};

const straight = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isInWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at] ?? '');

/** All places where a text has some words, whole. */
const placesOf = (text: string, part: string): readonly number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (!isInWord(text, at) && !isInWord(text, at + part.length)) places.push(at);
  return places;
};

/** Finds text fragments in a witness as the specification of text fragments finds them. */
export class FragmentFinder {
  readonly #text: string;
  readonly #at: readonly number[];

  constructor(witness: ReadWitness) {
    const { text, at } = searchable(witness.text);
    this.#text = text;
    this.#at = at;
  }

  /** Every match: where it begins and ends in the text of the witness. */
  matchesOf(parts: {
    readonly prefix?: string | undefined;
    readonly start: string;
    readonly end?: string | undefined;
    readonly suffix?: string | undefined;
  }): readonly (readonly [number, number])[] {
    const text = this.#text;
    const [prefix, start, end, suffix] = [parts.prefix, parts.start, parts.end, parts.suffix].map(
      (part) => part && straight(part),
    );
    const afterBlank = (at: number) => (text[at] === ' ' ? at + 1 : at);
    return placesOf(text, prefix ?? start!).flatMap((place) => {
      const from = prefix ? afterBlank(place + prefix.length) : place;
      if (!text.startsWith(start!, from) || isInWord(text, from + start!.length)) return [];
      const afterStart = from + start!.length;
      const hasSuffix = (to: number) => !suffix || text.startsWith(suffix, afterBlank(to));
      if (!end) return hasSuffix(afterStart) ? [this.#range(from, afterStart)] : [];
      const last = placesOf(text, end).find((at) => at >= afterStart && hasSuffix(at + end.length));
      return last === undefined ? [] : [this.#range(from, last + end.length)];
    });
  }

  #range(from: number, to: number): readonly [number, number] {
    return [this.#at[from]!, this.#at[to - 1]! + 1];
  }
}

/** Tells if a range of signs has all words of a run and no other; one word more or less at an end is let pass. */
const isRun = ({ words }: ReadWitness, [from, to]: readonly [number, number], run: Run): boolean => {
  const inside = words.flatMap((word, i) => (word.to > from && word.from < to ? [i] : []));
  return Math.abs(inside[0]! - run.words[0]) <= 1 && Math.abs(inside.at(-1)! + 1 - run.words[1]) <= 1;
};

/** The kind of fragment with the fewest parts that is found once only, at the run itself. */
export const chooseFragment = (
  alignment: Alignment,
  witness: ReadWitness,
  finder: FragmentFinder,
  run: Run,
): (typeof FRAGMENTS)[number] => {
  const quote = quoteOf(alignment, run);
  const isWhole = run.first === run.last || run.words[1] - run.words[0] <= 2;
  const possible = FRAGMENTS.filter(
    (kind) =>
      kind !== 'none' &&
      kind.includes('e') === !isWhole &&
      (!kind.includes('p') || quote.prefix) &&
      (!kind.includes('x') || quote.suffix),
  );
  return (
    possible.find((kind) => {
      const matches = finder.matchesOf({
        prefix: kind.includes('p') ? quote.prefix : undefined,
        start: quote.start,
        end: kind.includes('e') ? quote.end : undefined,
        suffix: kind.includes('x') ? quote.suffix : undefined,
      });
      return matches.length === 1 && isRun(witness, matches[0]!, run);
    }) ?? 'none'
  );
};
