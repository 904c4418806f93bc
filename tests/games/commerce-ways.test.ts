/**
 * Tests the two ways of Commerce beside each other: three deals played on paper by the plan that all players follow,
 * with their accounts and the first difference, and the rows of any deal.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCard } from '#engine/cards.ts';
import { type Comparison, compare, shufflePack } from '#engine/compare/compare.ts';
import { dealByRuleBooks, getUndealtCards, isDealingModeRelevant, rebuildPack } from '#engine/compare/deals.ts';
import { parseHands } from '#engine/compare/written-hands.ts';
import { commerce } from '#engine/games/commerce/index.ts';
import { selectDisputedPoints } from '#engine/readings.ts';
import { getBalances } from '#engine/record/replay.ts';
import { findPaymentPurpose } from '../../src/features/compare/purposes.ts';

const WAYS = [{ game: commerce }, { game: commerce, variant: 'old' }];

const cards = (text: string) => text.split(' ').map((card) => parseCard(card)!);

const compared = (deal: { seats: number; pack: readonly number[] }, books = WAYS): Comparison => {
  const made = compare(books, { ...deal, dealer: deal.seats - 1, order: [] });
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
};

/** Hands in the order of play, the dealer's last; the stock from its top, of which three lie in the middle. */
interface Worked {
  readonly what: string;
  readonly hands: readonly string[];
  readonly stock: string;
  readonly moves: readonly [readonly string[], readonly string[]];
  readonly accounts: readonly [string, string];
  readonly first: Comparison['first'];
}

const WORKED: readonly Worked[] = [
  {
    what: 'a pair of fours ends the modern deal; in the old one C still takes a second ace',
    hands: ['5H 2D JC', '3H 4H 4C', 'AS QH 6D', '5S KH QC'],
    stock: 'AC JH 7D',
    // A point of 26, B fours, C 27, D 25: pool 5 and 1 of D's, who had 1 of A. Old: A knaves, B fours, C aces, D 27.
    moves: [
      ['A throws 2D', 'B stands'],
      ['A 2D for JH', 'B stands', 'C 6D for AC', 'D 5S for 7D', 'A stands', 'C keeps', 'D keeps'],
    ],
    accounts: ['A -2 B 5 C -1 D -2 pool 0', 'A -1 B -1 C 3 D -1 pool 0'],
    first: { row: 1, by: 'card' },
  },
  {
    what: 'a pair that nobody has a chance to beat in the modern way stands alone in the old',
    hands: ['9S 9H 4D', 'KS 7H 2C', 'KH QD 8C', 'AS 6D 3C'],
    stock: 'QS 10D 5H',
    // B 19 to 27, C 28 to 30, D 20 to 25, and no more: all pass, one stands.
    moves: [
      ['A stands'],
      ['A stands', 'B 2C for QS', 'C 8C for 10D', 'D 3C for 8C', 'B passes', 'C passes', 'D passes'],
    ],
    accounts: ['A 5 B -1 C -1 D -3 pool 0', 'A 3 B -1 C -1 D -1 pool 0'],
    first: { row: 1, by: 'payment' },
  },
  {
    what: 'a stander who is beaten pays for it in the modern way only',
    hands: ['2S 2H 7C', '6S 5S 4S', 'KD JH 9C'],
    stock: '3D 8H KC',
    // Modern: the pool of 4 to B, 1 of C who deals, 1 of A who stood. Old: C has kings, and 1 from each goes to B.
    moves: [['A stands'], ['A stands', 'B stands', 'C 9C for KC']],
    accounts: ['A -2 B 5 C -3 pool 0', 'A -1 B 2 C -1 pool 0'],
    first: { row: 1, by: 'payment' },
  },
];

describe.each(WORKED)('$what', ({ hands, stock, moves, accounts, first }) => {
  const seats = hands.length;
  const deal = { seats, pack: rebuildPack(hands.map(cards), seats - 1, cards(stock)) };
  const found = compared(deal);

  test('reaches in both ways the accounts worked on paper, by these moves', () => {
    for (const [way, played] of found.played.entries()) {
      expect(Object.entries(getBalances(played)).flat().join(' ')).toBe(accounts[way]);
      expect(found.rows.flatMap(({ cells }) => cells[way]?.laid || [])).toEqual(moves[way]);
    }
  });

  test('diverges where the ways do', () => {
    expect(found.first).toEqual(first);
    expect(found.stakesDiffer).toBe(true);
  });

  test('is read from the hands and the stock as a reader writes them', () => {
    const rest = getUndealtCards({ ...deal, dealer: seats - 1 }, WAYS);
    const notation = (all: readonly number[]) =>
      all.map((card) => [...'SHDC'].flatMap((suit) => RANKS.map((rank) => rank + suit))[card]).join(' ');
    const text = `${hands.map((hand, seat) => `${'ABCD'[seat]}: ${hand}\n`).join('')}Talon: ${notation(rest)}\n`;
    const read = parseHands(text, WAYS, 5);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(compared(read.value).rows).toEqual(found.rows);
  });
});

const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');

test('the three cards in the middle are the first of the stock, and every card is in one place', () => {
  const deal = { seats: 5, dealer: 4, pack: shufflePack('middle') };
  const [modern, old] = dealByRuleBooks(WAYS, deal);
  expect(old!.hands).toEqual(modern!.hands);
  expect(old!.board).toEqual(modern!.talon!.slice(0, 3));
  expect([...old!.hands.flat(), ...old!.board!, ...old!.talon!].toSorted((a, b) => a - b)).toEqual([
    ...Array(52).keys(),
  ]);
  expect(isDealingModeRelevant(WAYS, deal)).toBe(false);
});

test('any deal of either way ends, each step in one row, with a purpose for each payment', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.integer({ min: 3, max: 7 }),
      fc.constantFrom(...Object.entries(commerce.readings).filter(([point]) => point !== 'pack')),
      fc.nat(2),
      (seed, seats, [point, { values }], choice) => {
        const readings = { [point]: values[choice % values.length]! };
        const books = WAYS.map((way) => ({
          ...way,
          ...(point in selectDisputedPoints(commerce.readings, way.variant) && { readings }),
        }));
        const { rows, played, flows } = compared({ seats, pack: shufflePack(seed) }, books);
        for (const [way, each] of played.entries())
          expect(rows.flatMap(({ cells }) => cells[way]?.steps ?? [])).toEqual([...each.steps.keys()]);
        for (const { cite } of flows.flat(2)) expect([cite, findPaymentPurpose(cite)]).not.toContain(undefined);
      },
    ),
    { numRuns: 60 },
  );
});

test('the small pack, which has not all of these cards, is refused', () => {
  const made = compare([{ game: commerce, readings: { pack: '32' } }], {
    seats: 4,
    dealer: 3,
    pack: shufflePack('small'),
    order: [],
  });
  expect(made.ok ? [] : [...new Set(made.faults.map(({ code }) => code))]).toEqual(['not-in-pack']);
});
