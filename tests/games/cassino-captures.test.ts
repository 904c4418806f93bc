/**
 * Tests the captures that a card of Cassino can make: written cases, and a comparison with every subset of the table.
 */
import { describe, expect, test } from 'vitest';
import { type Card, FULL_PACK, formatCard, parseCard, rankOf } from '#engine/cards.ts';
import { createMoveBuffer } from '#engine/game.ts';
import { CaptureFinder, type CombinePractice, MAX_CAPTURE_SETS } from '#engine/games/cassino/captures.ts';
import { createCaptureMove } from '#engine/games/cassino/moves.ts';
import { createRandom, shuffle } from '#engine/random.ts';
import { parseCards } from './play.ts';

const written = (cards: readonly Card[]): string =>
  [...cards]
    .sort((a, b) => a - b)
    .map(formatCard)
    .join(' ');

/** Lists the captures possible on a table under a practice of combining cards. */
const createCaptures = (combine: CombinePractice, table: readonly Card[]): CaptureFinder => {
  const captures = new CaptureFinder(combine);
  captures.lookAt(Uint8Array.from(table), table.length);
  return captures;
};

/** Lists the sets of table cards that a rank may take, each as a bit mask. */
const listSets = (captures: CaptureFinder, rank: number): number[] => {
  const count = captures.list(rank);
  expect(captures.isAble(rank)).toBe(count > 0);
  return Array.from({ length: count }, (_, which) => captures.setAt(which));
};

/** Lists the sets of table cards that a card may take, each in the order of the pack. */
const findSets = (combine: CombinePractice, card: Card, table: readonly Card[]): string[] => {
  const captures = createCaptures(combine, table);
  return listSets(captures, rankOf(card)).map((set) => written(captures.cardsOf(set)));
};

const sameSets = (sets: readonly string[], expected: string): void => {
  const each = expected === 'nothing' ? [] : expected.split('|').map((set) => written(parseCards(set)));
  expect([...sets].sort()).toEqual(each.sort());
};

type Row = [origin: string, card: string, table: string, sets: string];

describe('a card played to the table', () => {
  test.each<Row>([
    ['9+A, 8+2, 5+5, and not the king', '10D', '9S AH 8C 2D 5S 5H KC', '9S AH 8C 2D 5S 5H'],
    ['two threes and a four', '10D', '3S 3H 4C', '3S 3H 4C'],
    ['p. 98 every other ten', '10D', '10S 10H 10C', '10S 10H 10C'],
    ['p. 98 tens and what makes ten', '10D', '10S 7H 3C', '10S 7H 3C'],
    ['p. 98 six and four', '10D', '6S 4H', '6S 4H'],
    ['three of a kind to one', '4D', '4S 4H 4C', '4S 4H 4C'],
    ['a pair and two that make it', '5D', '5S 2H 3C', '5S 2H 3C'],
    ['an ace takes aces only', 'AD', 'AS 2H KC', 'AS'],
    ['three aces make three', '3D', 'AS AH AC', 'AS AH AC'],
    ['what is too high is left', '5D', '6S 7H', 'nothing'],
    ['what does not make it is left', '10D', '9S 2H', 'nothing'],
    ['a king pairs', 'KD', 'KS KH 10C 3C', 'KS KH'],
    ['a knave is no eleven', 'JD', '10S AH', 'nothing'],
    ['a court card is in no combination', '10D', 'JS QH', 'nothing'],
  ])('takes, in the case “%s”: %s on %s', (_, card, table, sets) => {
    for (const combine of ['union', 'family'] as const)
      sameSets(findSets(combine, parseCards(card)[0]!, parseCards(table)), sets);
  });

  // Combinations that overlap. Every set is worked out by hand.
  test.each<[combine: CombinePractice, ...Row]>([
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
    // The largest capture need not have the most cards: {9, A} leaves nothing that makes ten, nor does {4, 3, 2, A}.
    ['union', 'fewer cards may be taken, if nothing contains them', '10D', '9S AH 4C 3D 2S', '9S AH | AH 2S 3D 4C'],
  ])('takes, by combine=%s, with %s: %s on %s', (...[combine, , card, table, sets]) => {
    sameSets(findSets(combine, parseCards(card)[0]!, parseCards(table)), sets);
  });
});

