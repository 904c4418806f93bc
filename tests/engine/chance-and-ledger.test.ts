import { describe, expect, test } from 'vitest';
import { CALLED_WORDS, EVENT, EVENT_TYPES, type GameEvent, toGameEvent } from '#engine/events.ts';
import { Ledger } from '#engine/ledger.ts';
import { createRandom, RANDOM_GENERATOR_NAME, shuffle } from '#engine/random.ts';

describe('the random generator', () => {
  const first = (seed: string, stream: number, n: number): number[] => {
    const random = createRandom(seed, stream);
    return Array.from({ length: 8 }, () => random.below(n));
  };

  // Published records depend on these numbers: they never change while the generator keeps this name.
  test.each<[string, number, number, string]>([
    ['snorum', 0, 52, '2 37 7 25 27 39 46 5'],
    ['snorum', 1, 52, '6 8 16 40 32 23 28 26'],
    ['snorum', 2, 52, '48 18 47 30 2 28 20 12'],
    ['', 0, 52, '37 2 16 19 34 32 36 6'],
    ['Nain jaune 1760', 1, 1000, '597 956 3 674 148 322 724 469'],
    // Just over half of 2^24: every other number is drawn again.
    ['half are drawn again', 7, (1 << 23) + 1, '5933731 797223 577875 5939232 3464173 3504691 253026 6773485'],
    ['été', 3, 1 << 24, '2677722 14455124 10831891 14609813 8024038 12680074 12110984 13704421'],
  ])('gives, for seed “%s”, stream %i, below %i: %s', (seed, stream, n, numbers) => {
    expect(RANDOM_GENERATOR_NAME).toBe('sfc32-1');
    expect(first(seed, stream, n).join(' ')).toBe(numbers);
  });

  test('uses stream 0, the setting-up, when no stream is given', () => {
    const random = createRandom('snorum');
    expect(Array.from({ length: 8 }, () => random.below(52))).toEqual(first('snorum', 0, 52));
  });

  test.each([1, 2, 3, 5, 7, 51, 52, 1000])('makes each number below %i equally likely', (n) => {
    const random = createRandom('fair', n);
    const draws = 2000 * Math.min(n, 100);
    const counts = new Float64Array(n);
    for (let i = 0; i < draws; i++) counts[random.below(n)]! += 1;
    const expected = draws / n;
    const chiSquared = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
    // Five standard deviations of chi-squared above its mean; the seed is fixed, so the result is deterministic.
    expect(chiSquared).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * n));
  });

  test('makes every order of four cards equally likely', () => {
    const random = createRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const pack = [0, 1, 2, 3];
      shuffle(pack, random);
      counts.set(pack.join(''), (counts.get(pack.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const [order, count] of counts) expect(Math.abs(count - 1000), order).toBeLessThan(5 * Math.sqrt(1000));
  });

  test('gives a part-shuffled pack the same first cards, and still every card', () => {
    const whole = Array.from({ length: 52 }, (_, i) => i);
    const part = [...whole];
    shuffle(whole, createRandom('pack', 1));
    shuffle(part, createRandom('pack', 1), 10);
    expect(part.slice(0, 10)).toEqual(whole.slice(0, 10));
    expect(part.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i));
  });

  test('distinguishes streams and seeds', () => {
    const seen = new Set<string>();
    for (const seed of ['', 'a', 'b', 'ab', 'ba', 'é', '1', '01'])
      for (let stream = -1; stream < 20; stream++) seen.add(first(seed, stream, 1 << 24).join());
    expect(seen.size).toBe(8 * 21);
  });
});

describe('the ledger', () => {
  test('moves counters between accounts and reports it; moving none is no event', () => {
    const heard: unknown[] = [];
    const ledger = new Ledger<string>(3, (...said) => heard.push(said));
    ledger.pay(0, 2, 4, 'a');
    ledger.pay(2, 1, 0, 'b');
    ledger.pay(2, 1, 1, 'c');
    expect(Array.from(ledger.balance)).toEqual([-4, 1, 3]);
    expect(heard).toEqual([
      [EVENT.paid, 0, 2, 4, 'a'],
      [EVENT.paid, 2, 1, 1, 'c'],
    ]);
  });

  test('gives the seats their counters and reports it', () => {
    const heard: unknown[] = [];
    const ledger = new Ledger<string>(3, (...said) => heard.push(said));
    ledger.receive(1, 5, 'a');
    expect(Array.from(ledger.balance)).toEqual([0, 5, 0]);
    expect(heard).toEqual([[EVENT.received, 1, 0, 5, 'a']]);
  });

  test('keeps the same counters without a listener', () => {
    const ledger = new Ledger<string>(2, null);
    ledger.pay(1, 0, 7, 'a');
    expect(Array.from(ledger.balance)).toEqual([7, -7]);
  });
});

describe('events', () => {
  const accounts = ['A', 'B', 'pool'];

  test.each<[GameEvent['type'], number, number, number, Omit<GameEvent, 'type' | 'cite'>]>([
    ['drew', 1, 8, 0, { seat: 'B', card: '9S' }],
    ['received', 0, 0, 5, { seat: 'A', counters: 5 }],
    ['dealt', 0, 0, 0, { seat: 'A', cards: 0 }],
    ['laid-aside', 0, 0, 7, { cards: 7 }],
    ['led', 0, 0, 0, { seat: 'A', card: 'AS' }],
    ['followed', 1, 21, 2, { seat: 'B', card: '9H', call: 'snap' }],
    ['followed', 1, 21, 0, { seat: 'B', card: '9H' }],
    ['called', 0, 0, CALLED_WORDS.indexOf('hoc'), { seat: 'A', call: 'hoc' }],
    ['led', 0, 12, CALLED_WORDS.indexOf('snip'), { seat: 'A', card: 'KS', call: 'snip' }],
    ['named', 0, 10, 0, { seat: 'A', rank: 'J' }],
    ['miscalled', 1, 0, 0, { seat: 'B' }],
    ['misplayed', 1, 51, 0, { seat: 'B', card: 'KC' }],
    ['paid', 0, 2, 3, { from: 'A', to: 'pool', counters: 3 }],
    ['scored', 1, 0, 34, { scorer: 'B+D', points: 34 }],
    ['counted', 1, 0, 0, { seat: 'B', points: 0 }],
    ['exhausted', 0, 0, 0, {}],
  ])('are read from integers: %s %i %i %i', (type, who, what, amount, said) => {
    expect(
      toGameEvent({ seats: accounts, accounts, scorers: ['A+C', 'B+D'] }, EVENT[type], who, what, amount, 'X.y'),
    ).toEqual({ type, ...said, cite: 'X.y' });
  });

  test('have an integer for each type', () => {
    expect(EVENT_TYPES.map((type) => EVENT[type])).toEqual(EVENT_TYPES.map((_, i) => i));
  });
});
