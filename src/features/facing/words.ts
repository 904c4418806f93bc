/**
 * The words of a witness, by which our alignment counts. Every mark of a page (`[92]`, also within a word) is taken out; a
 * word is a run of letters and figures; it is compared in small letters without accents (long s as s, œ as oe). The
 * normalised text is these words with one space between two of them.
 */

/** A word: as it is compared, and where it is in the text. */
export interface Word {
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

/** A text cut into words, with the word at which each marked page begins. */
export interface TokenizedText {
  readonly text: string;
  readonly words: readonly Word[];
  readonly pages: readonly (readonly [word: number, page: string])[];
}

const LETTERS = '[\\p{L}\\p{N}\\p{M}]+';
const PAGE = '\\[(\\d{1,3})\\]';
const WORD_OR_PAGE = new RegExp(`${LETTERS}(?:\\[\\d{1,3}\\]${LETTERS})*|${PAGE}`, 'gu');

/** A word as words are compared. */
export const foldWord = (word: string): string =>
  word
    .replace(/\[\d{1,3}\]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** Cuts a text into words. */
export const splitWords = (text: string): TokenizedText => {
  const words: Word[] = [];
  const pages: [number, string][] = [];
  for (const found of text.matchAll(WORD_OR_PAGE)) {
    const [written, page] = found;
    if (page !== undefined) {
      pages.push([words.length, page]);
      continue;
    }
    const within = /\[(\d{1,3})\]/.exec(written);
    if (within) pages.push([words.length, within[1]!]);
    words.push({ folded: foldWord(written), from: found.index, to: found.index + written.length });
  }
  return { text, words, pages };
};

/** The number of characters of each normalised text that ends before a word: `starts[3]` is where the fourth word begins. */
export const characterStarts = (words: readonly Word[]): readonly number[] => {
  const starts = [0];
  for (const { folded } of words) starts.push(starts.at(-1)! + [...folded].length + 1);
  return starts;
};

/** The normalised text of some words. */
export const normalizedText = (words: readonly Word[]): string => words.map(({ folded }) => folded).join(' ');

/** A number of 32 bits for a word (FNV-1a, its bits mixed once more). */
const hashWord = (word: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
};

const BASES = [0x01000193, 0x2c1b3c6d] as const;
const MASK = 0xffffff;
const hex = (number: number): string => (number & MASK).toString(16).padStart(6, '0');

/**
 * Hashes of runs of words, each in a few steps: a polynomial in the numbers of the words, by two bases. It is linear, so
 * that the hash of some words of a run is what they add to the hash of the whole.
 */
export class RunHashes {
  readonly #numbers: readonly Int32Array[];
  readonly #sums: readonly Int32Array[];
  readonly #powers: readonly Int32Array[];

  constructor(words: readonly string[]) {
    const numbers = Int32Array.from(words, hashWord);
    // The second base has other numbers, lest two words that fall together in one do in both.
    this.#numbers = [numbers, numbers.map((number, i) => hashWord(`${number}/${words[i]!.length}`))];
    this.#powers = BASES.map((base) => {
      const powers = new Int32Array(words.length + 1).fill(1);
      for (let i = 1; i < powers.length; i++) powers[i] = Math.imul(powers[i - 1]!, base);
      return powers;
    });
    this.#sums = this.#numbers.map((of, b) => {
      const sums = new Int32Array(words.length + 1);
      for (const [i, number] of of.entries()) sums[i + 1] = Math.imul(sums[i]!, BASES[b]!) + number;
      return sums;
    });
  }

  #hash(base: number, from: number, to: number): number {
    const sums = this.#sums[base]!;
    return sums[to]! - Math.imul(sums[from]!, this.#powers[base]![to - from]!);
  }

  /** The hash of the words from one up to another: twelve hexadecimal digits. */
  hashOf(from: number, to: number): string {
    return hex(this.#hash(0, from, to)) + hex(this.#hash(1, from, to));
  }

  /**
   * Check sums by which one or two changed words of a run can be found: for each binary digit of a word's place in the run,
   * the hash of the words that have it. They tell where a word differs, and not what it was.
   */
  checksOf(from: number, to: number): readonly number[] {
    const count = to - from;
    return Array.from({ length: count > 1 ? Math.ceil(Math.log2(count)) : 0 }, (_, bit) => {
      let sum = 0;
      for (let i = 0; i < count; i++)
        if ((i >> bit) & 1) sum += Math.imul(this.#numbers[0]![from + i]!, this.#powers[0]![count - 1 - i]!);
      return sum & MASK;
    });
  }

  /** Every place at which so many words have a hash. */
  find(count: number, hash: string): readonly number[] {
    const [first, second] = [hash.slice(0, 6), hash.slice(6)].map((digits) => Number.parseInt(digits, 16));
    const places: number[] = [];
    for (let at = 0; at + count < this.#sums[0]!.length; at++)
      if ((this.#hash(0, at, at + count) & MASK) === first && (this.#hash(1, at, at + count) & MASK) === second)
        places.push(at);
    return places;
  }

  /** The part of the hash that is linear with the check sums. */
  sumOf(from: number, to: number): number {
    return this.#hash(0, from, to) & MASK;
  }
}

/** Check sums as they are written down. */
export const formatChecks = (checks: readonly number[]): string => checks.map(hex).join('');

/** Check sums as they were written down. */
export const parseChecks = (written: string): readonly number[] =>
  (written.match(/.{6}/g) ?? []).map((digits) => Number.parseInt(digits, 16));

/** Of a run with as many words as it should have: the places of one or two words that are others; none where there are more. */
export const findChanged = (
  hashes: RunHashes,
  from: number,
  to: number,
  expected: { readonly hash: string; readonly checks: string },
): readonly number[] | undefined => {
  const whole = (hashes.sumOf(from, to) - Number.parseInt(expected.hash.slice(0, 6), 16)) & MASK;
  const wanted = parseChecks(expected.checks);
  const parts = hashes.checksOf(from, to).map((check, bit) => (check - wanted[bit]!) & MASK);
  const other = parts.find((part) => part !== 0 && part !== whole);
  let [first, second] = [0, 0];
  for (const [bit, part] of parts.entries()) {
    const rest = (whole - (other ?? whole)) & MASK;
    if (part === whole && other === undefined) first |= 1 << bit;
    else if (part === whole) [first, second] = [first | (1 << bit), second | (1 << bit)];
    else if (part === other) first |= 1 << bit;
    else if (other !== undefined && part === rest) second |= 1 << bit;
    else if (part !== 0) return undefined;
  }
  const places = other === undefined ? [first] : [first, second].sort((a, b) => a - b);
  return places.every((place) => place < to - from) ? places.map((place) => from + place) : undefined;
};
