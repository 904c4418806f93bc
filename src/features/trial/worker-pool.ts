/** Those who count trials: as many workers as help, each given a few trials at a time, so that the page stays free. */
import { NOTHING, type Tally, together } from '#engine/lab/estimate.ts';
import { WorkerClient } from '../../browser/worker-client.ts';
import type { Answered, Extreme, Opened, Order, Part, Sought } from './counting.ts';

/** How long a few trials should take a worker, in milliseconds: so often it tells what it has counted. */
const EVERY = 100;
/** How many it is given to begin with, so that the first numbers come at once; and by how much that may grow. */
const FIRST = 2;
const GROWS = 6;
/** In milliseconds: a worker that has not come to life by then will not, and a trial that takes longer is given up. */
const COMES = 8_000;
const TAKES = 120_000;

/** How far a count has come. */
export interface Progress {
  /** So many trials have been counted, from the first on without a gap: these give the same numbers everywhere. */
  readonly to: number;
  /** What they answered; those in which what is asked about did not come up are not in it. */
  readonly tally: Tally;
  /** The trials with the least and the greatest answer among them, the first of each; none before any is counted. */
  readonly least?: Extreme | undefined;
  readonly most?: Extreme | undefined;
}

/** Nothing counted. */
export const NOTHING_YET: Progress = { to: 0, tally: NOTHING };

/** How many workers help: no more than the device has processors, and four at most. */
export const workersWanted = (processors = navigator.hardwareConcurrency): number =>
  Math.max(1, Math.min(4, processors || 1));

/** What was counted up to a trial, and what follows on it. */
const added = (so: Progress, { to, tally, least, most }: Part): Progress => ({
  to,
  tally: together(so.tally, tally),
  least: so.least && !(least && least.answer < so.least.answer) ? so.least : least,
  most: so.most && !(most && most.answer > so.most.answer) ? so.most : most,
});

/** Some workers and what they are counting. */
export class WorkerPool {
  readonly #make: () => Worker;
  readonly #size: number;
  #workers: WorkerClient<Order, Answered>[] = [];
  /** Counts the counts, so that nothing is heard of one that was stopped. */
  #run = 0;

  constructor(make: () => Worker, size = workersWanted()) {
    this.#make = make;
    this.#size = size;
  }

  #worker(i: number): WorkerClient<Order, Answered> {
    this.#workers[i] ??= new WorkerClient(this.#make, TAKES);
    return this.#workers[i]!;
  }

  /** Has one worker fetch a game before it is asked to count; whether it has come to life. */
  ready(game: string, i = 0): Promise<boolean> {
    return this.#worker(i)
      .ask({ ask: 'ready', game }, COMES)
      .then(
        () => true,
        () => false,
      );
  }

  /**
   * Counts the trials from the first up to, and not including, trial `trials`, and tells how far it has come about ten times
   * a second. Refused where no worker comes to life, or one is lost on the way.
   */
  async count(sought: Sought, trials: number, hear: (progress: Progress) => void): Promise<void> {
    const run = ++this.#run;
    let next = 0;
    let so = NOTHING_YET;
    const waiting = new Map<number, Part>();
    const take = (part: Part): void => {
      waiting.set(part.from, part);
      for (let ready = waiting.get(so.to); ready; ready = waiting.get(so.to)) {
        waiting.delete(ready.from);
        so = added(so, ready);
      }
      hear(so);
    };
    const work = async (i: number): Promise<boolean> => {
      if (!(await this.ready(sought.game, i))) return false;
      for (let size = FIRST; next < trials && run === this.#run; ) {
        const from = next;
        next = Math.min(trials, from + size, from + Math.max(1, Math.ceil((trials - from) / this.#size)));
        const part = (await this.#worker(i).ask({ ask: 'count', sought, from, to: next })) as Part;
        if (run !== this.#run) return true;
        take(part);
        size = Math.max(
          1,
          Math.min(size * GROWS, Math.round(((part.to - part.from) * EVERY) / Math.max(1, part.took))),
        );
      }
      return true;
    };
    const come = Promise.all(Array.from({ length: this.#size }, (_, i) => work(i)));
    const came = await come.catch((problem: unknown) => {
      if (run === this.#run) throw problem;
    });
    if (run === this.#run && !came?.includes(true)) throw new Error('no worker');
  }

  /** One trial (from 0) as a record, and its answer. */
  async open(sought: Sought, i: number): Promise<Opened> {
    return (await this.#worker(0).ask({ ask: 'open', sought, i })) as Opened;
  }

  /** Stops counting at once; what was heard so far stands. */
  stop(): void {
    this.#run += 1;
    for (const worker of this.#workers) worker?.end();
    this.#workers = [];
  }
}
