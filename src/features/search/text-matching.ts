/**
 * Normalises queries and excerpts. Pagefind (a search library) splits a text only at spaces, and replaces a word that
 * occurs nowhere by its longest beginning that does occur. This module compensates for both, when the index is built
 * and on the page.
 */

/** Matches a French elision up to its apostrophe: `l’`, `qu’`, `jusqu’`. */
const ELISION = /(?<!\p{L})((?:[cdjlmnst]|\p{L}*qu)[’'])(?=\p{L})/giu;

/** Inserts a space after each elision in a text for the index, so that the query `as` finds « l’as ». */
export const splitElisions = (text: string): string => text.replace(ELISION, '$1 ');

/** Removes the spaces that {@link splitElisions} has inserted. */
export const joinElisions = (text: string): string => text.replace(/’ (?=\p{L})/gu, '’');

/**
 * Normalises a query to the spelling of the texts. What is pasted from old prints loses its long s, ligatures, soft
 * hyphens and full-width letters. Quotation marks of any language delimit a phrase; « coeur » becomes
 * « cœur ». Elisions are removed, but within a phrase they are only separated by a space.
 */
export const normalizeQuery = (question: string): string => {
  const quoted = question
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/«\s*|\s*»|[“”„]/g, '"');
  return (quoted.includes('"') ? splitElisions(quoted) : quoted.replace(ELISION, ''))
    .replace(/oe(?=[ui])/giu, 'œ')
    .replace(/\s+/g, ' ')
    .trim();
};

/** Removes case and accents from a word, for comparison. */
const bare = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe');

/** Splits a text into words without case and accents. */
export const listNormalizedWords = (text: string): string[] => bare(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * True if a word of a text matches a word of a query: it begins with that word, or both have the same stem. Both must
 * be normalised.
 */
export const sharesStem = (found: string, searched: string): boolean => {
  if (found.startsWith(searched)) return true;
  const { length } = searched;
  if (length < 4) return false;
  let shared = 0;
  while (shared < length && found[shared] === searched[shared]) shared += 1;
  if (length === 4) return shared === 3 && found.length === 3;
  return shared >= Math.max(3, Math.ceil(length / 2));
};

/** Part of an excerpt: either matched words or the words around them. */
export interface ExcerptPart {
  readonly text: string;
  readonly marked: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>' };

/**
 * Splits an excerpt in which Pagefind has marked the matched words, `… <mark>bête,</mark> …`. The parts contain no
 * markup.
 */
export const parseExcerpt = (excerpt: string): readonly ExcerptPart[] =>
  joinElisions(excerpt.replace(/’ <mark>/g, '’<mark>'))
    // A mark includes the word, but not its punctuation.
    .replace(/<mark>([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)<\/mark>/gsu, '$1<mark>$2</mark>$3')
    .split(/<mark>(.*?)<\/mark>/su)
    .map((text, i) => ({ text: text.replace(/&[lg]t;/g, (sign) => SIGNS[sign]!), marked: i % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** Splits an excerpt into parts, with dots at each end where the text goes on. */
export const splitExcerpt = (excerpt: string, content: string): readonly ExcerptPart[] => {
  const pieces = parseExcerpt(excerpt);
  const text = pieces.map((piece) => piece.text).join('');
  const whole = joinElisions(content.replace(/\s+/g, ' ').trim());
  const from = whole.indexOf(text);
  if (from < 0) return pieces;
  const [before, after] = [whole.slice(0, from).trim(), whole.slice(from + text.length)];
  const dots = (text: string): readonly ExcerptPart[] => [{ text, marked: false }];
  return [
    ...(before === '' || /[.?!»”]$/.test(before) ? [] : dots('… ')),
    ...pieces,
    ...(after === '' || /[.?!»”]$/.test(text) ? [] : dots(' …')),
  ];
};

/**
 * Marks the words at some positions (0-based) in a whole text. The title and full stop at its beginning are removed.
 */
export const highlightBody = (content: string, places: readonly number[], title: string): readonly ExcerptPart[] => {
  const at = new Set(places);
  const words = content.split(/\s+/).map((word, i) => (at.has(i) ? `<mark>${word}</mark>` : word));
  return parseExcerpt(words.slice(title.split(/\s+/).length).join(' '));
};
