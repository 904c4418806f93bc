/**
 * Tests one order of the pack dealt under two books with different packs and hand sizes: each player keeps as many of
 * his cards as possible.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL_PACK, formatCard, parseCard } from '#engine/cards.ts';
import { playByRuleBook } from '#engine/compare/compare.ts';
import {
  createRuleBookTable,
  dealByRuleBooks,
  findBookWithLargestHands,
  type RuleBook,
} from '#engine/compare/deals.ts';
import { findGame } from '#engine/games.ts';
import { createRandom, shuffle } from '#engine/random.ts';
import { getBalances } from '#engine/record/replay.ts';

const bookOf = (id: string): RuleBook => ({ game: findGame(id)! });
const PAIRS = [
  ['nain-jaune', 'pope-joan', [3, 5]],
  ['lindor', 'pope-joan', [3, 4, 5, 6, 7, 8]],
  ['jig', 'newmarket', [3, 4, 5, 6, 7, 8]],
  ['spin', 'pope-joan', [3, 4, 5, 6, 7, 8]],
  ['nain-jaune', 'lindor', [3, 5]],
] as const;

/**
 * The pack in the order spades, hearts, diamonds, clubs, each from ace to king. The hands expected below were dealt
 * from it on paper.
 */
const ORDERED = ['S', 'H', 'D', 'C'].flatMap((suit) =>
  'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map((rank) => parseCard(rank + suit)!),
);

const cards = (text: string): readonly number[] => text.split(' ').map((card) => parseCard(card)!);

describe('a deal on paper to three, the third of whom deals,', () => {
  test.each([
    // Jig deals 18, 17 and 17. Newmarket has no seven, J♦, Q♥, K♣ or A♠, and deals 15, 15 and 14: the first player has
    // only twelve cards that it uses, and receives the three the others have too many.
    [
      'jig',
      'newmarket',
      [
        '4S 10S KS 3H 6H 9H 2D 5D 8D AC 4C 10C 9C JC QC',
        '2S 5S 8S JS AH 4H 10H KH 3D 6D 9D QD 2C 5C 8C',
        '3S 6S 9S QS 2H 5H 8H JH AD 4D 10D KD 3C 6C',
      ],
      undefined,
    ],
    // The nain jaune deals 15 each and leaves 7♣ to K♣, of which the last is turned up; Pope Joan has no 8♦, and deals
    // 12.
    [
      'nain-jaune',
      'pope-joan',
      [
        'AS 4S 7S 10S KS 3H 6H 9H QH 2D 5D JD',
        '2S 5S 8S JS AH 4H 7H 10H KH 3D 6D 9D',
        '3S 6S 9S QS 2H 5H 8H JH AD 4D 7D 10D',
      ],
      'KC',
    ],
    // Spin lacks 8♦ and 2♥, which lie in the spare hand, so that A♥ stops in both.
    [
      'spin',
      'pope-joan',
      [
        'AS 4S 7S 10S KS 4H 7H 10H KH 3D 6D 10D',
        '2S 5S 8S JS AH 5H 8H JH AD 4D 7D JD',
        '3S 6S 9S QS 3H 6H 9H QH 2D 5D 9D QD',
      ],
      'KC',
    ],
  ])('of %s leaves %s its hands', (large, small, hands, turnUp) => {
    const [, given] = dealByRuleBooks([bookOf(large), bookOf(small)], { seats: 3, dealer: 2, pack: ORDERED });
    expect(given!.hands).toEqual(hands.map(cards));
    expect(given!.turnUp === undefined ? undefined : formatCard(given!.turnUp)).toBe(turnUp);
  });
});

describe.each(PAIRS)('%s and %s', (one, other, seatNumbers) => {
  const books = [bookOf(one), bookOf(other)];
  const anyDeal = fc
    .record({ seed: fc.string(), seats: fc.constantFrom(...seatNumbers), by: fc.boolean() })
    .map(({ seed, seats, by }) => {
      const pack = [...FULL_PACK];
      shuffle(pack, createRandom(seed));
      return { seats, dealer: seats - 1, pack, order: pack, dealing: by ? ('by-the-book' as const) : undefined };
    });

  test('deal each player their own number of their own cards, none of them twice', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        for (const [i, { hands, turnUp }] of dealByRuleBooks(books, deal).entries()) {
          const { hands: sizes, pack, turnUp: turnsUp } = createRuleBookTable(books[i]!, deal).layout();
          expect(hands.map(({ length }) => length)).toEqual([...sizes]);
          const all = [...hands.flat(), ...(turnUp === undefined ? [] : [turnUp])];
          expect(new Set(all).size).toBe(all.length);
          expect(all.every((card) => pack.includes(card))).toBe(true);
          expect(turnUp !== undefined).toBe(turnsUp);
        }
      }),
      { seed: 1891, numRuns: 60 },
    );
  });

  test('let each player keep the first cards of the larger hand that are in the other pack', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const kept = { ...deal, dealing: undefined };
        const given = dealByRuleBooks(books, kept);
        const most = findBookWithLargestHands(books, kept);
        const less = 1 - most;
        const { pack } = createRuleBookTable(books[less]!, kept).layout();
        for (const [seat, hand] of given[most]!.hands.entries()) {
          const keeps = hand.filter((card) => pack.includes(card) && card !== given[less]!.turnUp);
          const smaller = given[less]!.hands[seat]!;
          expect(smaller.slice(0, keeps.length)).toEqual(keeps.slice(0, smaller.length));
        }
      }),
      { seed: 1760, numRuns: 60 },
    );
  });

  test('are played to the end of the deal by one order of preference, without gain or loss of counters', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const given = dealByRuleBooks(books, deal);
        for (const [i, book] of books.entries()) {
          const played = playByRuleBook(book, deal, given[i]);
          if (!played.ok) throw new Error(played.faults.map(({ code }) => code).join());
          expect(played.value.dealOver).toBe(true);
          expect(Object.values(getBalances(played.value)).reduce((sum, has) => sum + has, 0)).toBe(0);
        }
      }),
      { seed: 1792, numRuns: 20 },
    );
  });
});
