/**
 * Questions whose answers are in a record: which cards may be played, who pays and how much, who is next, which word is
 * called. The answers are derived from the table's legal moves, refusals and ledger; none is written by hand. A
 * question contains no sentence, only its kind, its seats and cards, and the possible answers.
 */
import { type Card, formatCard, PACK_SIZE, parseCard, RANKS } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import { createMoveBuffer, formatMove, type Game, type Move, PASS, type Table } from '../game.ts';
import type { Fault, Result } from '../record/faults.ts';
import { parseRecord } from '../record/parse-record.ts';
import type { DealRecord, RecordedMove } from '../record/record.ts';
import { RecordReplayer } from '../record/record-replayer.ts';
import { createSeating, type Seating } from '../record/seating.ts';
import { countMoves, mergeStepParts, type Replay, type Step } from '../record/steps.ts';

/**
 * Kinds of question.
 * About the choice of a move: which card may be played (`play`), which rank may be called (`call`), what a card takes
 * (`take`), whether a move is allowed (`allowed`).
 * About the result of a move: who pays and how much (`pays`), how much a seat pays (`owes`) or is paid (`wins`), who
 * plays next (`next`), the word said with the card (`says`), who takes the trick (`trick`), what the trick counts
 * (`worth`), how many points are scored (`scores`), who has the best hand when all are shown (`best`), whose the best
 * trump is after a card is turned or sold (`chief`).
 */
