/**
 * Prepares a passage for display beside an article: with its page numbers, its misprints, and the words that differ
 * from the text we aligned.
 */
import type { FacingText } from './data.ts';
import type { Located } from './locate.ts';
import type { TokenizedText } from './words.ts';

/** Part of a passage that is displayed. */
export type Piece =
  | { readonly is: 'text'; readonly text: string }
  /** A page of the book begins here. */
  | { readonly is: 'page'; readonly page: string }
  /** A misprint, and its correction. */
  | { readonly is: 'sic'; readonly text: string; readonly corr: string }
  /** Words that differ from the text we aligned. */
  | { readonly is: 'changed'; readonly text: string };

/** Removes the marks of pages and italics, and replaces `--` by a dash. */
const shown = (text: string): string =>
  text
    .replace(/\[\d{1,3}\]/g, '')
    .replaceAll('_', '')
    .replace(/\s*--\s*/g, '—')
    .replace(/\s+/gu, ' ');

/**
 * Extends a passage to the punctuation around it, such as opening quotation marks or a full stop. Returns character
 * offsets.
 */
const edges = (text: string, from: number, to: number): readonly [number, number] => {
  const before = /[“"'‘«(_[]+\s?$/u.exec(text.slice(Math.max(0, from - 4), from))?.[0] ?? '';
  const after = /^(?:\s?[”"’»)\]_.,;:!?&]+|\s[!?;:»])+/u.exec(text.slice(to))?.[0] ?? '';
  return [from - before.trimStart().length, to + after.trimEnd().length];
};

/** Returns the page of the book on which a word stands; `word` is an index in the text we aligned. */
export const pageAt = (pages: FacingText['pages'], word: number): string | undefined =>
  pages.findLast(([first]) => first <= word)?.[1];

/**
 * Splits a run into pieces. Pages and misprints are known by word index in the text we aligned, so they are counted
 * from the beginning of the run.
 */
export const piecesOfRun = (
  { text, words }: TokenizedText,
  located: Exclude<Located, { is: 'missing' }>,
  reference: readonly [from: number, to: number],
  { pages, emended }: FacingText,
): readonly Piece[] => {
  const { from, to } = located;
  const isAsLong = located.is !== 'longer';
  const changed = new Set(
    located.is === 'changed'
      ? located.places
      : located.is === 'longer' && located.split
        ? Array.from({ length: located.split[1] - located.split[0] }, (_, i) => located.split![0] + i)
        : [],
  );
  const at = (word: number) => from + word - reference[0];
  const starts = new Map(
    isAsLong
      ? pages
          .filter(([word]) => word > reference[0] && word < reference[1])
          .map(([word, page]) => [at(word), page] as const)
      : [],
  );
  const slips = isAsLong
    ? emended
        .filter(([first, last]) => first >= reference[0] && last <= reference[1])
        .map(([first, last, corr]) => ({ first: at(first), last: at(last), corr }))
        .filter(({ first, last }) => !Array.from(changed).some((place) => place >= first && place < last))
    : [];
  const [begin, end] = edges(text, words[from]!.from, words[to - 1]!.to);
  const pieces: Piece[] = [];
  let done = begin;
  const plain = (until: number) => {
    if (until > done) pieces.push({ is: 'text', text: shown(text.slice(done, until)) });
    done = until;
  };
  for (let word = from; word < to; word++) {
    const slip = slips.find(({ first }) => first === word);
    const page = starts.get(word);
    if (page !== undefined) {
      plain(words[word]!.from);
      pieces.push({ is: 'page', page });
    }
    if (slip) {
      plain(words[word]!.from);
      done = words[slip.last - 1]!.to;
      // A sign that belongs to the slip, as in “stack&”.
      if (text[done] === '&') done++;
      pieces.push({ is: 'sic', text: shown(text.slice(words[word]!.from, done)), corr: slip.corr });
      word = slip.last - 1;
    } else if (changed.has(word)) {
      plain(words[word]!.from);
      done = words[word]!.to;
      pieces.push({ is: 'changed', text: shown(text.slice(words[word]!.from, done)) });
    }
  }
  plain(end);
  return pieces;
};

/** Formats pieces as plain text, for copying and for programs. */
export const textOfPieces = (pieces: readonly Piece[], sic: (corr: string) => string): string =>
  pieces
    .map((piece) =>
      piece.is === 'page' ? `[${piece.page}] ` : piece.is === 'sic' ? `${piece.text} ${sic(piece.corr)}` : piece.text,
    )
    .join('')
    .trim();
