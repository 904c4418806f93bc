/** How long a page's thread would be held: what it works itself. On a busy machine the clock says more. */

/** In milliseconds: what a page may do at once without its reader noticing. */
export const LONGEST = 100;

/** How often it is tried, should it have to clear away what was done before. */
const TRIES = 4;

/** Something done, and the milliseconds that this thread worked at it. */
export interface Worked<T> {
  readonly value: T;
  readonly ms: number;
}

/** Node from 23.9 on tells the work of a thread from that of its helpers. */
const since = (process.threadCpuUsage ?? process.cpuUsage).bind(process);

const inMilliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Does something, and says how long this thread worked at it. */
export const worked = <T>(act: () => T): Worked<T> => {
  const from = since();
  const value = act();
  return { value, ms: inMilliseconds(since(from)) };
};

/** The same of something that also waits for others, as for the unpacking of a link; their work is not counted. */
export const workedAt = async <T>(act: () => Promise<T>): Promise<Worked<T>> => {
  const from = since();
  const value = await act();
  return { value, ms: inMilliseconds(since(from)) };
};

/** A piece of work of the kind that reading is. */
const PIECE = 'a '.repeat(250_000);
/** The milliseconds that piece takes where nothing else runs, on the machine on which the readers' limit was tried. */
const ALONE = 14;

/** How many times longer things take here and now: never less than once. */
export const slowness = (): number => Math.max(1, worked(() => [...PIECE.matchAll(/\S+/g)].length).ms / ALONE);

/** Does something that a page may do at once, and gives what came of it; throws where it takes longer each time. */
export const atOnce = <T>(act: () => T): T => {
  const all: number[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const { value, ms } = worked(act);
    if (ms < LONGEST || ms < LONGEST * slowness()) return value;
    all.push(Math.round(ms));
  }
  throw new Error(`the page would wait: ${all.join(', ')} ms`);
};
