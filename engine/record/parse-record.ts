/** Reads the text of a deal record. White space and the case of letters are free; the faults of a whole text are listed together. */
import { parseCard } from '../cards.ts';
import { type Fault, type FaultCode, fault, type Place, type Result } from './faults.ts';
import {
  ARGUMENTS,
  type DealRecord,
  LINKS,
  type RecordedDeal,
  type RecordedHand,
  type RecordedMove,
  type Tag,
  tagOf,
  UNHELD,
  VERBS,
  type Verb,
} from './record.ts';

/** A piece of the text: a tag, a comment, a word, or one of the signs `: ( ) ?`. */
interface Token {
  readonly kind: 'tag' | 'comment' | 'word' | 'sign';
  readonly text: string;
  readonly at: Place;
}

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

const TAG = /^\[\s*([A-Za-z][A-Za-z-]*)(?::([A-Za-z-]+))?\s*"((?:[^"\\]|\\.)*)"\s*\]$/;

/** The record a text holds, or what is wrong with the text. Whether it can be played is for `replay` to say. */
export const parseRecord = (text: string): Result<DealRecord> => {
  const faults: Fault[] = [];
  const tokens = cutUp(text, faults);
  const record = new Reader(tokens, faults).read();
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: record };
};

/** Cuts a text into tokens. */
const cutUp = (text: string, faults: Fault[]): Token[] => {
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  let i = 0;
  const here = (): Place => ({ line, column: i - lineStart + 1 });
  const advance = (to: number): void => {
    for (; i < to; i++) {
      if (text[i] !== '\n') continue;
      line += 1;
      lineStart = i + 1;
    }
  };
  /** The end of what runs from here up to `sign`, outside quotation marks when `quoted`. */
  const upTo = (sign: string, quoted: boolean): number => {
    let inside = false;
    for (let j = i + 1; j < text.length; j++) {
      if (quoted && text[j] === '\n') return -1;
      if (quoted && text[j] === '\\') j += 1;
      else if (quoted && text[j] === '"') inside = !inside;
      else if (text[j] === sign && !inside) return j + 1;
    }
    return -1;
  };
  const endOfLine = (): number => (text.indexOf('\n', i) < 0 ? text.length : text.indexOf('\n', i));

  while (i < text.length) {
    const sign = text[i]!;
    const at = here();
    if (/\s|\uFEFF/.test(sign)) advance(i + 1);
    else if (sign === ';') {
      const end = endOfLine();
      tokens.push({ kind: 'comment', text: text.slice(i + 1, end).trim(), at });
      advance(end);
    } else if (sign === '{') {
      const end = upTo('}', false);
      if (end < 0) faults.push(fault('unclosed-comment', at));
      else tokens.push({ kind: 'comment', text: text.slice(i + 1, end - 1).trim(), at });
      advance(end < 0 ? text.length : end);
    } else if (sign === '[') {
      const end = upTo(']', true);
      if (end < 0) faults.push(fault('unclosed-tag', at));
      else tokens.push({ kind: 'tag', text: text.slice(i, end), at });
      advance(end < 0 ? endOfLine() : end);
    } else if (':()?'.includes(sign)) {
      tokens.push({ kind: 'sign', text: sign, at });
      advance(i + 1);
    } else {
      let end = i + 1;
      while (end < text.length && !/[\s;:()?[\]{}]/.test(text[end]!)) end += 1;
      tokens.push({ kind: 'word', text: text.slice(i, end), at });
      advance(end);
    }
  }
  return tokens;
};

