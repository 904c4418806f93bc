/**
 * How much the choice of a player matters: deals played by one who chooses in a certain way against others who all choose
 * in one way, each deal once from every side of the table, so that what the cards alone give is the same for all.
 */

import { BOOKS, SEARCHES } from '../bots/of-games.ts';
import { type Policy, randomPlayer, seeing } from '../bots/players.ts';
import { imagining, search } from '../bots/search.ts';
import { type Game, moveList } from '../game.ts';
import { Witness } from '../observation.ts';
import { randomFrom } from '../random.ts';
import { choose, pointsOf } from '../readings.ts';
import { namesOf } from '../record/deal-record.ts';
import type { GameState } from '../record/live-game.ts';
import type { DealHistory } from '../record/playing.ts';
import { aheadBy } from './ahead.ts';
import { type Estimate, meanOf, NOTHING, type Tally, tallied } from './estimate.ts';

/** What is to be measured. */
export interface Measuring {
  readonly seats: number;
  readonly deals: number;
  readonly seed: string;
  readonly variant?: string | undefined;
  readonly readings?: Readonly<Record<string, string>> | undefined;
  /** How the others choose; at random if not said. */
  readonly against?: Way | undefined;
  /** How many worlds the one who thinks ahead imagines for each move; 0 leaves him out. */
  readonly worlds: number;
  /** How many the one who thinks ahead as in any game, where there is a way of the game's own; as many if not said. */
  readonly plain?: number | undefined;
}

/**
 * Who chooses, in what way: at random; by the book; thinking ahead as in any game, imagining that all play on at random; or as
 * the game is best thought ahead in.
 */
export const WAYS = ['random', 'book', 'plain', 'search'] as const;
export type Way = (typeof WAYS)[number];

/** How one way of choosing did. */
export interface WayResult {
  readonly player: Way;
  /** What a deal brought: counters, or where points are scored, those of his camp less the average of the others'. */
  readonly result: Estimate;
  /** How much more that is than what the same side had of the same deal by choosing as the others do. */
  readonly gain: Estimate;
  /** That gain added up, every side of a deal together, and what an answer of 1 is worth for one side. */
  readonly tally: Tally;
  readonly unit: number;
  /** The same of what the way before it in {@link WAYS} had; the first has none before it. */
  readonly step: Tally;
}

/** Measures the ways there are to play a game. Every number comes from the seed; the readings are the default unless chosen. */
export const strength = (
  game: Game,
  { readings, worlds, plain = worlds, deals, against = 'random', ...asked }: Measuring,
): readonly WayResult[] => {
  const names = namesOf(asked.seats);
  const chosen = choose(pointsOf(game.readings, asked.variant), readings);
  const camps = game.scoreAccounts?.(names, chosen) ?? names;
  const sides = camps.map((camp) => camp.split('+').map((name) => names.indexOf(name)));
  const sitting: Sides = { ...asked, game, names, readings: chosen, sides };
  // Whole numbers are added up: what every side had of a deal, and of points, what each had more than each other.
  const unit = 1 / sides.length / (game.scoreAccounts ? sides.length - 1 : 1);
  const add = (results: readonly number[]): Tally => results.reduce(tallied, NOTHING);
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
    return { player, result: meanOf(add(had[way]!), unit), gain: meanOf(tally, unit), tally, unit, step };
  });
};

const legal = moveList();

/** The ways there are to play a game, if he who thinks ahead imagines so many worlds. */
export const waysOf = (game: Game, worlds: number, plain = worlds): readonly Way[] =>
  choosers(game, worlds, plain).map(([way]) => way);

const choosers = (game: Game, worlds: number, plain: number): readonly [Way, Policy][] => {
  const ways: [Way, Policy][] = [['random', seeing(randomPlayer)]];
  const book = BOOKS[game.id];
  if (book) ways.push(['book', seeing(book)]);
  const own = SEARCHES[game.id];
  if (own && worlds > 0 && plain > 0) ways.push(['plain', imagining(search, plain)]);
  if (worlds > 0) ways.push(['search', imagining(own ?? search, worlds)]);
  return ways;
};

/** Who sits down to what; `sides` has the seats of each, partners together. */
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
 * What one side had of a deal, the others choosing as they do: counters, or the sum of the points it had more than each of
 * the others. The deal passes from one deal to the next.
 */
const hadOf = (
  { game, seats, names, readings, variant, seed, sides }: Sides,
  deal: number,
  side: number,
  chooser: Policy,
  others: Policy,
): number => {
  const dealer = deal % seats;
  const witness = new Witness();
  const table = game.table({ seats, readings, variant, dealer, listener: witness.listener });
  const has = () => Array.from(table.scores ?? table.balance.subarray(0, seats));
  const before = has();
  table.deal(table.shuffle(randomFrom(seed, deal + 1)));
  const course: DealHistory = { owners: table.hands.owner.slice(), laid: { ...table.laid }, done: [] };
  const lot = names.map((_, seat) => seat);
  const state: GameState = { game, seats, names, readings, variant, dealer, draw: [], lot, courses: [course] };
  const chances = lot.map((seat) => randomFrom(`${seed}, seat ${seat}`, deal + 1));
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
  return table.scores ? aheadBy(had, side) : had[side]!;
};
