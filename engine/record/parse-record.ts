/**
 * Parses the text of a deal record. White space and letter case do not matter. All faults of a text are reported
 * together.
 */
import { PACK_SIZE, parseCard } from '../cards.ts';
import { MAX_SEATS } from '../setup.ts';
import { DefaultTokens } from './default-tokens.ts';
import { addFault, type Fault, type FaultCode, type Result, type TextPosition } from './faults.ts';
import { MAX_DEALS, MAX_HANDS, MAX_MOVES, MAX_RECORD_CHARACTERS, MAX_TAGS } from './limits.ts';
import { isLearnerMove, isPrompt, PROMPT_KINDS, type Prompt, parsePrompt } from './prompts.ts';
import {
  type DealRecord,
  MOVE_LINK_WORDS,
  MOVE_VERBS,
  type MoveVerb,
  normalizeSeatName,
  OFFER_VERBS,
  type RecordedDeal,
  type RecordedHand,
  type RecordedMove,
  type Tag,
  VERBS_WITH_ARGUMENT,
} from './record.ts';
import { readTag, type Token, type Tokens } from './tokens.ts';
import { UNHELD_GROUP_NAMES } from './unheld-groups.ts';

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

/** Tags that apply to all deals. They are not allowed within a deal. */
const OF_THE_HEAD = new Set(
  'snorum game source variant rules lesson seats names counters readings draw lot seed generator'.split(' '),
);

/**
 * Parses a text as a record; returns its faults instead if there are any. It checks the form only: `replay` checks
 * whether the deals can be played. `TextTokens` says which signs the text may be written in.
 */
export const parseRecord = (text: string, TextTokens: typeof Tokens = DefaultTokens): Result<DealRecord> => {
  const faults: Fault[] = [];
  if (text.length > MAX_RECORD_CHARACTERS) {
    addFault(faults, 'too-long', { line: 1, column: 1 }, String(text.length), String(MAX_RECORD_CHARACTERS));
    return { ok: false, faults };
  }
  const record = new Reader(new TextTokens(text, faults), faults).read();
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: record };
};

/** Builds a record from tokens. */
class Reader {
  readonly #tokens: Tokens;
  /** Two tokens read ahead, which are not yet consumed: the next one and the one after it. */
  #ahead: Token | undefined;
  #afterIt: Token | undefined;
  #taken: Token | undefined;
  readonly #faults: Fault[];
  readonly #record: Open<DealRecord> = { tags: [], comments: [], deals: [] };
  #deal: Open<RecordedDeal> | undefined;
  /** The comments of the item read last; the next comment is added to this list. */
  #comments: string[] = this.#record.comments;
  /** Tags already read in the current section. The key is made of name and language. */
  #seenTags = new Set<string>();
  #seats: ReadonlySet<string> | undefined;
  #moves = 0;
  /** The learner's seat, if the record is a lesson; then the questions read since the last move. */
  #learner: string | undefined;
  #pendingPrompts: { readonly prompt: Prompt; readonly at: TextPosition }[] = [];
  /** True once a limit has been exceeded: nothing more is read. */
  #stopped = false;

  constructor(tokens: Tokens, faults: Fault[]) {
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
    this.#leaveUnanswered();
    return this.#record;
  }

