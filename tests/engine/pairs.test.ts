/**
 * Tests the pairs of books with different packs: deals played on paper under each book, with the accounts and the step
 * where the games diverge.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FULL_PACK, parseCard } from '#engine/cards.ts';
import { buildMoveOrder, type ComparedDeal, type Comparison, compare } from '#engine/compare/compare.ts';
import {
  createRuleBookTable,
  dealByRuleBooks,
  isDealingModeRelevant,
  type RuleBook,
  rebuildPack,
} from '#engine/compare/deals.ts';
import { findGame } from '#engine/games.ts';
import { getBalances } from '#engine/record/replay.ts';
import { findPaymentPurpose } from '../../src/features/compare/purposes.ts';

const IDS = ['nain-jaune-pope-joan', 'lindor-pope-joan', 'jig-newmarket', 'spin-pope-joan'] as const;
type Id = (typeof IDS)[number];

/** Returns the books of a pair, as on its page. */
const booksOf = (id: Id): readonly RuleBook[] => {
  const file = join(import.meta.dirname, `../../content/comparisons/${id}.yaml`);
  const { books } = parse(readFileSync(file, 'utf8')) as {
    books: { game: string; readings?: Record<string, string> }[];
  };
  return books.map(({ game, readings }) => ({ game: findGame(game)!, readings }));
};

/**
 * A deal and its expected result: the balances under each book, players before boxes, and the step where the first two
 * books diverge.
 */
interface Worked {
  readonly pair: Id;
  readonly what: string;
  readonly order: 'lowest' | 'highest';
  /** The hands under the book that deals the most cards, in the order of play; the last player deals. */
  readonly hands: string;
  /** The undealt cards, the last of which is turned up. */
  readonly talon?: string;
  readonly accounts: readonly string[];
  readonly first: Comparison['first'];
}

const cards = (text: string): readonly number[] =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((card) => parseCard(card)!);

const dealOf = ({ hands, talon = '', order }: Pick<Worked, 'hands' | 'talon' | 'order'>): ComparedDeal => {
  const held = hands.trim().split('\n').map(cards);
  const dealer = held.length - 1;
  return {
    seats: held.length,
    dealer,
    pack: rebuildPack(held, dealer, cards(talon)),
    order: buildMoveOrder(order, ''),
  };
};

const compared = (pair: Id, deal: ComparedDeal): Comparison => {
  const made = compare(booksOf(pair), deal);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
};

