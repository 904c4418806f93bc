/** Pool of workers that count trials, each given a few at a time, so that the page stays responsive. */
import { mergeTallies, NOTHING, type Tally } from '#engine/lab/estimate.ts';
import { WorkerClient } from '../../browser/worker-client.ts';
import type { CountRequest, Extreme, Opened, Part, WorkerReply, WorkerRequest } from './counting.ts';

/** Intended duration of a request in milliseconds, and so the interval of progress reports. */
const EVERY = 100;
/** Initial number of trials of a request, small so that the first numbers appear at once; and its maximum growth. */
const FIRST = 2;
const GROWS = 6;
/** Time limits in milliseconds: for a worker to load, and for a trial. */
const COMES = 8_000;
const TAKES = 120_000;

export interface CountProgress {
  /** Number of trials counted from the first on without a gap: the result for these is the same everywhere. */
  readonly to: number;
  /** Their tally, without trials that have no answer. */
  readonly tally: Tally;
  /**
   * The trials with the smallest and the largest answer among them, the first of each; absent before any is counted.
   */
  readonly least?: Extreme | undefined;
  readonly most?: Extreme | undefined;
}

export const NOTHING_YET: CountProgress = { to: 0, tally: NOTHING };

/** Number of workers: at most one for each processor, and four. */
export const getWorkerCount = (processors = navigator.hardwareConcurrency): number =>
  Math.max(1, Math.min(4, processors || 1));

/** Adds the next trials to the progress. */
const added = (so: CountProgress, { to, tally, least, most }: Part): CountProgress => ({
  to,
  tally: mergeTallies(so.tally, tally),
  least: so.least && !(least && least.answer < so.least.answer) ? so.least : least,
  most: so.most && !(most && most.answer > so.most.answer) ? so.most : most,
});

/** A pool of workers and its current count. */
export class WorkerPool {
  readonly #make: () => Worker;
  readonly #size: number;
  #workers: WorkerClient<WorkerRequest, WorkerReply>[] = [];
  /** Number of the current count: results of a stopped one are discarded. */
  #run = 0;

  constructor(make: () => Worker, size = getWorkerCount()) {
    this.#make = make;
    this.#size = size;
  }

  #worker(i: number): WorkerClient<WorkerRequest, WorkerReply> {
    this.#workers[i] ??= new WorkerClient(this.#make, TAKES);
    return this.#workers[i]!;
  }

  /** Lets one worker load a game in advance; resolves to false if it does not load. */
  ready(game: string, i = 0): Promise<boolean> {
    return this.#worker(i)
      .ask({ ask: 'ready', game }, COMES)
      .then(
        () => true,
        () => false,
      );
  }

  /**
   * Counts the trials from the first to `trials` (exclusive), and reports progress about ten times a second. Rejects if
   * no worker loads, or one is lost.
   */
  async count(sought: CountRequest, trials: number, hear: (progress: CountProgress) => void): Promise<void> {
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

  /** One trial (0-based) as a record, and its answer. */
  async open(sought: CountRequest, i: number): Promise<Opened> {
    return (await this.#worker(0).ask({ ask: 'open', sought, i })) as Opened;
  }

  /** Stops counting at once; the progress so far remains. */
  stop(): void {
    this.#run += 1;
    for (const worker of this.#workers) worker?.end();
    this.#workers = [];
  }
}
