/**
 * Tests one deal played under two rule books: the accounts worked out by hand, the step where the games diverge, and
 * the rows of the comparison.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  buildMoveOrder,
  CARD_PREFERENCES,
  type ComparedDeal,
  type Comparison,
  compare,
  findReplayChanges,
  formatMoveOrder,
  parseMoveOrder,
  type RuleBook,
  rebuildPack,
  shufflePack,
} from '#engine/compare/compare.ts';
import { PASS } from '#engine/game.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { getBalances, type Replay, replay } from '#engine/record/replay.ts';
import { findPaymentPurpose } from '../../src/features/compare/purposes.ts';

const content = join(import.meta.dirname, '../../content');
const book = (game: string, more: Partial<RuleBook> = {}): RuleBook => ({ game: findGame(game)!, ...more });
const NAIN = [book('nain-jaune'), book('lindor'), book('nain-jaune', { readings: { bete: 'not-the-nain' } })];
const PAIRING = [
  book('chnif-chnof-chnorum'),
  book('snip-snap-snorum'),
  book('snip-snap-snorum', { variant: 'whole-pack' }),
];

const compared = (books: readonly RuleBook[], deal: ComparedDeal): Comparison => {
  const made = compare(books, deal);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
};

const example = (file: string) => {
  const played = replay(readFileSync(join(content, 'examples', file), 'utf8'), GAMES);
  if (!played.ok) throw new Error(JSON.stringify(played.faults));
  return played.value;
};

/**
 * Returns the deal shown on the page of 1760 and 1792: the hands of an example, and the page’s order in which cards are
 * preferred.
 */
const closingDeal = (): ComparedDeal => {
  const { record, seats } = example('nain-jaune/nain-left-in-hand.deal');
  const hands = seats.map((name) =>
    record.deals[0]!.hands.find(({ seat }) => seat === name)!.cards.map(({ card }) => card),
  );
  const { deal } = parse(readFileSync(join(content, 'comparisons/nain-jaune-lindor.yaml'), 'utf8')) as {
    deal: { order: string };
  };
  return { seats: 5, dealer: 4, pack: rebuildPack(hands, 4), order: parseMoveOrder(deal.order)! };
};

const seeded = (seed: string, seats: number, policy: (typeof CARD_PREFERENCES)[number] = 'lowest'): ComparedDeal => ({
  seats,
  dealer: seats - 1,
  pack: shufflePack(seed),
  order: buildMoveOrder(policy, seed),
});

describe('the closing account of 1760 and 1792', () => {
  const { played, rows, first, stakesDiffer, flows } = compared(NAIN, closingDeal());

  test('reaches by both books the accounts worked by hand', () => {
    // 1760: A is paid 40 by B, who holds the dwarf and owes double, 14 by C, 1 by D and 20 by E; the hocs and boxes besides.
    expect(getBalances(played[0]!)).toEqual(getBalances(example('nain-jaune/nain-left-in-hand.deal')));
    // 1792: A is paid 20, 14, 1 and 20, and everybody has staked 15.
    expect(getBalances(played[1]!)).toEqual(getBalances(example('lindor/same-hands-as-1760.deal')));
    expect(getBalances(played[1]!)).toMatchObject({
      A: 60,
      B: -60,
      C: -44,
      D: -16,
      E: -20,
      'box:QS': 30,
      'box:7D': 50,
    });
  });

  test('to the letter of 1760 makes no bête on the dwarf: B has five more, its box five less, and nothing else changes', () => {
    const whole = getBalances(played[0]!);
    expect(getBalances(played[2]!)).toEqual({ ...whole, B: whole['B']! + 5, 'box:7D': whole['box:7D']! - 5 });
  });

  test('diverges at the first card: nobody has the two of clubs, which stops the run of 1760 and not that of 1792', () => {
    expect(stakesDiffer).toBe(true);
    expect(first).toEqual({ row: 1, by: 'payment' });
    const [a, b] = rows[1]!.cells;
    expect([a!.laid, b!.laid]).toEqual(['A AC', 'A AC']);
    expect([...a!.paid].sort()).toEqual(['B A 1', 'C A 1', 'D A 1', 'E A 1']);
    expect(b!.paid).toEqual([]);
  });

  test('names the article by which each player is paid', () => {
    expect(flows[1]![0]).toContainEqual({ cite: 'AC60.nain.double', counters: -40 });
    expect(flows[1]![1]).toContainEqual({ cite: 'L92.out', counters: -20 });
    expect(flows[1]![2]!.map(({ cite }) => cite)).not.toContain('AC60.bete.nain');
  });
});

