/**
 * Splits the text of a witness (an old book) into words; alignments count in these words. Page marks (`[92]`, also
 * within a word) are removed. A word is a sequence of letters and digits. Words are compared in lower case and without
 * accents (long s as s, œ as oe). The normalised text is these words, joined by single spaces.
 */

/** A word in the form in which words are compared, with its offsets in the text. */
export interface TextWord {
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

/** A text split into words, with the index of the word at which each marked page begins. */
export interface TokenizedText {
  readonly text: string;
  readonly words: readonly TextWord[];
  readonly pages: readonly (readonly [word: number, page: string])[];
}

const LETTERS = '[\\p{L}\\p{N}\\p{M}]+';
const PAGE = '\\[(\\d{1,3})\\]';
const WORD_OR_PAGE = new RegExp(`${LETTERS}(?:\\[\\d{1,3}\\]${LETTERS})*|${PAGE}`, 'gu');

/** Normalises a word for comparison: lower case, no accents, no page mark. */
export const normalizeWord = (word: string): string =>
  word
    .replace(/\[\d{1,3}\]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** Splits a text into words and page marks. */
export const splitWords = (text: string): TokenizedText => {
  const words: TextWord[] = [];
  const pages: [number, string][] = [];
  for (const found of text.matchAll(WORD_OR_PAGE)) {
    const [written, page] = found;
    if (page !== undefined) {
      pages.push([words.length, page]);
      continue;
    }
    const within = /\[(\d{1,3})\]/.exec(written);
    if (within) pages.push([words.length, within[1]!]);
    words.push({ folded: normalizeWord(written), from: found.index, to: found.index + written.length });
  }
  return { text, words, pages };
};

/** Offset of each word in the normalised text: `starts[3]` is where the fourth word begins. */
export const listWordOffsets = (words: readonly TextWord[]): readonly number[] => {
  const starts = [0];
  for (const { folded } of words) starts.push(starts.at(-1)! + [...folded].length + 1);
  return starts;
};

/** Joins the compared forms of words with single spaces. */
export const joinNormalizedWords = (words: readonly TextWord[]): string => words.map(({ folded }) => folded).join(' ');

/** Hashes a word to 32 bits: FNV-1a, with its bits mixed once more. */
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
 * Computes the hash of any run of consecutive words in constant time: a polynomial in the hashes of the words, with two
 * bases. It is linear: the hash of a run is a sum of one term for each of its words.
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

  /** Hash of the words from index `from` up to, not including, `to`: twelve hexadecimal digits. */
  hashOf(from: number, to: number): string {
    return hex(this.#hash(0, from, to)) + hex(this.#hash(1, from, to));
  }

  /**
   * Checksums from which one or two changed words of a run can be found. For each binary digit of a word's index in the
   * run, one checksum covers the words that have this digit set. They show where a word differs, not the original word.
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

  /** Finds all indices at which `count` words have this hash. */
  find(count: number, hash: string): readonly number[] {
    const [first, second] = [hash.slice(0, 6), hash.slice(6)].map((digits) => Number.parseInt(digits, 16));
    const places: number[] = [];
    for (let at = 0; at + count < this.#sums[0]!.length; at++)
      if ((this.#hash(0, at, at + count) & MASK) === first && (this.#hash(1, at, at + count) & MASK) === second)
        places.push(at);
    return places;
  }

  /** First half of the hash, as a number; the checksums are parts of the same sum. */
  sumOf(from: number, to: number): number {
    return this.#hash(0, from, to) & MASK;
  }
}

/** Formats checksums as text, six hexadecimal digits each. */
export const formatChecksums = (checks: readonly number[]): string => checks.map(hex).join('');

/** Parses checksums from text. */
export const parseChecksums = (written: string): readonly number[] =>
  (written.match(/.{6}/g) ?? []).map((digits) => Number.parseInt(digits, 16));

/**
 * Finds the one or two words of a run that differ, if it has the expected number of words. Returns their indices;
 * `undefined` if more words differ.
 */
export const findChangedWords = (
  hashes: RunHashes,
  from: number,
  to: number,
  expected: { readonly hash: string; readonly checks: string },
): readonly number[] | undefined => {
  const whole = (hashes.sumOf(from, to) - Number.parseInt(expected.hash.slice(0, 6), 16)) & MASK;
  const wanted = parseChecksums(expected.checks);
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
