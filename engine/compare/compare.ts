/**
 * One order of the pack, dealt and played by two rule-books or more. The seats are matched in their order of play,
 * and all the players choose by one rule, the same in every book: each lays the first card he may, in a given order of
 * the pack. What then differs is the doing of the books alone.
 */
import { type Card, FULL_PACK, makeCard, PACK_SIZE, parseCard, rankOf } from '../cards.ts';
import { type Move, moveList, PASS, type Table, writeMove } from '../game.ts';
import { noOwners } from '../hands.ts';
import { randomFrom, shuffle } from '../random.ts';
import { namesOf, practicesOf, recordMove, tag, tagsOf } from '../record/deal-record.ts';
import { handsOf } from '../record/dealt-hands.ts';
import { type Fault, fault, type Place, type Result } from '../record/faults.ts';
import { Playing } from '../record/playing.ts';

import type { DealRecord, RecordedMove, Tag } from '../record/record.ts';
import type { Replay } from '../record/replay.ts';
import { setUp } from '../record/set-up.ts';
import { type Book, type Deal, dealtBy, type Given } from './dealt.ts';
import { alignSteps, stepsChanged } from './switch.ts';

export { type Book, type Deal, packBehind } from './dealt.ts';

/** How a player chooses, where it is not an order of its own: the lowest card he may lay, the highest, or as a seed says. */
export const POLICIES = ['lowest', 'highest', 'by-lot'] as const;
export type Preference = (typeof POLICIES)[number];

/** The order of preference of a policy; nobody passes who can lay a card. */
export const orderOf = (policy: Preference, seed: string): readonly Move[] => {
  const cards = [...FULL_PACK];
  if (policy === 'by-lot') shuffle(cards, randomFrom(seed, 2));
  else cards.sort((a, b) => (rankOf(a) - rankOf(b) || a - b) * (policy === 'lowest' ? 1 : -1));
  return [...cards, PASS];
};

/** The order of the pack that a seed gives. */
export const packOf = (seed: string): readonly Card[] => {
  const pack = [...FULL_PACK];
  shuffle(pack, randomFrom(seed, 1));
  return pack;
};

const AT = { line: 1, column: 1 } as const;

/** The tags of a record in which players of these names sit to a book, the dealer by his name. */
export const tagsBy = (book: Book, names: readonly string[], dealer: string): readonly Tag[] =>
  tagsOf(book.game, names, book, [tag('Dealer', dealer)]);

/** The fault at a place where a book does not let so many sit down. */
export const wrongSeats = (book: Book, seats: number, at: Place): Fault | undefined => {
  const { game, variant } = book;
  const practices = practicesOf(game, book);
  const cite = game.refuseSeats(seats, practices, variant);
  if (cite === null) return undefined;
  return fault('wrong-seats', at, game.id, String(seats), game.seatNumbers(practices, variant).join(', '), cite);
};

/** The record of a deal by a book, before its first card. */
const begun = (book: Book, { seats, dealer }: Deal, { hands, turnUp }: Given): DealRecord => {
  const names = namesOf(seats);
  const owners = noOwners();
  for (const [seat, hand] of hands.entries()) for (const card of hand) owners[card] = seat;
  return {
    tags: tagsBy(book, names, names[dealer]!),
    comments: [],
    deals: [
      { number: '1', tags: [], hands: handsOf({ owners, laid: { turnUp } }, names), moves: [], comments: [], at: AT },
    ],
  };
};

/**
 * How everybody chooses among the legal moves by one order. Of a move that lays two cards the one that is preferred counts; what
 * is announced without a card comes before any card; and counters are put on boxes one after another, round and round.
 */
const choosing = (order: readonly Move[]): ((table: Table, legal: readonly Move[]) => Move) => {
  const places = new Int32Array(PACK_SIZE + 1).fill(PACK_SIZE + 1);
  for (const [place, move] of order.entries()) places[move] = place;
  const placeOf = (table: Table, move: Move): number => {
    if (move <= PASS) return places[move]!;
    const cards = writeMove(table, move)
      .split(' ')
      .map(parseCard)
      .filter((card) => card !== undefined);
    return Math.min(...cards.map((card) => places[card]!), cards.length > 0 ? PACK_SIZE + 1 : -1);
  };
  let put = PASS;
  return (table, legal) => {
    // Cards come first among the integers: where there is none, a counter is to be put on a box.
    if (legal[0]! > PASS) {
      put = legal.find((move) => move > put) ?? legal[0]!;
      return put;
    }
    const ranked = legal.map((move) => [move, placeOf(table, move)] as const);
    return ranked.reduce((best, each) => (each[1] < best[1] ? each : best))[0];
  };
};

