/** Request to a worker; the response carries the same id. */

interface RequestMessage<T> {
  readonly id: number;
  readonly about: T;
}

/** Error response of a worker. */
interface ErrorMessage {
  readonly id: number;
  readonly problem: string;
}

/**
 * Time in milliseconds that a worker has beyond the time that a request needs. A worker that has not loaded by then has
 * failed.
 */
const WAITS = 4000;

/** Client of a worker, which is created at the first request. */
export class WorkerClient<Question, Answer> {
  readonly #make: () => Worker;
  readonly #waits: number;
  #worker: Worker | undefined;
  #lastId = 0;
  /** Functions that reject the pending requests. */
  readonly #open = new Set<(why: string) => void>();

  constructor(make: () => Worker, waits = WAITS) {
    this.#make = make;
    this.#waits = waits;
  }

  /**
   * Sends a request and waits for the answer, at most `waits` milliseconds. Rejects if there is no worker or no answer;
   * the next request then creates a new worker.
   */
  ask(about: Question, waits = this.#waits): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#make();
      const worker = this.#worker;
      const id = ++this.#lastId;
      const asking = new AbortController();
      const { signal } = asking;
      const done = () => {
        asking.abort();
        clearTimeout(late);
        this.#open.delete(refuse);
      };
      const refuse = (why: string) => {
        done();
        reject(new Error(why));
      };
      const fail = (why: string) => {
        refuse(why);
        this.end();
      };
      const late = setTimeout(() => fail('no answer'), waits);
      this.#open.add(refuse);
      worker.addEventListener('error', () => fail('no worker'), { signal });
      // May answer another request.
      const onMessage = ({ data }: MessageEvent<RequestMessage<Answer> | ErrorMessage>) => {
        if (data.id !== id) return;
        if ('problem' in data) return refuse(data.problem);
        done();
        resolve(data.about);
      };
      worker.addEventListener('message', onMessage, { signal });
      worker.postMessage({ id, about } satisfies RequestMessage<Question>);
    });
  }

  /** Terminates the worker, and rejects all pending requests. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const refuse of this.#open) refuse('ended');
  }
}

/** Called in the worker: answers every request with the result of `find`, or reports an error. */
export const serveWorker = <Question, Answer>(find: (question: Question) => Answer | Promise<Answer>): void =>
  addEventListener('message', async ({ data: { id, about } }: MessageEvent<RequestMessage<Question>>) => {
    try {
      postMessage({ id, about: await find(about) } satisfies RequestMessage<Answer>);
    } catch (problem) {
      postMessage({ id, problem: String(problem) } satisfies ErrorMessage);
    }
  });
