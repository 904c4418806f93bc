/**
 * Finds the runs (aligned passages) of an edition in a text that the reader fetches or opens: perhaps another file of
 * the same book, with other line ends, another title or a few different words. Runs are found by their hashes. A run
 * whose words differ is looked for between those that were found.
 */
import { findChangedWords, normalizeWord, RunHashes, type TokenizedText } from './words.ts';

/**
 * A run: consecutive words of the text we aligned, with the hashes and the first and last words by which it can be
 * found again.
 */
export interface AlignedRun {
  readonly words: readonly [from: number, to: number];
  readonly hash: string;
  readonly checks: string;
  readonly first: string;
  readonly last: string;
}

/**
 * Place of a run of consecutive words in the reader's copy of a text, as word indices (the second is exclusive), and
 * whether its words are those of the copy from which the positions of the articles were taken.
 */
export type RunLocation =
  | { readonly is: 'same'; readonly from: number; readonly to: number }
  /** The same number of words, but some differ; `places` are the indices of those, if they can be determined. */
  | { readonly is: 'changed'; readonly from: number; readonly to: number; readonly places?: readonly number[] }
  /**
   * A different number of words. `split` is given if the only difference is one word that is written here as several.
   */
  | { readonly is: 'longer'; readonly from: number; readonly to: number; readonly split?: readonly [number, number] }
  | { readonly is: 'missing' };

/** Minimum length, in words, of a run that its hash alone can identify. */
const DISTINCT = 5;

/**
 * By how many words, or by what share of its own, a run may be longer or shorter and still be the same: beside one that is
 * known, and apart from all of them, where it must have a number of words.
 */
const LENGTHENED = { beside: { words: 4, share: 0.25 }, apart: { words: 2, share: 0.03, from: 20 } };

/** The longest chain of pairs that rise on both sides. */
const risingChain = (pairs: readonly (readonly [run: number, at: number])[]): ReadonlySet<number> => {
  const best: { length: number; before: number }[] = [];
  for (const [i, [, at]] of pairs.entries()) {
    best[i] = { length: 1, before: -1 };
    for (let j = 0; j < i; j++)
      if (pairs[j]![1] <= at && best[j]!.length >= best[i]!.length)
        best[i] = { length: best[j]!.length + 1, before: j };
  }
  let end = best.reduce((most, { length }, i) => (most < 0 || length > best[most]!.length ? i : most), -1);
  const chain = new Set<number>();
  for (; end >= 0; end = best[end]!.before) chain.add(pairs[end]![0]);
  return chain;
};

/** Index of a word in the text we aligned, and of the same word in the reader's text. */
type Fixed = readonly [reference: number, at: number];

class Locator {
  readonly #text: TokenizedText;
  readonly #hashes: RunHashes;
  readonly #runs: readonly AlignedRun[];
  readonly #found: (RunLocation | undefined)[] = [];
  /** First and last places of the runs found so far, in order. */
  #fixed: Fixed[] = [];

  constructor(text: TokenizedText, runs: readonly AlignedRun[]) {
    this.#text = text;
    this.#hashes = new RunHashes(text.words.map(({ folded }) => folded));
    this.#runs = runs;
  }