/** Plays one deal by a book, each laying the first card he may; or what keeps it from being set up. */
export const playBy = (book: Book, deal: Deal, given?: Given): Result<Replay> => {
  const wrong = wrongSeats(book, deal.seats, AT);
  if (wrong) return { ok: false, faults: [wrong] };
  const record = begun(book, deal, given ?? dealtBy([book], deal)[0]!);
  const faults: Fault[] = [];
  const seating = setUp(record, [book.game], faults);
  if (!seating || faults.length > 0) return { ok: false, faults };
  const playing = new Playing(seating);
  const refused = playing.all(record);
  if (refused.length > 0) return { ok: false, faults: refused };
  const { table } = playing;
  const choose = choosing(deal.order);
  const list = moveList();
  const moves: RecordedMove[] = [];
  while (!table.dealOver) {
    const legal = Array.from(list.subarray(0, table.legal(list)));
    const move = recordMove(table, seating.names[table.toMove]!, choose(table, legal));
    moves.push(move);
    playing.move(move);
  }
  const deals = record.deals.map((each) => ({ ...each, moves }));
  return { ok: true, value: playing.replay({ ...record, deals }) };
};

/** A card that was laid, with the steps (from 0) that tell of it: its own, and those of players who then passed. */
export interface CardCell {
  /** `A 9S`; empty for what came before the first card. */
  readonly laid: string;
  readonly steps: readonly number[];
  /** What was paid: `A B 4`, the payer, the payee and the counters. */
  readonly paid: readonly string[];
}

const LAYS: readonly string[] = ['led', 'followed', 'misplayed'];

/** A deal card by card; the first cell is the dealing itself. */
const cellsOf = ({ steps }: Replay): readonly CardCell[] => {
  const cells: { laid: string; steps: number[]; paid: string[] }[] = [];
  for (const [i, { events }] of steps.entries()) {
    const lays = events.find(({ type }) => LAYS.includes(type));
    if (lays || cells.length === 0) cells.push({ laid: lays ? `${lays.seat} ${lays.card}` : '', steps: [], paid: [] });
    const cell = cells.at(-1)!;
    cell.steps.push(i);
    for (const { type, from, to, counters } of events) if (type === 'paid') cell.paid.push(`${from} ${to} ${counters}`);
  }
  return cells;
};

/** The same place in every book: a cell each, none where a book has no card there. */
export interface Row {
  readonly cells: readonly (CardCell | undefined)[];
  /** How the first two books differ here. */
  readonly differ: 'not' | 'card' | 'payment';
}

/** Where two books first part in the play. */
export interface Divergence {
  /** The row, from 0; row 0 is the dealing. */
  readonly row: number;
  /** Another card falls, from the same hand or another; the same card is paid for otherwise; or one deal is over. */
  readonly by: 'card' | 'player' | 'payment' | 'end';
}

/** What one article moved into a seat's account, or out of it. */
export interface Flow {
  readonly cite: string;
  /** What came in, less what went out. */
  readonly counters: number;
}

/** One deal by several books. */
export interface Comparison {
  readonly played: readonly Replay[];
  readonly rows: readonly Row[];
  /** Whether what is staked in the dealing differs, before any card is laid. */
  readonly stakesDiffer: boolean;
  /** Where the first two part after the dealing; `undefined` when they never do. */
  readonly first: Divergence | undefined;
  /** By seat, then by book: what each article moved. */
  readonly flows: readonly (readonly (readonly Flow[])[])[];
}

/** Plays one deal by each book and sets them side by side; the first two are those compared, any other stands beside them. */
export const compare = (books: readonly Book[], deal: Deal): Result<Comparison> => {
  const wrong = books.map((book) => wrongSeats(book, deal.seats, AT)).find((each) => each !== undefined);
  if (wrong) return { ok: false, faults: [wrong] };
  const given = dealtBy(books, deal);
  const played: Replay[] = [];
  for (const [i, book] of books.entries()) {
    const by = playBy(book, deal, given[i]);
    if (!by.ok) return by;
    played.push(by.value);
  }
  const rows = played
    .map(cellsOf)
    .reduce<(CardCell | undefined)[][]>(beside, [])
    .map((cells): Row => ({ cells, differ: differ(cells) }));
  return {
    ok: true,
    value: {
      played,
      rows,
      stakesDiffer: rows[0]!.differ === 'payment',
      first: firstOf(rows),
      flows: played[0]!.seats.map((seat) => played.map((each) => flowsOf(each, seat))),
    },
  };
};