export const QUESTION_KINDS = [
  'play',
  'call',
  'take',
  'allowed',
  'pays',
  'owes',
  'wins',
  'next',
  'says',
  'trick',
  'worth',
  'scores',
  'best',
  'chief',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/**
 * Type of the answer: a card of the hand, cards of the table, a move that is no card, a seat, a number, a rank, a word
 * called, or yes and no.
 */
export type AnswerType = 'card' | 'cards' | 'move' | 'seat' | 'number' | 'rank' | 'word' | 'yes-or-no';

/** One part of a question, with its own answer. */
export interface QuestionItem {
  readonly of: AnswerType;
  /** The possible answers: cards and moves in notation, names of seats, numbers, words (`''` for silence), `yes` and `no`. */
  readonly choices: readonly string[];
  /**
   * The right answers. For `cards`, each entry is one right set of cards, in the order of the choices, separated by
   * spaces.
   */
  readonly right: readonly string[];
  /** The article that forbids each wrong answer; only for answers that the table refuses. */
  readonly forbidden: Readonly<Record<string, string>>;
}

/** A question at one step of a record. */
export interface Question {
  readonly kind: QuestionKind;
  /** The step (0-based) after which the question is asked. The table is shown as it is after that step. */
  readonly step: number;
  /** Name of the seat that the question is about: it plays, pays, is paid, or scores. */
  readonly seat: string;
  /**
   * The move that the question is about, in notation without the seat (`9S`, `10D x 9S AC`, `calls Q`). Empty if there
   * is none.
   */
  readonly move: string;
  /** Name of the seat that makes the move. */
  readonly mover: string;
  readonly parts: readonly QuestionItem[];
  /** True if the deal ends with the move; only for `wins` and `scores`. */
  readonly ends?: boolean;
  /** True if the card of the move takes nothing though it could; only for `allowed`. */
  readonly takesNothing?: boolean;
  /** The articles that make the answer right. */
  readonly cites: readonly string[];
}

/** Maximum number of questions of one kind for a record, since more would repeat each other. */
const MOST_OF_A_KIND = 3;

/**
 * Selects questions from those of a record: at most {@link MOST_OF_A_KIND} of each kind, in the order of the steps.
 * Returns the faults instead if the record has any.
 */
export const selectQuestions = (written: string | DealRecord, games: readonly Game[]): Result<readonly Question[]> => {
  const every = listAllQuestions(written, games);
  return every.ok ? { ok: true, value: spread(every.value) } : every;
};

/** Lists all questions that can be asked about a record. Returns the faults instead if the record has any. */
export const listAllQuestions = (written: string | DealRecord, games: readonly Game[]): Result<readonly Question[]> => {
  const read: Result<DealRecord> = typeof written === 'string' ? parseRecord(written) : { ok: true, value: written };
  if (!read.ok) return read;
  const faults: Fault[] = [];
  const seating = createSeating(read.value, games, faults);
  if (!seating || faults.length > 0) return { ok: false, faults };
  const playing = new QuestionCollector(seating, read.value);
  const wrong = playing.replayAll(read.value);
  return wrong.length > 0 ? { ok: false, faults: wrong } : { ok: true, value: playing.questions };
};

/** Plays a record and collects the questions of each move. */
class QuestionCollector extends RecordReplayer {
  readonly questions: Question[] = [];
  readonly #record: DealRecord;

  constructor(seating: Seating, record: DealRecord) {
    super(seating);
    this.#record = record;
  }

  override move(move: RecordedMove): void {
    const before = this.replay(this.#record);
    const asking = new Asking(this.table, before, move, this.seating.game.trickWorth);
    const choice = asking.choice();
    super.move(move);
    const after = this.replay(this.#record);
    // The table of the question no longer exists after a hidden pass.
    const parts = after.steps.slice(before.steps.length);
    if (countMoves(parts) !== 1) return;
    const step = mergeStepParts(parts);
    const { events } = step;
    const cites = unique(events.filter(({ type }) => type !== 'paid'));
    this.questions.push(...choice.map((question) => (question.cites.length > 0 ? question : { ...question, cites })));
    this.questions.push(...asking.outcome(after, step), ...asking.chief(after, step, this.table.chief));
  }
}

/** Joins the words called in a step as they are spoken: `snip`, `snip-jig`; empty for silence. */
export const formatCalledWords = (events: readonly GameEvent[]): string =>
  events.flatMap(({ type, call }) => (call && type !== 'miscalled' ? [call] : [])).join('-');

/** Keeps a limited number of questions of each kind, spread over the record. */
const spread = (asked: readonly Question[]): readonly Question[] => {
  const kept = new Set<Question>();
  for (const kind of QUESTION_KINDS) {
    const all = asked.filter((question) => question.kind === kind);
    const count = Math.min(all.length, MOST_OF_A_KIND);
    for (let i = 0; i < count; i++) kept.add(all[Math.floor((i * all.length) / count)]!);
  }
  return asked.filter((question) => kept.has(question));
};

const CALLS_A_RANK = /^(names|calls) (10|[A2-9JQK])$/;
/** Matches a card played, with its captures, or a rank named or called. */
const PLAYS = /^(stands|(10|[A2-9JQK])[SHDC]( x( (10|[A2-9JQK])[SHDC])+)?|(names|calls) (10|[A2-9JQK]))$/;

/** Builds questions about a move that is still to be made at this table. */
class Asking {
  readonly #table: Table;
  readonly #before: Replay;
  readonly #written: RecordedMove;
  readonly #trickWorth: readonly string[];
  readonly #seat: number;
  readonly #name: string;
  readonly #at: number;
  readonly #moves = createMoveBuffer();

  constructor(table: Table, before: Replay, written: RecordedMove, trickWorth: readonly string[] = []) {
    this.#table = table;
    this.#trickWorth = trickWorth;
    this.#before = before;
    this.#written = written;
    this.#seat = table.toMove;
    this.#name = before.seats[this.#seat] ?? '';
    this.#at = before.steps.length - 1;
  }

  /** Lists questions about the choice of the move. */
  choice(): readonly Question[] {
    const table = this.#table;
    if (this.#written.misplay || this.#name.toLowerCase() !== this.#written.seat.toLowerCase()) return [];
    const legal = Array.from(this.#moves.subarray(0, table.legal(this.#moves))).map((move) => formatMove(table, move));
    if (legal.some((move) => CALLS_A_RANK.test(move))) return this.#call(legal);
    if (table.unheld?.board) return this.#take(legal);
    // Nobody chooses among cards that nobody has looked at.
    return table.handsLookedAt === false ? [] : this.#play(legal);
  }

  #question(kind: QuestionKind, about: Partial<Question>, ...parts: QuestionItem[]): Question {
    const { seat = this.#name, move = '', cites = [] } = about;
    return { kind, step: this.#at, seat, move, mover: this.#name, parts, cites };
  }

  #refusal(move: Move): string | undefined {
    return this.#table.getRefusal(this.#seat, move)?.cite;
  }

  /**
   * Asks which card may be played, if some cards of the hand may and others may not. Alternates with a question whether
   * one given card may be played.
   */
  #play(legal: readonly string[]): readonly Question[] {
    const hand = this.#hand();
    const may = new Set(legal.map((move) => move.split(' ')[0]!));
    if (may.has('pass')) return [];
    const right = hand.filter((card) => may.has(card));
    if (hand.length < 2 || right.length === 0 || right.length === hand.length) return [];
    const wrong = hand.filter((card) => !may.has(card));
    const forbidden = Object.fromEntries(wrong.map((card) => [card, this.#refusal(parseCard(card)!)!]));
    const cites = [...new Set(Object.values(forbidden))];
    const asked = [this.#question('play', { cites }, { of: 'card', choices: hand, right, forbidden })];
    if (hand.length < 3) return asked;
    const tried = this.#at % 2 ? wrong[this.#at % wrong.length]! : right[this.#at % right.length]!;
    return [...asked, this.#allowed(tried, forbidden[tried], cites)];
  }

  /**
   * Asks whether a move is allowed. `cite` is the article that forbids the move, `undefined` if it is legal; `others`
   * are further articles that justify the answer.
   */
  #allowed(move: string, cite: string | undefined, others: readonly string[] = []): Question {
    const parts: QuestionItem = {
      of: 'yes-or-no',
      choices: ['yes', 'no'],
      right: [cite ? 'no' : 'yes'],
      forbidden: cite ? { yes: cite } : {},
    };
    return this.#question('allowed', { move, cites: cite ? [cite] : others }, parts);
  }

  /** Asks which rank may be called, if players have shown cards. */
  #call(legal: readonly string[]): readonly Question[] {
    const first = this.#before.steps.findLast(({ move }) => move.startsWith('deal '))!;
    const dealt = this.#table
      .layout()
      .pack.filter((card) => first.owners[card]! >= 0 || this.#table.unheld?.talon?.includes(card));
    const choices = [...new Set(dealt.map((card) => RANKS[card % RANKS.length]!))];
    const right = choices.filter((rank) => legal.includes(`calls ${rank}`));
    const wrong = choices.filter((rank) => !right.includes(rank));
    if (right.length === 0 || wrong.length === 0) return [];
    const refusal = (rank: string) => this.#refusal(this.#table.parseMove!(['calls', rank])!)!;
    const forbidden = Object.fromEntries(wrong.map((rank) => [rank, refusal(rank)]));
    const cites = [...new Set(Object.values(forbidden))];
    const tried = this.#at % 2 ? wrong[this.#at % wrong.length]! : right[this.#at % right.length]!;
    return [
      this.#question('call', { cites }, { of: 'rank', choices, right, forbidden }),
      this.#allowed(`calls ${tried}`, forbidden[tried], cites),
    ];
  }

  /**
   * Asks which cards are taken by the card of the move. If taking is compulsory, also asks whether it may take fewer
   * cards, or none.
   */
  #take(legal: readonly string[]): readonly Question[] {
    const table = this.#table;
    const { what } = this.#written;
    const choices = (table.unheld?.board ?? []).map(formatCard);
    if (typeof what !== 'number' || choices.length < 2 || !legal.some((move) => move.includes(' x '))) return [];
    const card = formatCard(what);
    const taken = legal.flatMap((move) => {
      const [first, , ...rest] = move.split(' ');
      return first === card ? [choices.filter((other) => rest.includes(other)).join(' ')] : [];
    });
    if (taken.length === 0 || taken.includes('')) return [];
    const asked = [this.#question('take', { move: card }, { of: 'cards', choices, right: taken, forbidden: {} })];
    const laid = this.#refusal(what as Card);
    const most = taken[0]!.split(' ');
    const less = table.parseMove!([card, 'x', ...most.slice(0, -1)]);
    const tooFew = most.length > 1 && less !== undefined ? this.#refusal(less) : undefined;
    if (tooFew && this.#at % 2) return [...asked, this.#allowed(`${card} x ${most.slice(0, -1).join(' ')}`, tooFew)];
    if (laid && this.#at % 3 === 0) return [...asked, { ...this.#allowed(card, laid), takesNothing: true }];
    return this.#at % 3 === 1 ? [...asked, this.#allowed(`${card} x ${most.join(' ')}`, undefined)] : asked;
  }

  #hand(): readonly string[] {
    const hand: string[] = [];
    for (let card = 0; card < PACK_SIZE; card++)
      if (this.#table.hands.owner[card] === this.#seat) hand.push(formatCard(card));
    return hand;
  }

  /** Lists questions about the result of the move; `step` holds the move and its payments together. */
  outcome(after: Replay, step: Step): readonly Question[] {
    if (this.#name.toLowerCase() !== this.#written.seat.toLowerCase()) return [];
    const move = step.move.split(' ').slice(1).join(' ').replace(/\?$/, '');
    // Only card plays: other actions need other wording.
    if (!PLAYS.test(move)) return [];
    return [
      ...this.#payments(step, move, after),
      ...this.#next(step, move, after),
      ...this.#says(step, move, after),
      ...this.#points(step, move, after),
      ...this.#best(step, move, after),
    ];
  }

  /** Asks whose the best trump is; `chief` is the seat (0-based) at the table after the move, or -1. */
  chief({ seats }: Replay, step: Step, chief = -1): readonly Question[] {
    const { events } = step;
    const [, name = '', move = ''] = /^(\S+) (\S+)/.exec(step.move) ?? [];
    const changes = events.filter(({ type }) => ['turned-up', 'shown', 'sold'].includes(type));
    if (chief < 0 || changes.length === 0 || step.toMove < 0) return [];
    const cites = unique(changes);
    return [
      { ...this.#question('chief', { move, cites }, plain('seat', seats, seats[chief]!)), mover: name, seat: name },
    ];
  }

  /** Asks who has the best hand, if all are shown and one is the best. */
  #best(step: Step, move: string, { seats }: Replay): readonly Question[] {
    const best = step.events.filter(({ type }) => type === 'had-best');
    if (best.length !== 1) return [];
    return [this.#question('best', { move, cites: unique(best) }, plain('seat', seats, best[0]!.seat!))];
  }

  #payments(step: Step, move: string, { seats, accounts }: Replay): readonly Question[] {
    const asked: Question[] = [];
    const paid = step.events.filter(({ type }) => type === 'paid');
    const [all, payers, paidTo] = [new Set<string>(), new Set<string>(), new Map<string, GameEvent[]>()];
    for (const each of paid) {
      all.add(each.cite);
      if (seats.includes(each.from!)) payers.add(each.from!);
      if (seats.includes(each.to!)) paidTo.set(each.to!, [...(paidTo.get(each.to!) ?? []), each]);
    }
    const lostBy = (name: string) => {
      const account = accounts.indexOf(name);
      return this.#before.steps[this.#at]!.balance[account]! - step.balance[account]!;
    };
    const [payer] = payers;
    if (payers.size === 1 && lostBy(payer!) > 0 && step.toMove >= 0) {
      const owed = lostBy(payer!);
      asked.push(
        this.#question(
          'pays',
          { seat: payer!, move, cites: [...all] },
          plain('seat', seats, payer!),
          number(owed, this.#at),
        ),
      );
    }
    // At the count several players pay for the cards they hold; asks about the one who pays most, since that sum is the
    // longest.
    const counted = step.events
      .filter(({ type, points = 0 }) => type === 'counted' && points > 0)
      .map(({ seat }) => seat!);
    const owing = [...payers].filter((name) => counted.includes(name) && lostBy(name) > 0);
    owing.sort((a, b) => lostBy(b) - lostBy(a));
    for (const name of owing.slice(0, 2)) {
      const cites = step.events.filter(({ type, seat, from }) => (type === 'counted' ? seat : from) === name);
      asked.push(this.#question('owes', { seat: name, move, cites: unique(cites) }, number(lostBy(name), this.#at)));
    }
    for (const [name, each] of paidTo) {
      if (each.length < 2 || lostBy(name) >= 0) continue;
      const won = this.#question('wins', { seat: name, move, cites: unique(each) }, number(-lostBy(name), this.#at));
      asked.push(step.toMove < 0 ? { ...won, ends: true } : won);
    }
    return asked;
  }

  /** Asks who plays next, unless it is simply the next seat. */
  #next(step: Step, move: string, { seats }: Replay): readonly Question[] {
    if (step.toMove < 0 || step.toMove === (this.#seat + 1) % seats.length) return [];
    // A player who may pass in silence need not be the next to play.
    const legal = this.#moves.subarray(0, this.#table.legal(this.#moves));
    if (legal.includes(PASS)) return [];
    const cites = unique(step.events.filter(({ type }) => type !== 'paid'));
    return [this.#question('next', { move, cites }, plain('seat', seats, seats[step.toMove]!))];
  }

  /** Asks which word is said with a card, in a game with called words. Asks less often when the answer is silence. */
  #says({ events }: Step, move: string, { steps }: Replay): readonly Question[] {
    const word = formatCalledWords(events);
    const due = wordsOf(steps.map((each) => formatCalledWords(each.events)));
    if (due.length < 3 || this.#written.misplay || parseCard(move.split(' ')[0]!) === undefined) return [];
    if (word === '' && this.#at % 3) return [];
    const cites = unique(events.filter(({ type }) => ['led', 'followed', 'called'].includes(type)));
    return [this.#question('says', { move, cites }, plain('word', due.includes(word) ? due : [...due, word], word))];
  }

  #points(step: Step, move: string, { seats, scorers }: Replay): readonly Question[] {
    const taken = step.events.find(({ type }) => type === 'took-trick');
    const asked: Question[] = [];
    // Skips a trick in which anything happened besides cards played in turn: it would need other wording.
    const inTurn = this.#before.steps
      .filter(({ part }) => part === 1)
      .slice(-3)
      .every((each) => PLAYS.test(each.move.split(' ').slice(1).join(' ')));
    if (taken && inTurn) {
      const cites = [taken.cite];
      asked.push(
        this.#question('trick', { move, cites }, plain('seat', seats, taken.seat!)),
        this.#question('worth', { move, cites: this.#trickWorth }, number(taken.points!, this.#at)),
      );
    }
    const before = this.#before.steps[this.#at]!;
    for (const [i, scorer] of scorers.entries()) {
      const won = step.scores[i]! - before.scores[i]!;
      if (won < 1 || (step.toMove >= 0 && won < 2)) continue;
      const cites = unique(step.events.filter((event) => event.scorer === scorer));
      const question = this.#question('scores', { seat: scorer, move, cites }, number(won, this.#at));
      asked.push(step.toMove < 0 ? { ...question, ends: true } : question);
    }
    return asked;
  }
}

const unique = (events: readonly GameEvent[]): readonly string[] => [...new Set(events.map(({ cite }) => cite))];

const plain = (of: AnswerType, choices: readonly string[], right: string): QuestionItem => ({
  of,
  choices,
  right: [right],
  forbidden: {},
});

/**
 * Lists the possible answers for a called word: all words of the series used in this game. Empty if no such word has
 * been called.
 */
const wordsOf = (said: readonly string[]): readonly string[] => {
  const words = FAMILIES.find((family) => said.some((word) => word !== '' && family.includes(word.split('-')[0]!)));
  return words ?? [];
};

const FAMILIES: readonly (readonly string[])[] = [
  ['chnif', 'chnof', 'chnorum', ''],
  ['snip', 'snap', 'snorum', 'hicockalorum', 'jig'],
];

/** Builds an answer of four numbers, one of them right. `turn` varies the position of the right one. */
const number = (right: number, turn: number): QuestionItem => {
  const near = [right + 1, right - 1, right * 2, right + 2, right + 5, right + 3].filter((n) => n > 0 && n !== right);
  const choices = [...new Set(near)].slice(0, 3 + (turn % 2)).slice(-3);
  return plain('number', [...choices, right].sort((a, b) => a - b).map(String), String(right));
};

/**
 * Returns the index of the step that shows the answer: the move that the question is about, or a later step if the
 * question is about a settlement after the move.
 */
export const getAnswerStepIndex = ({ step, seat, cites, kind }: Question, { steps }: Pick<Replay, 'steps'>): number => {
  const move = step + 1;
  if (!SETTLED_LATER.includes(kind)) return move;
  const end = steps.findIndex(({ part }, i) => i > move && part === 1);
  const settles = steps
    .slice(move, end < 0 ? undefined : end)
    .findLastIndex(({ events }) =>
      events.some(
        (event) =>
          cites.includes(event.cite) &&
          [event.seat, event.from, event.to, event.scorer].some((name) => name === seat) &&
          (event.type === 'paid' || event.type === 'scored'),
      ),
    );
  return settles < 0 ? move : move + settles;
};

const SETTLED_LATER: readonly QuestionKind[] = ['owes', 'wins', 'scores'];
