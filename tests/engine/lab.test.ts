import { describe, expect, test, vi } from 'vitest';
import { jig } from '#engine/games/jig/index.ts';
import { manille } from '#engine/games/manille/index.ts';
import {
  addToTally,
  CRITICAL_VALUE_95,
  EMPTY_TALLY,
  estimateMean,
  estimateShare,
  mergeTallies,
  normalQuantile,
  studentTQuantile,
  type Tally,
} from '#engine/lab/estimate.ts';
import {
  type ClaimQuestion,
  countAnswers,
  createTrialCells,
  estimateAnswer,
  getVerdict,
} from '#engine/lab/question.ts';
import { CLAIM_QUESTIONS, CLAIMS_SEED } from '#engine/lab/questions.ts';
import { CHECKED_TRIAL_COUNT } from '#engine/lab/shards.ts';
import { listStrategies } from '#engine/lab/strategies.ts';
import { createRandom } from '#engine/random.ts';
import { selectInstances } from '../instances.ts';
import { findQuestion, getPublishedTally, getTrialCell, readClaimFigures } from './figures.ts';
import { numbersBelow } from './up-to.ts';

// Some players think long, or with all hands open.
vi.setConfig({ testTimeout: 60_000 });

const tally = (answers: Iterable<number>): Tally => [...answers].reduce(addToTally, EMPTY_TALLY);

describe('an interval', () => {
  test('is Wilson’s for a share, and never exceeds the range of a share', () => {
    const { mean, low, high } = estimateShare({ n: 10, sum: 2, squares: 2 });
    expect([mean, low, high].map((value) => value.toFixed(4))).toEqual(['0.2000', '0.0567', '0.5098']);
    expect(estimateShare({ n: 20, sum: 0, squares: 0 }).low).toBe(0);
    expect(estimateShare({ n: 20, sum: 20, squares: 20 }).high).toBe(1);
  });

  test('of a mean is as many standard errors wide on either side as Student’s law asks, in the unit of the question', () => {
    const { mean, low, high } = estimateMean(tally(numbersBelow(31).map((i) => 2 * i)), 10);
    expect(mean).toBe(300);
    expect(high - mean).toBeCloseTo(2.042272 * Math.sqrt((4 * 31 * 32) / 12 / 31) * 10, 3);
    expect(mean - low).toBeCloseTo(high - mean, 9);
  });

  // Values of the two distributions as tables print them: for 20, 31, 100 and 2000 answers.
  test.each([
    [1, 1.9599639845, [2.093024, 2.042272, 1.984217, 1.961151]],
    [4, 2.4977054744, [2.758586, 2.657355, 2.544161, 2.499968]],
    [12, 2.8652602385, [3.254996, 3.101675, 2.933356, 2.868564]],
  ])(
    'for %i estimates at once meets Student’s law to the fifth figure from twenty answers on',
    (m, normal, [...student]) => {
      const critical = normalQuantile(1 - 0.025 / m);
      expect(critical).toBeCloseTo(normal, 9);
      if (m === 1) expect(critical).toBeCloseTo(CRITICAL_VALUE_95, 9);
      for (const [i, n] of [20, 31, 100, 2000].entries())
        expect(studentTQuantile(critical, n) / student[i]!).toBeCloseTo(1, n < 31 ? 3 : 4);
    },
  );

  test('grows with the number of simultaneous estimates', () => {
    const wide = estimateShare({ n: 100, sum: 30, squares: 30 }, normalQuantile(1 - 0.025 / 4));
    const alone = estimateShare({ n: 100, sum: 30, squares: 30 });
    expect(wide.low).toBeLessThan(alone.low);
    expect(wide.high).toBeGreaterThan(alone.high);
  });

  test('holds the true value in 93 to 97 of a hundred small runs', () => {
    let shares = 0;
    let means = 0;
    for (let run = 0; run < 2000; run++) {
      const random = createRandom('coverage', run);
      const share = estimateShare(tally(numbersBelow(120).map(() => (random.below(10) < 3 ? 1 : 0))));
      if (share.low <= 0.3 && share.high >= 0.3) shares += 1;
      const mean = estimateMean(tally(numbersBelow(120).map(() => random.below(6) + 1)));
      if (mean.low <= 3.5 && mean.high >= 3.5) means += 1;
    }
    for (const held of [shares, means]) {
      expect(held).toBeGreaterThan(0.93 * 2000);
      expect(held).toBeLessThan(0.97 * 2000);
    }
  });
});

