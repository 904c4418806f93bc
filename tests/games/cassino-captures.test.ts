/**
 * What a card of Cassino can take, row by row, and against every subset of the table tried one by one. CA-T… and CA-S…
 * are the cases and silences of the book of 1891 as our dossier numbers them.
 */
import { describe, expect, test } from 'vitest';
import { type Card, FULL_PACK, makeCard, parseCard, rankOf } from '#engine/cards.ts';
import { Search } from '#engine/games/cassino/capture-search.ts';
import { Captures, type Combine, MOST_SETS } from '#engine/games/cassino/captures.ts';
import { listUnions } from '#engine/games/cassino/unions.ts';
import { randomFrom, shuffle } from '#engine/random.ts';
import { cardsOf } from './play.ts';

const written = (cards: readonly Card[]): string =>
  [...cards]
    .sort((a, b) => a - b)
    .map(makeCard)
    .join(' ');

/** The cards of a set of this rank, in the order of the pack. */
const named = (set: number, rank: number, table: Pick<Captures, 'slots' | 'cardAt'>): string =>
  written(
    Array.from({ length: table.slots(rank) }, (_, slot) => (set & (1 << slot) ? [table.cardAt(slot)] : [])).flat(),
  );

/** The sets a card may take, each in the order of the pack. */
const found = (combine: Combine, card: Card, table: readonly Card[]): string[] => {
  const captures = new Captures(combine);
  captures.lookAt(Uint8Array.from(table), table.length);
  const rank = rankOf(card);
  const sets = new Int32Array(MOST_SETS);
  const count = captures.list(rank, sets);
  expect(captures.isAble(rank)).toBe(count > 0);
  return Array.from(sets.subarray(0, count), (set) => named(set, rank, captures));
};

/** The same by the search that crowded tables are left to, on any table. */
const searched = (combine: Combine, card: Card, table: readonly Card[]): string[] => {
  const search = new Search(combine);
  search.lookAt(Uint8Array.from(table), table.length);
  return search.list(rankOf(card)).map((set) => named(set, rankOf(card), search));
};

const sameSets = (sets: readonly string[], expected: string): void => {
  const each = expected === 'nothing' ? [] : expected.split('|').map((set) => written(cardsOf(set)));
  expect([...sets].sort()).toEqual(each.sort());
};

type Row = [origin: string, card: string, table: string, sets: string];

