/**
 * Statistics for the page of numbers of each game: how often a player has a choice, what each seat wins, rare events,
 * and the effect of a player's strategy. The numbers of deals were fixed before any deal was played.
 */

import { CALLED_WORDS, type CalledWord, EVENT, type EventType, type Listener } from '../events.ts';
import { createMoveBuffer, type Game } from '../game.ts';
import { ROLLOUTS_PER_SOLVE } from '../games/manille/search.ts';
import type { GameId } from '../games.ts';
import { createRandom } from '../random.ts';
import { chooseRandomIndex } from '../record/random-move.ts';
import { computeAdvantage } from './ahead.ts';
import { addToTally, EMPTY_TALLY, type Tally } from './estimate.ts';
import type { Receipt } from './receipt.ts';
import { listStrategies, type Strategy } from './strategies.ts';
import { type BotKind, measureStrength } from './strength.ts';
import { playTrial, type TrialSetting } from './trials.ts';

/** The seed of the published figures. */
export const STATISTICS_SEED = 'snorum numbers 1';

/** Sampled worlds for each move of the search bot when strategies are measured; takes about 50 ms. */
export const STRENGTH_SEARCH_WORLDS = 256;
/**
 * Sampled worlds for the generic search bot at La Manille. It then uses as much processor time as the search written
 * for the game.
 */
export const GENERIC_SEARCH_WORLDS: Readonly<Record<string, number>> = { manille: 2_304 } satisfies Partial<
  Record<GameId, number>
>;

/** Returns the maximum number of deals sampled before a move. At La Manille there are several for each world. */
export const getSearchWorldCount = ({ id }: Game): number =>
  id === 'manille' ? ROLLOUTS_PER_SOLVE * STRENGTH_SEARCH_WORLDS : STRENGTH_SEARCH_WORLDS;

/** Number of deals played for each number of players, to count how often players have a choice. */
const CHOICES = 400;
/** Number of deals for the statistics of seats and events, for each strategy. */
export const DEALS_PER_STRATEGY: Readonly<Record<Exclude<Strategy, 'double-dummy'>, number>> = {
  random: 8_000,
  book: 4_000,
  sampling: 800,
};

/**
 * Number of deals for measuring strategies, each replayed for every side. `book`: the advice of the book against random
 * players. `thought`: search against players who follow the book.
 */
export interface StrengthDealCounts {
  readonly book: number;
  readonly thought: number;
}

/** A table (number of seats, variation) for which statistics are counted. */
export interface SimulatedTable {
  readonly seats: number;
  readonly variant?: string;
  readonly strength: StrengthDealCounts;
}

/** The tables counted for each game, the most usual first. */
export const SIMULATED_TABLES: Readonly<Record<string, readonly SimulatedTable[]>> = {
  'nain-jaune': [
    { seats: 5, strength: { book: 4_000, thought: 80 } },
    { seats: 3, strength: { book: 4_000, thought: 100 } },
  ],
  'chnif-chnof-chnorum': [{ seats: 6, strength: { book: 0, thought: 60 } }],
  'chat-qui-dort': [{ seats: 6, strength: { book: 0, thought: 400 } }],
  lindor: [{ seats: 5, strength: { book: 2_000, thought: 100 } }],
  commerce: [
    { seats: 5, strength: { book: 2_000, thought: 400 } },
    { seats: 5, variant: 'old', strength: { book: 2_000, thought: 400 } },
  ],
  'pope-joan': [{ seats: 5, strength: { book: 2_000, thought: 100 } }],
  spin: [{ seats: 5, strength: { book: 2_000, thought: 150 } }],
  newmarket: [{ seats: 5, strength: { book: 2_000, thought: 150 } }],
  speculation: [{ seats: 5, strength: { book: 400, thought: 20 } }],
  'snip-snap-snorum': [
    { seats: 5, strength: { book: 10_000, thought: 600 } },
    { seats: 5, variant: 'turn-up', strength: { book: 10_000, thought: 300 } },
    { seats: 4, variant: 'whole-pack', strength: { book: 1_000, thought: 40 } },
    { seats: 4, variant: 'first-out', strength: { book: 1_000, thought: 50 } },
  ],
  jig: [{ seats: 5, strength: { book: 600, thought: 150 } }],
  cassino: [
    { seats: 4, strength: { book: 400, thought: 100 } },
    { seats: 2, strength: { book: 400, thought: 100 } },
  ],
  manille: [{ seats: 4, strength: { book: 600, thought: 100 } }],
} satisfies Record<GameId, readonly SimulatedTable[]>;

