/** Pool of workers that count trials. Each gets a few trials at a time, so that progress can be shown often. */
import { EMPTY_TALLY, mergeTallies, type Tally } from '#engine/lab/estimate.ts';
import { WorkerClient } from '../../browser/worker-client.ts';
import type { CountRequest, ExtremeTrial, PlayedTrial, TallyPart, WorkerReply, WorkerRequest } from './counting.ts';

/** Intended duration of a request in milliseconds. It is also the time between two progress reports. */
const EVERY = 100;
/**
 * Number of trials in the first request, small so that figures appear at once; and the factor by which it may grow from
 * one request to the next.
 */
const FIRST = 2;
const GROWS = 6;
/** Time limits in milliseconds: for loading a worker, and for one trial. */
const COMES = 8_000;
const TAKES = 120_000;

export interface CountProgress {
  /**
   * Number of trials counted from the first one on without a gap. The same trials give the same result on every device.
   */
  readonly to: number;
  /** Tally of these trials; those without an answer are left out. */
  readonly tally: Tally;
  /**
   * The counted trials with the smallest and the largest answer, the first one if several are equal; `undefined` before
   * any is counted.
   */
  readonly least?: ExtremeTrial | undefined;
  readonly most?: ExtremeTrial | undefined;
}

export const NO_PROGRESS: CountProgress = { to: 0, tally: EMPTY_TALLY };

/** Returns the number of workers: at most one for each processor, and at most four. */
export const getWorkerCount = (processors = navigator.hardwareConcurrency): number =>
  Math.max(1, Math.min(4, processors || 1));

/** Adds the result of the next trials to the progress. */
const added = (so: CountProgress, { to, tally, least, most }: TallyPart): CountProgress => ({
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
  /** Number of the current count; results of a stopped count are discarded. */
  #run = 0;

  constructor(make: () => Worker, size = getWorkerCount()) {
    this.#make = make;
    this.#size = size;
  }

  #worker(i: number): WorkerClient<WorkerRequest, WorkerReply> {
    this.#workers[i] ??= new WorkerClient(this.#make, TAKES);
    return this.#workers[i]!;
  }

  /** Lets one worker load a game in advance; resolves to false if it cannot. */
  ready(game: string, i = 0): Promise<boolean> {
    return this.#worker(i)
      .ask({ ask: 'ready', game }, COMES)
      .then(
        () => true,
        () => false,
      );
  }

  /**
   * Counts the trials from the first one to `trials` (exclusive), and reports progress about ten times a second.
   * Rejects if no worker loads or one fails.
   */
  async count(sought: CountRequest, trials: number, hear: (progress: CountProgress) => void): Promise<void> {
    const run = ++this.#run;
    let next = 0;
    let so = NO_PROGRESS;
    const waiting = new Map<number, TallyPart>();
    const take = (part: TallyPart): void => {
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
        const part = (await this.#worker(i).ask({ ask: 'count', sought, from, to: next })) as TallyPart;
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

  /** Plays one trial (0-based) and returns its records and its answer. */
  async open(sought: CountRequest, i: number): Promise<PlayedTrial> {
    return (await this.#worker(0).ask({ ask: 'open', sought, i })) as PlayedTrial;
  }

  /** Stops counting at once. The progress reached so far remains valid. */
  stop(): void {
    this.#run += 1;
    for (const worker of this.#workers) worker?.end();
    this.#workers = [];
  }
}
