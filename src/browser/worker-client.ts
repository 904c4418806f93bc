/** Questions to a worker, so that the page can be used while it thinks; each answer bears the number of its question. */

interface Letter<T> {
  readonly id: number;
  readonly about: T;
}

/** The letter of a worker that cannot answer. */
interface Regret {
  readonly id: number;
  readonly problem: string;
}

/** How long an answer is waited for beyond what was asked for, in milliseconds; a worker that has not loaded by then will not. */
const WAITS = 4000;

/** A worker that is made when it is first asked. */
export class WorkerClient<Question, Answer> {
  readonly #make: () => Worker;
  readonly #waits: number;
  #worker: Worker | undefined;
  #asked = 0;
  /** Refuses each question that has no answer yet. */
  readonly #open = new Set<(why: string) => void>();

  constructor(make: () => Worker, waits = WAITS) {
    this.#make = make;
    this.#waits = waits;
  }

  /** The answer, waited for so long; where there can be no worker, or it does not answer, it is refused, and the next question makes another. */
  ask(about: Question, waits = this.#waits): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#make();
      const worker = this.#worker;
      const id = ++this.#asked;
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
      // Something else may have been asked meanwhile.
      const hear = ({ data }: MessageEvent<Letter<Answer> | Regret>) => {
        if (data.id !== id) return;
        if ('problem' in data) return refuse(data.problem);
        done();
        resolve(data.about);
      };
      worker.addEventListener('message', hear, { signal });
      worker.postMessage({ id, about } satisfies Letter<Question>);
    });
  }

  /** Ends the worker, whatever it is at; all that it has not answered is refused. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const refuse of this.#open) refuse('ended');
  }
}

/** In the worker: answers every question, or says that it cannot. */
export const answer = <Question, Answer>(find: (question: Question) => Answer | Promise<Answer>): void =>
  addEventListener('message', async ({ data: { id, about } }: MessageEvent<Letter<Question>>) => {
    try {
      postMessage({ id, about: await find(about) } satisfies Letter<Answer>);
    } catch (problem) {
      postMessage({ id, problem: String(problem) } satisfies Regret);
    }
  });
