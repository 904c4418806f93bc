/**
 * Plays the same shuffled pack by the rules of two or more rule books. Seats are matched in order of play. In every
 * book, each player plays the first legal card in a given order of preference. Any difference is then due to the books
 * alone.
 */

import { type Card, createEmptyOwners, FULL_PACK, formatCard, PACK_SIZE, parseCard, rankOf } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import { createMoveBuffer, formatMove, type Move, PASS, type Table } from '../game.ts';
import { createRandom, shuffle } from '../random.ts';
import { completePractices } from '../readings.ts';
import { createRecordTags, createTag, defaultSeatNames, listPractices, toRecordedMove } from '../record/deal-record.ts';
import { recordDealtHands } from '../record/dealt-hands.ts';
import { createFault, type Fault, type Result, type TextPosition } from '../record/faults.ts';
import type { DealRecord, RecordedMove, Tag } from '../record/record.ts';
import { RecordReplayer } from '../record/record-replayer.ts';
import { createSeating } from '../record/seating.ts';
import type { Replay } from '../record/steps.ts';
import { type ComparedDeal, dealByRuleBooks, type RuleBook, type RuleBookDeal } from './deals.ts';
import { alignSteps, listChangedSteps } from './switch-readings.ts';

export { type ComparedDeal, type RuleBook, rebuildPack } from './deals.ts';

/** Orders of preference besides one written by the user: lowest card first, highest first, or random from a seed. */
export const CARD_PREFERENCES = ['lowest', 'highest', 'by-lot'] as const;
export type CardPreference = (typeof CARD_PREFERENCES)[number];

/** Lists all cards in the order of a preference. Passing comes last: no player passes who can play a card. */
export const buildMoveOrder = (policy: CardPreference, seed: string): readonly Move[] => {
  const cards = [...FULL_PACK];
  if (policy === 'by-lot') shuffle(cards, createRandom(seed, 2));
  else cards.sort((a, b) => (rankOf(a) - rankOf(b) || a - b) * (policy === 'lowest' ? 1 : -1));
  return [...cards, PASS];
};

/** Shuffles the pack from a seed. */
export const shufflePack = (seed: string): readonly Card[] => {
  const pack = [...FULL_PACK];
  shuffle(pack, createRandom(seed, 1));
  return pack;
};

const AT = { line: 1, column: 1 } as const;

/** Creates the tags of a record played by a rule book, with these players and this dealer. */
export const createRuleBookTags = (book: RuleBook, names: readonly string[], dealer: string): readonly Tag[] =>
  createRecordTags(book.game, names, book, [createTag('Dealer', dealer)]);

/**
 * Returns a fault if the book does not allow this number of seats; `undefined` if it does. `at` is the place reported.
 */
export const findSeatCountFault = (book: RuleBook, seats: number, at: TextPosition): Fault | undefined => {
  const { game, variant } = book;
  const practices = listPractices(game, book);
  const cite = game.refuseSeats(seats, practices, variant);
  if (cite === null) return undefined;
  return createFault('wrong-seats', at, game.id, String(seats), game.seatNumbers(practices, variant).join(', '), cite);
};

/** Creates the record of a deal by a rule book, before its first move. */
const begun = (
  book: RuleBook,
  { seats, dealer }: ComparedDeal,
  { hands, turnUp, board, talon }: RuleBookDeal,
): DealRecord => {
  const names = defaultSeatNames(seats);
  const owners = createEmptyOwners();
  for (const [seat, hand] of hands.entries()) for (const card of hand) owners[card] = seat;
  return {
    tags: createRuleBookTags(book, names, names[dealer]!),
    comments: [],
    deals: [
      {
        number: '1',
        tags: [],
        hands: recordDealtHands({ owners, unheld: { turnUp, board, talon } }, names),
        moves: [],
        comments: [],
        at: AT,
      },
    ],
  };
};

/**
 * Builds a function that chooses the legal move whose card comes first in the order. A move with two cards counts as
 * the preferred one; announcements without a card come before any card; counters are placed on the boxes in rotation.
 */
const choosing = (order: readonly Move[]): ((table: Table, legal: readonly Move[]) => Move) => {
  const places = new Int32Array(PACK_SIZE + 1).fill(PACK_SIZE + 1);
  for (const [place, move] of order.entries()) places[move] = place;
  const placeOf = (table: Table, move: Move): number => {
    if (move <= PASS) return places[move]!;
    const cards = formatMove(table, move)
      .split(' ')
      .map(parseCard)
      .filter((card) => card !== undefined);
    return Math.min(...cards.map((card) => places[card]!), cards.length > 0 ? PACK_SIZE + 1 : -1);
  };
  let put = PASS;
  return (table, legal) => {
    // Cards are the smallest integers: if no card is legal, a counter is to be placed on a box.
    if (legal[0]! > PASS) {
      put = legal.find((move) => move > put) ?? legal[0]!;
      return put;
    }
    const ranked = legal.map((move) => [move, placeOf(table, move)] as const);
    return ranked.reduce((best, each) => (each[1] < best[1] ? each : best))[0];
  };
};

