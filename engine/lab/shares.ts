/**
 * Shares of played games that rest on each article: how many events cite it, and how many counters or points they move.
 * With the status of the articles this tells how much of a game is the book's and how much is the editors'. Also the
 * effect of each disputed point: how often deals end otherwise by another practice.
 */
import { replayWithOtherReadings } from '../compare/switch-readings.ts';
import { EVENT, type Listener } from '../events.ts';
import type { Game } from '../game.ts';
import { replay } from '../record/replay.ts';
import { getBalances, type Replay } from '../record/steps.ts';
import { SIMULATED_TABLES } from './numbers.ts';
import type { Receipt } from './receipt.ts';
import { listStrategies } from './strategies.ts';
import { createTrialRecorder } from './trial-record.ts';
import { playTrial } from './trials.ts';

/** The seed of the published figures. */
export const SHARES_SEED = 'snorum shares 1';

/** Number of whole games played by each kind of player. */
export const SHARED_GAMES = 10_000;
/** Number of games at the beginning whose counts are published too, so that they can be checked quickly. */
export const SAMPLED_GAMES = 20;
/** Number of deals that are replayed by each other practice of each disputed point. */
export const SWITCHED_DEALS = 300;

/** Kinds of players by whom the games are played. */
export const SHARE_STRATEGIES = ['random', 'book'] as const;
export type ShareStrategy = (typeof SHARE_STRATEGIES)[number];

/** The number of players of a game: that of its most usual table. */
export const getShareSeats = ({ id }: Game): number => SIMULATED_TABLES[id]![0]!.seats;

/** Events that cite an article, and the counters or points that they move. */
export type ArticleCount = readonly [events: number, amount: number];

/** Counts for each article that some event cites. */
export type ArticleCounts = Readonly<Record<string, ArticleCount>>;

/** Effect of another practice of a disputed point on deals played by the usual practices. */
export interface PracticeShare {
  readonly point: string;
  readonly practice: string;
  /** Deals that end with other accounts. */
  readonly differ: number;
  /** Deals with a move that the practice does not allow. */
  readonly forbidden: number;
}

/** Counts of one game, as published in `content/shares/`. */
export interface GameShares {
  readonly receipt: Receipt;
  readonly seats: number;
  readonly games: number;
  /** Counts for each kind of player, and those of the first games ({@link SAMPLED_GAMES}). */
  readonly counts: Readonly<
    Partial<Record<ShareStrategy, { readonly all: ArticleCounts; readonly sample: ArticleCounts }>>
  >;
  readonly deals: number;
  readonly practices: readonly PracticeShare[];
}

/** Adds two counts. */
export const addCounts = (a: ArticleCounts, b: ArticleCounts): ArticleCounts => {
  const sum: Record<string, ArticleCount> = { ...a };
  for (const [id, [events, amount]] of Object.entries(b)) {
    const [had, moved] = sum[id] ?? [0, 0];
    sum[id] = [had + events, moved + amount];
  }
  return sum;
};

/** Lists the kinds of players that a game has. */
export const listShareStrategies = (game: Game): readonly ShareStrategy[] =>
  SHARE_STRATEGIES.filter((manner) => listStrategies(game).includes(manner));

/**
 * Counts the events of the games from `from` to `to` (exclusive), or of only the first deal of each, by the article that
 * each event cites.
 */
export const countArticles = (
  game: Game,
  manner: ShareStrategy,
  from: number,
  to: number,
  whole: 'game' | 'deal' = 'game',
): ArticleCounts => {
  const counts: Record<string, [number, number]> = {};
  const hear: Listener = (kind, _who, _what, amount, cite) => {
    counts[cite] ??= [0, 0];
    const count = counts[cite];
    count[0] += 1;
    if (kind === EVENT.paid || kind === EVENT.scored) count[1] += amount;
  };
  const setting = { game, seats: getShareSeats(game), whole };
  for (let i = from; i < to; i++) playTrial({ setting, manner }, SHARES_SEED, i, hear);
  return counts;
};

/** Plays deal `i` and replays its record. Throws if the engine refuses its own record. */
const replayTrial = (game: Game, manner: ShareStrategy, i: number): Replay => {
  const { keep, records } = createTrialRecorder();
  playTrial({ setting: { game, seats: getShareSeats(game), whole: 'deal' }, manner, keep }, SHARES_SEED, i);
  const played = replay(records[0]!, [game]);
  if (!played.ok) throw new Error(`${game.id}, deal ${i}: the record of a trial is refused`);
  return played.value;
};

/** Replays the deals from `from` to `to` (exclusive) by each other practice of each disputed point. */
export const countPracticeEffects = (
  game: Game,
  manner: ShareStrategy,
  from: number,
  to: number,
): readonly PracticeShare[] => {
  const played = Array.from({ length: to - from }, (_, i) => replayTrial(game, manner, from + i));
  return Object.entries(game.readings).flatMap(([point, { values }]) =>
    values.flatMap((practice): PracticeShare[] => {
      let [differ, forbidden, others] = [0, 0, 0];
      for (const one of played) {
        if (!Object.hasOwn(one.readings, point) || one.readings[point] === practice) continue;
        others += 1;
        const switched = replayWithOtherReadings(one, game, { [point]: practice });
        if (!switched || (switched.stopped && !switched.stopped.over)) forbidden += 1;
        else if (JSON.stringify(getBalances(switched.played)) !== JSON.stringify(getBalances(one))) differ += 1;
      }
      return others > 0 ? [{ point, practice, differ, forbidden }] : [];
    }),
  );
};
