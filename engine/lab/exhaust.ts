/**
 * Every line of play of small deals. At each position some move must be possible or the deal over, each event must cite an
 * article of the game, counters must be conserved, a copy of the table must be like it, and the deal must end. Also the
 * editorial articles that are reached: all that the book leaves open in these deals.
 */
import { type Card, createEmptyOwners, formatCard } from '../cards.ts';
import type { DealtCards, UnheldCards } from '../dealing.ts';
import type { Listener } from '../events.ts';
import { createMoveBuffer, formatMove, type Game, type Move, type Table } from '../game.ts';
import { createRandom, shuffle } from '../random.ts';
import { completePractices } from '../readings.ts';
import type { Receipt } from './receipt.ts';

/** Most positions of a plan in what is published. */
export const PUBLISHED_BUDGET = 1_000_000;

/** The seed of the small packs. */
export const EXHAUST_SEED = 'snorum exhaust 1';

/**
 * Games whose tables deal whole hands only. There the cards before the last of each hand are played at random, and every
 * line of the ending is played.
 */
const ENDINGS_ONLY: readonly string[] = ['cassino', 'manille'];

/** Small deals: a number of players, of cards in each hand, and the limits within which their lines are played. */
export interface ExhaustPlan {
  readonly game: Game;
  readonly seats: number;
  readonly cards: number;
  readonly readings?: Readonly<Record<string, string>>;
  /** Number of small packs. All ways to deal each are played. */
  readonly packs: number;
  /** Most positions; a plan that reaches them is reported as cut. */
  readonly budget: number;
}

/** A position that breaks a rule that always holds: the deal and the moves that lead to it. */
export interface BrokenPosition {
  readonly what: string;
  readonly deal: string;
  readonly moves: readonly string[];
}

export interface ExhaustReport {
  readonly deals: number;
  readonly positions: number;
  /** Lines of play to their ends. */
  readonly ends: number;
  /** True if the budget was reached before the last line. */
  readonly cut: boolean;
  readonly broken: readonly BrokenPosition[];
  /** Editorial articles that some event cites, each with the shortest line that reaches it. */
  readonly silences: ReadonlyMap<string, BrokenPosition>;
}

/** Most broken positions that are reported. */
const MOST_BROKEN = 20;

/** Lists the plans of a game: its smallest table by the usual practices, then by each other practice of a disputed point. */
export const listExhaustPlans = (game: Game): readonly Omit<ExhaustPlan, 'budget'>[] => {
  const [seats = 2] = game.seatNumbers();
  const cards = seats > 4 ? 1 : seats > 3 ? 2 : 3;
  const practices = Object.entries(game.readings).flatMap(([point, { values }]) =>
    values.slice(1).map((practice) => ({ [point]: practice })),
  );
  return [{}, ...practices]
    .filter((readings) => game.refuseSeats(seats, completePractices(game.readings, readings)) === null)
    .map((readings, i) => ({
      game,
      seats,
      cards: i === 0 ? cards : Math.min(2, cards),
      readings,
      packs: i === 0 ? 6 : 2,
    }));
};

/** Lists all ways to deal some cards to seats, each seat getting the same number; the cards are in order. */
export function* listDeals(
  cards: readonly Card[],
  seats: number,
  each: number,
): Generator<readonly (readonly Card[])[]> {
  if (seats === 0) {
    yield [];
    return;
  }
  const choose = function* (from: number, chosen: readonly Card[]): Generator<readonly Card[]> {
    if (chosen.length === each) yield chosen;
    else
      for (let i = from; i <= cards.length - (each - chosen.length); i++) yield* choose(i + 1, [...chosen, cards[i]!]);
  };
  for (const hand of choose(0, []))
    for (const others of listDeals(
      cards.filter((card) => !hand.includes(card)),
      seats - 1,
      each,
    ))
      yield [hand, ...others];
}