/** Returns the key under which a table is stored among those of its game. */
export const getTableKey = ({ seats, variant }: SimulatedTable): string =>
  variant ? `${variant}, ${seats}` : String(seats);

/** An event that may occur in a deal, once or more often. */
export interface CountedEvent {
  readonly id: string;
  /** The article that the event illustrates. */
  readonly article: string;
  readonly is: (kind: number, amount: number, cite: string) => boolean;
}

const event =
  (type: EventType): CountedEvent['is'] =>
  (kind) =>
    kind === EVENT[type];

const paidBy =
  (...articles: readonly string[]): CountedEvent['is'] =>
  (kind, _amount, cite) =>
    kind === EVENT.paid && articles.includes(cite);

const soldBy =
  (article: string): CountedEvent['is'] =>
  (kind, _amount, cite) =>
    kind === EVENT.sold && cite === article;

const called =
  (call: CalledWord): CountedEvent['is'] =>
  (kind, amount) =>
    kind === EVENT.followed && amount === CALLED_WORDS.indexOf(call);

/** The events counted in each game, the most frequent first. */
export const COUNTED_EVENTS: Readonly<Record<string, readonly CountedEvent[]>> = {
  'nain-jaune': [
    { id: 'bete', article: 'AC60.bete', is: paidBy('AC60.bete', 'AC60.bete.nain') },
    { id: 'nain-kept', article: 'AC60.nain.double', is: paidBy('AC60.nain.double', 'AC60.opera.nain') },
    { id: 'opera', article: 'AC60.opera.meaning', is: event('made-opera') },
  ],
  'chnif-chnof-chnorum': [
    { id: 'chnof', article: 'HF90.chnif.chnof', is: called('chnof') },
    { id: 'chnorum', article: 'HF90.chnif.chnorum', is: called('chnorum') },
  ],
  'chat-qui-dort': [{ id: 'woken-cat', article: 'HF90.chat.woken.named', is: event('woke-cat') }],
  lindor: [
    { id: 'bete', article: 'L92.bete', is: paidBy('L92.bete') },
    { id: 'opera', article: 'L92.opera', is: event('made-opera') },
  ],
  commerce: [
    { id: 'dealer-paid', article: 'BW91.commerce.dealer-pays', is: paidBy('BW91.commerce.dealer-pays') },
    { id: 'stander-beaten', article: 'BW91.commerce.stand.beaten', is: paidBy('BW91.commerce.stand.beaten') },
    { id: 'level', article: 'BW91.commerce.level', is: paidBy('BW91.commerce.level', 'BW91.commerce.old.level') },
  ],
  'pope-joan': [
    { id: 'pope', article: 'BW91.pope.take.pope', is: paidBy('BW91.pope.take.pope') },
    { id: 'pope-kept', article: 'BW91.pope.settle.pope', is: event('let-off') },
    { id: 'honour-turned', article: 'BW91.pope.turned.honour', is: paidBy('BW91.pope.turned.honour') },
    { id: 'pope-turned', article: 'BW91.pope.turned.pope', is: paidBy('BW91.pope.turned.pope') },
  ],
  spin: [
    {
      id: 'beside',
      article: 'BW91.spin.with',
      is: (kind, _amount, cite) => kind === EVENT.followed && cite === 'BW91.spin.with',
    },
    { id: 'kept', article: 'BW91.spin.double', is: paidBy('BW91.spin.double') },
    { id: 'declared', article: 'BW91.spin.declare', is: paidBy('BW91.spin.declare') },
  ],
  newmarket: [
    { id: 'box', article: 'BW91.newmarket.take', is: paidBy('BW91.newmarket.take', 'BW91.newmarket.ace') },
    { id: 'ace-box', article: 'BW91.newmarket.ace', is: paidBy('BW91.newmarket.ace') },
  ],
  speculation: [
    { id: 'sold', article: 'BW91.speculation.sell', is: event('sold') },
    { id: 'unseen', article: 'BW91.speculation.unseen', is: soldBy('BW91.speculation.unseen') },
    { id: 'passed', article: 'BW91.speculation.high', is: event('deal-passed') },
  ],
  'snip-snap-snorum': [
    { id: 'snip', article: 'BW91.snip.pairing', is: called('snip') },
    { id: 'snap', article: 'BW91.snip.pairing', is: called('snap') },
    { id: 'snorum', article: 'BW91.snip.pairing', is: called('snorum') },
  ],
  jig: [{ id: 'jig', article: 'BW91.jig.jig-leads', is: called('jig') }],
  cassino: [
    { id: 'gathered', article: 'BW91.cassino.gather', is: event('gathered') },
    { id: 'sweep', article: 'BW91.cassino.sweep', is: event('swept') },
  ],
  manille: [
    { id: 'null-coup', article: 'B96.count.null', is: event('null-coup') },
    { id: 'vole', article: 'B96.vole', is: event('made-vole') },
  ],
} satisfies Record<GameId, readonly CountedEvent[]>;