const WORKED: readonly Worked[] = [
  {
    pair: 'nain-jaune-pope-joan',
    what: 'the dwarf is laid for the eight of spades, which follows in Pope Joan',
    order: 'lowest',
    hands: `AS 2S 3S 4S KH KC KD 9C 10C
            5S 6S 7S 9H 10H JH 2D 3D 4D
            AH 2H 3H 4H 5H 6H 5C 6C 7D
            8S 9S 10S JS 7H 8H 5D 6D 8D
            AC 2C 3C 4C 9D 10D JD QD QS`,
    talon: 'KS AD 7C 8C JC QC QH',
    accounts: [
      // E stakes 15. A AS 2S 3S 4S, B 5S 6S 7S, C 7D for 8S: box 5, hoc 4. C AH to 6H, D 7H 8H, B 9H 10H JH: no QH, hoc 4.
      // B 2D 3D 4D, out: C 11, D 56, E 59, A 49. Bêtes: E 10D 1, QS 3; A KH 4.
      'A -55 B 178 C -3 D -58 E -80 box:KH 8 box:QS 6 box:JC 2 box:10D 2 box:7D 0',
      // Each 3, E 6; E takes Queen for QH turned. D goes on 8S 9S 10S JS, stop; 5D 6D, stop; 7H 8H, out: Game 4, A 4, B 5, C 8.
      // E keeps Pope and owes nothing.
      'A -7 B -8 C -11 D 18 E -5 box:pope 6 box:matrimony 2 box:intrigue 2 box:ace 1 box:king 1 box:queen 0 box:knave 1 box:game 0',
      // E dresses the board with 15. At JS E lays Pope for QS: 6, and A 4, B 5, C 8, D 4. No KS: E leads AC to 4C, C 5C 6C, stop;
      // C AH (Ace 1) to 6H, out: Game 1, D 4, E 3, A 4, B 5.
      'A -8 B -10 C 10 D -8 E 10 box:pope 0 box:matrimony 2 box:intrigue 2 box:ace 0 box:king 1 box:queen 0 box:knave 1 box:game 0',
    ],
    first: { row: 8, by: 'player' },
  },
  {
    pair: 'nain-jaune-pope-joan',
    what: 'the last card is the eight of diamonds, so that the nine of clubs before it is turned up',
    order: 'highest',
    hands: `KS KH KC 10C JC 2S 3S 4S 5S
            6S 7S 8S 9S 10S JS AH 2H 3H
            4H 5H 6H 7H 8H 9D 10D AD 2D
            AC 2C 3C 4C 5C 6C 7D 9H 10H
            3D 4D 5D 6D JD QD KD QS AS`,
    talon: 'JH QH QC 7C 8C 9C 8D',
    accounts: [
      // A KC hoc 4, KH 4 and hoc 4, KS hoc 4, JC 2 and hoc 4, 10C: D 7D for the knave that is gone: 5, hoc 4.
      // D 10H, 9H, 6C, 5C, 4C, 3C, 2C, AC: eight hocs of 4, out: E 59, A 14, B 56, C 52. Bêtes: E QS 3, C 10D 1.
      'A -1 B -69 C -66 D 218 E -90 box:KH 0 box:QS 6 box:JC 0 box:10D 2 box:7D 0',
      // Clubs are trumps. A KC (King 1), KH, KS, JC (Knave 1), 10C, 4S, 3S, 2S: stops all, out: Game 4, B, D and E 8 each.
      'A 27 B -11 C -3 D -11 E -14 box:pope 6 box:matrimony 2 box:intrigue 2 box:ace 1 box:king 0 box:queen 1 box:knave 0 box:game 0',
      // E 15. At JC C lays Pope for QC: 6, and A 4, B 8, D 8, E 8; KC is gone, C leads 10D, E JD QD KD | QS | 6D, D 7D | 9H, 6C, 5C, 4C, 3C,
      // 2C, AC (Ace 1), out: Game 1, A 4, B 8, C 6, E 3.
      'A -6 B -16 C 28 D 15 E -26 box:pope 0 box:matrimony 2 box:intrigue 2 box:ace 0 box:king 0 box:queen 1 box:knave 0 box:game 0',
    ],
    first: { row: 1, by: 'payment' },
  },
  {
    pair: 'nain-jaune-pope-joan',
    what: 'an opéra in 1760; in Pope Joan the ten of spades lies in the spare hand',
    order: 'lowest',
    hands: `KS KH KD AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS
            7D 3D 4D 5D 6D AH 2H 3H 4H 5H 6H 7H 8H 9H 10H
            8D 9D 10D AD 2D AC 2C 3C 4C 5C 6C 7C 8C 9C 10C`,
    talon: 'QH QD JC QC KC JD JH',
    accounts: [
      // C 15. A AS to JS, QS 3 and hoc 2, KS hoc 2, KH 4 and hoc 2, KD hoc 2, out before anyone: B four times 80, C twice 85.
      // Bêtes: B 7D 5, C 10D 1.
      'A 505 B -329 C -190 box:KH 0 box:QS 0 box:JC 2 box:10D 2 box:7D 10',
      // Each 4, C 8; C takes Knave for JH turned. A AS to 9S, stop; KS, KH (King 1), KD, out: Game 2, B 12; C keeps Pope.
      'A 11 B -16 C -7 box:pope 6 box:matrimony 2 box:intrigue 2 box:ace 1 box:king 0 box:queen 1 box:knave 0 box:game 0',
      // C 15. At 9S C lays Pope for 10S: 6, and A 3, B 12. No JS: C leads AD 2D, B 3D to 7D, stop; AH (Ace 1) to 7H, out: Game 1, C 9, A 3.
      'A -6 B 2 C -2 box:pope 0 box:matrimony 2 box:intrigue 2 box:ace 0 box:king 1 box:queen 1 box:knave 0 box:game 0',
    ],
    first: { row: 10, by: 'card' },
  },
  {
    pair: 'lindor-pope-joan',
    what: 'an opéra, which sweeps the boxes of Lindor',
    order: 'lowest',
    hands: `KS KH KD AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS
            7D 3D 4D 5D 6D AH 2H 3H 4H 5H 6H 7H 8H 9H 10H
            8D 9D 10D AD 2D AC 2C 3C 4C 5C 6C 7C 8C 9C 10C`,
    talon: 'QH QD JC QC KC JD JH',
    accounts: [
      // Each 15. A AS to QS (9), KS, KH (12), KD, out before anyone: JC 6, 10D 3, 7D 15; B 80, C 85; no bête on empty boxes.
      'A 195 B -95 C -100 box:KH 0 box:QS 0 box:JC 0 box:10D 0 box:7D 0',
      'A 11 B -16 C -7 box:pope 6 box:matrimony 2 box:intrigue 2 box:ace 1 box:king 0 box:queen 1 box:knave 0 box:game 0',
    ],
    first: { row: 10, by: 'card' },
  },
  {
    pair: 'lindor-pope-joan',
    what: 'runs across the suits for four; in Pope Joan one player holds all the trumps',
    order: 'highest',
    hands: `KS KH KD QS JS 10S 9S 8S 7S AS 2S 3S
            KC QC JC 10C 9C 8C 7C 6C AC 2C 3C 4C
            QH JH 10H 9H 8H 7H 6H AH 2H 3H 4H 5H
            QD JD 10D 9D 8D 7D 6D AD 2D 3D 4D 5D`,
    talon: '5C 4S 5S 6S',
    accounts: [
      // A KD, KH (16), KS, QS (12), B KC, QC, JC (8), C QH, JH, D QD, JD, 10D (4), A JS, 10S, 9S, B 10C, 9C, C 10H, 9H, 8H, D 9D,
      // 8D, 7D (20), A 8S, 7S, B 8C, 7C, 6C, C 7H, 6H, 5H, D 6D, 5D, 4D, 3D, B 4C, 3C, C 4H, 3H, 2H, A 3S, 2S, AS, out:
      // B AC 2C 3, C AH 1, D AD 2D 3.
      'A 20 B -10 C -16 D 6 box:KH 0 box:QS 0 box:JC 0 box:10D 0 box:7D 0',
      // Spades are trumps. A KD, KH, KS (1), QS (1, Matrimony 2), JS (1, Intrigue 2), 10S to 7S, AS (1), out: Game 1, B 10, C 10.
      'A 26 B -13 C -13 D -6 box:pope 6 box:matrimony 0 box:intrigue 0 box:ace 0 box:king 0 box:queen 0 box:knave 0 box:game 0',
    ],
    first: { row: 2, by: 'payment' },
  },
  {
    pair: 'lindor-pope-joan',
    what: 'eight players: one card fewer ends the deal sooner',
    order: 'lowest',
    hands: `AS 2S 3S 4S 5S 6S
            AH 2H 3H 4H 5H 6H
            AD 2D 3D 4D 5D 6D
            AC 2C 3C 4C 5C 6C
            7S 8S 9S 10S JS QS
            7H 8H 9H 10H JH QH
            7D 8D 9D 10D JD QD
            7C 8C 9C 10C JC QC`,
    talon: 'KS KD KC KH',
    accounts: [
      // Each 15. A AS to 6S, out before anyone: all 120, B C D 21 each, E F G H 54 each.
      'A 384 B -36 C -36 D -36 E -69 F -69 G -69 H -69 box:KH 0 box:QS 0 box:JC 0 box:10D 0 box:7D 0',
      // Each 2, H 4; H takes King for KH turned. A AS to 5S, out: Game 4, six times 5; G keeps Pope.
      'A 32 B -7 C -7 D -7 E -7 F -7 G -2 H -8 box:pope 6 box:matrimony 2 box:intrigue 2 box:ace 1 box:king 0 box:queen 1 box:knave 1 box:game 0',
    ],
    first: { row: 5, by: 'payment' },
  },
  {
    pair: 'jig-newmarket',
    what: 'a hand that is short is filled up, and its new card is led',
    order: 'lowest',
    hands: `AS 2S 3S 4S 5S 6S 7S
            8S 9S 10S JS QS KS AH
            2H 3H 4H 5H 6H 7H 8H
            9H 10H JH QH KH AD 2D
            3D 4D 5D 6D 7D 8D
            9D 10D JD QD KD AC
            2C 3C 4C 5C 6C 7C
            8C 9C 10C JC QC KC`,
    accounts: [
      // A AS 2S 3S 4S 5S, Jig; 6S 7S, out: 7 7 7 6 6 6 6, pool 8.
      'A 52 B -8 C -8 D -8 E -7 F -7 G -7 H -7 pool 0',
      // J Q K A J Q K A and once more J. A is given AH and leads it, C 2H to 6H, stop; 8H, out: 5 6 6 5 5 5 5.
      'A -6 B -7 C 36 D -7 E -6 F -6 G -6 H -7 box:knave 3 box:queen 2 box:king 2 box:ace 2',
    ],
    first: { row: 1, by: 'card' },
  },
  {
    pair: 'jig-newmarket',
    what: 'the run stops at five by Jig, and goes on to the six of hearts by Newmarket',
    order: 'lowest',
    hands: `AH 2H 3H 4H 5H KS QC 10D JH
            6H 8H 9H 10H KH AD 2D 3D 4D
            2S 3S 4S 5S 6S 8S 9S 10S JS
            5D 6D 8D 9D QD KD AC 2C 3C
            4C 5C 6C 8C 9C 10C JC QS
            7S 7H 7D 7C JD QH KC AS`,
    accounts: [
      // A AH to 5H, 10D, F JD, D QD KD | AC 2C 3C, E 4C 5C | 6C, F 7C, E 8C 9C 10C | JC, A QC, F KC | AS, C 2S to 5S | 6S, F 7S,
      // C 8S 9S 10S | JS, out: D 4, E 1, F 3, A 2, B 9, pool 6.
      'A -3 B -10 C 24 D -5 E -2 F -4 pool 0',
      // F has none of its own and is given JH 4D 10S JS 2C 3C QS. A AH to 5H, B 6H | AD 2D 3D, F 4D, D 5D 6D | AC, F 2C 3C, E 4C 5C 6C |
      // 8C 9C 10C JC, out: F 4, A 3, B 4, C 7, D 4.
      'A -4 B -5 C -8 D -5 E 21 F -6 box:knave 2 box:queen 2 box:king 2 box:ace 1',
    ],
    first: { row: 6, by: 'player' },
  },
  {
    pair: 'jig-newmarket',
    what: 'all four boxes are played up to by one hand',
    order: 'highest',
    hands: `KS QC JH 10D KH KD 5S 4S 3S 2S 6S
            AS 7S 8S 9S 10S JS QS AD 2D 3D 4D
            AH 2H 3H 4H 5H 6H 7H 8H 9H 10H
            5D 6D 7D 8D 9D JD QD QH AC 2C
            3C 4C 5C 6C 7C 8C 9C 10C JC KC`,
    accounts: [
      // A KD, KH, KS, QC, E KC | JC, 10C, 9C, 8C, 7C, 6C, 5C, 4C, 3C, out: A 7, B 11, C 10, D 10, pool 5.
      'A -8 B -12 C -11 D -11 E 42 pool 0',
      // D is given 2S 6S. A KD, KH, KS (1), QC (1), JH (2), 10D (2), 5S, D 6S | QD, 9D, 8D, 6D, 5D, 2C, E 3C to 6C | JC, 10C, 9C, 8C, out:
      // A 2, B 9, C 9, D 2.
      'A 3 B -10 C -10 D -3 E 20 box:knave 0 box:queen 0 box:king 0 box:ace 0',
    ],
    first: { row: 3, by: 'payment' },
  },
  {
    pair: 'spin-pope-joan',
    what: '“five and Spin” stops the run that goes on to the ten by Pope Joan',
    order: 'lowest',
    hands: `AS 2S 3S 4S KS KH 9D 10D JD QD
            5S 6S 7S 8S 9S 10S AD KD 2D 3D
            AH 3H 4H 5H 6H 7H 8H 9H 10H JH
            AC 2C 3C 4C 5C 6C 7C 8C JS QS
            9C 10C JC QC KC QH 4D 5D 6D 7D`,
    accounts: [
      // A AS to 4S, B 5S and Spin: 12. B 2D 3D, E 4D to 7D, stop; 9C to KC: 4; QH, out: A 6, B 6, C 10, D 10, Game 4.
      'A -11 B 4 C -15 D -15 E 34 box:matrimony 2 box:intrigue 1 box:game 0',
      // 7D turned. A AS to 4S, B 5S to 10S, stop; AD (Ace 1), stop; KD (King 1), out: Game 4, C D E 8 each; A keeps Pope.
      'A -3 B 27 C -11 D -11 E -14 box:pope 6 box:matrimony 2 box:intrigue 2 box:ace 0 box:king 0 box:queen 1 box:knave 1 box:game 0',
    ],
    first: { row: 5, by: 'payment' },
  },
  {
    pair: 'spin-pope-joan',
    what: 'kings are paid by Spin, and Intrigue is shown; Spin left in hand costs double',
    order: 'highest',
    hands: `KS KH KD QD JD QS JS 10S 9S 2S 3S 4S 5S
            6S 7S 8S AS AH 3H 4H 5H 6H 7H 8H 9H 10H
            JH QH AD 2D 3D 4D 5D 6D 7D 9D 10D AC
            2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC`,
    accounts: [
      // A KD (3), Intrigue (1), KH (3), KS (3), QD, QS, JD, JS, 10S, 9S, 5S, B 6S 7S 8S | 10H, C JH QH | 10D, 9D, 7D to 2D, AC, D 2C to KC (3),
      // out: A 3, B 9, C 1 with Spin, twice; Game 3.
      'A 5 B -14 C -7 D 14 box:matrimony 2 box:intrigue 0 box:game 0',
      // 10H turned. A KD, KH (King 1), KS, QD, QS, JD, JS, 10S, 9S, 2S, out: Game 1, B 10, D 10; C keeps Pope.
      'A 19 B -13 C -3 D -16 box:pope 6 box:matrimony 2 box:intrigue 2 box:ace 1 box:king 0 box:queen 1 box:knave 1 box:game 0',
    ],
    first: { row: 1, by: 'payment' },
  },
  {
    pair: 'spin-pope-joan',
    what: 'with a small diamond turned Matrimony and Intrigue are the same cards: played by Pope Joan, never shown by Spin',
    order: 'lowest',
    hands: `AC 2C 3C KD QD JD 4C 5C 6C
            7C 8C AS 2S 3S 4S 5S 6S 7D
            9C 10C JC QC KC AD 2D 3D
            8S 9S 10S JS QS KS AH 3H
            4H 5H 6H 7H 8H 9H 10H JH
            QH KH 9D 10D 4D 5D 6D 7S`,
    accounts: [
      // A AC to 6C, B 7C 8C, C 9C and Spin: 15. C 2D 3D, F 4D 5D 6D, B 7D, stop; AS to 6S, out: A 3, C 4, D 8, E 8, F 5, Game 5.
      'A -7 B 29 C 10 D -12 E -12 F -11 box:matrimony 2 box:intrigue 1 box:game 0',
      // Each 3, F 6, Game 7; 7D turned. A AC to 4C, stop; JD (1), QD (1, Intrigue 2), KD (1, Matrimony 2), out: Game 7, B C D E 7 each.
      'A 39 B -10 C -10 D -10 E -10 F -6 box:pope 6 box:matrimony 0 box:intrigue 0 box:ace 1 box:king 0 box:queen 0 box:knave 0 box:game 0',
    ],
    first: { row: 5, by: 'card' },
  },
];

