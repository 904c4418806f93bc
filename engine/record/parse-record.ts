/**
 * Parses the text of a deal record. White space and letter case do not matter. All faults of a text are reported
 * together.
 */
import { PACK_SIZE, parseCard } from '../cards.ts';
import { MAX_SEATS } from '../setup.ts';
import { DEFAULT_SIGNS } from './default-signs.ts';
import { addFault, type Fault, type FaultCode, isFaultListFull, type Result, type TextPosition } from './faults.ts';
import { MAX_DEALS, MAX_HANDS, MAX_MOVES, MAX_RECORD_CHARACTERS, MAX_TAGS } from './limits.ts';
import { isLearnerMove, isPrompt, PROMPT_KINDS, type Prompt, parsePrompt } from './prompts.ts';
import {
  type DealRecord,
  MOVE_LINK_WORDS,
  MOVE_VERBS,
  type MoveVerb,
  normalizeSeatName,
  type RecordedDeal,
  type RecordedHand,
  type RecordedMove,
  type Tag,
  UNHELD_GROUP_NAMES,
  VERBS_WITH_ARGUMENT,
} from './record.ts';
import type { TypedSigns } from './typed-signs.ts';

/** A token: a tag, a comment, a word, or one of the signs `: ( ) ?`. */
interface Token {
  readonly kind: 'tag' | 'comment' | 'word' | 'sign';
  readonly text: string;
  readonly at: TextPosition;
  /** The tag pair; `undefined` if its form is not that of a tag. */
  readonly tag?: Tag | undefined;
  /** The word as it was typed, if that may be otherwise. */
  readonly typed?: string;
}

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

/** Tags that apply to all deals. They are not allowed within a deal. */
const OF_THE_HEAD = new Set(
  'snorum game source variant rules lesson seats names counters readings draw lot seed generator'.split(' '),
);

/**
 * Parses a text as a record; returns its faults instead if there are any. It checks the form only: `replay` checks
 * whether the deals can be played. Without `signs` it reads what Snorum prints, and no more.
 */
export const parseRecord = (text: string, signs: TypedSigns | undefined = DEFAULT_SIGNS): Result<DealRecord> => {
  const faults: Fault[] = [];
  if (text.length > MAX_RECORD_CHARACTERS) {
    addFault(faults, 'too-long', { line: 1, column: 1 }, String(text.length), String(MAX_RECORD_CHARACTERS));
    return { ok: false, faults };
  }
  const bare = signs?.unwrap(text, faults) ?? text;
  const record = new Reader(new Tokens(bare, faults, signs), faults, signs).read();
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: record };
};

