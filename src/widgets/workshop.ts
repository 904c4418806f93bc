/** Questions to a worker, so that the page can be used while it thinks; each answer bears the number of its question. */

interface Letter<T> {
  readonly id: number;
  readonly about: T;
}

/** How long an answer is waited for beyond what was asked for, in milliseconds; a worker that has not loaded by then will not. */
const WAITS = 4000;

/** A worker that is made when it is first asked. */
export class Workshop<Question, Answer> {
  readonly #make: () => Worker;
  readonly #waits: number;
  #worker: Worker | undefined;
  #asked = 0;

  constructor(make: () => Worker, waits = WAITS) {
    this.#make = make;
    this.#waits = waits;
  }

  /** The answer; where there can be no worker, or it does not answer, it is refused, and the next question makes another. */
  async ask(about: Question): Promise<Answer> {
    try {
      return await this.#answered(about);
    } catch (problem) {
      this.#worker?.terminate();
      this.#worker = undefined;
      throw problem;
    }
  }

  #answered(about: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#make();
      const worker = this.#worker;
      const id = ++this.#asked;
      const asking = new AbortController();
      const { signal } = asking;
      const done = () => {
        asking.abort();
        clearTimeout(late);
      };
      const fail = (why: string) => {
        done();
        reject(new Error(why));
      };
      const late = setTimeout(() => fail('no answer'), this.#waits);
      worker.addEventListener('error', () => fail('no worker'), { signal });
      // Something else may have been asked meanwhile.
      const hear = ({ data }: MessageEvent<Letter<Answer>>) => {
        if (data.id !== id) return;
        done();
        resolve(data.about);
      };
      worker.addEventListener('message', hear, { signal });
      worker.postMessage({ id, about } satisfies Letter<Question>);
    });
  }
}

/** In the worker: answers every question. */
export const answer = <Question, Answer>(find: (question: Question) => Answer | Promise<Answer>): void =>
  addEventListener('message', async ({ data }: MessageEvent<Letter<Question>>) => {
    postMessage({ id: data.id, about: await find(data.about) } satisfies Letter<Answer>);
  });