  #take(): Token | undefined {
    this.#taken = this.#peek();
    this.#ahead = this.#afterIt;
    this.#afterIt = undefined;
    return this.#taken;
  }

  /** Returns the next token without consuming it; `undefined` when reading has stopped. */
  #peek(): Token | undefined {
    if (this.#stopped) return undefined;
    this.#ahead ??= this.#tokens.take();
    return this.#ahead;
  }

  /** Returns the token after the next one, without consuming it. */
  #peekAfter(): Token | undefined {
    if (!this.#peek()) return undefined;
    this.#afterIt ??= this.#tokens.take();
    return this.#afterIt;
  }

  #fault(code: FaultCode, at: TextPosition, ...found: string[]): void {
    addFault(this.#faults, code, at, ...found);
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
    const { at } = token;
    const tag = readTag(token);
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
      this.#seats ??= new Set(tag.value.trim().split(/\s+/, MAX_SEATS).map(normalizeSeatName));
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
    this.#fault('outside-deal', token.at, token.text);
    // Above the first deal there is no look-ahead, so skipping is safe.
    this.#tokens.passToTag();
  }

  #hand(deal: Open<RecordedDeal>, name: Token): void {
    this.#take(); // the colon
    const unheld = UNHELD_GROUP_NAMES.find((each) => each.toLowerCase() === name.text.toLowerCase());
    const hand: Open<RecordedHand> = { seat: unheld ?? name.text, cards: [], comments: [], at: name.at };
    if (deal.moves.length > 0) this.#fault('hand-in-moves', name.at, name.text);
    this.#limit('too-many-hands', name.at, deal.hands.push(hand), MAX_HANDS);
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
        if (card !== undefined)
          this.#limit('too-many-cards', token.at, hand.cards.push({ card, supplied, at: token.at }), PACK_SIZE);
        else if (this.#beginsHandOrMove()) break;
        else this.#fault('unknown-card', token.at, token.text);
      }
      this.#take();
    }
    if (supplied) this.#fault('bracket-in-hand', hand.at);
  }

  /**
   * Tells whether the next word begins a hand or a move: it is the name of a seat. At the start of a line, or if the
   * seats are not known, any word before a colon or a card counts as well.
   */
  #beginsHandOrMove(): boolean {
    const word = this.#peek()!;
    const after = this.#peekAfter();
    if (isSign(after, ':')) return true;
    if (this.#seats?.has(normalizeSeatName(word.text))) return true;
    const headsLine = this.#taken!.at.line < word.at.line;
    return (headsLine || !this.#seats) && after?.kind === 'word' && isMove(after.text);
  }

  #move(deal: Open<RecordedDeal>, name: Token): void {
    const token = this.#peek();
    if (token?.kind !== 'word') return this.#fault('move-incomplete', name.at, name.text);
    this.#take();
    const what = verbOf(token.text) ?? parseCard(token.text);
    if (what === undefined) {
      this.#fault('unknown-card', token.at, token.text);
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
    if (isSign(this.#peek(), '?')) {
      move.misplay = true;
      this.#take();
    }
    if (this.#peek()?.kind === 'word' && !this.#beginsHandOrMove()) move.call = this.#take()!.text;
    this.#answer(name.text);
    deal.moves.push(move);
    this.#moves += 1;
    this.#limit('too-many-moves', move.at, this.#moves, MAX_MOVES);
    this.#comments = move.comments;
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
    const isWord = () => this.#peek()?.kind === 'word';
    if (typeof what === 'string') {
      const said = VERBS_WITH_ARGUMENT.includes(what) && isWord() ? [asWritten(this.#take()!.text)] : [];
      if (!OFFER_VERBS.includes(what) || !isWord() || this.#peek()!.text.toLowerCase() !== 'for') return said;
      this.#take();
      return [...said, 'for', ...(isWord() ? [asWritten(this.#take()!.text)] : [])];
    }
    const link = MOVE_LINK_WORDS.find((each) => isWord() && each === this.#peek()!.text.toLowerCase());
    if (link === undefined) return [];
    this.#take();
    const more: string[] = [link];
    const most = link === 'x' ? PACK_SIZE : 1;
    while (isWord() && more.length <= most && (link !== 'x' || parseCard(this.#peek()!.text) !== undefined))
      more.push(this.#take()!.text.toUpperCase());
    return more;
  }
}

/** Normalises a word after a verb: cards, ranks and suits in capitals, all others in lower case. */
const asWritten = (word: string): string =>
  word.length < 3 || parseCard(word) !== undefined ? word.toUpperCase() : word.toLowerCase();

/** True if a token is this sign, and not a comment with the same text. */
const isSign = (token: Token | undefined, sign: string): boolean => token?.kind === 'sign' && token.text === sign;

/** True if a word can follow a name in a move. */
const isMove = (word: string): boolean => parseCard(word) !== undefined || verbOf(word) !== undefined;

const verbOf = (word: string): MoveVerb | undefined => MOVE_VERBS.find((verb) => verb === word.toLowerCase());