describe('a card takes', () => {
  test.each<Row>([
    ['CA-T4 9+A, 8+2, 5+5, and not the king', '10D', '9S AH 8C 2D 5S 5H KC', '9S AH 8C 2D 5S 5H'],
    ['CA-T4 two threes and a four', '10D', '3S 3H 4C', '3S 3H 4C'],
    ['p. 98 every other ten', '10D', '10S 10H 10C', '10S 10H 10C'],
    ['p. 98 tens and what makes ten', '10D', '10S 7H 3C', '10S 7H 3C'],
    ['p. 98 six and four', '10D', '6S 4H', '6S 4H'],
    ['three of a kind to one', '4D', '4S 4H 4C', '4S 4H 4C'],
    ['a pair and two that make it', '5D', '5S 2H 3C', '5S 2H 3C'],
    ['an ace takes aces only', 'AD', 'AS 2H KC', 'AS'],
    ['three aces make three', '3D', 'AS AH AC', 'AS AH AC'],
    ['what is too high is left', '5D', '6S 7H', 'nothing'],
    ['what does not make it is left', '10D', '9S 2H', 'nothing'],
    ['CA-S4 a king pairs', 'KD', 'KS KH 10C 3C', 'KS KH'],
    ['CA-S4 a knave is no eleven', 'JD', '10S AH', 'nothing'],
    ['CA-S4 a court card is in no combination', '10D', 'JS QH', 'nothing'],
  ])('%s: %s on %s', (_, card, table, sets) => {
    for (const combine of ['union', 'family'] as const)
      sameSets(found(combine, cardsOf(card)[0]!, cardsOf(table)), sets);
  });

  // CA-S6: combinations that overlap. Every set is worked out by hand.
  test.each<[combine: Combine, ...Row]>([
    ['union', 'two pairs of numbers, all four', '5D', '2S 3H 4C AD', '2S 3H 4C AD'],
    ['family', 'two pairs of numbers, all four', '5D', '2S 3H 4C AD', '2S 3H 4C AD'],
    ['any', 'one or both', '5D', '2S 3H 4C AD', '2S 3H | 4C AD | 2S 3H 4C AD'],
    ['union', 'one three for two twos', '5D', '2S 2H 3C', '2S 3C | 2H 3C'],
    ['family', 'one three for two twos', '5D', '2S 2H 3C', '2S 3C | 2H 3C'],
    ['any', 'one three for two twos', '5D', '2S 2H 3C', '2S 3C | 2H 3C'],
    ['union', 'the six with the four, or with three and ace', '10D', '6S 4H 3C AD', '6S 4H | 6S 3C AD'],
    ['family', 'the six with the four, or with three and ace', '10D', '6S 4H 3C AD', '6S 4H | 6S 3C AD'],
    // {8, A, A} makes one ten and leaves two nines and a two, which make none; {9, A} {9, A} {8, 2} takes them all.
    ['union', 'a larger union contains it', '10D', '8S AS AH 9S 9H 2D', '8S AS AH 9S 9H 2D'],
    ['family', 'nothing can be added to it', '10D', '8S AS AH 9S 9H 2D', '8S AS AH | 8S AS AH 9S 9H 2D'],
    [
      'any',
      'one, two or three tens',
      '10D',
      '8S AS AH 9S 9H 2D',
      `8S AS AH | 8S 2D | 9S AS | 9S AH | 9H AS | 9H AH | 9S AS 8S 2D | 9S AH 8S 2D | 9H AS 8S 2D | 9H AH 8S 2D
       | 9S 9H AS AH | 8S AS AH 9S 9H 2D`,
    ],
    ['any', 'a pair may be left', '5D', '5S 5H', '5S | 5H | 5S 5H'],
    ['any', 'a king may be left', 'KD', 'KS KH', 'KS | KH | KS KH'],
    // The most that can be taken is not a choice of the most cards: {9, A} leaves nothing that makes ten, nor does {4, 3, 2, A}.
    ['union', 'fewer cards may be taken, if nothing contains them', '10D', '9S AH 4C 3D 2S', '9S AH | AH 2S 3D 4C'],
  ])('combine=%s, %s: %s on %s', (...[combine, , card, table, sets]) => {
    sameSets(found(combine, cardsOf(card)[0]!, cardsOf(table)), sets);
  });
});

/** Whether cards can be shared out in combinations that each make a number: one card after another, in every way. */
const isUnion = (number: number, cards: readonly Card[]): boolean => {
  const [first, ...others] = cards;
  if (first === undefined) return true;
  if (number > 10) return cards.every((card) => rankOf(card) + 1 === number);
  return subsetsOf(others).some((partners) => {
    const made = [first, ...partners].reduce((sum, card) => sum + rankOf(card) + 1, 0);
    return (
      made === number &&
      isUnion(
        number,
        others.filter((card) => !partners.includes(card)),
      )
    );
  });
};

const subsetsOf = (cards: readonly Card[]): Card[][] =>
  Array.from({ length: 1 << cards.length }, (_, mask) => cards.filter((__, i) => mask & (1 << i)));

