/**
 * Measures how long a page’s thread would be blocked: only its own work counts, since on a busy machine the clock shows
 * more.
 */

/** Longest time that a page may work without the reader’s notice, in milliseconds. */
export const MAX_TASK_MS = 100;

/** Number of tries, since garbage collection may delay one. */
const TRIES = 4;

/** A result, and the time for which this thread worked, in milliseconds. */
export interface TimedResult<T> {
  readonly value: T;
  readonly ms: number;
}

/** Reads the time of this thread. Before Node 23.9 it is that of the whole process, with the threads that help it. */
const readThreadTime = (process.threadCpuUsage ?? process.cpuUsage).bind(process);

const inMilliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Runs a function and measures the time for which this thread worked. */
export const measureThreadTime = <T>(act: () => T): TimedResult<T> => {
  const from = readThreadTime();
  const value = act();
  return { value, ms: inMilliseconds(readThreadTime(from)) };
};

/** Runs an asynchronous function, such as unpacking a link, and measures the time for which this thread worked. */
export const measureThreadTimeAsync = async <T>(act: () => Promise<T>): Promise<TimedResult<T>> => {
  const from = readThreadTime();
  const value = await act();
  return { value, ms: inMilliseconds(readThreadTime(from)) };
};

/** A text whose search is work similar to parsing. */
const SAMPLE = 'a '.repeat(250_000);
/** Time for this sample on an otherwise idle machine, in milliseconds; the limits were set on the same machine. */
const SAMPLE_MS = 14;

/** Returns how many times slower this machine is now than an idle one, at least 1. */
export const measureSlowdown = (): number =>
  Math.max(1, measureThreadTime(() => [...SAMPLE.matchAll(/\S+/g)].length).ms / SAMPLE_MS);

/**
 * Runs a function that a page calls without a pause, and returns its result; throws if each of several tries takes too
 * long.
 */
export const runWithinLimit = <T>(act: () => T): T => {
  const all: number[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const { value, ms } = measureThreadTime(act);
    if (ms < MAX_TASK_MS || ms < MAX_TASK_MS * measureSlowdown()) return value;
    all.push(Math.round(ms));
  }
  throw new Error(`the page would wait: ${all.join(', ')} ms`);
};