describe('the deal of Chnif and Snip', () => {
  const { played, rows, first } = compared(PAIRING, seeded('snip-437', 5));

  test('opens with four cards of one rank and diverges at the fourth: two to the player and two to the pool, or three', () => {
    expect(first).toEqual({ row: 4, by: 'payment' });
    expect(rows.slice(1, 5).map(({ cells }) => cells[0]!.laid.replace(/[SHDC]$/, ''))).toEqual([
      'A 5',
      'B 5',
      'C 5',
      'D 5',
    ]);
    expect(rows[4]!.cells[0]!.paid).toEqual(['C D 2', 'C pool 2']);
    expect(rows[4]!.cells[1]!.paid).toEqual(['C pool 3']);
  });

  test('uses one order of the pack: the five cards of a hand of Snip are the first dealt to the hand of Chnif', () => {
    const pack = shufflePack('snip-437');
    for (const seat of [0, 1, 2, 3, 4]) {
      const five = pack.filter((_, i) => i % 5 === seat && i < 25).sort((a, b) => a - b);
      const held = (i: number) =>
        Array.from(played[i]!.steps[0]!.owners).flatMap((owner, card) => (owner === seat ? [card] : []));
      expect(held(1)).toEqual(five);
      expect(held(0)).toEqual(expect.arrayContaining(five));
    }
  });

  test('creates and loses no counter', () => {
    for (const each of played) expect(each.steps.at(-1)!.balance.reduce((a, b) => a + b)).toBe(25);
  });
});

test('a book compared with itself never diverges', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom(...CARD_PREFERENCES),
      fc.constantFrom('nain-jaune', 'lindor'),
      (seed, policy, game) => {
        const { first, rows, stakesDiffer } = compared([book(game), book(game)], seeded(seed, 5, policy));
        expect([first, stakesDiffer]).toEqual([undefined, false]);
        expect(rows.every(({ differ }) => differ === 'not')).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

test('every card of every book stands in one row, in order, and the rows are alike up to the first difference', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom(...CARD_PREFERENCES),
      fc.constantFrom(NAIN, PAIRING),
      (seed, policy, books) => {
        const { rows, first, played, stakesDiffer } = compared(books, seeded(seed, 5, policy));
        for (const [i, each] of played.entries()) {
          const laid = each.steps.flatMap(({ events }) =>
            events.filter(({ type }) => type === 'led' || type === 'followed'),
          );
          expect(rows.flatMap(({ cells }) => (cells[i]?.laid ? [cells[i].laid] : []))).toEqual(
            laid.map(({ seat, card }) => `${seat} ${card}`),
          );
          expect(rows.flatMap(({ cells }) => cells[i]?.steps ?? [])).toEqual([...each.steps.keys()]);
        }
        const alike = rows.slice(stakesDiffer ? 1 : 0, first?.row);
        expect(alike.every(({ differ }) => differ === 'not')).toBe(true);
        if (first) expect(rows[first.row]!.differ).not.toBe('not');
      },
    ),
    { numRuns: 60 },
  );
});

test('each player’s counters are those the articles moved, and each article has its purpose', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom(...CARD_PREFERENCES),
      fc.constantFrom(NAIN, PAIRING),
      (seed, policy, books) => {
        const { flows, played } = compared(books, seeded(seed, 5, policy));
        for (const [seat, byBook] of flows.entries())
          for (const [i, flow] of byBook.entries()) {
            const begun = books === PAIRING ? 5 : 0;
            expect(flow.reduce((sum, { counters }) => sum + counters, begun)).toBe(
              played[i]!.steps.at(-1)!.balance[seat],
            );
            for (const { cite } of flow) expect([cite, findPaymentPurpose(cite)]).not.toContain(undefined);
          }
      },
    ),
    { numRuns: 60 },
  );
});