/** The sets a card may take, by the words of the ruling, tried on every subset. */
const setsByTrial = (combine: Combine, card: Card, table: readonly Card[]): string[] => {
  const number = rankOf(card) + 1;
  const low =
    number > 10
      ? table.filter((each) => rankOf(each) + 1 === number)
      : table.filter((each) => rankOf(each) + 1 <= number);
  const unions = subsetsOf(low).filter((set) => set.length > 0 && isUnion(number, set));
  const isIn = (set: readonly Card[], other: readonly Card[]) => set.every((each) => other.includes(each));
  const allowed = unions.filter((set) => {
    if (combine === 'any') return true;
    if (combine === 'union') return !unions.some((other) => other.length > set.length && isIn(set, other));
    return !unions.some((other) => other.every((each) => !set.includes(each)));
  });
  return allowed.map(written);
};

/** Tables of up to nine cards, many of them of low ones, and a card to play on each. */
function* tables(seed: string): Generator<[card: Card, table: Card[]]> {
  const random = randomFrom(seed);
  for (let round = 0; round < 400; round++) {
    const pack = round % 2 ? [...FULL_PACK] : FULL_PACK.filter((card) => rankOf(card) < 4 + random.below(7));
    shuffle(pack, random);
    const card = round % 3 ? FULL_PACK[random.below(52)]! : 9 + 13 * random.below(4);
    yield [card, pack.slice(0, 1 + random.below(9)).filter((each) => each !== card)];
  }
}