const samePaid = (a: CardCell, b: CardCell): boolean => [...a.paid].sort().join() === [...b.paid].sort().join();

const differ = ([a, b]: readonly (CardCell | undefined)[]): Row['differ'] => {
  if (!a || !b) return a || b ? 'card' : 'not';
  if (a.laid !== b.laid) return 'card';
  return samePaid(a, b) ? 'not' : 'payment';
};

const firstOf = (rows: readonly Row[]): Divergence | undefined => {
  const row = rows.findIndex(({ differ }, i) => i > 0 && differ !== 'not');
  if (row < 0) return undefined;
  const { cells, differ } = rows[row]!;
  const [a, b] = cells;
  if (differ === 'payment') return { row, by: 'payment' };
  if (!a || !b) return { row, by: 'end' };
  return { row, by: a.laid.split(' ')[0] === b.laid.split(' ')[0] ? 'card' : 'player' };
};

/** What it is worth, in setting two deals side by side, that the same card is brought level, and what each empty place costs. */
const LEVEL = 3;
const EMPTY = -1;

/**
 * Sets the cards of one more book beside those of the others. Card stands by card until the books part, and there too;
 * from then on the same cards are brought level where that costs few empty places.
 */
const beside = (
  rows: (CardCell | undefined)[][],
  cells: readonly CardCell[],
  book: number,
): (CardCell | undefined)[][] => {
  if (book === 0) return cells.map((cell) => [cell]);
  const same = (row: number, cell: number) => rows[row]!.some((other) => other?.laid === cells[cell]!.laid);
  const out: (CardCell | undefined)[][] = [];
  let [row, cell] = [0, 0];
  const level = () => out.push([...rows[row++]!, cells[cell++]!]);
  while (row < rows.length && cell < cells.length && same(row, cell)) level();
  if (row < rows.length && cell < cells.length) level();

  // worth[i][j]: the best that can be made of the rows from i on and the cells from j on
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

/** What other readings change in a deal by one book, card by card. */
export interface Changes {
  /** The steps (from 0) in which something else happens, each with the step it stands for, or `undefined` where there is none. */
  readonly other: ReadonlyMap<number, number | undefined>;
  /** The steps of the deal before that no longer happen, by the step (from 0) now that they would follow. */
  readonly gone: ReadonlyMap<number, readonly number[]>;
}

/** Sets a deal beside the same deal by other readings: the same cards are brought level, and what differs is told. */
export const changesIn = (before: Replay, now: Replay): Changes => {
  const other = new Map<number, number | undefined>();
  const gone = new Map<number, readonly number[]>();
  let last = 0;
  for (const [was, is] of [before, now].map(cellsOf).reduce<(CardCell | undefined)[][]>(beside, [])) {
    if (!is) {
      gone.set(last, [...(gone.get(last) ?? []), ...was!.steps]);
      continue;
    }
    const its = (played: Replay, { steps }: CardCell) => ({ steps: steps.map((step) => played.steps[step]!) });
    const leave = (after: number, steps: readonly number[]) =>
      steps.length > 0 && gone.set(after, [...(gone.get(after) ?? []), ...steps]);
    if (was?.laid === is.laid) {
      const [own, switched] = [its(before, was), its(now, is)];
      for (const [step, changed] of stepsChanged(own, switched))
        other.set(is.steps[step]!, changed === undefined ? undefined : was.steps[changed]!);
      const aligned = alignSteps(own, switched);
      // What was settled and is settled no longer; a card kept is no step of its own.
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

const flowsOf = ({ steps }: Replay, seat: string): readonly Flow[] => {
  const flows = new Map<string, number>();
  const add = (cite: string, counters: number) => flows.set(cite, (flows.get(cite) ?? 0) + counters);
  for (const { type, from, to, counters = 0, cite } of steps.flatMap(({ events }) => events)) {
    if (type !== 'paid') continue;
    if (from === seat) add(cite, -counters);
    if (to === seat) add(cite, counters);
  }
  return Array.from(flows, ([cite, counters]) => ({ cite, counters })).filter(({ counters }) => counters !== 0);
};

/** An order of preference as it is written: `AS 2S … pass … KC`. */
export const writeOrder = (order: readonly Move[]): string =>
  order.map((move) => (move === PASS ? 'pass' : makeCard(move))).join(' ');

/** An order of preference from its words; `undefined` when one of them is neither a card nor `pass`. */
export const readOrder = (text: string): readonly Move[] | undefined => {
  const order = text
    .trim()
    .split(/\s+/)
    .map((word) => (word.toLowerCase() === 'pass' ? PASS : parseCard(word)));
  return order.includes(undefined) ? undefined : (order as Move[]);
};
