import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  card,
  createEmptyOwners,
  FULL_PACK,
  formatCard,
  NO_OWNER,
  PIQUET_PACK,
  parseCard,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
} from '#engine/cards.ts';
import { Hands } from '#engine/hands.ts';

describe('cards', () => {
  test('are fifty-two, each parsed from its own notation', () => {
    const written = FULL_PACK.map(formatCard);
    expect(new Set(written).size).toBe(52);
    expect(written.map((text) => parseCard(text))).toEqual(FULL_PACK);
    expect(written.map((text) => parseCard(text.toLowerCase()))).toEqual(FULL_PACK);
    expect(written).toEqual(SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)));
  });

  test.each([
    ['AS', 0, 0],
    ['10D', 9, 2],
    ['KH', 12, 1],
    ['7D', 6, 2],
    ['JC', 10, 3],
  ])('include %s, of rank %i and suit %i', (text, rank, suit) => {
    expect([rankOf(card(text)), suitOf(card(text))]).toEqual([rank, suit]);
  });

  test.each(['', 'S', '9', '1S', '11S', '0S', '9X', '9SS', ' 9S', '9 S', 'TS', 'constructor'])(
    'do not include “%s”',
    (text) => {
      expect(parseCard(text)).toBeUndefined();
      expect(() => card(text)).toThrow();
    },
  );

  test('are thirty-two without the twos to sixes', () => {
    expect(PIQUET_PACK).toHaveLength(32);
    expect(PIQUET_PACK.filter((each) => /^[2-6]/.test(formatCard(each)))).toEqual([]);
  });
});

describe('hands', () => {
  /** Generates a deal to four seats; some cards may be dealt to nobody. */
  const deals = fc.array(fc.integer({ min: NO_OWNER, max: 3 }), { minLength: 52, maxLength: 52 });

  test('give the same answers as the owner table', () => {
    fc.assert(
      fc.property(deals, (owners) => {
        const hands = new Hands(4);
        hands.setOut(Int8Array.from(owners));
        const list = new Int32Array(52);
        for (let seat = 0; seat < 4; seat++) {
          const own = FULL_PACK.filter((each) => owners[each] === seat);
          expect(hands.size(seat)).toBe(own.length);
          expect(Array.from(list.subarray(0, hands.list(seat, list)))).toEqual(own);
          for (let rank = 0; rank < 13; rank++) {
            const ofRank = own.filter((each) => rankOf(each) === rank);
            expect(hands.holdsRank(seat, rank)).toBe(ofRank.length > 0);
            expect(Array.from(list.subarray(0, hands.listRank(seat, rank, list)))).toEqual(ofRank);
          }
          for (const each of FULL_PACK) expect(hands.holds(seat, each)).toBe(owners[each] === seat);
        }
      }),
      { seed: 1891, numRuns: 20 },
    );
  });

  test('lose the card that is taken, and no other', () => {
    fc.assert(
      fc.property(deals, fc.integer({ min: 0, max: 51 }), (owners, taken) => {
        fc.pre(owners[taken] !== NO_OWNER);
        const [hands, without] = [new Hands(4), new Hands(4)];
        hands.setOut(Int8Array.from(owners));
        hands.take(taken);
        without.setOut(Int8Array.from(owners.with(taken, NO_OWNER)));
        expect(hands).toEqual(without);
        const list = [new Int32Array(52), new Int32Array(52)] as const;
        for (let seat = 0; seat < 4; seat++) {
          expect(hands.list(seat, list[0])).toBe(without.list(seat, list[1]));
          expect(list[0]).toEqual(list[1]);
          expect(hands.size(seat)).toBe(without.size(seat));
        }
      }),
      { seed: 1891, numRuns: 50 },
    );
  });

  test('are reset whatever they held before', () => {
    const hands = new Hands(2);
    hands.give(0, card('9S'));
    const owners = createEmptyOwners();
    owners[card('KC')] = 1;
    hands.setOut(owners);
    expect([hands.size(0), hands.size(1), hands.holds(0, card('9S')), hands.holds(1, card('KC'))]).toEqual([
      0,
      1,
      false,
      true,
    ]);
  });
});