describe('a deal by other readings', () => {
  const [nain] = NAIN;
  const turned = (readings: Record<string, string>, deal: ComparedDeal) =>
    compared([nain!, { ...nain!, readings }], deal).played as [Replay, Replay];

  test('takes the bête out of the closing account, changes its score, and nothing else', () => {
    const [before, now] = turned({ bete: 'not-the-nain' }, closingDeal());
    const last = now.steps.length - 1;
    const bete = before.steps.findIndex(({ events }) => events.some(({ cite }) => cite === 'AC60.bete.nain'));
    expect(before.steps[last + 1]!.isScore).toBe(true);
    expect(findReplayChanges(before, now)).toEqual({
      other: new Map([[last, last + 1]]),
      gone: new Map([[bete - 1, [bete]]]),
    });
  });

  test('changes nothing by its own readings', () => {
    const [before, now] = turned({}, closingDeal());
    expect(findReplayChanges(before, now)).toEqual({ other: new Map(), gone: new Map() });
  });

  test('lists every changed step once, and every lost step once', () => {
    const points = Object.entries(nain!.game.readings).flatMap(([point, { values }]) =>
      values.slice(1).map((practice) => ({ [point]: practice })),
    );
    const found = { other: 0, gone: 0, kept: 0 };
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.constantFrom(...points),
        fc.constantFrom(3, 5),
        fc.nat(52),
        (seed, practice, seats, place) => {
          // Cards after this place in the order are held back where that is allowed: then a card has more than one
          // step.
          const dealt = seeded(seed, seats);
          const cards = dealt.order.filter((move) => move !== PASS);
          const order = [...cards.slice(0, place), PASS, ...cards.slice(place)];
          const [before, now] = turned(practice, { ...dealt, order });
          found.kept += now.steps.filter(({ move }) => / pass$/.test(move)).length;
          const { other, gone } = findReplayChanges(before, now);
          const said = ({ move, events }: Replay['steps'][number]) => JSON.stringify([move, events]);
          const named = new Set([
            ...[...other.values()].filter((own) => own !== undefined),
            ...[...gone.values()].flat(),
          ]);
          // The unmarked steps now are those of before that were not listed, in order; a card held back makes no step.
          const untold = ({ steps }: Replay, isTold: (i: number) => boolean) =>
            steps.filter(({ move, part }, i) => !(part === 1 && / pass$/.test(move)) && !isTold(i)).map(said);
          expect(untold(now, (i) => other.has(i))).toEqual(untold(before, (i) => named.has(i)));
          // Listed card after card, the steps of the deal before keep their order.
          const told = now.steps.flatMap((_, i) => [other.get(i) ?? [], gone.get(i) ?? []].flat());
          expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
          const paid = ({ steps }: Replay) => JSON.stringify(steps.at(-1)!.balance);
          if (paid(before) !== paid(now)) expect(other.size + gone.size).toBeGreaterThan(0);
          found.other += other.size;
          found.gone += gone.size;
        },
      ),
      { numRuns: 80 },
    );
    expect(found.other).toBeGreaterThan(0);
    expect(found.gone).toBeGreaterThan(0);
    expect(found.kept).toBeGreaterThan(0);
  });
});

test('a table that a book does not allow is reported, not played', () => {
  const made = compare(NAIN, seeded('four', 4));
  expect(made.ok ? [] : made.faults.map(({ code }) => code)).toEqual(['wrong-seats']);
});

test('an order parses back after formatting', () => {
  const order = buildMoveOrder('by-lot', 'x');
  expect(parseMoveOrder(formatMoveOrder(order))).toEqual(order);
  expect(parseMoveOrder('9S 10X')).toBeUndefined();
});
