/**
 * Reads a text that people have typed or pasted, with the signs that keyboards, mailers and word processors write in
 * place of those of the notation: `K♠`, `♠K`, `Ｋ`, curly quotation marks, commas and bullets between cards, folded
 * lines, the marks of a quoted letter, comments in the middle of a move. Each is accepted only where it has one meaning;
 * any other is a fault that names it. What Snorum prints needs none of this (see `default-tokens.ts`).
 */
import { formatCard, parseCard, SUITS } from '../cards.ts';
import { CALLED_WORDS } from '../events.ts';
import { MAX_SEATS } from '../setup.ts';
import { addFault, type Fault, type TextPosition } from './faults.ts';
import { formatTag } from './format-record.ts';
import { MAX_DRAW_CHARACTERS } from './limits.ts';
import { MOVE_LINK_WORDS, MOVE_VERBS, normalizeSeatName, type Tag, VERBS_WITH_ARGUMENT } from './record.ts';
import { readTag, type Token, Tokens } from './tokens.ts';
import { UNHELD_GROUP_NAMES } from './unheld-groups.ts';

/** A part of a word, and its distance from the start of the word. */
type Piece = readonly [text: string, offset: number];

/** A tag as it is written, with the offset of its end in the text. */
interface WrittenTag extends Pick<Tag, 'name' | 'lang' | 'value'> {
  readonly end: number;
}

/** Texts in which foreign signs are looked for. */
type SignContext = 'word' | 'comment' | 'tag' | 'bad-tag';

const TOP: TextPosition = { line: 1, column: 1 };

/** Finds the position of an offset in a text that begins at `start`. */
export const findPosition = (text: string, offset: number, start = TOP): TextPosition => {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  const more = lines.length - 1;
  return { line: start.line + more, column: lines[more]!.length + (more > 0 ? 1 : start.column) };
};

/**
 * Converts full-width signs to those of ASCII (`Ａ：` to `A:`), but for those that close a comment or a value. The length
 * of the text stays the same.
 */