describe('the claims', () => {
  // In La Manille the players think longest.
  const asks = selectInstances(
    CLAIM_QUESTIONS.map((question) => [question.id, question] as const),
    (all) => all.filter(([id]) => !/^MA-C[1236]$/.test(id)),
  );

  // A trial that weighs cards adds up like the rest, and is slow.
  const apart = selectInstances(asks, (all) => all.filter(([id]) => id !== 'MA-C4'));

  test.each(apart)('of %s counted in parts add up to the whole, to the last unit', (_, question) => {
    for (const cell of question.cells) {
      const [most, half] = [6, 2];
      const parts = [countAnswers(question, cell, 'parts', 0, half), countAnswers(question, cell, 'parts', half, most)];
      expect(mergeTallies(parts[0]!, parts[1]!)).toEqual(countAnswers(question, cell, 'parts', 0, most));
    }
  });

  test('use only known strategies, and each cell has a name of its own', () => {
    for (const { id, cells } of CLAIM_QUESTIONS) {
      expect(new Set(cells.map(({ key }) => key)).size, id).toBe(cells.length);
      for (const { setting, manner } of cells) expect(listStrategies(setting.game), id).toContain(manner);
    }
  });

  test('have published figures that follow from their seed, as one recount shows', () => {
    const question = findQuestion('SS-C1');
    const cell = getTrialCell(question, 'random');
    expect(countAnswers(question, cell, CLAIMS_SEED, 0, cell.trials)).toEqual(getPublishedTally('SS-C1', 'random'));
  });

  test.each(asks)('of %s answer in the first trials of each cell as they did when published', (id, question) => {
    const { first } = readClaimFigures(id);
    // Daily tests take every second cell, since many are alike.
    for (const cell of selectInstances(question.cells, (all) => all.filter((_, i) => i % 2 === 0))) {
      const to = Math.min(CHECKED_TRIAL_COUNT, cell.trials);
      expect({ from: 0, to, ...countAnswers(question, cell, CLAIMS_SEED, 0, to) }, cell.key).toEqual(first[cell.key]);
    }
  });

  test('count in each figure the number of trials fixed beforehand', () => {
    for (const { id, cells } of CLAIM_QUESTIONS) {
      const { receipt, counted } = readClaimFigures(id);
      expect(receipt.seed).toBe(CLAIMS_SEED);
      expect(Object.keys(counted)).toEqual([id]);
      expect(Object.entries(counted[id]!).map(([key, { from, to }]) => [key, from, to])).toEqual(
        cells.map(({ key, trials }) => [key, 0, trials]),
      );
    }
  });

  describe('have a verdict that follows from the bounds alone', () => {
    const at = (low: number, high: number) => ({ mean: (low + high) / 2, low, high });
    const setting = { game: manille, seats: 4, whole: 'deal' } as const;
    const asking = (holds: ClaimQuestion['holds'], ...populations: string[]): ClaimQuestion => ({
      ...findQuestion('MA-C3'),
      holds,
      cells: populations.flatMap((population) => createTrialCells(setting, { random: 10, book: 10 }, population)),
    });

    test('in one population', () => {
      const question = asking('above', '');
      expect(getVerdict(question, [at(0.06, 0.07), at(0.08, 0.1)])).toBe('holds');
      expect(getVerdict(question, [at(0.01, 0.02), at(0.02, 0.03)])).toBe('fails');
      expect(getVerdict(question, [at(0.01, 0.02), at(0.06, 0.07)])).toBe('depends-on-players');
      expect(getVerdict(question, [at(0.04, 0.06), at(0.06, 0.07)])).toBe('undecided');
      expect(getVerdict(asking('below', ''), [at(0.01, 0.02), at(0.02, 0.03)])).toBe('holds');
    });

    test('in two that differ by a reading', () => {
      const by = (population: string, readings: Readonly<Record<string, string>>) =>
        createTrialCells({ ...setting, readings }, { random: 10, book: 10 }, population);
      const cells = [by('five', {}), by('three', { turnup: 'three' })].flat();
      const question: ClaimQuestion = { ...asking('above'), cells };
      const [yes, no] = [at(0.06, 0.07), at(0.01, 0.02)];
      expect(getVerdict(question, [yes, yes, no, no])).toBe('depends-on-reading');
      expect(getVerdict(question, [yes, yes, yes, no])).toBe('depends-on-players');
      expect(getVerdict(question, [yes, yes, yes, yes])).toBe('holds');
    });

    test('in two that differ by a card, with the same rules', () => {
      const [yes, no] = [at(0.06, 0.07), at(0.01, 0.02)];
      expect(getVerdict(asking('above', 'knave', 'queen'), [no, no, yes, yes])).toBe('depends-on-case');
    });

    test('in several that differ by the number of players', () => {
      const by = (seats: number) =>
        createTrialCells({ game: jig, seats, whole: 'deal' }, { random: 10 }, `${seats} players`);
      const question: ClaimQuestion = { ...asking('above'), cells: [by(4), by(5), by(6)].flat() };
      const [yes, no, neither] = [at(0.06, 0.07), at(0.01, 0.02), at(0.04, 0.06)];
      expect(getVerdict(question, [no, yes, yes])).toBe('depends-on-number');
      expect(getVerdict(question, [no, neither, yes])).toBe('depends-on-number');
      expect(getVerdict(question, [no, neither, no])).toBe('undecided');
    });

    test('even if no difference is claimed', () => {
      const question = asking('within', '');
      expect(getVerdict(question, [at(-0.04, 0.02), at(-0.01, 0.04)])).toBe('holds');
      expect(getVerdict(question, [at(-0.08, -0.06), at(0.06, 0.07)])).toBe('fails');
      expect(getVerdict(question, [at(-0.04, 0.02), at(-0.01, 0.06)])).toBe('undecided');
    });
  });

  test('have shares between nought and one', () => {
    expect(estimateAnswer(findQuestion('MA-C3'), { n: 100, sum: 5, squares: 5 }).mean).toBe(0.05);
  });
});
