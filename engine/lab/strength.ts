/**
 * Measures how much a player's strategy matters. One side uses a strategy, and all others use another. Each deal is
 * replayed for every side, so that the luck of the cards cancels out.
 */

import { type Policy, playerToPolicy, randomPlayer } from '../bots/players.ts';
import { BOOK_PLAYERS, SEARCH_PLAYERS } from '../bots/registry.ts';
import { createSearchPolicy, genericSearch } from '../bots/search.ts';
import { createMoveBuffer, type Game } from '../game.ts';
import { Observer } from '../observation.ts';
import { createRandom } from '../random.ts';
import { completePractices, selectDisputedPoints } from '../readings.ts';
import { defaultSeatNames } from '../record/deal-record.ts';
import type { GameState } from '../record/live-game.ts';
import type { DealHistory } from '../record/record-replayer.ts';
import { computeAdvantage } from './ahead.ts';
import { addToTally, EMPTY_TALLY, type Estimate, estimateMean, type Tally } from './estimate.ts';

/**
 * Conditions under which the strategies are compared: the table, the number of deals, the opponents' strategy, and the
 * effort of the search bots.
 */
export interface StrengthOptions {
  readonly seats: number;
  readonly deals: number;
  readonly seed: string;
  readonly variant?: string | undefined;
  readonly readings?: Readonly<Record<string, string>> | undefined;
  /** Strategy of all other players; random by default. */
  readonly against?: BotKind | undefined;
  /**
   * Number of possible distributions of the hidden cards (worlds) that the search bot samples for each move; 0 leaves
   * out both search strategies.
   */
  readonly worlds: number;
  /**
   * Number of worlds for each move of the generic search bot, in a game that also has its own search; 0 leaves it out.
   * Defaults to `worlds`.
   */
  readonly plain?: number | undefined;
}

/**
 * Strategies: random moves (`random`); the advice of the book (`book`); search with random playouts (`plain`); the best
 * search for the game (`search`).
 */
export const BOT_KINDS = ['random', 'book', 'plain', 'search'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

/** Result of one strategy, used by one side while all other sides use {@link StrengthOptions.against}. */
export interface BotResult {
  readonly player: BotKind;
  /**
   * Mean result of a deal: counters or, in a game of points, the points of the side minus the average of the other
   * sides.
   */
  readonly result: Estimate;
  /** Gain over the result of the same side in the same deals when it plays with the strategy of the others. */
  readonly gain: Estimate;
  /**
   * Tally of the same gain: each of its answers is the gain in one deal, added up over all sides. An answer multiplied
   * by `unit` is the mean gain of one side.
   */
  readonly tally: Tally;
  readonly unit: number;
  /**
   * Tally of the gain over the preceding available strategy, in the order of {@link BOT_KINDS}; all answers are 0 for
   * the first.
   */
  readonly step: Tally;
}

/**
 * Measures the available strategies of a game. All random choices come from the seed. Disputed points not chosen take
 * their default.
 */
export const measureStrength = (
  game: Game,
  { readings, worlds, plain = worlds, deals, against = 'random', ...asked }: StrengthOptions,
): readonly BotResult[] => {
  const names = defaultSeatNames(asked.seats);
  const chosen = completePractices(selectDisputedPoints(game.readings, asked.variant), readings);
  const camps = game.scoreAccounts?.(names, chosen) ?? names;
  const sides = camps.map((camp) => camp.split('+').map((name) => names.indexOf(name)));
  const sitting: Sides = { ...asked, game, names, readings: chosen, sides };
  // Only integers are added: each side's result of a deal; with points, its difference from each other side.
  const unit = 1 / sides.length / (game.scoreAccounts ? sides.length - 1 : 1);
  const add = (results: readonly number[]): Tally => results.reduce(addToTally, EMPTY_TALLY);
  const ways = choosers(game, worlds, plain);
  const others = ways.findIndex(([player]) => player === against);
  if (others < 0) throw new Error(`nobody plays this game in that way: ${against}`);
  const had = ways.map(([, chooser]) =>
    Array.from({ length: deals }, (_, deal) =>
      sides.reduce((sum, _seats, side) => sum + hadOf(sitting, deal, side, chooser, ways[others]![1]), 0),
    ),
  );
  return ways.map(([player], way) => {
    const over = (other: number) => add(had[way]!.map((result, deal) => result - had[other]![deal]!));
    const tally = over(others);
    const step = over(Math.max(0, way - 1));
    return { player, result: estimateMean(add(had[way]!), unit), gain: estimateMean(tally, unit), tally, unit, step };
  });
};

const legal = createMoveBuffer();

/** Lists the strategies available in a game. `worlds` and `plain` are as in {@link StrengthOptions}. */
export const listBotKinds = (game: Game, worlds: number, plain = worlds): readonly BotKind[] =>
  choosers(game, worlds, plain).map(([way]) => way);

const choosers = (game: Game, worlds: number, plain: number): readonly [BotKind, Policy][] => {
  const ways: [BotKind, Policy][] = [['random', playerToPolicy(randomPlayer)]];
  const book = BOOK_PLAYERS[game.id];
  if (book) ways.push(['book', playerToPolicy(book)]);
  const own = SEARCH_PLAYERS[game.id];
  // The general search replays the moves of a deal, and so would read the cards that private moves name.
  if (own && !game.privateMoves && worlds > 0 && plain > 0)
    ways.push(['plain', createSearchPolicy(genericSearch, plain)]);
  if (worlds > 0) ways.push(['search', createSearchPolicy(own ?? genericSearch, worlds)]);
  return ways;
};

/** The table at which all deals are played; `sides` lists the seats of each side, with partners in one side. */
interface Sides {
  readonly game: Game;
  readonly seats: number;
  readonly names: readonly string[];
  readonly readings: Readonly<Record<string, string>>;
  readonly variant?: string | undefined;
  readonly seed: string;
  readonly sides: readonly (readonly number[])[];
}

/**
 * Returns the result of one side in a deal if it uses `chooser` and all others use `others`: its counters, or the sum
 * of its leads in points over each of the other sides. The dealer changes from deal to deal.
 */
const hadOf = (
  { game, seats, names, readings, variant, seed, sides }: Sides,
  deal: number,
  side: number,
  chooser: Policy,
  others: Policy,
): number => {
  const dealer = deal % seats;
  const witness = new Observer();
  const table = game.table({ seats, readings, variant, dealer, listener: witness.listener });
  const has = () => Array.from(table.scores ?? table.balance.subarray(0, seats));
  const before = has();
  table.deal(table.shuffle(createRandom(seed, deal + 1)));
  const course: DealHistory = { owners: table.hands.owner.slice(), unheld: { ...table.unheld }, done: [] };
  const lot = names.map((_, seat) => seat);
  const state: GameState = { game, seats, names, readings, variant, dealer, draw: [], lot, dealHistories: [course] };
  const chances = lot.map((seat) => createRandom(`${seed}, seat ${seat}`, deal + 1));
  while (!table.dealOver) {
    const seat = table.toMove;
    const chance = chances[seat]!;
    const count = table.legal(legal);
    let move = legal[0]!;
    const chooses = sides[side]!.includes(seat) ? chooser : others;
    if (count > 1) move = chooses(state, witness.observe(table, seat), chance).move;
    course.done.push({ did: 'played', seat, move });
    table.play(move);
  }
  const had = has().map((now, i) => now - before[i]!);
  return table.scores ? computeAdvantage(had, side) : had[side]!;
};