/**
 * Plays one deal by a rule book; each player plays the first legal card of the order, or follows the plan of the game
 * ({@link Game.planMove}). Returns the faults instead if the deal cannot be set up.
 */
export const playByRuleBook = (book: RuleBook, deal: ComparedDeal, given?: RuleBookDeal): Result<Replay> => {
  const wrong = findSeatCountFault(book, deal.seats, AT);
  if (wrong) return { ok: false, faults: [wrong] };
  const record = begun(book, deal, given ?? dealByRuleBooks([book], deal)[0]!);
  const faults: Fault[] = [];
  const seating = createSeating(record, [book.game], faults);
  if (!seating || faults.length > 0) return { ok: false, faults };
  const playing = new RecordReplayer(seating);
  const refused = playing.replayAll(record);
  if (refused.length > 0) return { ok: false, faults: refused };
  const { table } = playing;
  const { planMove } = book.game;
  const practices = completePractices(book.game.readings, listPractices(book.game, book));
  const choose = planMove ? () => planMove(table, practices) : choosing(deal.order);
  const list = createMoveBuffer();
  const moves: RecordedMove[] = [];
  while (!table.dealOver) {
    const legal = Array.from(list.subarray(0, table.legal(list)));
    const move = toRecordedMove(table, seating.names[table.toMove]!, choose(table, legal));
    moves.push(move);
    playing.move(move);
  }
  const deals = record.deals.map((each) => ({ ...each, moves }));
  return { ok: true, value: playing.replay({ ...record, deals }) };
};

/**
 * One card played and its consequences. `steps` lists the step of the card, and those of players who passed after it
 * (0-based).
 */
export interface ComparisonCell {
  /** Seat and card, `A 9S`; empty for the dealing. */
  readonly laid: string;
  readonly steps: readonly number[];
  /** Payments as payer, payee and number of counters: `A B 4`. */
  readonly paid: readonly string[];
}

const LAYS: readonly string[] = ['led', 'followed', 'misplayed'];

/** Lists payments as payer, payee and number of counters: `A B 4`. */
const listPayments = (events: readonly GameEvent[]): readonly string[] =>
  events.flatMap(({ type, from, to, counters }) => (type === 'paid' ? [`${from} ${to} ${counters}`] : []));

/** Splits a deal into cells of a comparison, one for each card; the first cell is the dealing. */
const cellsOf = ({ steps }: Replay): readonly ComparisonCell[] => {
  const cells: { laid: string; steps: number[]; paid: string[] }[] = [];
  for (const [i, { events }] of steps.entries()) {
    const lays = events.find(({ type }) => LAYS.includes(type));
    if (lays || cells.length === 0) cells.push({ laid: lays ? `${lays.seat} ${lays.card}` : '', steps: [], paid: [] });
    const cell = cells.at(-1)!;
    cell.steps.push(i);
    cell.paid.push(...listPayments(events));
  }
  return cells;
};

/** One row of the comparison: a cell for each book, `undefined` if that book has no card in this row. */
export interface ComparisonRow {
  readonly cells: readonly (ComparisonCell | undefined)[];
  /** Difference between the first two books in this row. */
  readonly differ: 'not' | 'card' | 'payment';
}

/** The first difference in the play between two books. */
export interface FirstDifference {
  /** The row of the difference (0-based); row 0 is the dealing. */
  readonly row: number;
  /**
   * Kind of difference: the same player plays another card (`card`), another player plays (`player`), the same card
   * causes another payment (`payment`), or one deal has ended (`end`).
   */
  readonly by: 'card' | 'player' | 'payment' | 'end';
}

/** Change in a seat's counters caused by one article. */
export interface CounterChange {
  readonly cite: string;
  /** Counters received minus counters paid. */
  readonly counters: number;
}

/** Comparison of one deal played by several books. */
export interface Comparison {
  readonly played: readonly Replay[];
  readonly rows: readonly ComparisonRow[];
  /** True if the rows are moves, such as trades, and not cards played. */
  readonly byMoves: boolean;
  /** True if the stakes paid at the dealing differ, before any card is played. */
  readonly stakesDiffer: boolean;
  /** The first difference after the dealing between the first two books; `undefined` if there is none. */
  readonly first: FirstDifference | undefined;
  /** Counters moved by each article; the first index is the seat, the second the book. */
  readonly flows: readonly (readonly (readonly CounterChange[])[])[];
}