const BLANKS = /\s*/y;
/** Matches the text up to the next tag or comment. */
const TO_TAG = /[^[;{]*/y;
/** Matches a word. Its first character may be an unmatched closing bracket. */
const WORD = /.[^\s;:()?[\]{}]*/sy;
/** Matches a word none of whose signs can stand for others. */
const PLAIN_WORD = /^(?!t[shdc]$)[\w'-]+$/i;
const LINE_END = /[\r\n]/g;

/** Splits a text into tokens, in linear time: each character is read a few times. */
class Tokens {
  /** The text as it was typed. */
  readonly #typed: string;
  /** The text with full-width signs converted; it has the same length. */
  readonly #text: string;
  readonly #faults: Fault[];
  readonly #signs: TypedSigns | undefined;
  /** Names of the seats, once they are known. */
  seats: ReadonlySet<string> | undefined;
  /** Cards of the last word that are not taken yet. */
  #cards: Token[] = [];
  #next = 0;
  #line = 1;
  #lineStart = 0;

  constructor(text: string, faults: Fault[], signs: TypedSigns | undefined) {
    this.#typed = text;
    this.#text = signs?.narrow(text) ?? text;
    this.#faults = faults;
    this.#signs = signs;
  }

  /** Returns the next token; `undefined` at the end of the text, or when the list of faults is full. */
  take(): Token | undefined {
    while (!isFaultListFull(this.#faults)) {
      const card = this.#cards.shift();
      if (card) return card;
      // Fast path: most words are separated by one space, and most signs are easily excluded.
      if (this.#text[this.#next] === ' ') this.#next += 1;
      const sign = this.#text.charCodeAt(this.#next);
      if (!(sign > 0x20 && sign < 0x80)) this.#advance(this.#end(BLANKS));
      if (this.#next >= this.#text.length) return undefined;
      const token = this.#read();
      if (token) return token;
    }
    return undefined;
  }

  /** Skips the text before the next tag, without creating tokens. */
  passToTag(): void {
    this.#cards = [];
    for (let at = this.#end(TO_TAG); at < this.#text.length && this.#text[at] !== '['; at = this.#end(TO_TAG)) {
      this.#advance(at);
      this.#read();
    }
    this.#advance(this.#end(TO_TAG));
  }

  #place(): TextPosition {
    return { line: this.#line, column: this.#next - this.#lineStart + 1 };
  }

  /** Reads the token at the current position; `undefined`, with a fault, if a bracket is not closed. */
  #read(): Token | undefined {
    const at = this.#place();
    const from = this.#next;
    const sign = this.#text[from]!;
    if (sign === ';') {
      this.#advance(this.#endOfLine());
      return this.#comment(from, this.#next, at);
    }
    if (sign === '{') {
      // A full-width brace closes only a comment that another one has opened.
      const end = (this.#typed[from] === sign ? this.#typed : this.#text).indexOf('}', from);
      this.#advance(end < 0 ? this.#text.length : end + 1);
      return end < 0 ? this.#fault('unclosed-comment', at) : this.#comment(from, end, at);
    }
    if (sign === '[') return this.#tag(at);
    const isSign = ':()?'.includes(sign);
    // Neither can contain a line end.
    this.#next = isSign ? from + 1 : this.#end(WORD);
    const text = this.#text.slice(from, this.#next);
    if (isSign || !this.#signs || PLAIN_WORD.test(text)) return { kind: isSign ? 'sign' : 'word', text, at };
    const typed = this.#typed.slice(from, this.#next);
    this.#cards = this.#signs.splitWord(text, this.seats?.has(normalizeSeatName(text))).map(([part, offset]) => ({
      kind: 'word',
      text: part,
      at: { line: at.line, column: at.column + offset },
      typed,
    }));
    return this.#cards.shift();
  }

  #comment(from: number, to: number, at: TextPosition): Token {
    const text = this.#typed.slice(from, to);
    this.#signs?.addSignFault(this.#faults, 'comment', text, at);
    return { kind: 'comment', text: text.slice(1).trim(), at };
  }

  /** Reads the tag at the current position; `undefined`, with a fault, if it is not closed or has a foreign sign. */
  #tag(at: TextPosition): Token | undefined {
    const from = this.#next;
    let end = this.#endOfTag();
    let tag = end < 0 ? undefined : readTag(this.#typed.slice(from, end), at);
    const other = tag ? undefined : this.#signs?.readTag(this.#typed, this.#text, from);
    if (other) {
      tag = { name: other.name, lang: other.lang, value: other.value, at };
      end = other.end;
    }
    this.#advance(end < 0 ? this.#endOfLine() : end);
    const text = this.#typed.slice(from, this.#next);
    if (this.#signs?.addSignFault(this.#faults, tag ? 'tag' : 'bad-tag', text, at)) return undefined;
    if (end < 0) return this.#fault('unclosed-tag', at);
    if (tag && this.#signs) tag = { ...tag, value: this.#signs.simplifyValue(tag.name, tag.value) };
    return { kind: 'tag', text, at, tag };
  }

  #fault(code: FaultCode, at: TextPosition): undefined {
    addFault(this.#faults, code, at);
  }

  /** Returns the end position of a pattern's match at the current position. */
  #end(pattern: RegExp): number {
    pattern.lastIndex = this.#next;
    pattern.test(this.#text);
    return pattern.lastIndex;
  }

  /** Returns the end of the line: the position before a line feed, a carriage return, or both. */
  #endOfLine(): number {
    LINE_END.lastIndex = this.#next;
    return LINE_END.exec(this.#text)?.index ?? this.#text.length;
  }

  /**
   * Returns the position after the bracket that closes the tag on this line; -1 if there is none. Brackets within
   * quotation marks do not count.
   */
  #endOfTag(): number {
    let inside = false;
    for (let i = this.#next + 1; i < this.#text.length; i++) {
      const sign = this.#typed[i];
      if (sign === '\n' || sign === '\r') return -1;
      if (sign === '\\') i += 1;
      else if (sign === '"') inside = !inside;
      else if (sign === ']' && !inside) return i + 1;
    }
    return -1;
  }

  #advance(to: number): void {
    for (; this.#next < to; this.#next++) {
      const sign = this.#text[this.#next];
      if (sign !== '\n' && (sign !== '\r' || this.#text[this.#next + 1] === '\n')) continue;
      this.#line += 1;
      this.#lineStart = this.#next + 1;
    }
  }
}

const TAG_HEAD = /^\[\s*([A-Za-z][A-Za-z-]*)(?::([A-Za-z-]+))?\s*"/;
const TAG_END = /^"\s*\]$/;

/** Parses a text as a tag pair; `undefined` if its form is not that of a tag. */
const readTag = (text: string, at: TextPosition): Tag | undefined => {
  const head = TAG_HEAD.exec(text);
  if (!head) return undefined;
  const from = head[0].length;
  let end = from;
  // A regular expression for the value would overflow the stack on a long title.
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  if (!TAG_END.test(text.slice(end))) return undefined;
  const value = text.slice(from, end).replace(/\\(.)/gsu, '$1');
  return { name: head[1]!, lang: (head[2] ?? '').toLowerCase(), value, at };
};

/** Builds a record from tokens. */
class Reader {
  readonly #tokens: Tokens;
  /** Tokens read ahead; those before `#nextAhead` are consumed. */
  #ahead: Token[] = [];
  #nextAhead = 0;
  #taken: Token | undefined;
  /** Comments within a move, or between a name and its colon. */
  #inside: Token[] = [];
  readonly #faults: Fault[];
  readonly #signs: TypedSigns | undefined;
  readonly #record: Open<DealRecord> = { tags: [], comments: [], deals: [] };
  #deal: Open<RecordedDeal> | undefined;
  /** The comments of the item read last; the next comment is added to this list. */
  #comments: string[] = this.#record.comments;
  /** Tags already read in the current section. The key is made of name and language. */
  #seenTags = new Set<string>();
  #moves = 0;
  /** The learner's seat, if the record is a lesson; then the questions read since the last move. */
  #learner: string | undefined;
  #pendingPrompts: { readonly prompt: Prompt; readonly at: TextPosition }[] = [];
  /** True once a limit has been exceeded: nothing more is read. */
  #stopped = false;

  constructor(tokens: Tokens, faults: Fault[], signs: TypedSigns | undefined) {
    this.#tokens = tokens;
    this.#faults = faults;
    this.#signs = signs;
  }

  read(): DealRecord {
    for (let token = this.#take(); token; token = this.#take()) {
      if (token.kind === 'comment') this.#comment(token);
      else if (token.kind === 'tag') this.#tag(token);
      else if (token.kind === 'sign') this.#fault('stray-sign', token.at, token.text);
      else if (!this.#deal) this.#outside(token);
      else if (this.#isForeign(token)) this.#skipLine(token);
      else if (isSign(this.#peekWord(), ':') || this.#isBareHand(token)) this.#hand(this.#deal, token);
      else this.#move(this.#deal, token);
    }
    this.#leaveUnanswered();
    return this.#record;
  }

  #take(): Token | undefined {
    this.#taken = this.#peek();
    this.#nextAhead += 1;
    if (this.#nextAhead * 2 > this.#ahead.length) {
      this.#ahead = this.#ahead.slice(this.#nextAhead);
      this.#nextAhead = 0;
    }
    return this.#taken;
  }

  /** Returns a token without consuming it, by its distance from the next one; `undefined` when reading has stopped. */
  #peek(distance = 0): Token | undefined {
    const index = this.#nextAhead + distance;
    while (!this.#stopped && this.#ahead.length <= index) {
      const token = this.#tokens.take();
      if (!token) return undefined;
      this.#ahead.push(token);
    }
    return this.#stopped ? undefined : this.#ahead[index];
  }

  /** Returns the next token that is no comment, or the one after it, without consuming it. */
  #peekWord(skipped = 0): Token | undefined {
    let left = skipped;
    for (let distance = 0; ; distance++) {
      const token = this.#peek(distance);
      if (token?.kind !== 'comment' && (!token || left-- === 0)) return token;
    }
  }

  /** Consumes the next token that is no comment. The comments before it wait for {@link #keepComments}. */
  #takeWord(): Token {
    while (this.#peek()!.kind === 'comment') this.#inside.push(this.#take()!);
    return this.#take()!;
  }

  /** Adds the comments that stand within an item, and those that follow, to its own. */
  #keepComments(comments: string[]): void {
    this.#comments = comments;
    for (const token of this.#inside.splice(0)) this.#comment(token);
  }

  #fault(code: FaultCode, at: TextPosition, ...found: string[]): void {
    addFault(this.#faults, code, at, ...found);
  }

  /** Reports a word without meaning, or the foreign sign in it. */
  #wordFault(code: FaultCode, { text, at, typed }: Token): void {
    if (!typed || !this.#signs?.addSignFault(this.#faults, 'word', typed, at)) this.#fault(code, at, text);
  }

  /** Reports a name that is no seat and has a foreign sign in it; returns false for any other. */
  #isForeign(name: Token): boolean {
    if (!name.typed || !this.#tokens.seats || this.#isSeat(name)) return false;
    return this.#signs?.addSignFault(this.#faults, 'word', name.typed, name.at) === true;
  }

  /** Stops reading, with a fault, if a count exceeds its limit. */
  #limit(code: FaultCode, at: TextPosition, count: number, most: number): void {
    if (count <= most || this.#stopped) return;
    this.#fault(code, at, String(count), String(most));
    this.#stopped = true;
  }

  #comment(token: Token): void {
    if (!token.text) return;
    this.#comments.push(token.text);
    if (this.#learner !== undefined && isPrompt(token.text)) this.#prompt(token);
  }

  /** Checks the form and position of a prompt in a lesson. */
  #prompt({ text, at }: Token): void {
    const prompt = parsePrompt(text);
    if (!prompt)
      return this.#fault(
        'bad-prompt',
        at,
        text.split(/\s/)[0]!,
        ['!en', ...PROMPT_KINDS.map((ask) => `?${ask}:en`)].join(', '),
      );
    const deal = this.#deal;
    const hand = deal?.hands.find(({ comments }) => comments === this.#comments);
    if (!deal || hand) return this.#fault('misplaced-prompt', at, hand ? `${hand.seat}:` : '[Lesson …]');
    if (prompt.ask !== 'remark') this.#pendingPrompts.push({ prompt, at });
  }

  /**
   * Checks that the pending questions are followed by a move. A question to the learner must be followed by a move of
   * the learner's own seat.
   */
  #answer(seat: string): void {
    for (const { prompt, at } of this.#pendingPrompts)
      if (isLearnerMove(prompt.ask) && normalizeSeatName(seat) !== normalizeSeatName(this.#learner!))
        this.#fault('not-the-learner', at, seat, this.#learner!);
    this.#pendingPrompts = [];
  }

  #leaveUnanswered(): void {
    for (const { prompt, at } of this.#pendingPrompts) this.#fault('prompt-without-move', at, `?${prompt.ask}`);
    this.#pendingPrompts = [];
  }

  #tag(token: Token): void {
    const { at, tag } = token;
    if (!tag) return this.#fault('bad-tag', at);
    const name = tag.name.toLowerCase();
    if (name === 'deal' && !tag.lang) return this.#begin(tag);
    const said = tag.name + (tag.lang && `:${tag.lang}`);
    const { tags } = this.#deal ?? this.#record;
    this.#limit('too-many-tags', at, tags.push(tag), MAX_TAGS);
    if (this.#seenTags.has(said.toLowerCase())) this.#fault('tag-twice', at, said);
    else if (this.#deal && !tag.lang && OF_THE_HEAD.has(name)) this.#fault('misplaced-tag', at, tag.name);
    this.#seenTags.add(said.toLowerCase());
    if (!this.#deal && name === 'lesson' && !tag.lang) this.#learner ??= tag.value.trim();
    if (!this.#deal && name === 'seats' && !tag.lang)
      this.#tokens.seats ??= new Set(tag.value.trim().split(/\s+/, MAX_SEATS).map(normalizeSeatName));
  }

  /** Begins a new deal at its tag. */
  #begin({ value, at }: Tag): void {
    this.#leaveUnanswered();
    this.#deal = { number: value, tags: [], hands: [], moves: [], comments: [], at };
    this.#comments = this.#deal.comments;
    this.#seenTags = new Set();
    this.#limit('too-many-deals', at, this.#record.deals.push(this.#deal), MAX_DEALS);
  }

  /** Reports hands or moves before the first deal and skips them. The fault is reported once. */
  #outside(token: Token): void {
    this.#wordFault('outside-deal', token);
    // Above the first deal there is no look-ahead, so skipping is safe.
    this.#tokens.passToTag();
  }

  #hand(deal: Open<RecordedDeal>, name: Token): void {
    if (isSign(this.#peekWord(), ':')) this.#takeWord();
    const unheld = findUnheldGroup(name.text);
    const hand: Open<RecordedHand> = { seat: unheld ?? name.text, cards: [], comments: [], at: name.at };
    if (deal.moves.length > 0) this.#fault('hand-in-moves', name.at, name.text);
    this.#limit('too-many-hands', name.at, deal.hands.push(hand), MAX_HANDS);
    this.#keepComments(hand.comments);
    let supplied = false;
    for (let token = this.#peek(); token && token.kind !== 'tag'; token = this.#peek()) {
      if (token.kind === 'comment') this.#comment(token);
      else if (isSign(token, '(') || isSign(token, ')')) {
        if (supplied === (token.text === '(')) this.#fault('bracket-in-hand', token.at);
        supplied = token.text === '(';
      } else {
        if (token.kind !== 'word') break;
        const card = parseCard(token.text);
        if (card !== undefined)
          this.#limit('too-many-cards', token.at, hand.cards.push({ card, supplied, at: token.at }), PACK_SIZE);
        else if (this.#beginsHandOrMove()) break;
        else this.#wordFault('unknown-card', token);
      }
      this.#take();
    }
    if (supplied) this.#fault('bracket-in-hand', hand.at);
  }

  #isSeat({ text }: Token): boolean {
    return this.#tokens.seats?.has(normalizeSeatName(text)) === true;
  }

  /**
   * Tells whether a name begins a hand without its colon, as in the plain texts of the site: before the moves, a bracket
   * or two cards follow the name of a seat that has no hand yet, or a card that of a group.
   */
  #isBareHand({ text }: Token): boolean {
    const { moves, hands } = this.#deal!;
    const name = normalizeSeatName(text);
    if (!this.#signs || moves.length > 0 || hands.some(({ seat }) => normalizeSeatName(seat) === name)) return false;
    const after = this.#peekWord(1);
    return (
      isSign(this.#peekWord(), '(') ||
      (isCard(this.#peekWord()) && (isSign(after, '(') || isCard(after) || findUnheldGroup(text) !== undefined))
    );
  }

  /**
   * Tells whether the next word begins a hand or a move: it is the name of a seat. At the start of a line, or if the
   * seats are not known, any word before a colon or a card counts as well.
   */
  #beginsHandOrMove(): boolean {
    const word = this.#peekWord()!;
    const after = this.#peekWord(1);
    if (isSign(after, ':') || this.#isSeat(word)) return true;
    const headsLine = this.#taken!.at.line < word.at.line;
    if (this.#signs && headsLine && isSign(after, '(') && this.#deal!.moves.length === 0) return true;
    return (headsLine || !this.#tokens.seats) && after?.kind === 'word' && isMove(after.text);
  }

  #move(deal: Open<RecordedDeal>, name: Token): void {
    if (this.#peekWord()?.kind !== 'word') return this.#wordFault('move-incomplete', name);
    const token = this.#takeWord();
    const what = verbOf(token.text) ?? parseCard(token.text);
    if (what === undefined) {
      this.#wordFault('unknown-card', token);
      this.#keepComments(this.#comments);
      return this.#skipLine(token);
    }
    const more = this.#more(what);
    const move: Open<RecordedMove> = {
      seat: name.text,
      what,
      more,
      call: '',
      misplay: false,
      comments: [],
      at: name.at,
    };
    if (isSign(this.#peekWord(), '?')) {
      move.misplay = true;
      this.#takeWord();
    }
    if (this.#peekWord()?.kind === 'word' && !this.#beginsHandOrMove()) move.call = this.#takeWord().text;
    this.#answer(name.text);
    deal.moves.push(move);
    this.#moves += 1;
    this.#limit('too-many-moves', move.at, this.#moves, MAX_MOVES);
    this.#keepComments(move.comments);
  }

  /** Skips the rest of the line after a word without meaning, up to the next move. */
  #skipLine({ at }: Token): void {
    for (let next = this.#peek(); next?.at.line === at.line; next = this.#peek()) {
      if (!(next.kind === 'word' ? !this.#beginsHandOrMove() : isSign(next, '?'))) return;
      this.#take();
    }
  }

  /** Reads the words that follow a verb, or that follow a card and a link word. */
  #more(what: RecordedMove['what']): string[] {
    const isWord = () => this.#peekWord()?.kind === 'word';
    if (typeof what === 'string')
      return VERBS_WITH_ARGUMENT.includes(what) && isWord() ? [asWritten(this.#takeWord().text)] : [];
    const link = MOVE_LINK_WORDS.find((each) => isWord() && each === this.#peekWord()!.text.toLowerCase());
    if (link === undefined) return [];
    this.#takeWord();
    const more: string[] = [link];
    const most = link === 'x' ? PACK_SIZE : 1;
    while (isWord() && more.length <= most && (link !== 'x' || parseCard(this.#peekWord()!.text) !== undefined))
      more.push(this.#takeWord().text.toUpperCase());
    return more;
  }
}

/** Normalises a word after a verb: cards, ranks and suits in capitals, all others in lower case. */
const asWritten = (word: string): string =>
  word.length < 3 || parseCard(word) !== undefined ? word.toUpperCase() : word.toLowerCase();

/** True if a token is this sign, and not a comment with the same text. */
const isSign = (token: Token | undefined, sign: string): boolean => token?.kind === 'sign' && token.text === sign;

/** Finds the name of a group of cards that nobody holds, in upper or lower case. */
const findUnheldGroup = (name: string): string | undefined =>
  UNHELD_GROUP_NAMES.find((each) => each.toLowerCase() === name.toLowerCase());

const isCard = (token: Token | undefined): boolean => token?.kind === 'word' && parseCard(token.text) !== undefined;

/** True if a word can follow a name in a move. */
const isMove = (word: string): boolean => parseCard(word) !== undefined || verbOf(word) !== undefined;

const verbOf = (word: string): MoveVerb | undefined => MOVE_VERBS.find((verb) => verb === word.toLowerCase());
