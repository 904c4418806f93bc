/**
 * How much the choice of a player matters: deals played by one who chooses in a certain way against others who choose at
 * random, each deal once from every side of the table, so that what the cards alone give is the same for all.
 */
import { BOOKS } from './bots/books.ts';
import { type Chosen, type Player, randomPlayer } from './bots/players.ts';
import { search } from './bots/search.ts';
import { type Game } from './game.ts';
import type { Going } from './live-game.ts';
import { type Observation, Witness } from './observation.ts';
import { type Random, randomFrom } from './random.ts';
import { choose, pointsOf } from './readings.ts';

/** What is to be measured. */
export interface Measuring {
  readonly seats: number;
  readonly deals: number;
  readonly seed: string;
  readonly variant?: string | undefined;
  readonly readings?: Readonly<Record<string, string>>;
  /** How many worlds the one who thinks ahead imagines for each move; 0 leaves him out. */
  readonly worlds: number;
}

/** A mean, and between what bounds it lies in nineteen measurings of twenty. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Who chooses, in what way. */
export const WAYS = ['random', 'book', 'search'] as const;
export type Way = (typeof WAYS)[number];

/** How one way of choosing did. */
export interface Result {
  readonly player: Way;
  /**
   * What a deal brought: the counters won or lost, or, where points are scored, those of his camp less the average of the
   * others'.
   */
  readonly result: Estimate;
  /** How much more that is than what the same seat had of the same deal by playing at random. */
  readonly gain: Estimate;
}

/** Chooses for the seat to play, of a game of which this is known from above the table. */
type Chooser = (going: Going, seen: Observation, random: Random) => Chosen;

/** Measures the ways there are to play a game. Every number comes from the seed. */
export const strength = (game: Game, measuring: Measuring): readonly Result[] => {
  const { worlds, deals } = measuring;
  const book = BOOKS[game.id];
  const choosers: [Way, Chooser][] = [['random', byObservation(randomPlayer)]];
  if (book) choosers.push(['book', byObservation(book)]);
  if (worlds > 0)
    choosers.push(['search', (going, seen, random) => search(going, seen, random, (tried) => tried >= worlds)]);
  const numbers = Array.from({ length: deals }, (_, deal) => deal);
  const played = choosers.map(([, chooser]) => numbers.map((deal) => fromEverySide(game, measuring, deal, chooser)));
  return choosers.map(([player], i) => ({
    player,
    result: estimate(played[i]!),
    gain: estimate(played[i]!.map((result, deal) => result - played[0]![deal]!)),
  }));
};

const byObservation =
  (player: Player): Chooser =>
  (_, seen, random) =>
    player(seen, random);

/** What a deal brings, on average, to a way of choosing that sits on each side in turn. */
const fromEverySide = (game: Game, measuring: Measuring, deal: number, chooser: Chooser): number => {
  const sides = sidesOf(game, measuring);
  let sum = 0;
  for (const [side, seats] of sides.entries()) sum += played(game, measuring, deal, { side, seats, sides, chooser });
  return sum / sides.length;
};

const SEAT_NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const namesOf = (seats: number): string[] => [...SEAT_NAMES.slice(0, seats)];
const readingsOf = (game: Game, { readings, variant }: Measuring): Record<string, string> =>
  choose(pointsOf(game.readings, variant), readings);

/** The seats of each side: each for himself, or partners together. */
const sidesOf = (game: Game, measuring: Measuring): number[][] => {
  const names = namesOf(measuring.seats);
  const camps = game.scoreAccounts?.(names, readingsOf(game, measuring)) ?? names;
  return camps.map((camp) => camp.split('+').map((name) => names.indexOf(name)));
};

/** What one deal brings to a side, the others playing at random; the deal passes from one deal to the next. */
const played = (
  game: Game,
  measuring: Measuring,
  deal: number,
  { side, seats, sides, chooser }: { side: number; seats: number[]; sides: number[][]; chooser: Chooser },
): number => {
  const { seed, variant } = measuring;
  const readings = readingsOf(game, measuring);
  const dealer = deal % measuring.seats;
  const witness = new Witness();
  const table = game.table({ seats: measuring.seats, readings, variant, dealer, listener: witness.listener });
  const has = () => Array.from(table.scores ?? sides.map(([seat]) => table.balance[seat!]!));
  const before = has();
  table.shuffleAndDeal(randomFrom(seed, deal + 1));
  const course = {
    owners: table.hands.owner.slice(),
    laid: { ...table.laid },
    done: [] as Going['courses'][0]['done'],
  };
  const going: Going = {
    game,
    seats: measuring.seats,
    names: namesOf(measuring.seats),
    readings,
    variant,
    dealer,
    lot: Array.from({ length: measuring.seats }, (_, seat) => seat),
    courses: [course],
  };
  const chances = Array.from({ length: measuring.seats }, (_, seat) => randomFrom(`${seed}, seat ${seat}`, deal + 1));
  while (!table.dealOver) {
    const seat = table.toMove;
    const seen = witness.observe(table, seat);
    const chooses = seats.includes(seat) ? chooser : byObservation(randomPlayer);
    const { move } = seen.legal.length > 1 ? chooses(going, seen, chances[seat]!) : { move: seen.legal[0]! };
    course.done.push({ did: 'played', seat, move });
    table.play(move);
  }
  const won = has().map((now, i) => now - before[i]!);
  if (!table.scores) return won[side]!;
  const others = won.reduce((sum, points) => sum + points, 0) - won[side]!;
  return won[side]! - others / (won.length - 1);
};

/** How many standard errors on either side of a mean it takes. */
const NINETEEN_OF_TWENTY = 1.96;

const estimate = (numbers: readonly number[]): Estimate => {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const error = numbers.length > 1 ? Math.sqrt(squares / (numbers.length - 1) / numbers.length) : Number.NaN;
  return { mean, low: mean - NINETEEN_OF_TWENTY * error, high: mean + NINETEEN_OF_TWENTY * error };
};
