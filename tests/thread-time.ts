/** The time a page's thread would be blocked: its own work. On a busy machine the clock shows more. */

/** In milliseconds: the longest work a page may do at once unnoticed. */
export const LONGEST = 100;

/** The number of tries, since garbage collection may delay one. */
const TRIES = 4;

/** A result, and this thread’s working time in milliseconds. */
export interface Measured<T> {
  readonly value: T;
  readonly ms: number;
}

/** Node from 23.9 on separates the work of a thread from that of its helpers. */
const readThreadTime = (process.threadCpuUsage ?? process.cpuUsage).bind(process);

const inMilliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Runs an action and measures this thread’s working time. */
export const measure = <T>(act: () => T): Measured<T> => {
  const from = readThreadTime();
  const value = act();
  return { value, ms: inMilliseconds(readThreadTime(from)) };
};

/** The same for an asynchronous action, such as unpacking a link; the work of others is not counted. */
export const measureAsync = async <T>(act: () => Promise<T>): Promise<Measured<T>> => {
  const from = readThreadTime();
  const value = await act();
  return { value, ms: inMilliseconds(readThreadTime(from)) };
};

/** A sample of work similar to parsing. */
const SAMPLE = 'a '.repeat(250_000);
/** The milliseconds of that sample on an otherwise idle machine, the one on which the readers' limit was set. */
const SAMPLE_MS = 14;

/** The slowdown factor here and now, at least 1. */
export const measureSlowdown = (): number =>
  Math.max(1, measure(() => [...SAMPLE.matchAll(/\S+/g)].length).ms / SAMPLE_MS);

/** Runs an action a page may do at once, and returns its result; throws if it takes longer each time. */
export const runWithinLimit = <T>(act: () => T): T => {
  const all: number[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const { value, ms } = measure(act);
    if (ms < LONGEST || ms < LONGEST * measureSlowdown()) return value;
    all.push(Math.round(ms));
  }
  throw new Error(`the page would wait: ${all.join(', ')} ms`);
};