/** A small pack: cards of one or two suits that follow one another as far as possible, as runs and captures need. */
const choosePack = (pack: readonly Card[], count: number, i: number): readonly Card[] => {
  const random = createRandom(EXHAUST_SEED, i);
  if (i % 2 === 0) {
    const from = random.below(pack.length - count + 1);
    return pack.slice(from, from + count);
  }
  const mixed = Uint8Array.from(pack);
  shuffle(mixed, random, count, pack.length);
  return Array.from(mixed.subarray(0, count)).sort((a, b) => a - b);
};

const nameSeat = (seat: number): string => String.fromCharCode(65 + seat);

const nameMove = (table: Table, move: Move): string => `${nameSeat(table.toMove)} ${formatMove(table, move)}`;

/** Formats the cards of each seat in notation, and those that lie on the table. */
const formatDeal = ({ owners, unheld }: Pick<DealtCards, 'owners' | 'unheld'>, seats: number): string =>
  [
    ...Array.from({ length: seats }, (_, seat) => {
      const hand = Array.from(owners, (owner, card) => (owner === seat ? formatCard(card) : '')).filter(Boolean);
      return `${nameSeat(seat)}: ${hand.join(' ')}`;
    }),
    ...(unheld?.turnUp === undefined ? [] : [`turn-up: ${formatCard(unheld.turnUp)}`]),
    ...(unheld?.board ? [`board: ${unheld.board.map(formatCard).join(' ')}`] : []),
  ].join('; ');

const sum = (values: Int32Array): number => values.reduce((total, value) => total + value, 0);

/** Plays every line of the small deals of a plan. */
export const exhaust = ({ game, seats, cards, readings = {}, packs, budget }: ExhaustPlan): ExhaustReport => {
  const chosen = completePractices(game.readings, readings);
  const broken: BrokenPosition[] = [];
  const silences = new Map<string, BrokenPosition>();
  const moves: string[] = [];
  let [deals, positions, ends] = [0, 0, 0];
  let deal = '';
  let cut = false;
  const here = (what: string): BrokenPosition => ({ what, deal, moves: [...moves] });
  const fault = (what: string): void => {
    if (broken.length < MOST_BROKEN) broken.push(here(what));
  };
  const cited = (cite: string): void => {
    const article = game.articles[cite];
    if (!article) fault(`an event cites ${cite}`);
    else if (article.status === 'editorial' && moves.length < (silences.get(cite)?.moves.length ?? Infinity))
      silences.set(cite, here(cite));
  };
  const listener: Listener = (_kind, _who, _what, _amount, cite) => cited(cite);
  const tables: Table[] = [];
  const buffers: Int32Array[] = [];
  const copied = createMoveBuffer();
  const tableAt = (depth: number): Table => {
    tables[depth] ??= game.table({ seats, readings: chosen, dealer: 0, listener });
    return tables[depth];
  };
  const total = sum(tableAt(0).balance);

  /** Plays every line from the position at a depth. */
  const playOn = (depth: number): void => {
    const table = tableAt(depth);
    positions += 1;
    if (positions > budget) cut = true;
    if (cut || broken.length >= MOST_BROKEN) return;
    if (sum(table.balance) !== total) fault(`the counters are ${sum(table.balance)}, not ${total}`);
    if (table.dealOver) {
      ends += 1;
      return;
    }
    if (depth > 52 * 4) return fault('the deal does not end');
    buffers[depth] ??= createMoveBuffer();
    const legal = buffers[depth];
    const count = table.legal(legal);
    if (count === 0) return fault('no move is possible, and the deal is not over');
    const next = tableAt(depth + 1);
    next.copyFrom(table);
    if (
      next.legal(copied) !== count ||
      next.toMove !== table.toMove ||
      legal.subarray(0, count).join() !== copied.subarray(0, count).join()
    )
      fault('a copy has other moves');
    for (let i = 0; i < count; i++) {
      const refused = table.getRefusal(table.toMove, legal[i]!);
      if (refused) fault(`${formatMove(table, legal[i]!)} is listed and refused`);
      if (i > 0) next.copyFrom(table);
      moves.push(nameMove(table, legal[i]!));
      next.play(legal[i]!);
      playOn(depth + 1);
      moves.pop();
    }
  };

  const isDone = (): boolean => cut || broken.length >= MOST_BROKEN;
  const begin = (dealer: number): Table => {
    tables[0] = game.table({ seats, readings: chosen, dealer, listener });
    deals += 1;
    return tables[0];
  };
  for (let i = 0; i < packs && !isDone(); i++) {
    if (ENDINGS_ONLY.includes(game.id)) {
      const table = begin(i % seats);
      const random = createRandom(EXHAUST_SEED, i);
      const dealt = table.shuffle(random);
      deal = formatDeal(dealt, seats);
      table.deal(dealt);
      const legal = createMoveBuffer();
      const left = (): number =>
        (table.unheld?.talon?.length ?? 0) + table.hands.owner.reduce((held, seat) => held + (seat >= 0 ? 1 : 0), 0);
      while (!table.dealOver && left() > seats * cards) {
        const move = legal[random.below(table.legal(legal))]!;
        moves.push(nameMove(table, move));
        table.play(move);
      }
      playOn(0);
      moves.length = 0;
      continue;
    }
    const { pack, board, turnUp } = tableAt(0).layout();
    const small = choosePack(pack, seats * cards, i);
    const others = pack.filter((card) => !small.includes(card));
    const unheld: UnheldCards = {
      ...(turnUp && { turnUp: others[0] }),
      ...(board > 0 && { board: others.slice(1, 1 + board) }),
    };
    for (const hands of listDeals(small, seats, cards)) {
      if (isDone()) break;
      const owners = createEmptyOwners();
      for (const [seat, hand] of hands.entries()) for (const card of hand) owners[card] = seat;
      deal = formatDeal({ owners, unheld }, seats);
      begin(i % seats).deal({ owners, unheld });
      playOn(0);
    }
  }
  return { deals, positions, ends, cut, broken, silences };
};