  locate(): readonly RunLocation[] {
    const places = this.#runs.map(({ words: [from, to], hash }) => this.#hashes.find(to - from, hash));
    const order = this.#runs.map((_, i) => i).sort((a, b) => this.#runs[a]!.words[0] - this.#runs[b]!.words[0]);
    const known = order.filter((i) => places[i]!.length === 1 && this.#lengthOf(i) >= DISTINCT);
    const chain = risingChain(known.map((i) => [i, places[i]![0]!] as const));
    for (const i of chain) this.#fix(i, places[i]![0]!);
    // Short runs, and those that are found in several places, are where those around them leave room.
    for (const i of order) {
      if (this.#found[i] || places[i]!.length === 0) continue;
      const [from, to] = this.#room(i);
      const wanted = this.#expected(i);
      const possible = places[i]!.filter((at) => at >= from && at + this.#lengthOf(i) <= to);
      const nearest = possible.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
      if (nearest !== undefined && this.#fixed.length > 0) this.#fix(i, nearest);
    }
    if (this.#fixed.length > 0)
      for (const i of order) {
        if (this.#found[i]) continue;
        const found = this.#betweenFound(i);
        this.#found[i] = found;
        // A run that reads as it should but for a word or two makes the place of its neighbours known.
        if ((found.is === 'changed' && found.places) || (found.is === 'longer' && found.split))
          this.#addFixed(i, found.from, found.to);
      }
    return this.#runs.map((_, i) => this.#found[i] ?? { is: 'missing' });
  }

  #lengthOf(i: number): number {
    const [from, to] = this.#runs[i]!.words;
    return to - from;
  }

  #fix(i: number, at: number): void {
    const to = at + this.#lengthOf(i);
    this.#found[i] = { is: 'same', from: at, to };
    this.#addFixed(i, at, to);
  }

  #addFixed(i: number, at: number, end: number): void {
    const [from, to] = this.#runs[i]!.words;
    this.#fixed = [...this.#fixed, [from, at] as const, [to, end] as const].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  }

  /** Returns the nearest known places before and after a run. */
  #beside(i: number): { readonly before: Fixed | undefined; readonly after: Fixed | undefined } {
    const [from, to] = this.#runs[i]!.words;
    return {
      before: this.#fixed.findLast(([reference]) => reference <= from),
      after: this.#fixed.find(([reference]) => reference >= to),
    };
  }

  #room(i: number): readonly [number, number] {
    const { before, after } = this.#beside(i);
    return [before?.[1] ?? 0, after?.[1] ?? this.#text.words.length];
  }

  #expected(i: number): number {
    const [from] = this.#runs[i]!.words;
    const { before, after } = this.#beside(i);
    if (before) return before[1] + from - before[0];
    return after ? after[1] - (after[0] - from) : 0;
  }

  /** Locates a run whose words differ: from the runs around it, or from its own first and last words. */
  #betweenFound(i: number): RunLocation {
    const [from, to] = this.#runs[i]!.words;
    const { before, after } = this.#beside(i);
    const isEven = !before || !after || after[0] - before[0] === after[1] - before[1];
    const at = this.#expected(i);
    // Before the first known run, and after the last, as many words are taken as there were.
    if (isEven && at >= 0 && at + to - from <= this.#text.words.length) {
      const places = findChangedWords(this.#hashes, at, at + to - from, this.#runs[i]!);
      if (places || (before && after))
        return { is: 'changed', from: at, to: at + to - from, ...(places && { places }) };
    }
    const isNext = before?.[0] === from || after?.[0] === to;
    const start = before?.[0] === from ? before[1] : this.#seek(i, 'first', at);
    if (start === undefined) return { is: 'missing' };
    const end = after?.[0] === to ? after[1] : this.#seek(i, 'last', start + this.#lengthOf(i), start);
    if (end === undefined) return { is: 'missing' };
    const split = this.#findSplit(i, start, end);
    // Two words at an end are found anywhere: what is next to no run that is known must be long, and as long as it was.
    const { words, share } = isNext ? LENGTHENED.beside : LENGTHENED.apart;
    const isLikely =
      Math.abs(end - start - this.#lengthOf(i)) <= Math.max(words, this.#lengthOf(i) * share) &&
      (isNext || this.#lengthOf(i) >= LENGTHENED.apart.from);
    return split || isLikely ? { is: 'longer', from: start, to: end, ...(split && { split }) } : { is: 'missing' };
  }

  /** The first words of a run, or the place after its last ones, nearest to a place in the room there is. */
  #seek(i: number, side: 'first' | 'last', near: number, from?: number): number | undefined {
    const wanted = (this.#runs[i]![side].match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(normalizeWord);
    const [start, end] = this.#room(i);
    const { words } = this.#text;
    const guess = side === 'first' ? near : near - wanted.length;
    let nearest: number | undefined;
    for (let at = Math.max(start, from ?? 0); at + wanted.length <= end; at++)
      if (
        wanted.every((word, k) => words[at + k]!.folded === word) &&
        (nearest === undefined || Math.abs(at - guess) < Math.abs(nearest - guess))
      )
        nearest = at;
    if (nearest === undefined) return undefined;
    return side === 'first' ? nearest : nearest + wanted.length;
  }

  /** Finds two or three neighbouring words that give the original run if they are joined to one word. */
  #findSplit(i: number, from: number, to: number): readonly [number, number] | undefined {
    const more = to - from - this.#lengthOf(i);
    if (more < 1 || more > 2) return undefined;
    const words = this.#text.words.slice(from, to).map(({ folded }) => folded);
    for (let at = 0; at + more < words.length; at++) {
      const joined = [...words.slice(0, at), words.slice(at, at + more + 1).join(''), ...words.slice(at + more + 1)];
      if (new RunHashes(joined).hashOf(0, joined.length) === this.#runs[i]!.hash)
        return [from + at, from + at + more + 1];
    }
    return undefined;
  }
}

/** Finds runs in a text; the results are in the order of `runs`. */
export const locateRuns = (text: TokenizedText, runs: readonly AlignedRun[]): readonly RunLocation[] =>
  new Locator(text, runs).locate();
