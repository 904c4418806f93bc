/**
 * Prepares a passage for display beside an article: with its page numbers, its misprints, and the words that differ
 * from the text we aligned.
 */
import type { AlignedWitnessText } from './data.ts';
import type { RunLocation } from './locate.ts';
import type { EditionMatch, MatchedRun } from './match.ts';
import type { TokenizedText } from './words.ts';

/** Part of a passage that is displayed. */
export type PassagePiece =
  | { readonly is: 'text'; readonly text: string }
  /** A page of the book begins here. */
  | { readonly is: 'page'; readonly page: string }
  /** A misprint, and its correction. */
  | { readonly is: 'sic'; readonly text: string; readonly corr: string }
  /** Words that differ from the text we aligned. */
  | { readonly is: 'changed'; readonly text: string };

/** An excerpt of the text that belongs to an article. */
export interface TextExcerpt {
  /** True if words stand between the excerpt before and this one, or if it is from further up. */
  readonly isAfterGap: boolean;
  readonly page: string | undefined;
  readonly pieces: readonly PassagePiece[];
}

/** Text as it is read: without the marks of pages and of italics, dashes as dashes, French stops kept to their words. */
const shown = (text: string): string =>
  text
    .replace(/\[\d{1,3}\]/g, '')
    .replaceAll('_', '')
    .replace(/\s*--\s*/g, '—')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[;:!?»])|(?<=«) /gu, '\u00a0');

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['«', '»'],
  ['“', '”'],
  ['(', ')'],
  ['[', ']'],
];

/**
 * The first and last of the signs around a run: an opening quotation mark before it, a stop or a closing one after it; not
 * those of a quotation that goes on beyond it.
 */
const edges = (text: string, from: number, to: number): readonly [number, number] => {
  const before = /(?:«\s?|(?<![\p{L}\p{N}])[“"'‘(_[])+$/u.exec(text.slice(Math.max(0, from - 4), from))?.[0] ?? '';
  const inner = text.slice(from, to);
  const isOpen = inner.lastIndexOf('[') > inner.lastIndexOf(']');
  const rest = text.slice(to);
  const after = (isOpen && /^\s?…?\]/u.exec(rest)?.[0]) || /^(?:[”"’»)\]_.,;:!?]|\s[!?;:»])+/u.exec(rest)?.[0] || '';
  const whole = before + inner + after;
  const isBeyond = PAIRS.map(([open, close]) => whole.split(open).length !== whole.split(close).length);
  const opens = PAIRS.some(([open], i) => isBeyond[i] && before.startsWith(open));
  const closes = PAIRS.some(([, close], i) => isBeyond[i] && after.endsWith(close));
  return [from - (opens ? 0 : before.length), to + (closes ? after.slice(0, -1).trimEnd() : after).length];
};

/** Returns the page of the book on which a word stands; `word` is an index in the text we aligned. */
export const findPageOfWord = (pages: AlignedWitnessText['pages'], word: number): string | undefined =>
  pages.findLast(([first]) => first <= word)?.[1];

/**
 * Splits a run into pieces. Pages and misprints are known by word index in the text we aligned, so they are counted
 * from the beginning of the run.
 */
export const splitRunIntoPieces = (
  { text, words }: TokenizedText,
  located: Exclude<RunLocation, { is: 'missing' }>,
  reference: readonly [from: number, to: number],
  { pages, emended }: AlignedWitnessText,
): readonly PassagePiece[] => {
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
  const pieces: PassagePiece[] = [];
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

/** A slip that runs from one run into the next, over words of no article. */
const isBridged = ({ emended }: AlignedWitnessText, from: number, to: number): boolean =>
  emended.some(([first, last]) => first < from && last > to);

/**
 * The words of an article as excerpts, each with the page on which it begins. Runs between which a slip of the copy stands are
 * one excerpt; before others that do not follow each other something is left out.
 */
export const listExcerpts = ({ text, words, articles }: EditionMatch, slug: string): readonly TextExcerpt[] => {
  const joined: MatchedRun[] = [];
  for (const run of articles.get(slug) ?? []) {
    const before = joined.at(-1);
    const isOne =
      before?.located.is === 'same' &&
      run.located.is === 'same' &&
      run.located.from - before.located.to === run.reference[0] - before.reference[1] &&
      isBridged(text, before.reference[1], run.reference[0]);
    if (isOne)
      joined[joined.length - 1] = {
        located: { ...before.located, to: run.located.to },
        reference: [before.reference[0], run.reference[1]],
      };
    else joined.push(run);
  }
  return joined.map(({ located, reference }, i) => ({
    isAfterGap: i > 0 && joined[i - 1]!.reference[1] !== reference[0],
    page: findPageOfWord(text.pages, reference[0]),
    pieces: splitRunIntoPieces(words, located, reference, text),
  }));
};

/** Stands between excerpts where words are left out. */
export const OMISSION_MARK = '[…]';

/** An excerpt as plain text, for copying: its page first. */
export const formatExcerpt = ({ isAfterGap, page, pieces }: TextExcerpt, sic: (corr: string) => string): string => {
  const words = pieces.map((piece) =>
    piece.is === 'page' ? `[${piece.page}] ` : piece.is === 'sic' ? `${piece.text} ${sic(piece.corr)}` : piece.text,
  );
  return `${isAfterGap ? `${OMISSION_MARK} ` : ''}${page === undefined ? '' : `[${page}] `}${words.join('').trim()}`;
};
