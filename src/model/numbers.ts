/** A game in numbers: what `npm run numbers` counted of it, as estimates with their bounds. */
import type { Game } from '#engine/game.ts';
import { type Estimate, meanOf, shareOf } from '#engine/lab/estimate.ts';
import type { Manner } from '#engine/lab/manners.ts';
import {
  COUNTED,
  type Counting,
  countedIn,
  type Gain,
  type GameFigures,
  HAPPENINGS,
  type Happening,
  keyOf,
  SEED,
  unitOf,
} from '#engine/lab/numbers.ts';
import type { Side } from '../i18n/numbers.ts';
import { criticalOf } from './claims.ts';

const files = import.meta.glob<GameFigures>('/content/numbers/*.json', { eager: true, import: 'default' });

const figuresOf = ({ id }: Game): GameFigures => {
  const found = files[`/content/numbers/${id}.json`];
  if (found?.seed !== SEED) throw new Error(`content/numbers/${id}.json is not of this seed; run npm run numbers`);
  return found;
};

/** The address of the page of numbers of a game, within a language. */
export const numbersPath = (game: string): string => `games/${game}/numbers/`;

/** How often one player has a choice in a deal, with so many players. */
export const choicesOf = (game: Game, seats: number): number => {
  const { sum, n } = figuresOf(game).choices[seats]!;
  return sum / n / seats;
};

/** One line of a table or a drawing. */
export interface Line {
  readonly counting: Counting;
  readonly manner: Manner;
  readonly deals: number;
  readonly estimate: Estimate;
}

/** What a place has more than the others, by how all play. */
export interface PlaceLine extends Line {
  /** The first to play is 0; the dealer, or his camp, is the last. */
  readonly place: number;
}

export interface HappeningLine extends Line {
  readonly happening: Happening;
}

export interface GainLine extends Pick<Gain, 'way' | 'over' | 'against'> {
  readonly counting: Counting;
  readonly deals: number;
  readonly estimate: Estimate;
}

/** The tables at which a game was counted. */
export const countingsOf = ({ id }: Game): readonly Counting[] => COUNTED[id]!;

const tallies = (game: Game) =>
  countingsOf(game)
    .filter(({ variant }) => variant === undefined)
    .flatMap((counting) => {
      const table = figuresOf(game).tables[keyOf(counting)];
      if (!table)
        throw new Error(`content/numbers/${game.id}.json has no table ${keyOf(counting)}; run npm run numbers`);
      return countedIn(game).map((manner) => ({ counting, manner, counted: table.counted[manner]! }));
    });

/** What each place has more than the others on average: all of these bounds are right together. */
export const placesOf = (game: Game): readonly PlaceLine[] => {
  const lines = tallies(game).flatMap(({ counting, manner, counted: { places } }) =>
    // Of two camps one has what the other has less.
    (places.length === 2 ? places.slice(0, 1) : places).map((tally, place) => ({
      counting,
      manner,
      place,
      tally,
      unit: unitOf(places),
    })),
  );
  const critical = criticalOf(lines.length);
  return lines.map(({ tally, unit, ...line }) => ({
    ...line,
    deals: tally.n,
    estimate: meanOf(tally, unit, critical),
  }));
};

/** In which share of the deals each thing happened: all of these bounds are right together. */
export const happeningsOf = (game: Game): readonly HappeningLine[] => {
  const lines = tallies(game).flatMap(({ counting, manner, counted }) =>
    HAPPENINGS[game.id]!.map((happening) => ({
      counting,
      manner,
      happening,
      tally: counted.happenings[happening.id]!,
    })),
  );
  const critical = criticalOf(lines.length);
  return lines.map(({ tally, ...line }) => ({ ...line, deals: tally.n, estimate: shareOf(tally, critical) }));
};

/** What each way of choosing gains on another: all of these bounds are right together. */
export const gainsOf = (game: Game): readonly GainLine[] => {
  const lines = countingsOf(game).flatMap((counting) =>
    figuresOf(game).tables[keyOf(counting)]!.gains.map((gain) => ({ counting, ...gain })),
  );
  const critical = criticalOf(lines.length);
  return lines.map(({ counting, way, over, against, tally, unit }) => ({
    counting,
    way,
    over,
    against,
    deals: tally.n,
    estimate: meanOf(tally, unit, critical),
  }));
};

/** Whether a mean is above nothing, below it, or not told apart from it. */
export const sideOf = ({ low, high }: Estimate): Side => (low > 0 ? 'more' : high < 0 ? 'less' : 'open');
