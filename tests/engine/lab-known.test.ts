/**
 * Compares counts over random trials with exact values known for the games, and measures how often the bounds are
 * right.
 */
import { describe, expect, test, vi } from 'vitest';
import { card, SUITS } from '#engine/cards.ts';
import { EVENT } from '#engine/events.ts';
import { chatQuiDort } from '#engine/games/chat-qui-dort/index.ts';
import { CARD_POINTS, CARD_TO_MANILLE, suitMask } from '#engine/games/manille/cards.ts';
import { manille } from '#engine/games/manille/index.ts';
import type { ManilleTable } from '#engine/games/manille/rules.ts';
import { addToTally, EMPTY_TALLY, type Estimate, estimateMean, estimateShare } from '#engine/lab/estimate.ts';
import { countAnswers, estimateAnswer } from '#engine/lab/question.ts';
import { countTrialEvents, playTrial } from '#engine/lab/trials.ts';
import { createRandom, shuffle } from '#engine/random.ts';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { findQuestion, getPublishedTally, getTrialCell } from './figures.ts';
import { numbersBelow } from './up-to.ts';

vi.setConfig({ testTimeout: 120_000 });

/**
 * Runs a number of trials and returns the estimated share or mean of their answers; trials without an answer (null) do
 * not count.
 */
const estimated = (of: typeof estimateShare, trials: number, ask: (i: number) => number | null): Estimate =>
  of(
    numbersBelow(trials)
      .map(ask)
      .filter((answer) => answer !== null)
      .reduce(addToTally, EMPTY_TALLY),
  );

/**
 * Checks that the exact value lies within the bounds, and that the values under slightly different rules lie outside.
 */
const expectToTell = ({ low, high }: Estimate, value: number, ...neighbours: readonly number[]): void => {
  expect(low).toBeLessThan(value);
  expect(high).toBeGreaterThan(value);
  for (const neighbour of neighbours) expect(neighbour < low || neighbour > high, String(neighbour)).toBe(true);
};

describe.each([5, 8, 12])('Le Chat qui dort among %i', (n) => {
  const chat = { setting: { game: chatQuiDort, seats: n, whole: 'deal' }, manner: 'random' } as const;
  const TRIALS = 16_000;
  const woken = (i: number, named: boolean) =>
    countTrialEvents(chat, 'known', i, 'woke-cat', (_, cite) => cite.includes('named') === named).count;

  test('the card named is the cat once in as many deals as there are cards', () => {
    const found = estimated(estimateShare, TRIALS, (i) => woken(i, true));
    expectToTell(found, 1 / (n + 1), 1 / n, 1 / (n + 2));
  });

  test('the caller wakes the cat in all deals but two of as many as there are cards', () => {
    const found = estimated(estimateShare, TRIALS, (i) => woken(i, false));
    expectToTell(found, (n - 1) / (n + 1), n / (n + 1), (n - 2) / (n + 1));
  });

  /** Plays a deal; returns the payment of each seat, and the player who called, if any did. */
  const paidIn = (i: number) => {
    const paid = numbersBelow(n).map(() => 0);
    let caller = -1;
    playTrial(chat, 'known', i, (kind, who, _what, amount) => {
      if (kind === EVENT.paid) paid[who]! += amount;
      if (kind === EVENT['called-for']) caller = who;
    });
    return { paid, caller };
  };

  test('half as many counters are paid in a deal as there are players', () => {
    const found = estimated(estimateMean, TRIALS, (i) => paidIn(i).paid.reduce((sum, each) => sum + each, 0));
    expectToTell(found, n / 2, (n - 1) / 2, (n + 1) / 2);
  });

  test('the caller pays in all cases but one of as many as there are players, any other player in half of them', () => {
    const called = (answer: (paid: readonly number[], caller: number) => number) => (i: number) => {
      const { paid, caller } = paidIn(i);
      return caller < 0 ? null : answer(paid, caller);
    };
    expectToTell(
      estimated(
        estimateMean,
        TRIALS,
        called((paid, caller) => paid[caller]!),
      ),
      (n - 1) / n,
      n / (n + 1),
      (n - 2) / (n - 1),
    );
    expectToTell(
      estimated(
        estimateMean,
        TRIALS,
        called((paid, caller) => paid[(caller + 1) % n]!),
      ),
      1 / 2,
      (n - 1) / (2 * n),
      (n + 1) / (2 * n),
    );
  });
});

