/**
 * Reads the signs that keyboards, mailers and word processors write in place of those of the notation: `K♠`, `♠K`,
 * `Ｋ`, curly quotation marks, commas and bullets between cards, folded lines, the marks of a quoted letter. Each is
 * accepted only where it has one meaning; any other is a fault that names it. What Snorum prints needs none of this, so
 * the tables of the site do without (see `default-signs.ts`).
 */
import { formatCard, parseCard, SUITS } from '../cards.ts';
import { CALLED_WORDS } from '../events.ts';
import { addFault, type Fault, type TextPosition } from './faults.ts';
import { MOVE_VERBS } from './record.ts';

/** A part of a word, and its distance from the start of the word. */
type Piece = readonly [text: string, offset: number];

/** A tag in another form than the printed one, and the offset of its end in the text. */
interface TypedTag {
  readonly name: string;
  readonly lang: string;
  readonly value: string;
  readonly end: number;
}

/** Texts in which foreign signs are looked for. */
export type SignContext = 'word' | 'comment' | 'tag' | 'bad-tag';

/** Reads a text that Snorum has not printed. */
export interface TypedSigns {
  /**
   * Blanks out what surrounds a record, so that lines and columns stay the same. Adds a fault if bytes of the text were
   * lost.
   */
  readonly unwrap: (text: string, faults: Fault[]) => string;
  /** Converts full-width signs to those of ASCII (`Ａ：` to `A:`). The length of the text stays the same. */
  readonly narrow: (text: string) => string;
  /**
   * Splits a word into its cards, in notation: `9♠,R♥.` into 9S and KH. Commas, full stops and bullets alone give
   * nothing. Any other word stays whole, without unseen signs.
   */
  readonly splitWord: (word: string, isSeat?: boolean) => readonly Piece[];
  /** Reads the tag at an offset whose value has other quotation marks or several lines; `undefined` if there is none. */
  readonly readTag: (written: string, narrowed: string, from: number) => TypedTag | undefined;
  /** Simplifies the value of a tag, unless it is free text. */
  readonly simplifyValue: (tag: string, value: string) => string;
  /** Adds a fault for the first sign of a text that cannot be read; returns false if there is none. */
  readonly addSignFault: (faults: Fault[], context: SignContext, text: string, at: TextPosition) => boolean;
}

const TOP: TextPosition = { line: 1, column: 1 };

/** Finds the position of an offset in a text that begins at `start`. */
export const findPosition = (text: string, offset: number, start = TOP): TextPosition => {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  const more = lines.length - 1;
  return { line: start.line + more, column: lines[more]!.length + (more > 0 ? 1 : start.column) };
};

const narrow = (text: string): string =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Removes signs that are not seen (soft hyphens, direction marks, variation selectors) and converts full-width ones. */
const simplify = (text: string): string => narrow(text).replace(/\p{Cf}|[\ufe0e\ufe0f]/gu, '');

/** Ranks written otherwise: with the French letters, and T for ten. */
const OTHER_RANKS: Readonly<Record<string, string>> = { V: 'J', D: 'Q', R: 'K', T: '10' };

/** A suit sign, black or white, before or behind a rank. */
const SIGNED = /^([♠-♧]?)([^♠-♧]*)([♠-♧]?)$/;

/**
 * Normalises a card with a suit sign, a ten written `TS`, or a suit sign alone (`♥` to `H`). The French letters are
 * accepted only beside a sign: in `10C` some would read hearts (cœur).
 */
const toNotation = (text: string): string => {
  const [, before, rank = '', behind] = SIGNED.exec(text.toUpperCase()) ?? [];
  if (!before === !behind) return text.replace(/^t(?=[shdc]$)/i, '10');
  return (OTHER_RANKS[rank] ?? rank) + SUITS[(before || behind)!.charCodeAt(0) % SUITS.length];
};

/** Pieces between commas, full stops and bullets; cards that follow one another are divided at their suit signs. */
const PIECES = /[♠-♧][^,;.،、。·•‣●▪◦♠-♧]+|[^,;.،、。·•‣●▪◦♠-♧]*[♠-♧]|[^,;.،、。·•‣●▪◦♠-♧]+/g;

