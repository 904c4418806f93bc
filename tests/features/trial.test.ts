/** Tests a trial that is run again: its workers, its options, its random draws, and the deals that are opened. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { EMPTY_TALLY, type Tally } from '#engine/lab/estimate.ts';
import { countAnswers } from '#engine/lab/question.ts';
import { CLAIMS_SEED } from '#engine/lab/questions.ts';
import { replay } from '#engine/record/replay.ts';
import { type CountRequest, runRequest, type WorkerRequest } from '../../src/features/trial/counting.ts';
import { createAxis, getRowMarkPath } from '../../src/features/trial/plots.ts';
import {
  formatTrialQuery,
  parseTrialQuery,
  type TrialOptions,
  type TrialQuery,
  toTrialQuery,
} from '../../src/features/trial/trial-query.ts';
import { type CountProgress, getWorkerCount, WorkerPool } from '../../src/features/trial/worker-pool.ts';
import { countDecimals, createAnswerFormatter } from '../../src/model/figures.ts';
import { findQuestion, getTrialCell } from '../engine/figures.ts';

const CLAIM = 'MA-C3';
const TRIALS = 300;
const SOUGHT: CountRequest = { game: 'manille', claim: CLAIM, cell: 'random', seed: 'a crew' };

/** A fake worker in the same thread, which sends its count after `turns` turns of the event loop. */
class FakeWorker extends EventTarget {
  ended = false;
  readonly #carry: typeof runRequest;
  readonly #turns: number;

  constructor(carry = runRequest, turns = 0) {
    super();
    this.#carry = carry;
    this.#turns = turns;
  }

