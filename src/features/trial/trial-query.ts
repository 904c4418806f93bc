/**
 * Parses and formats the options of a trial in the address of its page:
 * `?players=book&seed=rain&deals=5000&readings=bete:not-the-nain`.
 */
import type { Tally } from '#engine/lab/estimate.ts';
import type { Strategy } from '#engine/lab/strategies.ts';
import { formatPracticesQuery, type Practices, parseReadings } from '../../browser/readings-query.ts';
import { MAX_SEED_LENGTH } from '../../browser/seeds.ts';

/**
 * A published result of a claim: deals with the same settings (a population), played with one strategy, and the tally
 * of their answers.
 */
export interface PublishedCell {
  readonly key: string;
  /** Name of the population; empty for the deals with the usual settings. */
  readonly population: string;
  readonly manner: Strategy;
  readonly trials: number;
  readonly tally: Tally;
}

/** A disputed point whose practice the reader can change: its question, and the name of each practice. */
export interface AdjustablePoint {
  readonly name: string;
  readonly question: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** Options among which the reader can choose. */
export interface TrialOptions {
  readonly cells: readonly PublishedCell[];
  readonly manners: readonly Strategy[];
  readonly points: readonly AdjustablePoint[];
  /** For each population, by its name: the practice used for every disputed point of its game or variation. */
  readonly kept: Readonly<Record<string, Practices>>;
  readonly seed: string;
}

/** Options that the reader has chosen. */
export interface TrialQuery {
  readonly population: string;
  readonly manner: Strategy;
  readonly readings: Practices;
  readonly seed: string;
  readonly trials: number;
}

/** Parameters of the address whose value is invalid. */
export type InvalidParameter = 'among' | 'players' | 'seed' | 'deals' | 'readings';

/** Maximum number of deals, more than anyone waits for. Up to this number the sums of squares are exact. */
export const MAX_TRIALS = 10_000_000;

/**
 * Finds the published result for a population and a strategy, whatever the seed and the number of deals. `undefined` if
 * there is none, or if the reader has changed a disputed point.
 */
export const findPublishedCell = (
  { cells }: TrialOptions,
  { population, manner, readings }: TrialQuery,
): PublishedCell | undefined =>
  Object.keys(readings).length > 0
    ? undefined
    : cells.find((cell) => cell.population === population && cell.manner === manner);

/** Returns the published result for a population and a strategy; if there is none, one for the same population. */
export const getNearestPublishedCell = ({ cells }: TrialOptions, { population, manner }: TrialQuery): PublishedCell =>
  cells.find((cell) => cell.population === population && cell.manner === manner) ??
  cells.find((cell) => cell.population === population)!;

/** Converts a published result to the options of the trial that repeats it. */
export const toTrialQuery = ({ seed }: TrialOptions, { population, manner, trials }: PublishedCell): TrialQuery => ({
  population,
  manner,
  readings: {},
  seed,
  trials,
});

/** Parses a number of trials; `undefined` if it is invalid. */
export const parseTrialCount = (text: string): number | undefined => {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= MAX_TRIALS ? number : undefined;
};

/** Parses a query. A missing or invalid option gets its published value; `strange` lists the invalid parameters. */
export const parseTrialQuery = (
  query: string,
  offered: TrialOptions,
): { asked: TrialQuery; strange: readonly InvalidParameter[] } => {
  const parts = new URLSearchParams(query);
  const strange: InvalidParameter[] = [];
  const of = <T>(name: InvalidParameter, read: (text: string) => T | undefined, otherwise: T): T => {
    const text = parts.get(name);
    const value = text === null ? otherwise : read(text);
    if (value === undefined) strange.push(name);
    return value ?? otherwise;
  };
  const [first] = offered.cells;
  const population = of(
    'among',
    (text) => offered.cells.find((cell) => cell.population === text)?.population,
    first!.population,
  );
  const usual = offered.cells.find((cell) => cell.population === population)!;
  const manner = of('players', (text) => offered.manners.find((each) => each === text), usual.manner);
  const published = toTrialQuery(offered, getNearestPublishedCell(offered, { population, manner } as TrialQuery));
  const seed = of(
    'seed',
    (text) => (text.trim() && text.length <= MAX_SEED_LENGTH ? text.trim() : undefined),
    offered.seed,
  );
  const trials = of('deals', parseTrialCount, published.trials);
  const wanted = parseReadings(query);
  const readings = pickOverrides(offered, population, wanted);
  if (parts.has('readings') && Object.keys(wanted).some((name) => !known(offered, population, name, wanted[name]!)))
    strange.push('readings');
  return { asked: { population, manner, readings, seed, trials }, strange };
};

/** Lists the disputed points that apply to the game or variation played in a population (group of deals). */
export const listApplicablePoints = ({ points, kept }: TrialOptions, population: string): readonly AdjustablePoint[] =>
  points.filter(({ name }) => Object.hasOwn(kept[population]!, name));

const known = (offered: TrialOptions, population: string, name: string, practice: string): boolean => {
  const point = listApplicablePoints(offered, population).find((each) => each.name === name);
  return point !== undefined && Object.hasOwn(point.choices, practice);
};

/** Keeps only the practices that the reader can choose and that differ from those used for the population. */
export const pickOverrides = (offered: TrialOptions, population: string, wanted: Practices): Practices =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, practice]) => known(offered, population, name, practice) && offered.kept[population]![name] !== practice,
    ),
  );

/**
 * Formats the options of a trial as a query. Options with their published values are omitted, so the query is empty for
 * the trial with which the page opens.
 */
export const formatTrialQuery = (offered: TrialOptions, asked: TrialQuery): string => {
  const { population, manner, readings, seed, trials } = asked;
  const [first] = offered.cells;
  const parts = new URLSearchParams();
  if (population !== first!.population) parts.set('among', population);
  const usual = offered.cells.find((cell) => cell.population === population)!;
  if (manner !== usual.manner) parts.set('players', manner);
  if (seed !== offered.seed) parts.set('seed', seed);
  if (trials !== getNearestPublishedCell(offered, asked).trials) parts.set('deals', String(trials));
  return formatPracticesQuery(`?${parts}`, readings);
};
