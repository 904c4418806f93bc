import { describe, expect, test } from 'vitest';
import figures from '#content/claims/figures.json' with { type: 'json' };
import { EVENT } from '#engine/events.ts';
import { chatQuiDort } from '#engine/games/chat-qui-dort/index.ts';
import { manille } from '#engine/games/manille/index.ts';
import { meanOf, NOTHING, shareOf, type Tally, tallied, together } from '#engine/lab/estimate.ts';
import { count, estimateOf, QUESTIONS, SEED, verdictOf } from '#engine/lab/questions.ts';
import { hearIn, mannersOf, playTrial } from '#engine/lab/trials.ts';
import { randomFrom } from '#engine/random.ts';

const tally = (answers: Iterable<number>): Tally => [...answers].reduce(tallied, NOTHING);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

describe('an interval', () => {
  test('is Wilson’s for a share, and never leaves what a share can be', () => {
    const { mean, low, high } = shareOf({ n: 10, sum: 2, squares: 2 });
    expect([mean, low, high].map((value) => value.toFixed(4))).toEqual(['0.2000', '0.0567', '0.5098']);
    expect(shareOf({ n: 20, sum: 0, squares: 0 }).low).toBe(0);
    expect(shareOf({ n: 20, sum: 20, squares: 20 }).high).toBe(1);
  });

  test('of a mean is two standard errors wide on either side, in the unit of the question', () => {
    const { mean, low, high } = meanOf(tally([0, 2, 4, 6]), 10);
    expect(mean).toBe(30);
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(20 / 3 / 4) * 10, 2);
    expect(mean - low).toBeCloseTo(high - mean, 9);
  });

  test('holds the true value in 93 to 97 of a hundred small runs', () => {
    let shares = 0;
    let means = 0;
    for (let run = 0; run < 2000; run++) {
      const random = randomFrom('coverage', run);
      const share = shareOf(tally(upTo(120).map(() => (random.below(10) < 3 ? 1 : 0))));
      if (share.low <= 0.3 && share.high >= 0.3) shares += 1;
      const mean = meanOf(tally(upTo(120).map(() => random.below(6) + 1)));
      if (mean.low <= 3.5 && mean.high >= 3.5) means += 1;
    }
    for (const held of [shares, means]) {
      expect(held).toBeGreaterThan(0.93 * 2000);
      expect(held).toBeLessThan(0.97 * 2000);
    }
  });
});

describe('what is known beforehand is found', () => {
  const CHAT = { game: chatQuiDort, seats: 5, whole: 'deal' } as const;

  test('the card that is named is the cat in one deal of six, among five players (CQ-T8)', () => {
    const named = shareOf(
      tally(
        upTo(6000).map(
          (i) => hearIn(CHAT, 'random', 'known', i, 'woke-cat', (_, cite) => cite.includes('named')).count,
        ),
      ),
    );
    expect(named.low).toBeLessThan(1 / 6);
    expect(named.high).toBeGreaterThan(1 / 6);
    // A cat that were one of five cards, or of seven, would be told from it.
    expect(named.high).toBeLessThan(1 / 5);
    expect(named.low).toBeGreaterThan(1 / 7);
  });

  test('the turn-up of Manille is worth fifteen eighths on average', () => {
    const points = meanOf(
      tally(
        upTo(8000).map((i) => {
          let turned = 0;
          let over = false;
          playTrial({ game: manille, seats: 4, whole: 'deal' }, 'random', 'known', i, (kind, _who, _what, amount) => {
            if (kind === EVENT.led) over = true;
            if (kind === EVENT.scored && !over) turned = amount;
          });
          return turned;
        }),
      ),
    );
    expect(points.low).toBeLessThan(15 / 8);
    expect(points.high).toBeGreaterThan(15 / 8);
    expect(points.high - points.low).toBeLessThan(0.1);
  });
});

describe('the claims', () => {
  test.each(QUESTIONS.map((question) => [question.id, question] as const))(
    '%s: parts counted apart add up to the whole, to the last unit',
    (_, question) => {
      for (const manner of mannersOf(question.setting.game)) {
        const parts = [count(question, manner, 'parts', 0, 7), count(question, manner, 'parts', 7, 20)];
        expect(together(parts[0]!, parts[1]!)).toEqual(count(question, manner, 'parts', 0, 20));
      }
    },
  );

  test('the published figures are those of their seed, as one of them counted again shows', () => {
    const question = QUESTIONS.find(({ id }) => id === 'SS-C1')!;
    expect(figures.seed).toBe(SEED);
    expect(count(question, 'random', SEED, 0, question.trials)).toEqual(figures.counted['SS-C1'].random);
  });

  test('each figure counts as many trials as were fixed beforehand', () => {
    for (const { id, trials, setting } of QUESTIONS) {
      const counted: Readonly<Record<string, Tally>> = (figures.counted as Record<string, Record<string, Tally>>)[id]!;
      expect(Object.keys(counted)).toEqual(mannersOf(setting.game));
      for (const { n } of Object.values(counted)) expect(n).toBe(trials);
    }
  });

  test('a verdict follows from the bounds alone', () => {
    const question = QUESTIONS.find(({ id }) => id === 'MA-C3')!;
    const at = (low: number, high: number) => ({ mean: (low + high) / 2, low, high });
    expect(verdictOf(question, [at(0.06, 0.07), at(0.08, 0.1)])).toBe('holds');
    expect(verdictOf(question, [at(0.01, 0.02), at(0.02, 0.03)])).toBe('fails');
    expect(verdictOf(question, [at(0.01, 0.02), at(0.06, 0.07)])).toBe('depends-on-players');
    expect(verdictOf(question, [at(0.04, 0.06), at(0.06, 0.07)])).toBe('undecided');
    expect(estimateOf(question, { n: 100, sum: 5, squares: 5 }).mean).toBe(0.05);
  });
});