/** Words behind which a comma, a full stop or an exclamation mark is dropped. */
const STOPPED = new RegExp(`^(${[...MOVE_VERBS, ...CALLED_WORDS.filter(Boolean)].join('|')})[,.!]$`, 'i');

const splitWord = (word: string, isSeat = false): readonly Piece[] => {
  const whole: readonly Piece[] = [[simplify(word).replace(STOPPED, '$1'), 0]];
  const cards: Piece[] = [];
  // Telephones offer a heart that is no suit sign.
  for (const { 0: found, index } of isSeat ? [] : word.replaceAll('❤', '♥').matchAll(PIECES)) {
    const piece = simplify(found);
    if (piece === '') continue;
    const notation = toNotation(piece);
    const card = parseCard(notation);
    if (card === undefined) return notation.length === 1 && piece === whole[0]![0] ? [[notation, 0]] : whole;
    cards.push([formatCard(card), index]);
  }
  return isSeat ? whole : cards;
};

const HEAD = /\[\s*([A-Za-z][A-Za-z-]*)(?::([A-Za-z-]+))?\s*["“”„‟«»‹›″]/y;
/** Marks that stand in place of `"` around a value: those of English and German, and those of French. */
const CURLY_MARKS = '＂“”„‟″';
const ANGLE_MARKS = '«»‹›';
const TAG_END = /.[^\S\r\n]*[\]］]/y;
/** Lines that no fold leaves: an empty one and, between marks that may have been meant otherwise, one with a tag. */
const EMPTY_LINE = /\n[^\S\n]*\n|\r[^\S\r\n]*\r/;
const TAG_LINE = /[\r\n]\s*\[/;

/** Length of the text behind a tag in which a mark makes it doubtful where the tag ends. */
const LONGEST_REST = 1000;

const readTag = (written: string, narrowed: string, from: number): TypedTag | undefined => {
  HEAD.lastIndex = from;
  const head = HEAD.exec(narrowed);
  if (!head) return undefined;
  const start = HEAD.lastIndex;
  const mark = written[start - 1]!;
  const others = ANGLE_MARKS.includes(mark) ? ANGLE_MARKS : CURLY_MARKS;
  for (const marks of mark === '"' ? ['"', others] : [`"${others}`]) {
    let end = start;
    for (; end < written.length; end += written[end] === '\\' ? 2 : 1) {
      if (!marks.includes(written[end]!)) continue;
      TAG_END.lastIndex = end;
      if (TAG_END.test(written)) break;
      // Between straight marks, the first one ends the value.
      if (marks === '"') end = written.length;
    }
    const text = written.slice(start, end);
    const isOther = marks !== '"';
    if (end >= written.length || EMPTY_LINE.test(text)) continue;
    // A mark within the value may have been taken for its end.
    const [rest] = /^[^\r\n[]*/.exec(written.slice(TAG_END.lastIndex, TAG_END.lastIndex + LONGEST_REST))!;
    if (isOther && (TAG_LINE.test(text) || [...rest].some((sign) => others.includes(sign)))) continue;
    const value = unfold(isOther ? text.replace(/^[\u00a0\u202f]|[\u00a0\u202f]$/g, '') : text).replace(
      /\\(.)/gsu,
      (_, sign: string) => (isOther && others.includes(sign) ? '"' : sign),
    );
    return { name: head[1]!, lang: (head[2] ?? '').toLowerCase(), value, end: TAG_END.lastIndex };
  }
  return undefined;
};

/** Joins the lines of a value: a mailer folds a long line at a blank. */
const unfold = (text: string): string =>
  text
    .split(/\r\n?|[\n\v\f]/)
    .map((line, i, { length }) => (i < length - 1 ? line.trimEnd() : line))
    .map((line, i) => (i > 0 ? line.trimStart() : line))
    .join(' ');

/** Tags whose values are words of the notation, in which each sign has one meaning; `|` parts those that name seats. */
const IN_NOTATION = ' snorum game source variant rules counters readings draw generator deal deals ';
const WITH_SEATS = ' dealer lot lesson expect ';
/** Tags with names, whose unseen signs are faults. */
const WITH_NAMES = ' seats names ';

/** Maximum number of cards read of a draw; one that has more than the pack is refused. */
const MOST_DRAWN = 60;

const simplifyValue = (tag: string, value: string): string => {
  const key = ` ${tag.toLowerCase()} `;
  if (WITH_SEATS.includes(key)) return simplify(value).replace(/(?<!\S)[‐-―−](?=\d)/g, '-');
  if (WITH_NAMES.includes(key)) return narrow(value);
  if (!IN_NOTATION.includes(key)) return value;
  const plain = simplify(value).replace(/[‐-―−]/g, '-');
  if (key !== ' draw ') return plain;
  return plain
    .split(/\s+/, MOST_DRAWN)
    .flatMap((word) => splitWord(word).map(([card]) => card))
    .join(' ');
};

/** Signs of control, those that turn the writing about, and halves of signs. */
const HIDDEN = /(?![\t-\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const FOREIGN: Readonly<Record<SignContext, RegExp>> = {
  comment: HIDDEN,
  tag: HIDDEN,
  'bad-tag': /[“”„‟«»‹›″‘’‚‛′`「」『』\p{Cf}]/u,
  word: /(?![\t-\r])[\p{Cc}\p{Cs}]|[^\p{L}\p{N}\p{M}\p{Cf}\0-\x7f♠-♧]/u,
};

/** Formats the number of a sign, `U+201C`. */
export const formatCodePoint = (sign: string): string =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** Finds the first sign that no value and no comment may contain. */
export const findHiddenSign = (text: string): string | undefined => HIDDEN.exec(text)?.[0];

const addSignFault: TypedSigns['addSignFault'] = (faults, context, text, at) => {
  // The names in these are checked where they are used.
  const found = context === 'tag' && /^.\s*(?:seats|names)\b/i.test(text) ? null : FOREIGN[context].exec(text);
  if (!found) return false;
  const [sign] = found;
  const position = findPosition(text, found.index, at);
  addFault(
    faults,
    'foreign-sign',
    position,
    sign,
    formatCodePoint(sign),
    context === 'bad-tag' && !/\p{Cf}/u.test(sign) ? '"' : '',
  );
  return true;
};

const blank = (text: string): string => text.replace(/\S/g, ' ');

/** Frames of code in wikis, in HTML and in Markdown, at the start and at the end of a text. */
const OPENING = /^\s*(?:<(?:nowiki|pre|code|poem|source|syntaxhighlight)\b[^<>]*>\s*|(?:```+|~~~+)[^\n`]*\n)+/i;
const CLOSING = /(?:\s*(?:<\/(?:nowiki|pre|code|poem|source|syntaxhighlight)\s*>|```+|~~~+))+\s*$/i;
/** Length of the start and of the end in which frames are looked for. */
const LONGEST_FRAME = 200;

const unwrap: TypedSigns['unwrap'] = (text, faults) => {
  const lost = text.indexOf('\ufffd');
  if (lost >= 0) addFault(faults, 'not-utf-8', findPosition(text, lost), 'U+FFFD');
  let bare = text;
  if (/^\s*[<`~]/.test(text)) {
    bare = text.slice(0, LONGEST_FRAME).replace(OPENING, blank) + text.slice(LONGEST_FRAME);
    bare = bare.slice(0, -LONGEST_FRAME) + bare.slice(-LONGEST_FRAME).replace(CLOSING, blank);
  }
  const isQuoted = /^\s*>/.test(bare) || /^[^\S\r\n]*>[> \t]*\[\s*snorum\b/im.test(bare);
  return isQuoted ? bare.replace(/^(?:[^\S\r\n]*>)+/gm, blank) : bare;
};

export const TYPED_SIGNS: TypedSigns = { unwrap, narrow, splitWord, readTag, simplifyValue, addSignFault };
