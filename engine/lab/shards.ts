/** Tallies counted separately (on several machines) and added up exactly. */
import { EMPTY_TALLY, mergeTallies, type Tally } from './estimate.ts';
import type { Receipt } from './receipt.ts';

/** Sums over some trials of one cell: those from `from` (0-based) up to `to` (exclusive). */
export interface PartialTally extends Tally {
  readonly from: number;
  readonly to: number;
}

/** Tallies counted on one machine. They are stored under the id of the claim, then under the key of the cell. */
export interface TallyShard {
  readonly seed: string;
  /** Version of the engine that counted. */
  readonly version: string;
  readonly counted: Readonly<Record<string, Readonly<Record<string, PartialTally>>>>;
}

/** The published figures of one claim. */
export interface PublishedFigures extends Pick<TallyShard, 'counted'> {
  readonly receipt: Receipt;
  /**
   * Tally of the first {@link CHECKED_TRIAL_COUNT} trials of each cell, stored under its key. A test can quickly count them again.
   */
  readonly first: Readonly<Record<string, PartialTally>>;
}

/** Number of trials at the beginning of each cell that are stored for a check. */
export const CHECKED_TRIAL_COUNT = 12;

/** Thrown if shards cannot be added up. */
export class ShardMismatchError extends Error {
  override readonly name = 'ShardMismatchError';
}

/**
 * Joins the partial tallies of one cell, given in any order. Throws {@link ShardMismatchError} if trials are missing or were
 * counted twice.
 */
export const joinPartialTallies = (parts: readonly PartialTally[], what: string): PartialTally => {
  const sorted = [...parts].sort((one, other) => one.from - other.from);
  const { from } = sorted[0]!;
  let to = from;
  let tally: Tally = EMPTY_TALLY;
  for (const part of sorted) {
    if (part.from > to) throw new ShardMismatchError(`${what}: nobody counted the trials from ${to} to ${part.from}`);
    if (part.from < to)
      throw new ShardMismatchError(
        `${what}: the trials from ${part.from} to ${Math.min(to, part.to)} were counted twice`,
      );
    to = part.to;
    tally = mergeTallies(tally, part);
  }
  const { n, sum, squares } = tally;
  if (![n, sum, squares].every(Number.isSafeInteger))
    throw new ShardMismatchError(`${what}: the sums are too large to be added up exactly`);
  return { from, to, n, sum, squares };
};

/**
 * Adds up shards. Throws {@link ShardMismatchError} if their seeds or versions differ, if a trial was counted twice, or if
 * trials are missing.
 */
export const mergeShards = (shards: readonly TallyShard[]): TallyShard => {
  const [first] = shards;
  if (!first) throw new ShardMismatchError('there is nothing to be added up');
  const { seed, version } = first;
  const parts = new Map<string, Map<string, PartialTally[]>>();
  for (const shard of shards) {
    if (shard.seed !== seed)
      throw new ShardMismatchError(`counted from different seeds: “${seed}” and “${shard.seed}”`);
    if (shard.version !== version)
      throw new ShardMismatchError(`counted by different versions: ${version} and ${shard.version}`);
    for (const [id, cells] of Object.entries(shard.counted))
      for (const [key, part] of Object.entries(cells)) {
        const ours = parts.get(id) ?? new Map<string, PartialTally[]>();
        parts.set(id, ours.set(key, [...(ours.get(key) ?? []), part]));
      }
  }
  const cellsOfClaim = ([id, cells]: [string, Map<string, PartialTally[]>]) =>
    [
      id,
      Object.fromEntries([...cells].map(([key, each]) => [key, joinPartialTallies(each, `${id}, ${key}`)])),
    ] as const;
  return { seed, version, counted: Object.fromEntries([...parts].map(cellsOfClaim)) };
};
