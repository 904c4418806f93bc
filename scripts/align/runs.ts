/** Makes the runs of an alignment from the words of a text. */
import {
  formatChecksums,
  listWordOffsets,
  RunHashes,
  splitWords,
  type TokenizedText,
} from '../../src/features/facing/words.ts';
import type { WordRun } from '../../src/model/alignment-file.ts';

/** The words of a witness, with what is reckoned from them. */
export interface TokenizedWitness extends TokenizedText {
  readonly hashes: RunHashes;
  readonly starts: readonly number[];
}

/** The words of a text from one of them on: what is before it is not of the witness. */
export const tokenizeWitness = (text: string, before: number): TokenizedWitness => {
  const all = splitWords(text);
  const words = all.words.slice(before);
  const pages = all.pages.filter(([word]) => word >= before).map(([word, page]) => [word - before, page] as const);
  const hashes = new RunHashes(words.map(({ folded }) => folded));
  return { text, words, pages, hashes, starts: listWordOffsets(words) };
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
export const createRun = ({ text, words, hashes, starts }: TokenizedWitness, from: number, to: number): WordRun => ({
  words: [from, to],
  chars: [starts[from]!, starts[to]! - 1],
  hash: hashes.hashOf(from, to),
  checks: formatChecksums(hashes.checksOf(from, to)),
  ...ends(text, words[from]!.from, words[to - 1]!.to),
});