describe.each(WORKED.map((worked, i) => ({ ...worked, name: `${worked.pair}, ${(i % 3) + 1}: ${worked.what}` })))(
  '$name',
  (worked) => {
    const { played, first, flows } = compared(worked.pair, dealOf(worked));

    test.each([...worked.accounts.keys()])('reaches by book %i the accounts worked on paper', (book) => {
      expect(Object.entries(getBalances(played[book]!)).flat().join(' ')).toBe(worked.accounts[book]);
    });

    test('has accounts for each of its books', () => {
      expect(played.length).toBe(worked.accounts.length);
    });

    test('diverges where the rules do', () => {
      expect(first).toEqual(worked.first);
    });

    test('has a purpose for each payment, and nothing else', () => {
      for (const byBook of flows)
        for (const { cite } of byBook.flat()) expect([cite, findPaymentPurpose(cite)]).not.toContain(undefined);
    });
  },
);

test('each pair is worked at least three times', () => {
  for (const id of IDS) expect(WORKED.filter(({ pair }) => pair === id).length).toBeGreaterThanOrEqual(3);
});

test.each(WORKED)(
  '$pair: every card of the pack is in one place by each book, and only its absent ones are in none',
  (worked) => {
    const deal = dealOf(worked);
    const books = booksOf(worked.pair);
    for (const dealing of ['kept', 'by-the-book'] as const)
      for (const [i, { hands, turnUp }] of dealByRuleBooks(books, { ...deal, dealing }).entries()) {
        const { pack, hands: sizes } = createRuleBookTable(books[i]!, deal).layout();
        const held = [...hands.flat(), ...(turnUp === undefined ? [] : [turnUp])];
        const unseen = pack.filter((card) => !held.includes(card));
        const absent = FULL_PACK.filter((card) => !pack.includes(card));
        expect([...held, ...unseen, ...absent].toSorted((a, b) => a - b)).toEqual([...FULL_PACK]);
        expect(hands.map(({ length }) => length)).toEqual([...sizes]);
      }
    expect(isDealingModeRelevant(books, deal)).toBe(true);
  },
);

