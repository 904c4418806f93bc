/** Tasks that a trial's worker carries out: counting deals, and recording single deals. */
import type { Tally } from '#engine/lab/estimate.ts';
import { type ClaimQuestion, countAnswers, type TrialCell } from '#engine/lab/question.ts';
import type { Strategy } from '#engine/lab/strategies.ts';
import { recordTrial } from '#engine/lab/trial-record.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { type DealRecord, findTag } from '#engine/record/record.ts';

/**
 * Describes the deals to count: a question, one of its cells (population and strategy), changes to it, and the seed.
 */
export interface CountRequest {
  readonly game: string;
  readonly claim: string;
  readonly cell: string;
  readonly seed: string;
  readonly manner?: Strategy | undefined;
  readonly readings?: Readonly<Record<string, string>> | undefined;
}

/** A trial by its index (0-based), and its answer. */
export interface ExtremeTrial {
  readonly i: number;
  readonly answer: number;
}

/** Tally of the trials from `from` to `to` (exclusive), and the time it took in milliseconds. */
export interface TallyPart {
  readonly from: number;
  readonly to: number;
  readonly tally: Tally;
  /**
   * The trials with the smallest and the largest answer, the first one if several are equal; `undefined` if none had an
   * answer.
   */
  readonly least: ExtremeTrial | undefined;
  readonly most: ExtremeTrial | undefined;
  readonly took: number;
}

/** A played deal: its record, the id of its game, and the number of players. */
export interface TrialDealRecord {
  readonly record: string;
  readonly game: string;
  readonly seats: number;
}

/** One trial: its answer (`null` if it has none), and a record for each time its deal was played. */
export interface PlayedTrial {
  readonly answer: number | null;
  readonly played: readonly TrialDealRecord[];
}

/** Requests to a worker: load a game, count, record a deal. */
export type WorkerRequest =
  | { readonly ask: 'ready'; readonly game: string }
  | { readonly ask: 'count'; readonly sought: CountRequest; readonly from: number; readonly to: number }
  | { readonly ask: 'open'; readonly sought: CountRequest; readonly i: number };
export type WorkerReply = TallyPart | PlayedTrial | undefined;

const QUESTIONS = import.meta.glob<{ questions: readonly ClaimQuestion[] }>('../../../engine/games/*/questions.ts');

const questionsOf = async (game: string): Promise<readonly ClaimQuestion[]> =>
  (await QUESTIONS[`../../../engine/games/${game}/questions.ts`]!()).questions;

/** Finds the cell (population and strategy) that a request names, with the requested changes. */
export const findRequestedCell = (
  question: ClaimQuestion,
  { cell: key, manner, readings }: CountRequest,
): TrialCell => {
  const cell = question.cells.find((each) => each.key === key);
  if (!cell) throw new Error(`${question.id} has no cell ${key}`);
  return {
    ...cell,
    manner: manner ?? cell.manner,
    setting: {
      ...cell.setting,
      ...(readings && { readings: { ...cell.setting.readings, ...readings } }),
    },
  };
};

export const countPart = (
  question: ClaimQuestion,
  cell: TrialCell,
  seed: string,
  from: number,
  to: number,
): Omit<TallyPart, 'took'> => {
  let least: ExtremeTrial | undefined;
  let most: ExtremeTrial | undefined;
  const tally = countAnswers(question, cell, seed, from, to, (i, answer) => {
    if (!least || answer < least.answer) least = { i, answer };
    if (!most || answer > most.answer) most = { i, answer };
  });
  return { from, to, tally, least, most };
};

/** Handles a request in the worker. */
export const runRequest = async (order: WorkerRequest): Promise<WorkerReply> => {
  const questions = await questionsOf(order.ask === 'ready' ? order.game : order.sought.game);
  if (order.ask === 'ready') return undefined;
  const { sought } = order;
  const question = questions.find(({ id }) => id === sought.claim);
  if (!question) throw new Error(`nothing is asked of the name ${sought.claim}`);
  const cell = findRequestedCell(question, sought);
  if (order.ask === 'open') {
    const { answer, records } = recordTrial(question, cell, sought.seed, order.i);
    const saidIn = ({ tags }: DealRecord, name: string): string => findTag(tags, name)!.value;
    const played = records.map((record) => ({
      record: formatRecord(record),
      game: saidIn(record, 'Game'),
      seats: saidIn(record, 'Seats').split(' ').length,
    }));
    return { answer, played };
  }
  const since = performance.now();
  const part = countPart(question, cell, sought.seed, order.from, order.to);
  return { ...part, took: performance.now() - since };
};