/** Statistics of deals in which all players use the same strategy. */
export interface TableStatistics {
  /**
   * Result of a deal for each position in the order of play (the dealer last): its counters, times the number of
   * others, minus the sum of the others. In a game of points, the points of its camp minus those of the other camps,
   * with one position for each camp.
   */
  readonly places: readonly Tally[];
  /** The deals in which each event of {@link COUNTED_EVENTS} occurred. */
  readonly happenings: Readonly<Record<string, Tally>>;
}

/** Lists the strategies for which the statistics of a game are counted. */
export const listSimulatedStrategies = (game: Game): readonly (keyof typeof DEALS_PER_STRATEGY)[] =>
  listStrategies(game).filter((manner) => manner !== 'double-dummy');

/** Plays the deals from `from` (0-based) up to `to` (exclusive), and counts their statistics. */
export const countDeals = (
  game: Game,
  { seats, variant }: SimulatedTable,
  manner: Strategy,
  from: number,
  to: number,
): TableStatistics => {
  const setting: TrialSetting = { game, seats, whole: 'deal', ...(variant !== undefined && { variant }) };
  const places: Tally[] = [];
  const happenings = COUNTED_EVENTS[game.id]!;
  const happened = happenings.map(() => EMPTY_TALLY);
  const came = new Uint8Array(happenings.length);
  const hear: Listener = (kind, _who, _what, amount, cite) => {
    for (const [i, { is }] of happenings.entries()) if (is(kind, amount, cite)) came[i] = 1;
  };
  for (let i = from; i < to; i++) {
    came.fill(0);
    const { dealer, scores, balance } = playTrial({ setting, manner }, STATISTICS_SEED, i, hear);
    const has = scores ?? balance.subarray(0, seats);
    for (let place = 0; place < has.length; place++)
      places[place] = addToTally(
        places[place] ?? EMPTY_TALLY,
        computeAdvantage(has, (dealer + 1 + place) % has.length),
      );
    for (const [at, is] of came.entries()) happened[at] = addToTally(happened[at]!, is);
  }
  return { places, happenings: Object.fromEntries(happenings.map(({ id }, i) => [id, happened[i]!])) };
};

/**
 * Returns the value of an answer of 1 in {@link TableStatistics.places}, so that the result is the lead over the average of
 * the others.
 */
export const getLeadUnit = (places: readonly Tally[]): number => 1 / (places.length - 1);

