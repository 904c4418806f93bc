/** Splits the text of a record into tokens: the printed form, with free blanks and ends of lines. */
import { addFault, type Fault, type FaultCode, isFaultListFull, type TextPosition } from './faults.ts';
import type { Tag } from './record.ts';

/** A token: a tag, a comment, a word, or one of the signs `: ( ) ?`. */
export interface Token {
  readonly kind: 'tag' | 'comment' | 'word' | 'sign';
  readonly text: string;
  readonly at: TextPosition;
}

const BLANKS = /\s*/y;
/** Matches the text up to the next tag or comment. */
const TO_TAG = /[^[;{]*/y;
/** Matches a word. Its first character may be an unmatched closing bracket. */
const WORD = /.[^\s;:()?[\]{}]*/sy;
const LINE_END = /[\r\n]/g;

/** Splits a text into tokens, in linear time: each character is read once or twice. */
export class Tokens {
  protected readonly text: string;
  protected readonly faults: Fault[];
  /** Offset of the next token. */
  protected next = 0;
  #line = 1;
  #lineStart = 0;

  constructor(text: string, faults: Fault[]) {
    this.text = text;
    this.faults = faults;
  }

  /** Returns the next token; `undefined` at the end of the text, or when the list of faults is full. */
  take(): Token | undefined {
    while (!isFaultListFull(this.faults)) {
      // Fast path: most words are separated by one space, and most signs are easily excluded.
      if (this.text[this.next] === ' ') this.next += 1;
      const sign = this.text.charCodeAt(this.next);
      if (!(sign > 0x20 && sign < 0x80)) this.advance(this.end(BLANKS));
      if (this.next >= this.text.length) return undefined;
      const token = this.read();
      if (token) return token;
    }
    return undefined;
  }

  /** Skips the text before the next tag, without creating tokens. */
  passToTag(): void {
    for (let at = this.end(TO_TAG); at < this.text.length && this.text[at] !== '['; at = this.end(TO_TAG)) {
      this.advance(at);
      this.read();
    }
    this.advance(this.end(TO_TAG));
  }

  protected place(): TextPosition {
    return { line: this.#line, column: this.next - this.#lineStart + 1 };
  }

  /** Reads the token at the current position; `undefined`, with a fault, if a bracket is not closed. */
  protected read(): Token | undefined {
    const at = this.place();
    const from = this.next;
    const sign = this.text[from]!;
    if (sign === ';') {
      this.advance(this.endOfLine());
      return { kind: 'comment', text: this.text.slice(from + 1, this.next).trim(), at };
    }
    if (sign === '{') {
      const end = this.text.indexOf('}', from);
      this.advance(end < 0 ? this.text.length : end + 1);
      if (end < 0) return this.fault('unclosed-comment', at);
      return { kind: 'comment', text: this.text.slice(from + 1, end).trim(), at };
    }
    if (sign === '[') {
      const end = this.endOfTag();
      this.advance(end < 0 ? this.endOfLine() : end);
      return end < 0 ? this.fault('unclosed-tag', at) : { kind: 'tag', text: this.text.slice(from, end), at };
    }
    const isSign = ':()?'.includes(sign);
    // Neither can contain a line end.
    this.next = isSign ? from + 1 : this.end(WORD);
    return { kind: isSign ? 'sign' : 'word', text: this.text.slice(from, this.next), at };
  }

  protected fault(code: FaultCode, at: TextPosition): undefined {
    addFault(this.faults, code, at);
  }

  /** Returns the end position of a pattern's match at the current position. */
  protected end(pattern: RegExp): number {
    pattern.lastIndex = this.next;
    pattern.test(this.text);
    return pattern.lastIndex;
  }

  /** Returns the end of the line: the position before a line feed, a carriage return, or both. */
  protected endOfLine(): number {
    LINE_END.lastIndex = this.next;
    return LINE_END.exec(this.text)?.index ?? this.text.length;
  }

  /**
   * Returns the position after the bracket that closes the tag on this line; -1 if there is none. Brackets within
   * quotation marks do not count.
   */
  protected endOfTag(): number {
    let inside = false;
    for (let i = this.next + 1; i < this.text.length; i++) {
      const sign = this.text[i];
      if (sign === '\n' || sign === '\r') return -1;
      if (sign === '\\') i += 1;
      else if (sign === '"') inside = !inside;
      else if (sign === ']' && !inside) return i + 1;
    }
    return -1;
  }

  protected advance(to: number): void {
    for (; this.next < to; this.next++) {
      const sign = this.text[this.next];
      if (sign !== '\n' && (sign !== '\r' || this.text[this.next + 1] === '\n')) continue;
      this.#line += 1;
      this.#lineStart = this.next + 1;
    }
  }
}

const TAG_HEAD = /^\[\s*([A-Za-z][A-Za-z-]*)(?::([A-Za-z-]+))?\s*"/;
const TAG_END = /^"\s*\]$/;

/** Parses a token as a tag pair; `undefined` if its form is not that of a tag. */
export const readTag = ({ text, at }: Pick<Token, 'text' | 'at'>): Tag | undefined => {
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