test('books of one pack never need a choice of dealing', () => {
  const deal = dealOf(WORKED[0]!);
  expect(isDealingModeRelevant([{ game: findGame('nain-jaune')! }, { game: findGame('lindor')! }], deal)).toBe(false);
});

describe('a deal by each book’s own rules, to three in the order of the suits,', () => {
  const suits = ['S', 'H', 'D', 'C'].flatMap((suit) =>
    'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map((rank) => parseCard(rank + suit)!),
  );
  const deal = { seats: 3, dealer: 2, pack: suits, dealing: 'by-the-book' } as const;

  test('gives every fourth card at Pope Joan to the spare hand', () => {
    const [, pope] = dealByRuleBooks(booksOf('nain-jaune-pope-joan'), deal);
    // 51 cards without 8D: twelve rounds of four, two over, KC turned up.
    expect(pope!.hands[0]).toEqual(cards('AS 5S 9S KS 4H 8H QH 3D 7D QD 3C 7C'));
    expect(pope!.hands[2]).toEqual(cards('3S 7S JS 2H 6H 10H AD 5D 10D AC 5C 9C'));
    expect(pope!.turnUp).toBe(parseCard('KC'));
  });

  test('gives at Newmarket the 44 cards it has, from the two of spades', () => {
    const [, newmarket] = dealByRuleBooks(booksOf('jig-newmarket'), deal);
    expect(newmarket!.hands[0]).toEqual(cards('2S 5S 9S QS 2H 5H 9H KH 3D 6D 10D AC 4C 8C JC'));
    expect(newmarket!.hands[2]).toEqual(cards('4S 8S JS AH 4H 8H JH 2D 5D 9D KD 3C 6C 10C'));
  });
});