/** Puts tokens together into a record. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #faults: Fault[];
  readonly #record: Open<DealRecord> = { tags: [], comments: [], deals: [] };
  #deal: Open<RecordedDeal> | undefined;
  /** Where a comment goes: to the last thing read. */
  #comments: string[] = this.#record.comments;
  #next = 0;

  constructor(tokens: readonly Token[], faults: Fault[]) {
    this.#tokens = tokens;
    this.#faults = faults;
  }

  read(): DealRecord {
    for (let token = this.#take(); token; token = this.#take()) {
      if (token.kind === 'comment') this.#comment(token);
      else if (token.kind === 'tag') this.#tag(token);
      else if (token.kind === 'sign') this.#fault('stray-sign', token.at, token.text);
      else if (!this.#deal) this.#outside(token);
      else if (isSign(this.#peek(), ':')) this.#hand(this.#deal, token);
      else this.#move(this.#deal, token);
    }
    return this.#record;
  }

  #take(): Token | undefined {
    return this.#tokens[this.#next++];
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next];
  }

  #fault(code: FaultCode, at: Place, ...found: string[]): void {
    this.#faults.push(fault(code, at, ...found));
  }

  #comment(token: Token): void {
    if (token.text) this.#comments.push(token.text);
  }

  #tag({ text, at }: Token): void {
    const found = TAG.exec(text);
    if (!found) return this.#fault('bad-tag', at);
    const tag: Tag = {
      name: found[1]!,
      lang: (found[2] ?? '').toLowerCase(),
      value: found[3]!.replace(/\\(.)/g, '$1'),
      at,
    };
    if (tag.name.toLowerCase() === 'deal' && !tag.lang) {
      this.#deal = { number: tag.value, tags: [], hands: [], moves: [], comments: [], at };
      this.#record.deals.push(this.#deal);
      this.#comments = this.#deal.comments;
      return;
    }
    const { tags } = this.#deal ?? this.#record;
    if (tagOf(tags, tag.name, tag.lang)) this.#fault('tag-twice', at, tag.name + (tag.lang && `:${tag.lang}`));
    tags.push(tag);
  }

  /** Says once that hands or moves stand before the first deal, and skips them. */
  #outside(token: Token): void {
    this.#fault('outside-deal', token.at, token.text);
    while (this.#peek() && this.#peek()?.kind !== 'tag') this.#take();
  }

  #hand(deal: Open<RecordedDeal>, name: Token): void {
    this.#take(); // the colon
    const unheld = UNHELD.find((each) => each.toLowerCase() === name.text.toLowerCase());
    const hand: Open<RecordedHand> = { seat: unheld ?? name.text, cards: [], comments: [], at: name.at };
    if (deal.moves.length > 0) this.#fault('hand-in-moves', name.at, name.text);
    deal.hands.push(hand);
    this.#comments = hand.comments;
    let supplied = false;
    for (let token = this.#peek(); token && token.kind !== 'tag'; token = this.#peek()) {
      if (token.kind === 'comment') this.#comment(token);
      else if (isSign(token, '(') || isSign(token, ')')) {
        if (supplied === (token.text === '(')) this.#fault('bracket-in-hand', token.at);
        supplied = token.text === '(';
      } else {
        if (token.kind !== 'word') break;
        const card = parseCard(token.text);
        if (card !== undefined) hand.cards.push({ card, supplied, at: token.at });
        else if (this.#beginsHandOrMove()) break;
        else this.#fault('unknown-card', token.at, token.text);
      }
      this.#take();
    }
    if (supplied) this.#fault('bracket-in-hand', hand.at);
  }

  /**
   * Whether the next word is a name with which a hand or a move begins: a seat's, or, when it heads its line
   * or the seats are not known, whatever stands before a colon or a card.
   */
  #beginsHandOrMove(): boolean {
    const word = this.#peek()!;
    const after = this.#tokens[this.#next + 1];
    if (isSign(after, ':')) return true;
    const seats = tagOf(this.#record.tags, 'Seats')?.value.toLowerCase().split(/\s+/);
    if (seats?.includes(word.text.toLowerCase())) return true;
    const headsLine = this.#tokens[this.#next - 1]!.at.line < word.at.line;
    return (headsLine || !seats) && after?.kind === 'word' && isMove(after.text);
  }

  #move(deal: Open<RecordedDeal>, name: Token): void {
    const token = this.#peek();
    if (token?.kind !== 'word') return this.#fault('move-incomplete', name.at, name.text);
    this.#take();
    const what = verbOf(token.text) ?? parseCard(token.text);
    if (what === undefined) {
      this.#fault('unknown-card', token.at, token.text);
      return this.#leaveLine(token);
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
    if (isSign(this.#peek(), '?')) {
      move.misplay = true;
      this.#take();
    }
    if (this.#peek()?.kind === 'word' && !this.#beginsHandOrMove()) move.call = this.#take()!.text;
    deal.moves.push(move);
    this.#comments = move.comments;
  }

  /** Passes over what stands behind a word that means nothing, up to the next move or the end of its line: it belonged to it. */
  #leaveLine({ at }: Token): void {
    for (let next = this.#peek(); next?.at.line === at.line; next = this.#peek()) {
      if (!(next.kind === 'word' ? !this.#beginsHandOrMove() : isSign(next, '?'))) return;
      this.#take();
    }
  }

  /** The words that go with a verb or, by a link, with a card. */
  #more(what: RecordedMove['what']): string[] {
    const isWord = () => this.#peek()?.kind === 'word';
    if (typeof what === 'string') return ARGUMENTS.includes(what) && isWord() ? [this.#take()!.text.toUpperCase()] : [];
    const link = LINKS.find((each) => isWord() && each === this.#peek()!.text.toLowerCase());
    if (link === undefined) return [];
    this.#take();
    const more: string[] = [link];
    while (isWord() && (link === 'x' ? parseCard(this.#peek()!.text) !== undefined : more.length === 1))
      more.push(this.#take()!.text.toUpperCase());
    return more;
  }
}

/** Whether a token is this sign, and no comment that says the same. */
const isSign = (token: Token | undefined, sign: string): boolean => token?.kind === 'sign' && token.text === sign;

/** Whether a word can stand behind a name in a move. */
const isMove = (word: string): boolean => parseCard(word) !== undefined || verbOf(word) !== undefined;

const verbOf = (word: string): Verb | undefined => VERBS.find((verb) => verb === word.toLowerCase());
