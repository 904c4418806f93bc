/**
 * Normalisation of queries and excerpts. Pagefind splits a text at spaces, and replaces a word that occurs nowhere by
 * its longest prefix that does; this module compensates for both, for the index and the page.
 */

/** A French elision, up to its apostrophe: `l’`, `qu’`, `jusqu’`. */
const ELISION = /(?<!\p{L})((?:[cdjlmnst]|\p{L}*qu)[’'])(?=\p{L})/giu;

/** Separates elisions in a text for the index, so that `as` finds « l’as ». */
export const splitElisions = (text: string): string => text.replace(ELISION, '$1 ');

/** Restores the original text from the index. */
export const joinElisions = (text: string): string => text.replace(/’ (?=\p{L})/gu, '’');

/**
 * Normalises a query to the spelling of the texts: quotation marks of any language delimit a phrase, elisions are
 * removed (in a phrase, separated), and « coeur » becomes « cœur ».
 */
export const normalizeQuery = (question: string): string => {
  const quoted = question.replace(/«\s*|\s*»|[“”„]/g, '"');
  return (quoted.includes('"') ? splitElisions(quoted) : quoted.replace(ELISION, ''))
    .replace(/oe(?=[ui])/giu, 'œ')
    .replace(/\s+/g, ' ')
    .trim();
};

/** Removes case and accents from a word, for comparison. */
const bare = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe');

/** The normalised words of a text. */
export const listBareWords = (text: string): string[] => bare(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if a word of a text matches a word of a query: it begins so, or the two share a stem; both are normalised. */
export const sharesStem = (found: string, searched: string): boolean => {
  if (found.startsWith(searched)) return true;
  let shared = 0;
  while (shared < searched.length && found[shared] === searched[shared]) shared += 1;
  return shared >= Math.max(2, Math.ceil(searched.length / 2));
};

/** A piece of an excerpt: matched words, or the words around them. */
export interface ExcerptPart {
  readonly text: string;
  readonly marked: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>' };

/** Splits an excerpt in which Pagefind has marked the words, `… <mark>bête,</mark> …`; the pieces contain no markup. */
export const parseExcerpt = (excerpt: string): readonly ExcerptPart[] =>
  joinElisions(excerpt.replace(/’ <mark>/g, '’<mark>'))
    // A mark includes the word, but not its punctuation.
    .replace(/<mark>([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)<\/mark>/gsu, '$1<mark>$2</mark>$3')
    .split(/<mark>(.*?)<\/mark>/su)
    .map((text, i) => ({ text: text.replace(/&[lg]t;/g, (sign) => SIGNS[sign]!), marked: i % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** The pieces of an excerpt, with dots where it cuts a longer text. */
export const excerptOf = (excerpt: string, content: string): readonly ExcerptPart[] => {
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

/** A whole text with the words at some positions marked, without the title and the full stop at its beginning. */
export const highlightBody = (content: string, places: readonly number[], title: string): readonly ExcerptPart[] => {
  const at = new Set(places);
  const words = content.split(/\s+/).map((word, i) => (at.has(i) ? `<mark>${word}</mark>` : word));
  return parseExcerpt(words.slice(title.split(/\s+/).length).join(' '));
};