export const narrowSigns = (text: string): string =>
  text.replace(/(?![＂｛｝])[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Removes signs that are not seen (soft hyphens, direction marks, variation selectors) and converts full-width ones. */
const simplify = (text: string): string => narrowSigns(text).replace(/\p{Cf}|[\ufe0e\ufe0f]/gu, '');

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

const HEAD = /\[\s*([A-Za-z][A-Za-z-]*)(?::([A-Za-z-]+))?\s*["＂“”„‟«»‹›″]/y;
/** Marks that stand in place of `"` around a value: those of English and German, and those of French. */
const CURLY_MARKS = '＂“”„‟″';
const ANGLE_MARKS = '«»‹›';
const TAG_END = /.[^\S\r\n]*[\]］]/y;
/** Lines that no fold leaves: an empty one and, between marks that may have been meant otherwise, one with a tag. */
const EMPTY_LINE = /\n[^\S\n]*\n|\r[^\S\r\n]*\r/;
const TAG_LINE = /[\r\n]\s*\[/;

/** Length of the text behind a tag in which a mark makes it doubtful where the tag ends. */
const LONGEST_REST = 1000;

/** Reads the tag at an offset if its value has other quotation marks or several lines. */
const readOtherTag = (written: string, narrowed: string, from: number): WrittenTag | undefined => {
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
    .map((line, i, { length }) => (i < length - 1 ? line.replace(/ {1,9}$/, '') : line))
    .map((line, i) => (i > 0 ? line.trimStart() : line))
    .join(' ');

/** Tags whose values are words of the notation, in which each sign has one meaning. */
const IN_NOTATION = ' snorum game source variant rules counters readings draw generator deal deals ';
/** Tags that name seats, with numbers. */
const WITH_SEATS = ' dealer lot lesson expect ';
/** Tags with names, whose unseen signs are faults. */
const WITH_NAMES = ' seats names ';

const simplifyValue = (tag: string, value: string): string => {
  const key = ` ${tag.toLowerCase()} `;
  if (WITH_SEATS.includes(key)) return simplify(value).replace(/(?<!\S)[‐-―−](?=\d)/g, '-');
  if (WITH_NAMES.includes(key)) return narrowSigns(value);
  if (!IN_NOTATION.includes(key)) return value;
  const plain = simplify(value).replace(/[‐-―−]/g, '-');
  if (key !== ' draw ' || plain.length > MAX_DRAW_CHARACTERS) return plain;
  return plain
    .split(/\s+/)
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

/** Adds a fault for the first sign of a text that cannot be read; returns false if there is none. */
const addSignFault = (faults: Fault[], context: SignContext, text: string, at: TextPosition): boolean => {
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

/** Blanks out what a letter or a page has put around a text. Lines and columns stay the same. */
export const unwrapText = (text: string): string => {
  let bare = text;
  if (/^\s*[<`~]/.test(text)) {
    bare = text.slice(0, LONGEST_FRAME).replace(OPENING, blank) + text.slice(LONGEST_FRAME);
    bare = bare.slice(0, -LONGEST_FRAME) + bare.slice(-LONGEST_FRAME).replace(CLOSING, blank);
  }
  const isQuoted = /^\s*>/.test(bare) || /^[^\S\r\n]*>[> \t]*\[\s*snorum\b/im.test(bare);
  return isQuoted ? bare.replace(/^(?:[^\S\r\n]*>)+/gm, blank) : bare;
};

/** Matches a word none of whose signs can stand for others. */
const PLAIN_WORD = /^(?!t[shdc]$)[\w'-]+$/i;

const isUnheld = ({ text }: Token): boolean =>
  UNHELD_GROUP_NAMES.some((name) => name.toLowerCase() === text.toLowerCase());
const isCard = (token: Token | undefined): boolean => token?.kind === 'word' && parseCard(token.text) !== undefined;
const isSign = (token: Token | undefined, sign: string): boolean => token?.kind === 'sign' && token.text === sign;

/** Words that need another one behind them. */
const OPEN_WORDS: readonly string[] = [...VERBS_WITH_ARGUMENT, ...MOVE_LINK_WORDS, 'for'];

/** Splits a text into the tokens that the printed form of the same record has. */
export class TypedTokens extends Tokens {
  /** The text with the signs in which it was typed; it has the same length as `text`. */
  readonly #typed: string;
  /** Tokens read ahead; those before `#nextAhead` are given. */
  #ahead: Token[] = [];
  #nextAhead = 0;
  /** Cards of the last word that are not read yet. */
  #cards: Token[] = [];
  /** Comments that wait for the end of a hand or a move; those before `#nextComment` are given. */
  #comments: Token[] = [];
  #nextComment = 0;
  #seats: ReadonlySet<string> | undefined;
  #isInDeal = false;
  #hasMoves = false;
  /** Names of the hands of this deal. */
  readonly #hands = new Set<string>();
  /** Kind of the last token but comments: the name of a seat, a word that needs another behind it, or any other. */
  #last: 'name' | 'open' | 'other' = 'other';

  constructor(text: string, faults: Fault[]) {
    const bare = unwrapText(text);
    super(narrowSigns(bare), faults);
    this.#typed = bare;
    const lost = text.indexOf('\ufffd');
    if (lost >= 0) addFault(faults, 'not-utf-8', findPosition(text, lost), 'U+FFFD');
  }

  override take(): Token | undefined {
    let token = this.#peek();
    for (; this.#isInDeal && token?.kind === 'comment'; token = this.#peek()) this.#comments.push(this.#shift()!);
    if (this.#nextComment < this.#comments.length && !(token && this.#continues(token))) {
      const comment = this.#comments[this.#nextComment++];
      if (this.#nextComment === this.#comments.length) [this.#comments, this.#nextComment] = [[], 0];
      return comment;
    }
    this.#shift();
    if (token) this.#note(token);
    return token;
  }

  override passToTag(): void {
    this.#cards = [];
    super.passToTag();
  }

  /** Returns a token without giving it, by its distance from the next one. */
  #peek(distance = 0): Token | undefined {
    const index = this.#nextAhead + distance;
    while (this.#ahead.length <= index) {
      const token = this.#cards.shift() ?? super.take();
      if (!token) return undefined;
      this.#ahead.push(token);
    }
    return this.#ahead[index];
  }

  /** Returns the next token that is no comment, or the one after it, without giving it. */
  #peekWord(skipped = 0): Token | undefined {
    let left = skipped;
    for (let distance = 0; ; distance++) {
      const token = this.#peek(distance);
      if (!token || (token.kind !== 'comment' && left-- === 0)) return token;
    }
  }

  #shift(): Token | undefined {
    const token = this.#peek();
    this.#nextAhead += 1;
    if (this.#nextAhead * 2 > this.#ahead.length) {
      this.#ahead = this.#ahead.slice(this.#nextAhead);
      this.#nextAhead = 0;
    }
    return token;
  }

  #isSeat({ text }: Token): boolean {
    return this.#seats?.has(normalizeSeatName(text)) === true;
  }

  /** Tells whether a token, the next one, goes on with the hand or the move before the waiting comments. */
  #continues(token: Token): boolean {
    if (token.kind !== 'word') return token.kind === 'sign';
    if (this.#last !== 'other') return true;
    return this.#seats !== undefined && !this.#isSeat(token) && !isUnheld(token) && !isSign(this.#peekWord(1), ':');
  }

  /** Notes what a token means for the tokens behind it. A colon that was left out after a name is set in. */
  #note(token: Token): void {
    const { kind, text, at } = token;
    const isName = kind === 'word' && this.#last === 'other' && (this.#isSeat(token) || isUnheld(token));
    this.#last = kind === 'word' && OPEN_WORDS.includes(text.toLowerCase()) ? 'open' : 'other';
    if (kind === 'tag' && /^\[\s*deal\s*"/i.test(text)) {
      this.#isInDeal = true;
      this.#hasMoves = false;
      this.#hands.clear();
    }
    if (!isName) return;
    const name = normalizeSeatName(text);
    if (!isSign(this.#peekWord(), ':')) {
      if (!this.#isBareHand(token, name)) {
        this.#hasMoves = true;
        this.#last = 'name';
        return;
      }
      this.#ahead.splice(this.#nextAhead, 0, { kind: 'sign', text: ':', at });
    }
    this.#hands.add(name);
  }

  /**
   * Tells whether a name begins a hand without its colon, as in the plain texts of the site: before the moves, a bracket
   * or two cards follow the name of a seat that has no hand yet, or one card that of a group of cards.
   */
  #isBareHand(token: Token, name: string): boolean {
    const next = this.#peekWord();
    const after = this.#peekWord(1);
    if (!this.#isInDeal || this.#hasMoves || this.#hands.has(name)) return false;
    return isSign(next, '(') || (isCard(next) && (isSign(after, '(') || isCard(after) || isUnheld(token)));
  }

  protected override read(): Token | undefined {
    const from = this.next;
    const at = this.place();
    if (this.text[from] === '[') {
      const end = this.endOfTag();
      const printed = end < 0 ? undefined : readTag({ text: this.#typed.slice(from, end), at });
      const tag = printed ? { ...printed, end } : readOtherTag(this.#typed, this.text, from);
      if (tag) return this.#readTag(tag, at);
      const text = this.#typed.slice(from, end < 0 ? this.endOfLine() : end);
      if (addSignFault(this.faults, 'bad-tag', text, at)) {
        this.advance(from + text.length);
        return undefined;
      }
    }
    const token = super.read();
    const typed = this.#typed.slice(from, this.next);
    if (token?.kind === 'comment') {
      addSignFault(this.faults, 'comment', typed, at);
      return { ...token, text: typed.slice(1, typed.startsWith('{') ? -1 : undefined).trim() };
    }
    return token?.kind !== 'word' || PLAIN_WORD.test(token.text) ? token : this.#readWord(token, typed);
  }

  #readTag({ end, ...tag }: WrittenTag, at: TextPosition): Token | undefined {
    const written = this.#typed.slice(this.next, end);
    this.advance(end);
    if (addSignFault(this.faults, 'tag', written, at)) return undefined;
    const value = simplifyValue(tag.name, tag.value);
    if (tag.name.toLowerCase() === 'seats' && !tag.lang)
      this.#seats ??= new Set(value.trim().split(/\s+/, MAX_SEATS).map(normalizeSeatName));
    return { kind: 'tag', text: formatTag({ ...tag, value }), at };
  }

  /** Reads a word that is not plain; `undefined` if it says nothing or, with a fault, if it has a foreign sign. */
  #readWord(token: Token, typed: string): Token | undefined {
    const isSeat = this.#isSeat(token);
    const [first, ...others] = splitWord(token.text, isSeat).map(
      ([text, offset]): Token => ({
        kind: 'word',
        text,
        at: { line: token.at.line, column: token.at.column + offset },
      }),
    );
    if (!isSeat && this.#seats && first && !isCard(first) && addSignFault(this.faults, 'word', typed, token.at))
      return undefined;
    this.#cards = others;
    return first;
  }
}