describe('La Manille', () => {
  const coup = { setting: { game: manille, seats: 4, whole: 'deal' }, manner: 'random' } as const;

  test('gives the turn-up 15/8 points on average', () => {
    const found = estimated(estimateMean, 16_000, (i) => {
      let turned = 0;
      let played = false;
      playTrial(coup, 'known', i, (kind, _who, _what, amount) => {
        if (kind === EVENT.led) played = true;
        if (kind === EVENT.scored && !played) turned = amount;
      });
      return turned;
    });
    // With three points at most it would be twelve eighths; with one point more or less on a card, one eighth more or
    // less.
    expectToTell(found, 15 / 8, 14 / 8, 16 / 8, 12 / 8);
  });

  /** Deals trial number `i`; returns the hands as bit masks, the dealer and the trump suit. */
  const dealt = (i: number) => {
    const table = manille.table({ seats: 4, dealer: i % 4 }) as ManilleTable;
    table.deal(table.shuffle(createRandom('known', i)));
    const { coup: here, dealer } = table;
    const held = Array.from(here.held);
    held[dealer]! |= 1 << here.turnUp;
    return { held, dealer, trumps: suitMask(here.trump) };
  };
  const bits = (mask: number): number => numbersBelow(32).filter((card) => (mask >>> card) & 1).length;

  test('lacks a counting card among four cards of the pack 495 times in 35,960', () => {
    const found = estimated(estimateShare, 40_000, (i) => {
      const { held, dealer } = dealt(i);
      const hand = numbersBelow(32).filter((card) => (held[(dealer + 1) % 4]! >>> card) & 1);
      shuffle(hand, createRandom('four', i), 4);
      return hand.slice(0, 4).every((card) => CARD_POINTS[card] === 0) ? 1 : 0;
    });
    // One blank rank more or less would leave four cards of 8 or 16; one blank card more or less, of 11 or 13.
    expectToTell(found, 495 / 35_960, 330 / 35_960, 715 / 35_960, 70 / 35_960);
  });

  test('gives the dealer, who has the turn-up, 80 of 248 trumps, and each of the others 56', () => {
    for (const after of [0, 1, 2, 3]) {
      const found = estimated(estimateMean, 16_000, (i) => {
        const { held, dealer, trumps } = dealt(i);
        return bits(held[(dealer + after) % 4]! & trumps);
      });
      // Were the turn-up any card, each would have two; were it a ninth card, the dealer would have one in 31 more.
      expectToTell(found, after === 0 ? 80 / 31 : 56 / 31, 2, after === 0 ? 87 / 31 : 49 / 31);
    }
  });

  // B96.values: the manille five, the manillon four, the king three, the queen two, the knave one; no other card counts.
  test.each(Object.entries({ '10': 5, A: 4, K: 3, Q: 2, J: 1, '9': 0, '8': 0, '7': 0 }))(
    'counts every %s as %i',
    (rank, points) => {
      for (const suit of SUITS) expect(CARD_POINTS[CARD_TO_MANILLE[card(`${rank}${suit}`)]!], suit).toBe(points);
    },
  );
});

describe.runIf(RUNS_ALL_INSTANCES)(
  'the bounds of small runs hold the value of a long one in 93 to 97 of a hundred',
  () => {
    const RUNS = 2000;

    test.each([
      ['a share', 'SS-C6', '7 players, random', 100],
      ['a mean', 'SS-C1', 'random', 150],
    ])('for %s (%s, %s), %i trials a run', (_, id, key, trials) => {
      const question = findQuestion(id);
      const cell = getTrialCell(question, key);
      const long = estimateAnswer(question, getPublishedTally(id, key)).mean;
      const held = numbersBelow(RUNS).filter((run) => {
        const { low, high } = estimateAnswer(
          question,
          countAnswers(question, cell, 'coverage', run * trials, (run + 1) * trials),
        );
        return low <= long && long <= high;
      }).length;
      expect(held).toBeGreaterThanOrEqual(0.93 * RUNS);
      expect(held).toBeLessThanOrEqual(0.97 * RUNS);
    });
  },
);