/** Counts how often in a deal any player had more than one legal move, in random play. */
export const countChoicesPerDeal = (game: Game, seats: number): Tally => {
  const legal = createMoveBuffer();
  let tally = EMPTY_TALLY;
  for (let i = 0; i < CHOICES; i++) {
    const table = game.table({ seats, dealer: i % seats });
    const random = createRandom(`${STATISTICS_SEED}, choices`, i);
    table.deal(table.shuffle(random));
    let choices = 0;
    while (!table.dealOver) {
      const count = table.legal(legal);
      if (count > 1) choices += 1;
      table.play(legal[chooseRandomIndex(legal, count, (n) => random.below(n), table.amountsFrom)]!);
    }
    tally = addToTally(tally, choices);
  }
  return tally;
};

/**
 * Gain of a strategy: the additional counters or points in a deal of a player who uses one strategy instead of another,
 * while all others use `against`.
 */
export interface StrategyGain {
  readonly way: BotKind;
  readonly over: BotKind;
  readonly against: BotKind;
  readonly tally: Tally;
  readonly unit: number;
}

/** Number of deals at the beginning of what takes long whose results are published too. */
export const SAMPLED_DEALS = 10;

/** Results of the first deals only, so that they can be checked quickly. */
export interface TableSample {
  /** Gains, in the order of those of all deals; of two deals where search is measured. */
  readonly gains: readonly Tally[];
  /** Results of the seats if all use the `sampling` strategy. */
  readonly places?: readonly Tally[];
}

/**
 * Statistics of a game saved in `content/numbers/`. Some are stored under the number of players, others under the
 * table's key ({@link getTableKey}).
 */
export interface GameStatistics {
  readonly receipt: Receipt;
  readonly choices: Readonly<Record<string, Tally>>;
  readonly tables: Readonly<
    Record<
      string,
      {
        readonly counted: Readonly<Record<string, TableStatistics>>;
        readonly gains: readonly StrategyGain[];
        readonly sample: TableSample;
      }
    >
  >;
}

/** Measures the gain of each strategy over the one before it, while all others use that earlier one. */
export const measureStrategyGains = (
  game: Game,
  { seats, variant, strength: deals }: SimulatedTable,
  seed = STATISTICS_SEED,
  only: StrengthDealCounts = deals,
): readonly StrategyGain[] => {
  const asked = { seats, variant, seed };
  const measured = (
    way: BotKind,
    against: BotKind,
    results: ReturnType<typeof measureStrength>,
  ): readonly StrategyGain[] =>
    results
      .filter(({ player }) => player === way)
      .map(({ tally, unit }) => ({ way, over: against, against, tally, unit }));
  const base: BotKind = deals.book > 0 ? 'book' : 'random';
  const book = deals.book > 0 ? measureStrength(game, { ...asked, deals: only.book, worlds: 0 }) : [];
  const thinking = {
    ...asked,
    deals: only.thought,
    worlds: STRENGTH_SEARCH_WORLDS,
    plain: GENERIC_SEARCH_WORLDS[game.id] ?? STRENGTH_SEARCH_WORLDS,
    against: base,
  };
  const thought = measureStrength(game, thinking);
  // Two search strategies are compared on the same deals.
  const own = thought
    .filter(({ player }, i) => player === 'search' && thought[i - 1]!.player === 'plain')
    .map(({ step, unit }): StrategyGain => ({ way: 'search', over: 'plain', against: base, tally: step, unit }));
  return [
    ...measured('book', 'random', book),
    ...measured('plain', base, thought),
    ...measured('search', base, thought),
    ...own,
  ];
};

/** Counts the results of the first deals of a table. */
export const sampleTable = (game: Game, table: SimulatedTable): TableSample => ({
  gains: measureStrategyGains(game, table, STATISTICS_SEED, {
    book: Math.min(SAMPLED_DEALS, table.strength.book),
    thought: 2,
  }).map(({ tally }) => tally),
  ...(table.variant === undefined && { places: countDeals(game, table, 'sampling', 0, SAMPLED_DEALS).places }),
});