/** Plays one deal by each book and aligns the plays in rows. Differences are reported only for the first two books. */
export const compare = (books: readonly RuleBook[], deal: ComparedDeal): Result<Comparison> => {
  const wrong = books.map((book) => findSeatCountFault(book, deal.seats, AT)).find((each) => each !== undefined);
  if (wrong) return { ok: false, faults: [wrong] };
  const given = dealByRuleBooks(books, deal);
  const played: Replay[] = [];
  for (const [i, book] of books.entries()) {
    const by = playByRuleBook(book, deal, given[i]);
    if (!by.ok) return by;
    played.push(by.value);
  }
  const byMoves = books.some(({ game }) => game.planMove !== undefined);
  const rows = played
    .map((each) => (byMoves ? listSpokenCells(each) : cellsOf(each)))
    .reduce<(ComparisonCell | undefined)[][]>(beside, [])
    .map((cells): ComparisonRow => ({ cells, differ: differ(cells) }));
  return {
    ok: true,
    value: {
      played,
      rows,
      byMoves,
      stakesDiffer: rows[0]!.differ === 'payment',
      first: firstOf(rows),
      flows: played[0]!.seats.map((seat) => played.map((each) => flowsOf(each, seat))),
    },
  };
};

/** Splits a deal into cells, one for each move; a silent pass belongs to the move before it. */
const listSpokenCells = (replay: Replay): readonly ComparisonCell[] => {
  const cells: { laid: string; steps: number[]; paid: string[] }[] = [];
  for (const { laid, steps } of listMoveCells(replay, 1)) {
    const events = steps.flatMap((step) => replay.steps[step]!.events);
    if (!events.some(({ type }) => type === 'passed')) cells.push({ laid, steps: [], paid: [] });
    const cell = cells.at(-1)!;
    cell.steps.push(...steps);
    cell.paid.push(...listPayments(events));
  }
  return cells;
};

/** Compares one deal (from 1) as it was played twice by the same rules, move by move. */
export const compareReplays = (played: readonly [Replay, Replay], deal: number): Comparison => {
  const rows = played
    .map((each) => listMoveCells(each, deal))
    .reduce<(ComparisonCell | undefined)[][]>(beside, [])
    .map((cells): ComparisonRow => ({ cells, differ: differ(cells) }));
  return { played, rows, byMoves: false, stakesDiffer: false, first: firstOf(rows), flows: [] };
};

/** Splits a deal of a game into cells of a comparison, one for each move; the first cell is the dealing. */
const listMoveCells = ({ steps }: Replay, deal: number): readonly ComparisonCell[] => {
  const cells: { laid: string; steps: number[]; paid: string[] }[] = [];
  for (const [i, step] of steps.entries()) {
    if (step.deal !== deal) continue;
    if (step.part === 1) cells.push({ laid: cells.length === 0 ? '' : step.move, steps: [], paid: [] });
    cells.at(-1)!.steps.push(i);
  }
  return cells;
};

const samePaid = (a: ComparisonCell, b: ComparisonCell): boolean =>
  [...a.paid].sort().join() === [...b.paid].sort().join();

const differ = ([a, b]: readonly (ComparisonCell | undefined)[]): ComparisonRow['differ'] => {
  if (!a || !b) return a || b ? 'card' : 'not';
  if (a.laid !== b.laid) return 'card';
  return samePaid(a, b) ? 'not' : 'payment';
};

const firstOf = (rows: readonly ComparisonRow[]): FirstDifference | undefined => {
  const row = rows.findIndex(({ differ }, i) => i > 0 && differ !== 'not');
  if (row < 0) return undefined;
  const { cells, differ } = rows[row]!;
  const [a, b] = cells;
  if (differ === 'payment') return { row, by: 'payment' };
  if (!a || !b) return { row, by: 'end' };
  return { row, by: a.laid.split(' ')[0] === b.laid.split(' ')[0] ? 'card' : 'player' };
};

/** Alignment scores: the gain for equal cards in one row, and the cost of each gap. */
const LEVEL = 3;
const EMPTY = -1;

/**
 * Aligns the cards of one more book with the existing rows. Up to the first difference, cards are matched one to one.
 * After it, equal cards are put in one row if that gains more than the gaps cost.
 */