  postMessage({ id, about }: { id: number; about: WorkerRequest }): void {
    const tell = (data: object) => {
      if (!this.ended) this.dispatchEvent(Object.assign(new Event('message'), { data: { id, ...data } }));
    };
    const waited = async () => {
      const turns = about.ask === 'count' ? this.#turns : 0;
      for (let turn = 0; turn < turns; turn++) await new Promise((next) => setImmediate(next));
    };
    waited()
      .then(() => this.#carry(about))
      .then(
        (answered) => tell({ about: answered }),
        (problem: unknown) => tell({ problem: String(problem) }),
      );
  }

  terminate(): void {
    this.ended = true;
  }
}

/** Returns a pool of fake workers; the first one is the slowest, so that results arrive in the reverse order. */
const createCrew = (size: number, made: FakeWorker[] = [], carry = runRequest, apart = 5): WorkerPool =>
  new WorkerPool(() => {
    const fake = new FakeWorker(carry, apart * (size - made.length - 1));
    made.push(fake);
    return fake as unknown as Worker;
  }, size);

const counted = async (crew: WorkerPool, sought = SOUGHT): Promise<readonly CountProgress[]> => {
  const heard: CountProgress[] = [];
  await crew.count(sought, TRIALS, (progress) => heard.push(progress));
  return heard;
};

const known = (): Tally => {
  const question = findQuestion(CLAIM);
  return countAnswers(question, getTrialCell(question, 'random'), SOUGHT.seed, 0, TRIALS);
};

describe('the workers of a trial', () => {
  test('are as many as the device has, four at most, and one where it does not say', () => {
    expect([1, 2, 4, 16, 0].map(getWorkerCount)).toEqual([1, 2, 4, 4, 1]);
  });

  test.each([1, 2, 7])('reach the same count to the last unit when they are %i', async (size) => {
    const heard = await counted(createCrew(size));
    expect(heard.at(-1)!.tally).toEqual(known());
    expect(heard.at(-1)!.to).toBe(TRIALS);
  });

  test('report only the first trials, without a gap, and the lowest and highest early answers', async () => {
    const question = findQuestion(CLAIM);
    const [cell] = question.cells;
    for (const { to, tally, least, most } of await counted(createCrew(3))) {
      expect(tally).toEqual(countAnswers(question, cell!, SOUGHT.seed, 0, to));
      const answers = Array.from({ length: to }, (_, i) => question.ask(cell!, SOUGHT.seed, i)!);
      for (const [extreme, value] of [
        [least, Math.min(...answers)],
        [most, Math.max(...answers)],
      ] as const)
        if (to > 0) expect(extreme).toEqual({ i: answers.indexOf(value), answer: value });
    }
  });

  test('are ignored once stopped, and can begin again', async () => {
    const made: FakeWorker[] = [];
    // Both report at once: the second has already reported when the first is heard.
    const crew = createCrew(2, made, runRequest, 0);
    const heard: CountProgress[] = [];
    const counting = crew.count(SOUGHT, TRIALS, (progress) => {
      heard.push(progress);
      crew.stop();
    });
    await counting;
    expect(heard).toHaveLength(1);
    expect(made.every(({ ended }) => ended)).toBe(true);
    expect((await counted(crew)).at(-1)!.tally).toEqual(known());
  });

  test('report when none of them starts, and when the count breaks off', async () => {
    const dead = new WorkerPool(() => {
      throw new Error('no workers here');
    }, 2);
    await expect(counted(dead)).rejects.toThrow('no worker');
    let orders = 0;
    const failing = createCrew(1, [], (order) => {
      orders += 1;
      return orders > 3 ? Promise.reject(new Error('lost')) : runRequest(order);
    });
    await expect(counted(failing)).rejects.toThrow('lost');
    await expect(counted(createCrew(1), { ...SOUGHT, cell: 'nobody' })).rejects.toThrow(/no cell nobody/);
  });

  test('count other players and other readings on request', async () => {
    const book = (await counted(createCrew(2), { ...SOUGHT, manner: 'book' })).at(-1)!.tally;
    expect(book).not.toEqual(known());
    const question = findQuestion('MA-C1');
    const cell = getTrialCell(question, 'random');
    const sought: CountRequest = { ...SOUGHT, claim: 'MA-C1', readings: { 'turn-up-points': 'three' } };
    const setting = { ...cell.setting, readings: { ...cell.setting.readings, 'turn-up-points': 'three' } };
    const three = (await counted(createCrew(2), sought)).at(-1)!.tally;
    expect(three).toEqual(countAnswers(question, { ...cell, setting }, SOUGHT.seed, 0, TRIALS));
    expect(three).not.toEqual(countAnswers(question, cell, SOUGHT.seed, 0, TRIALS));
  });
});

describe('an opened deal', () => {
  test('comes with its answer and all that a link to its table needs', async () => {
    const question = findQuestion('CC-C4');
    const cell = getTrialCell(question, 'random');
    const { answer, played } = await createCrew(1).open(
      { game: 'chnif-chnof-chnorum', claim: 'CC-C4', cell: 'random', seed: CLAIMS_SEED },
      4,
    );
    expect(answer).toBe(question.ask(cell, CLAIMS_SEED, 4));
    // The question uses the same deal in two games.
    expect(played.map(({ game, seats }) => [game, seats])).toEqual([
      ['chnif-chnof-chnorum', 5],
      ['snip-snap-snorum', 5],
    ]);
    for (const { record } of played) expect(replay(record, GAMES).ok).toBe(true);
  });
});

const OFFERED: TrialOptions = {
  cells: [
    { key: 'random', population: '', manner: 'random', trials: 400, tally: EMPTY_TALLY },
    { key: 'book', population: '', manner: 'book', trials: 300, tally: EMPTY_TALLY },
    { key: 'three, random', population: 'three', manner: 'random', trials: 200, tally: EMPTY_TALLY },
  ],
  manners: ['random', 'book', 'sampling'],
  points: [
    { name: 'nul', question: '?', choices: { keeps: 'a', loses: 'b' } },
    { name: 'last', question: '?', choices: { one: 'a', two: 'b' } },
  ],
  // The second point does not apply where the choice is open.
  kept: { '': { nul: 'keeps' }, three: { nul: 'loses', last: 'one' } },
  seed: CLAIMS_SEED,
};

describe('an address of a trial', () => {
  const first = toTrialQuery(OFFERED, OFFERED.cells[0]!);
  test.each<TrialQuery>([
    first,
    { ...first, manner: 'book', trials: 300 },
    { ...first, manner: 'sampling', trials: 7, seed: 'rain & snow' },
    { population: 'three', manner: 'random', readings: { nul: 'keeps', last: 'two' }, seed: 'x', trials: 200 },
  ])('restores its options: %j', (wanted) => {
    expect(parseTrialQuery(formatTrialQuery(OFFERED, wanted), OFFERED)).toEqual({ asked: wanted, strange: [] });
  });

  test('names only itself when the trial is published', () => {
    expect(OFFERED.cells.map((cell) => formatTrialQuery(OFFERED, toTrialQuery(OFFERED, cell)))).toEqual([
      '',
      '?players=book',
      '?among=three',
    ]);
  });

  test.each([
    ['?players=__proto__', ['players']],
    ['?players=double-dummy&deals=1e9', ['players', 'deals']],
    ['?among=constructor', ['among']],
    ['?deals=0', ['deals']],
    ['?deals=-5', ['deals']],
    ['?deals=99999999', ['deals']],
    [`?seed=${'x'.repeat(61)}`, ['seed']],
    ['?seed=%20', ['seed']],
    ['?readings=nul:toString', ['readings']],
    ['?readings=__proto__:keeps', ['readings']],
    ['?readings=last:two', ['readings']],
  ])('with nonsense falls back to the published trial, with a notice: %s', (query, strange) => {
    expect(parseTrialQuery(query, OFFERED)).toEqual({ asked: first, strange });
  });
});

describe('figures', () => {
  test('are written with two digits of their uncertainty', () => {
    expect(countDecimals([{ mean: 0.0251, low: 0.0234, high: 0.0269 }], true)).toBe(2);
    expect(countDecimals([{ mean: -4.8, low: -5, high: -4.6 }], false)).toBe(2);
    expect(countDecimals([{ mean: 120, low: 100, high: 140 }], false)).toBe(0);
    expect(createAnswerFormatter('fr', { share: true, places: 1 })(0.025)).toBe('2,5\u00a0%');
    expect(createAnswerFormatter('en', { share: false, places: 1 })(-0.25)).toBe('−0.3');
    expect(createAnswerFormatter('en', { share: false, places: 1 })(-0.01)).toBe('0.0');
  });

  test('lie on their axis, and so does the bound', () => {
    const figure = (value: number) => String(value);
    const estimates = [
      { mean: 0.03, low: 0.02, high: 0.04 },
      { mean: 0.9, low: 0.88, high: 0.93 },
    ];
    for (const holds of ['above', 'below'] as const) {
      const { low, high, ticks } = createAxis(
        estimates,
        { share: true, claim: { bound: 0.99, holds, said: '' } },
        figure,
      );
      expect(low).toBe(0);
      expect(high).toBe(1);
      expect(ticks.length).toBeGreaterThan(2);
      expect(ticks.every(({ at }) => at >= low && at <= high)).toBe(true);
    }
    const within = createAxis(
      [{ mean: 0, low: -0.1, high: 0.1 }],
      { share: false, claim: { bound: 2, holds: 'within', said: '' } },
      figure,
    );
    expect(within.low).toBeLessThanOrEqual(-2);
    expect(within.high).toBeGreaterThanOrEqual(2);
  });

  test('are distinguished by the form of their marks', () => {
    expect(new Set([0, 1, 2, 3].map(getRowMarkPath)).size).toBe(4);
  });
});