describe('every subset of a table tried one by one gives the same sets', () => {
  test.each(['union', 'family', 'any'] as const)('combine=%s', (combine) => {
    const seen = new Set<number>();
    for (const [card, table] of tables(`tables for ${combine}`)) {
      const sets = found(combine, card, table);
      const tried = setsByTrial(combine, card, table).sort();
      expect([...sets].sort(), `${makeCard(card)} on ${written(table)}`).toEqual(tried);
      expect(searched(combine, card, table).sort(), `${makeCard(card)} on ${written(table)}`).toEqual(tried);
      seen.add(sets.length);
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  test('and tells the unions of combinations from what makes nothing', () => {
    let unions = 0;
    for (const [card, table] of tables('what combines')) {
      const captures = new Captures('union');
      captures.lookAt(Uint8Array.from(table), table.length);
      const number = rankOf(card) + 1;
      const sets = [...Array(1 << table.length).keys()];
      const combining = sets.filter((set) => {
        const cards = table.filter((_, slot) => set & (1 << slot));
        return set !== 0 && cards.every((each) => rankOf(each) < number) && isUnion(number, cards);
      });
      const told = sets.filter((set) => captures.combines(rankOf(card), set));
      expect(told, `${makeCard(card)} on ${written(table)}`).toEqual(combining);
      unions += combining.length;
    }
    expect(unions).toBeGreaterThan(400);
  });
});

describe('combinations that overlap', () => {
  const CROWD = 'AS AH AD AC 2S 2H 2D 2C 3S';

  // The bits of a set are the cards as they lie: 2S and 3C are 1 and 4, 8S, AS and AH are 1, 2 and 4.
  test.each<[combine: Combine, table: string, number: number, sets: number[]]>([
    ['union', '2S 2H 3C', 5, [5, 6]],
    ['family', '8S AS AH 9S 9H 2D', 10, [7, 63]],
    ['union', '8S AS AH 9S 9H 2D', 10, [63]],
    ['union', '5S 4H AS AH', 5, [7, 11]],
    ['union', '5S 4H AS AH KD', 9, [3]],
  ])('few are listed one by one: combine=%s, %s to make %i', (combine, table, number, sets) => {
    const into = new Int32Array(4).fill(-1);
    const cards = cardsOf(table);
    expect(listUnions(Uint8Array.from(cards), (1 << cards.length) - 1, number, combine, into, 1)).toBe(sets.length);
    expect([...into]).toEqual([-1, ...sets, -1, -1].slice(0, 4));
  });

  // Four of sixteen cards make four in 51 ways (4; 3+1; 2+2; 2+1+1; four aces), which have more unions; five in 96.
  // Of the nine, ten is made in 50 ways, and more than 256 sets fall short of it.
  test.each([
    ['more unions', `${CROWD} 3H 3D 3C 4S 4H 4D 4C`, 4],
    ['more combinations', `${CROWD} 3H 3D 3C 4S 4H 4D 4C`, 5],
    ['more beginnings', CROWD, 10],
  ])('many are left to the search: %s', (_, table, number) => {
    const cards = cardsOf(table);
    const into = new Int32Array(MOST_SETS);
    for (const combine of ['union', 'family'] as const) {
      expect(listUnions(Uint8Array.from(cards), (1 << cards.length) - 1, number, combine, into, 0)).toBe(-1);
      const sets = found(combine, number - 1, cards);
      expect(sets).toEqual(searched(combine, number - 1, cards));
      expect(sets.length).toBeGreaterThan(0);
    }
  });
});

describe('a crowded table', () => {
  test('offers the sets of the most cards when there are more than can be listed', () => {
    // Every ace, two, three and four: forty in all, so that the whole is four tens.
    const table = FULL_PACK.filter((card) => rankOf(card) < 4);
    const sets = found('any', parseCard('10D')!, table);
    expect(sets).toHaveLength(MOST_SETS);
    expect(sets).toContain(written(table));
    for (const set of sets) expect(isUnion(10, cardsOf(set))).toBe(true);
  });

  test('of twenty-five tells them all apart, of more the first that can be taken', () => {
    // Eighteen high cards lie before those that a two can take.
    const low = cardsOf('2S 2H 2D AS AH AD AC');
    const high = FULL_PACK.filter((card) => rankOf(card) > 7).slice(0, 18);
    const sets = found('any', parseCard('2C')!, [...high, ...low]);
    expect(sets).toEqual(searched('any', parseCard('2C')!, [...high, ...low]));
    expect(sets).toContain(written(low));
    for (const set of sets) expect(isUnion(2, cardsOf(set))).toBe(true);
    const captures = new Captures('any');
    captures.lookAt(Uint8Array.from(FULL_PACK), 52);
    expect([1, 9, 12].map((rank) => captures.slots(rank))).toEqual([8, 25, 4]);
  });

  test('is searched for one rank after another', () => {
    const table = FULL_PACK.slice(0, 30);
    const search = new Search('family');
    search.lookAt(Uint8Array.from(table), table.length);
    for (const rank of [12, 4, 0, 11, 5, 12, 4])
      expect(search.list(rank).map((set) => named(set, rank, search))).toEqual(searched('family', rank, table));
  });

  test('of more than twenty-five is looked at for those of the rank and the lower ones', () => {
    const without = (card: string): Card[] => FULL_PACK.filter((each) => each !== parseCard(card));
    sameSets(found('union', parseCard('2C')!, without('2C')), '2S 2H 2D AS AH AD AC');
    sameSets(found('union', parseCard('KC')!, without('KC')), 'KS KH KD');
    const sets = found('union', parseCard('10D')!, without('10D'));
    expect(sets.length).toBeGreaterThan(0);
    for (const set of sets) {
      expect(cardsOf(set)).toEqual(expect.arrayContaining(cardsOf('10S 10H 10C')));
      expect(cardsOf(set).reduce((sum, card) => sum + rankOf(card) + 1, 0) % 10).toBe(0);
    }
  });

  test('where the card played must take has few sets, and room for all', () => {
    // Four cards dealt of one rank, and one of each other: the most that can lie there.
    for (let rank = 0; rank < 13; rank++) {
      const table = FULL_PACK.filter((card) => card < 13 || rankOf(card) === rank);
      expect(table).toHaveLength(16);
      for (let card = 0; card < 13; card++)
        for (const combine of ['union', 'family'] as const) {
          const sets = found(combine, card, table);
          expect(sets.length).toBeLessThan(MOST_SETS / 4);
          expect(sets).toEqual(searched(combine, card, table));
        }
    }
  });
});
