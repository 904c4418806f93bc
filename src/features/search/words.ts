/**
 * The words of a question and of an answer. Pagefind cuts a text at its blanks, and answers a word that stands nowhere
 * with the longest beginning of it that does; what is done about both is here, for the index and for the page alike.
 */

/** An elision of French, up to its apostrophe: `l’`, `qu’`, `jusqu’`. */
const ELISION = /(?<!\p{L})((?:[cdjlmnst]|\p{L}*qu)[’'])(?=\p{L})/giu;

/** A text for the index: the words behind an elision stand alone, so that `as` finds « l’as ». */
export const parted = (text: string): string => text.replace(ELISION, '$1 ');

/** A text of the index as it was written. */
export const joined = (text: string): string => text.replace(/’ (?=\p{L})/gu, '’');

/**
 * A question in the spelling of the texts: quotation marks of any language are those that ask for a phrase, elisions go
 * (in a phrase they are parted), and « coeur » is written « cœur ».
 */
export const asIndexed = (question: string): string => {
  const quoted = question.replace(/«\s*|\s*»|[“”„]/g, '"');
  return (quoted.includes('"') ? parted(quoted) : quoted.replace(ELISION, ''))
    .replace(/oe(?=[ui])/giu, 'œ')
    .replace(/\s+/g, ' ')
    .trim();
};

/** A word without case and accents, as it is compared. */
const bare = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe');

/** The words of a text, bare. */
export const bareWords = (text: string): string[] => bare(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a word of a text answers a word of a question: it begins so, or the two share a stem; both are bare. */
export const akin = (found: string, asked: string): boolean => {
  if (found.startsWith(asked)) return true;
  let shared = 0;
  while (shared < asked.length && found[shared] === asked[shared]) shared += 1;
  return shared >= Math.max(2, Math.ceil(asked.length / 2));
};

/** A piece of an excerpt: words that were asked for, or the words around them. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>' };

/** The pieces of an excerpt in which Pagefind has marked the words, `… <mark>bête,</mark> …`; none of it is markup. */
export const piecesOf = (excerpt: string): readonly Piece[] =>
  joined(excerpt.replace(/’ <mark>/g, '’<mark>'))
    // A mark is drawn around a word, and not around the stops at it.
    .replace(/<mark>([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)<\/mark>/gsu, '$1<mark>$2</mark>$3')
    .split(/<mark>(.*?)<\/mark>/su)
    .map((text, i) => ({ text: text.replace(/&[lg]t;/g, (sign) => SIGNS[sign]!), marked: i % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** The same with dots where it leaves off in a text that goes on. */
export const excerptOf = (excerpt: string, content: string): readonly Piece[] => {
  const pieces = piecesOf(excerpt);
  const text = pieces.map((piece) => piece.text).join('');
  const whole = joined(content.replace(/\s+/g, ' ').trim());
  const from = whole.indexOf(text);
  if (from < 0) return pieces;
  const [before, after] = [whole.slice(0, from).trim(), whole.slice(from + text.length)];
  const dots = (text: string): readonly Piece[] => [{ text, marked: false }];
  return [
    ...(before === '' || /[.?!»”]$/.test(before) ? [] : dots('… ')),
    ...pieces,
    ...(after === '' || /[.?!»”]$/.test(text) ? [] : dots(' …')),
  ];
};

/** A whole text with the words marked that stand at some places in it, less the title and the stop it begins with. */
export const withoutTitle = (content: string, places: readonly number[], title: string): readonly Piece[] => {
  const at = new Set(places);
  const words = content.split(/\s+/).map((word, i) => (at.has(i) ? `<mark>${word}</mark>` : word));
  return piecesOf(words.slice(title.split(/\s+/).length).join(' '));
};