/** True if the cards can be split into combinations that each add up to the number. Tries every split. */
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

/** Lists the sets that a card may take: every subset of the table is tried against the wording of the ruling. */
const setsByTrial = (combine: CombinePractice, card: Card, table: readonly Card[]): string[] => {
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

/** Generates tables of up to nine cards, many of them low, each with a card to play. */
function* tables(seed: string): Generator<[card: Card, table: Card[]]> {
  const random = createRandom(seed);
  for (let round = 0; round < 400; round++) {
    const pack = round % 2 ? [...FULL_PACK] : FULL_PACK.filter((card) => rankOf(card) < 4 + random.below(7));
    shuffle(pack, random);
    const card = round % 3 ? FULL_PACK[random.below(52)]! : 9 + 13 * random.below(4);
    yield [card, pack.slice(0, 1 + random.below(9)).filter((each) => each !== card)];
  }
}

describe('trying one by one every subset of a table', () => {
  test.each(['union', 'family', 'any'] as const)('gives the same sets by combine=%s', (combine) => {
    const seen = new Set<number>();
    for (const [card, table] of tables(`tables for ${combine}`)) {
      const sets = findSets(combine, card, table);
      const tried = setsByTrial(combine, card, table).sort();
      expect([...sets].sort(), `${formatCard(card)} on ${written(table)}`).toEqual(tried);
      seen.add(sets.length);
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  test('distinguishes unions of combinations from cards that make nothing', () => {
    let unions = 0;
    for (const [card, table] of tables('what combines')) {
      const captures = new CaptureFinder('union');
      captures.lookAt(Uint8Array.from(table), table.length);
      const number = rankOf(card) + 1;
      const sets = [...Array(1 << table.length).keys()];
      const combining = sets.filter((set) => {
        const cards = table.filter((_, slot) => set & (1 << slot));
        return set !== 0 && cards.every((each) => rankOf(each) < number) && isUnion(number, cards);
      });
      const told = sets.filter((set) => captures.combines(rankOf(card), set));
      expect(told, `${formatCard(card)} on ${written(table)}`).toEqual(combining);
      unions += combining.length;
    }
    expect(unions).toBeGreaterThan(400);
  });
});

/**
 * Lists the sets that a card of this number may take under the wording of the ruling: every combination that adds up to
 * it, and every union of such combinations without a common card.
 */
const setsByJoining = (combine: CombinePractice, number: number, table: readonly Card[]): string[] => {
  const sumOf = (set: number): number =>
    table.reduce((sum, card, place) => sum + (set & (1 << place) ? rankOf(card) + 1 : 0), 0);
  const combinations = Array.from({ length: 1 << table.length }, (_, set) => set).filter(
    (set) => sumOf(set) === number,
  );
  const unions = new Set([0]);
  for (const combination of combinations)
    for (const union of [...unions]) if ((union & combination) === 0) unions.add(union | combination);
  // A part of a larger union is part of a maximal one.
  const size = (set: number): number => set.toString(2).replaceAll('0', '').length;
  const largest: number[] = [];
  for (const union of combine === 'union' ? [...unions].sort((a, b) => size(b) - size(a)) : [])
    if (!largest.some((other) => (other & union) === union)) largest.push(union);
  const isOffered = (set: number): boolean => {
    if (combine === 'union') return largest.includes(set);
    return combine === 'any' || combinations.every((combination) => (combination & set) !== 0);
  };
  return [...unions]
    .filter((set) => set !== 0 && isOffered(set))
    .map((set) => written(table.filter((_, place) => set & (1 << place))));
};

describe('combinations that overlap', () => {
  const CROWD = 'AS AH AD AC 2S 2H 2D 2C 3S';

  // The binary digits of a set are the cards in their order: 2S and 3C are 1 and 4; 8S, AS and AH are 1, 2 and 4.
  test.each<[combine: CombinePractice, table: string, number: number, sets: number[]]>([
    ['union', '2S 2H 3C', 5, [5, 6]],
    ['family', '8S AS AH 9S 9H 2D', 10, [7, 63]],
    ['union', '8S AS AH 9S 9H 2D', 10, [63]],
    ['union', '5S 4H AS AH', 5, [7, 11]],
    ['union', '5S 4H AS AH KD', 9, [3]],
  ])('are listed in the order of their integers: combine=%s, %s to make %i', (combine, table, number, sets) => {
    expect(listSets(createCaptures(combine, parseCards(table)), number - 1)).toEqual(sets);
  });

  // Four of sixteen cards make four in 51 ways (4; 3+1; 2+2; 2+1+1; four aces), five in 96; ten of the nine is made in 50 ways.
  test.each([
    ['sixteen, to make four', `${CROWD} 3H 3D 3C 4S 4H 4D 4C`, 4],
    ['sixteen, to make five', `${CROWD} 3H 3D 3C 4S 4H 4D 4C`, 5],
    ['nine, to make ten', CROWD, 10],
  ])('are joined one by one when many: %s', (_, table, number) => {
    const cards = parseCards(table);
    for (const combine of ['union', 'family'] as const) {
      const sets = findSets(combine, number - 1, cards);
      expect([...sets].sort()).toEqual(setsByJoining(combine, number, cards).sort());
      expect(sets.length).toBeGreaterThan(0);
    }
  });
});

describe('a crowded table', () => {
  test('offers the sets of the most cards when there are too many to list', () => {
    // Every ace, two, three and four: forty in all, so that the whole is four tens.
    const table = FULL_PACK.filter((card) => rankOf(card) < 4);
    const sets = findSets('any', parseCard('10D')!, table);
    expect(sets).toHaveLength(MAX_CAPTURE_SETS);
    expect(sets).toContain(written(table));
    for (const set of sets) expect(isUnion(10, parseCards(set))).toBe(true);
    // As many tens leave a ten: of 2^16 sets these are the largest.
    const sizes = sets.map((set) => parseCards(set).length);
    const all = setsByJoining('any', 10, table).map((set) => parseCards(set).length);
    expect(all.filter((size) => size > Math.min(...sizes)).length).toBeLessThanOrEqual(MAX_CAPTURE_SETS);
    expect(all.filter((size) => size >= Math.min(...sizes)).length).toBeGreaterThan(MAX_CAPTURE_SETS);
  });

  test('keeps all its cards distinct, however many lie there', () => {
    // Thirty-two high cards lie before those a two can take.
    const low = parseCards('2S 2H 2D AS AH AD AC');
    const high = FULL_PACK.filter((card) => rankOf(card) > 4);
    const captures = createCaptures('any', [...high, ...low]);
    const sets = listSets(captures, 1).map((set) => written(captures.cardsOf(set)));
    // No aces, two of the four, or all, in 1 + 6 + 1 ways; with any of the three twos; but not nothing.
    expect(sets).toHaveLength(8 * 8 - 1);
    expect(new Set(sets).size).toBe(sets.length);
    expect(sets).toContain(written(low));
    for (const set of sets) expect(isUnion(2, parseCards(set))).toBe(true);
  });

  test('has a move for every set, and for nothing else', () => {
    const without = FULL_PACK.filter((card) => card !== parseCard('2C'));
    for (const combine of ['union', 'family', 'any'] as const) {
      const captures = createCaptures(combine, without);
      for (const rank of [0, 1, 2, 3, 12]) {
        const sets = listSets(captures, rank);
        const codes = sets.map((set) => captures.codeOf(rank, set));
        expect(new Set(codes).size).toBe(sets.length);
        expect(codes.map((code) => captures.setOf(rank, code))).toEqual(sets);
        for (const code of codes) expect(createCaptureMove(51, code)).toBeLessThan(2 ** 31);
        const none = captures.setOfCards(parseCards('9S 9H'))!;
        expect(captures.allows(rank, captures.setOf(rank, captures.codeOf(rank, none)))).toBe(false);
        expect(captures.allows(rank, captures.setOf(rank, sets.length + 1))).toBe(false);
      }
    }
  });

  test('is searched only for cards of the same rank and lower', () => {
    const without = (card: string): Card[] => FULL_PACK.filter((each) => each !== parseCard(card));
    sameSets(findSets('union', parseCard('2C')!, without('2C')), '2S 2H 2D AS AH AD AC');
    sameSets(findSets('union', parseCard('KC')!, without('KC')), 'KS KH KD');
    // Ace to nine four times over are eighteen tens, and three tens lie there.
    sameSets(
      findSets('union', parseCard('10D')!, without('10D')),
      written(without('10D').filter((card) => rankOf(card) < 10)),
    );
  });

  test('lists one rank after another', () => {
    const table = FULL_PACK.slice(0, 30);
    const captures = createCaptures('family', table);
    for (const rank of [12, 4, 0, 11, 5, 12, 4])
      expect(listSets(captures, rank).map((set) => written(captures.cardsOf(set)))).toEqual(
        findSets('family', rank, table),
      );
  });
});

describe('a card that must take all it can', () => {
  /**
   * Lists the numbers (ace 1 to ten 10) of up to four cards that may be dealt to the table, each list in ascending
   * order.
   */
  const deals = (least = 1, size = 4): number[][] => {
    if (size === 0) return [[]];
    const more = Array.from({ length: 11 - least }, (_, i) => least + i).flatMap((number) =>
      deals(number, size - 1).map((others) => [number, ...others]),
    );
    return [[], ...more];
  };

  /**
   * A card can be laid only if no cards of the table add up to its number, so that it takes nothing. Cards laid earlier
   * add up to no number below their own. So the dealt cards alone decide which cards can be laid, and the table is
   * fullest if these are laid from highest to lowest. Court cards have no number, and captures never enlarge the table.
   */
  test('leaves room in a list of moves for all its sets', () => {
    let most = 0;
    for (const dealt of deals()) {
      const made = new Set(subsetsOf(dealt).map((some) => some.reduce((sum, number) => sum + number, 0)));
      const laid = Array.from({ length: 10 }, (_, i) => i + 1).filter((number) => !made.has(number));
      const suits = new Map<number, number>();
      const table = [...dealt, ...laid].map((number) => {
        const suit = suits.get(number) ?? 0;
        suits.set(number, suit + 1);
        return number - 1 + 13 * suit;
      });
      const captures = createCaptures('any', table);
      // With four on the table there is no fifth in hand.
      for (let number = 1; number <= 10; number++)
        if (suits.get(number) !== 4) most = Math.max(most, captures.list(number - 1));
    }
    expect(most).toBeGreaterThan(200);
    expect(most).toBeLessThan(MAX_CAPTURE_SETS);
  });

  test('leaves no hand with more moves than a list holds', () => {
    expect(4 * (1 + MAX_CAPTURE_SETS)).toBeLessThanOrEqual(createMoveBuffer().length);
  });

  test('has few choices', () => {
    // Four dealt cards of one rank, and one of each other: the fullest table.
    for (let rank = 0; rank < 13; rank++) {
      const table = FULL_PACK.filter((card) => card < 13 || rankOf(card) === rank);
      expect(table).toHaveLength(16);
      for (let card = 0; card < 13; card++)
        for (const combine of ['union', 'family'] as const)
          expect(findSets(combine, card, table).length).toBeLessThan(MAX_CAPTURE_SETS / 4);
    }
  });
});