const beside = (
  rows: (ComparisonCell | undefined)[][],
  cells: readonly ComparisonCell[],
  book: number,
): (ComparisonCell | undefined)[][] => {
  if (book === 0) return cells.map((cell) => [cell]);
  const same = (row: number, cell: number) => rows[row]!.some((other) => other?.laid === cells[cell]!.laid);
  const out: (ComparisonCell | undefined)[][] = [];
  let [row, cell] = [0, 0];
  const level = () => out.push([...rows[row++]!, cells[cell++]!]);
  while (row < rows.length && cell < cells.length && same(row, cell)) level();
  if (row < rows.length && cell < cells.length) level();

  // worth[i][j]: the best score of the rows from i and the cells from j
  const worth = Array.from({ length: rows.length + 1 }, () => new Int32Array(cells.length + 1));
  const levelled = (i: number, j: number) => worth[i + 1]![j + 1]! + (same(i, j) ? LEVEL : 0);
  for (let i = rows.length; i >= row; i--)
    for (let j = cells.length; j >= cell; j--) {
      if (i === rows.length || j === cells.length) worth[i]![j] = EMPTY * (rows.length - i + cells.length - j);
      else worth[i]![j] = Math.max(levelled(i, j), worth[i + 1]![j]! + EMPTY, worth[i]![j + 1]! + EMPTY);
    }
  const nothing = Array.from({ length: book }, () => undefined);
  while (row < rows.length || cell < cells.length) {
    const best = worth[row]![cell]!;
    if (row < rows.length && cell < cells.length && best === levelled(row, cell)) level();
    else if (row < rows.length && best === worth[row + 1]![cell]! + EMPTY) out.push([...rows[row++]!, undefined]);
    else out.push([...nothing, cells[cell++]!]);
  }
  return out;
};

/** Changes in a deal when it is played by other readings, card by card. */
export interface ReplayChanges {
  /** The new steps (0-based) that differ, each with the original step that it replaces, or `undefined`. */
  readonly other: ReadonlyMap<number, number | undefined>;
  /** Original steps (0-based) that no longer occur, listed under the new step after which they would come. */
  readonly gone: ReadonlyMap<number, readonly number[]>;
}

/** Aligns a deal with the same deal played by other readings, and lists the differences. */
export const findReplayChanges = (before: Replay, now: Replay): ReplayChanges => {
  const other = new Map<number, number | undefined>();
  const gone = new Map<number, readonly number[]>();
  let last = 0;
  for (const [was, is] of [before, now].map(cellsOf).reduce<(ComparisonCell | undefined)[][]>(beside, [])) {
    if (!is) {
      gone.set(last, [...(gone.get(last) ?? []), ...was!.steps]);
      continue;
    }
    const its = (played: Replay, { steps }: ComparisonCell) => ({ steps: steps.map((step) => played.steps[step]!) });
    const leave = (after: number, steps: readonly number[]) =>
      steps.length > 0 && gone.set(after, [...(gone.get(after) ?? []), ...steps]);
    if (was?.laid === is.laid) {
      const [own, switched] = [its(before, was), its(now, is)];
      for (const [step, changed] of listChangedSteps(own, switched))
        other.set(is.steps[step]!, changed === undefined ? undefined : was.steps[changed]!);
      const aligned = alignSteps(own, switched);
      // Settlements of the deal before that are no longer due; a hidden pass is no step of its own.
      for (const [i, { part }] of own.steps.entries())
        if (part > 1 && !aligned.includes(i)) {
          const after = aligned.findLastIndex((each) => each !== undefined && each < i);
          leave(after < 0 ? last : is.steps[after]!, [was.steps[i]!]);
        }
    } else {
      for (const [i, step] of is.steps.entries()) other.set(step, was?.steps[i]);
      leave(is.steps.at(-1)!, was?.steps.slice(is.steps.length) ?? []);
    }
    last = is.steps.at(-1)!;
  }
  return { other, gone };
};

const flowsOf = ({ steps }: Replay, seat: string): readonly CounterChange[] => {
  const flows = new Map<string, number>();
  const add = (cite: string, counters: number) => flows.set(cite, (flows.get(cite) ?? 0) + counters);
  for (const { type, from, to, counters = 0, cite } of steps.flatMap(({ events }) => events)) {
    if (type !== 'paid') continue;
    if (from === seat) add(cite, -counters);
    if (to === seat) add(cite, counters);
  }
  return Array.from(flows, ([cite, counters]) => ({ cite, counters })).filter(({ counters }) => counters !== 0);
};

/** Formats an order of preference: `AS 2S … pass … KC`. */
export const formatMoveOrder = (order: readonly Move[]): string =>
  order.map((move) => (move === PASS ? 'pass' : formatCard(move))).join(' ');

/** Parses an order of preference; `undefined` if a word is neither a card nor `pass`. */
export const parseMoveOrder = (text: string): readonly Move[] | undefined => {
  const order = text
    .trim()
    .split(/\s+/)
    .map((word) => (word.toLowerCase() === 'pass' ? PASS : parseCard(word)));
  return order.includes(undefined) ? undefined : (order as Move[]);
};