/** A plan that was played, as it is published. */
export interface PlayedPlan {
  readonly seats: number;
  readonly cards: number;
  readonly readings: Readonly<Record<string, string>>;
  readonly deals: number;
  readonly positions: number;
  readonly ends: number;
  readonly cut: boolean;
  /** Number of positions that break a rule that always holds. */
  readonly broken: number;
}

/** The shortest line of small deals that reaches an editorial article: the practices, the hands, the moves. */
export interface ShortestLine {
  readonly readings: Readonly<Record<string, string>>;
  readonly deal: string;
  readonly moves: readonly string[];
}

/** The silences of a book: what it leaves open in a game, as far as it is met in small deals. */
export interface GameSilences {
  readonly receipt: Receipt;
  readonly budget: number;
  /** True if only the last cards of whole deals were played in every way. */
  readonly endings: boolean;
  readonly plans: readonly PlayedPlan[];
  /** Editorial articles in the order of the game. By the usual practices if they are met so. */
  readonly silences: Readonly<Record<string, ShortestLine>>;
}

/** Plays all plans of a game. `each` is told of every plan when it has been played. */
export const listSilences = (
  game: Game,
  budget: number,
  each?: (plan: PlayedPlan, report: ExhaustReport) => void,
): Omit<GameSilences, 'receipt'> => {
  const plans: PlayedPlan[] = [];
  const found = new Map<string, ShortestLine>();
  for (const plan of listExhaustPlans(game)) {
    const report = exhaust({ ...plan, budget });
    const { deals, positions, ends, cut, broken, silences } = report;
    const { seats, cards, readings = {} } = plan;
    plans.push({ seats, cards, readings, deals, positions, ends, cut, broken: broken.length });
    for (const [id, { deal, moves }] of silences) if (!found.has(id)) found.set(id, { readings, deal, moves });
    each?.(plans.at(-1)!, report);
  }
  return {
    budget,
    endings: ENDINGS_ONLY.includes(game.id),
    plans,
    silences: Object.fromEntries(
      Object.keys(game.articles).flatMap((id) => (found.has(id) ? [[id, found.get(id)!]] : [])),
    ),
  };
};
