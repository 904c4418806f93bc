/** Statistics of a game: the counts of `npm run numbers`, as estimates with error bounds. */
import type { Game } from '#engine/game.ts';
import { type Estimate, estimateMean, estimateShare } from '#engine/lab/estimate.ts';
import {
  COUNTED_EVENTS,
  type CountedEvent,
  type GameStatistics,
  getLeadUnit,
  getTableKey,
  listSimulatedStrategies,
  SIMULATED_TABLES,
  type SimulatedTable,
  STATISTICS_SEED,
  type StrategyGain,
} from '#engine/lab/numbers.ts';
import type { Receipt } from '#engine/lab/receipt.ts';
import type { Strategy } from '#engine/lab/strategies.ts';
import { OPPONENT_KINDS, type OpponentKind } from '#engine/record/seal.ts';
import { type MeanSign, numbersWords } from '../i18n/numbers.ts';
import { pageWords } from '../i18n/pages.ts';
import type { Language } from '../i18n/routes.ts';
import { getCriticalValue } from './claims.ts';

const files = import.meta.glob<GameStatistics>('/content/numbers/*.json', { eager: true, import: 'default' });

const figuresOf = ({ id }: Game): GameStatistics => {
  const found = files[`/content/numbers/${id}.json`];
  if (found?.receipt.seed !== STATISTICS_SEED)
    throw new Error(`content/numbers/${id}.json is not of this seed; run npm run numbers`);
  return found;
};

/** The receipt of the statistics of a game. */
export const getNumbersReceipt = (game: Game): Receipt => figuresOf(game).receipt;

/** The path of the page that studies a game, without language. */
export const studyPath = (game: string): string => `games/${game}/study/`;

/** Mean number of turns in a deal at which a player has a choice, for this number of players. */
export const getChoiceRate = (game: Game, seats: number): number => {
  const { sum, n } = figuresOf(game).choices[seats]!;
  return sum / n / seats;
};

/** One line of a table or a chart of statistics. */
export interface StatisticsLine {
  readonly counting: SimulatedTable;
  readonly manner: Strategy;
  readonly deals: number;
  readonly estimate: Estimate;
}

/** Mean lead of one place over the others, when all players use the strategy `manner`. */
export interface SeatAdvantageLine extends StatisticsLine {
  /** Position in the order of play: 0 plays first; the last is the dealer, or the dealer's camp. */
  readonly place: number;
}

export interface EventFrequencyLine extends StatisticsLine {
  readonly happening: CountedEvent;
}

export interface StrategyGainLine extends Pick<StrategyGain, 'way' | 'over' | 'against'> {
  readonly counting: SimulatedTable;
  readonly deals: number;
  readonly estimate: Estimate;
}

/** The setups (variant and number of seats) for which a game was counted. */
export const listSimulatedTables = ({ id }: Game): readonly SimulatedTable[] => SIMULATED_TABLES[id]!;

/** Names a table by its number of players and its variation. */
export const nameSimulatedTable = ({ seats, variant }: SimulatedTable, lang: Language): string =>
  numbersWords(lang).counting(seats, variant && pageWords(lang).variants[variant]);

const tallies = (game: Game) =>
  listSimulatedTables(game)
    .filter(({ variant }) => variant === undefined)
    .flatMap((counting) => {
      const table = figuresOf(game).tables[getTableKey(counting)];
      if (!table)
        throw new Error(`content/numbers/${game.id}.json has no table ${getTableKey(counting)}; run npm run numbers`);
      return listSimulatedStrategies(game).map((manner) => ({ counting, manner, counted: table.counted[manner]! }));
    });

/** Mean lead of each place in the order of play over the others. All error bounds of the list hold simultaneously. */
export const listSeatAdvantages = (game: Game): readonly SeatAdvantageLine[] => {
  const lines = tallies(game).flatMap(({ counting, manner, counted: { places } }) =>
    // With two camps, the lead of one is the deficit of the other.
    (places.length === 2 ? places.slice(0, 1) : places).map((tally, place) => ({
      counting,
      manner,
      place,
      tally,
      unit: getLeadUnit(places),
    })),
  );
  const critical = getCriticalValue(lines.length);
  return lines.map(({ tally, unit, ...line }) => ({
    ...line,
    deals: tally.n,
    estimate: estimateMean(tally, unit, critical),
  }));
};

/** Share of the deals in which each event happens. All error bounds of the list hold simultaneously. */
export const listEventFrequencies = (game: Game): readonly EventFrequencyLine[] => {
  const lines = tallies(game).flatMap(({ counting, manner, counted }) =>
    COUNTED_EVENTS[game.id]!.map((happening) => ({
      counting,
      manner,
      happening,
      tally: counted.happenings[happening.id]!,
    })),
  );
  const critical = getCriticalValue(lines.length);
  return lines.map(({ tally, ...line }) => ({ ...line, deals: tally.n, estimate: estimateShare(tally, critical) }));
};

/** Gain of each strategy over another. All error bounds of the list hold simultaneously. */
export const listStrategyGains = (game: Game): readonly StrategyGainLine[] => {
  const lines = listSimulatedTables(game).flatMap((counting) =>
    figuresOf(game).tables[getTableKey(counting)]!.gains.map((gain) => ({ counting, ...gain })),
  );
  const critical = getCriticalValue(lines.length);
  return lines.map(({ counting, way, over, against, tally, unit }) => ({
    counting,
    way,
    over,
    against,
    deals: tally.n,
    estimate: estimateMean(tally, unit, critical),
  }));
};

/** A level of the computer's players, and the mean gain a deal over another, in counters or points. */
export interface LevelWorth {
  readonly level: OpponentKind;
  readonly over: OpponentKind;
  readonly mean: number;
  /** Sign of the gain; `open` if the error bounds include zero. */
  readonly sign: MeanSign;
}

/** Smallest mean gain a deal that a player would notice, in counters or points. */
export const NOTICED = 0.1;

const isLevel = (kind: string): kind is OpponentKind => OPPONENT_KINDS.some((each) => each === kind);

/**
 * Lists the gain of each level of the computer's players at the first table for which a game was counted; empty if a
 * player would not notice the difference.
 */
export const listLevelWorths = (game: Game): readonly LevelWorth[] => {
  const usual = listSimulatedTables(game).find(({ variant }) => variant === undefined);
  const worths = listStrategyGains(game).flatMap(({ counting, way, over, against, estimate }) =>
    counting === usual && over === against && isLevel(way) && isLevel(over)
      ? [{ level: way, over, mean: estimate.mean, sign: getMeanSign(estimate) }]
      : [],
  );
  return worths.some(({ mean }) => Math.abs(mean) >= NOTICED) ? worths : [];
};

/** Compares a mean with zero: above, below, or undecided because the bounds include zero. */
export const getMeanSign = ({ low, high }: Estimate): MeanSign => (low > 0 ? 'more' : high < 0 ? 'less' : 'open');
