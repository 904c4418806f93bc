/** Tests of Cassino: the points of a deal, the score of a game, and its winner. */
import { describe, expect, test } from 'vitest';
import { FULL_PACK, SUITS, suitOf } from '#engine/cards.ts';
import { type GameEvent, toGameEvent } from '#engine/events.ts';
import { createMoveBuffer } from '#engine/game.ts';
import { PartyPoints } from '#engine/games/cassino/count.ts';
import { cassino as game } from '#engine/games/cassino/index.ts';
import { type CassinoReadings, readings as practices } from '#engine/games/cassino/readings.ts';
import { writeDealScore } from '#engine/games/cassino/score.ts';
import { createRandom } from '#engine/random.ts';
import { completePractices } from '#engine/readings.ts';
import { CassinoTestTable, formatEvents, setUpCassino } from './cassino-table.ts';
import { parseCards, parsePractices, splitAtCommas, splitAtSpaces } from './play.ts';

describe('the count of the cards won', () => {
  /**
   * Returns the winner of each card, from suits and cards such as `B H D 2C, C KC`. The first party wins the cards not
   * named; a party not named wins none.
   */
  const won = (piles: string, parties: string): Int8Array => {
    const winner = new Int8Array(FULL_PACK.length);
    for (const pile of splitAtCommas(piles)) {
      const [name = '', ...what] = splitAtSpaces(pile);
      const party = splitAtSpaces(parties).indexOf(name);
      for (const suitOrCard of what)
        for (const card of suitOrCard.length > 1 ? parseCards(suitOrCard) : FULL_PACK)
          if (suitOrCard.length > 1 || SUITS[suitOf(card)] === suitOrCard) winner[card] = party;
    }
    return winner;
  };

  /** Returns a count of the points of a deal, and the list in which its events are collected. */
  const counting = (parties: string, readings: string): { count: PartyPoints; events: GameEvent[] } => {
    const events: GameEvent[] = [];
    const names = { seats: [], accounts: [], scorers: splitAtSpaces(parties) };
    const count = new PartyPoints(
      splitAtSpaces(parties).length,
      completePractices(practices, parsePractices(readings)),
      (...heard) => events.push(toGameEvent(names, ...heard)),
    );
    return { count, events };
  };

  // A has the aces of spades and clubs and little cassino, B the others and great cassino, unless a row says otherwise.
  type Row = [origin: string, readings: string, piles: string, majorities: string];
  test.each<Row>([
    ['twenty-six each, nobody', '', 'B H D', 'A 1 spades'],
    ['twenty-six each, both', 'ties=all', 'B H D', 'A 1 spades, A 3 ties, B 3 ties'],
    ['twenty-six are not more than half', 'majority=half', 'B H D', 'A 1 majority'],
    ['nor when ties are for all', 'majority=half ties=all', 'B H D', 'A 1 majority'],
    ['twenty-seven', '', 'B H D 3C', 'A 1 spades, B 3 cards'],
    ['twenty-seven are', 'majority=half', 'B H D 3C', 'A 1 majority, B 3 majority'],
    ['seven spades of thirteen', '', 'B H D 3S 4S 5S 6S 7S 8S 9S', 'B 1 spades, B 3 cards'],
    ['seven are more than half', 'majority=half', 'B H D 3S 4S 5S 6S 7S 8S 9S', 'B 1 majority, B 3 majority'],
    ['six are not', '', 'B H D 3S 4S 5S 6S 7S 8S', 'A 1 spades, B 3 cards'],
    ['the most of three', '', 'B H D, C C 3S 4S 5S 6S 7S', 'A 1 spades, B 3 cards'],
    ['the most of three, not half', 'majority=half', 'B H D, C C 3S 4S 5S 6S 7S', 'A 1 majority'],
    ['the most of three, neither half', 'majority=half', 'B H D, C C 3S 4S 5S 6S 7S 8S 9S', 'C 1 majority'],
    ['two of three level', 'ties=all', 'B H D 3S, C C 4S 5S 6S 7S 8S 9S', 'A 1 ties, C 1 ties, B 3 cards'],
    ['two of three level, nobody', '', 'B H D 3S, C C 4S 5S 6S 7S 8S 9S', 'B 3 cards'],
  ])('gives majorities in the case “%s” (%s): %s', (_, readings, piles, majorities) => {
    const parties = piles.includes('C C') ? 'A B C' : 'A B';
    const { count, events } = counting(parties, readings);
    count.countCards(won(piles, parties));
    const clubs = parties.at(-1) === 'C' ? 'C' : 'A';
    expect(formatEvents(events)).toEqual([
      'reckoned B 2 points.great',
      'reckoned A 1 points.little',
      ...[...'ABB', clubs].map((name) => `reckoned ${name} 1 points.ace`),
      ...splitAtCommas(majorities).map((line) => `reckoned ${line.replace(/(?=[a-z])/, 'points.')}`),
    ]);
  });

  test('begins anew with each deal', () => {
    const { count } = counting('A B', '');
    count.countCards(won('', 'A B'));
    expect([...count.points]).toEqual([11, 0]);
    count.clear();
    count.countCards(won('B S H D C', 'A B'));
    expect([...count.points]).toEqual([0, 11]);
  });
});

describe('the scoring of a deal to the game', () => {
  type Row = [
    origin: string,
    scoring: CassinoReadings['scoring'],
    partners: boolean,
    points: number[],
    scored: number[],
    cite: string,
  ];
  test.each<Row>([
    ['the book’s first', 'lowest-deducted', false, [1, 2, 3, 5], [0, 1, 2, 4], 'lowest-deducted'],
    ['the book’s second', 'lowest-deducted', false, [2, 2, 2, 5], [0, 0, 0, 3], 'lowest-deducted'],
    ['in another order', 'lowest-deducted', false, [5, 3, 1, 2], [4, 2, 0, 1], 'lowest-deducted'],
    ['of three', 'lowest-deducted', false, [6, 4, 1], [5, 3, 0], 'lowest-deducted'],
    ['partners', 'own-points', true, [6, 5], [1, 0], 'scoring.partners'],
    ['partners', 'own-points', true, [7, 4], [3, 0], 'scoring.partners'],
    ['the other camp', 'own-points', true, [4, 7], [0, 3], 'scoring.partners'],
    ['two players', 'own-points', false, [8, 3], [5, 0], 'scoring.two'],
    ['equal', 'own-points', false, [4, 4], [0, 0], 'scoring.level'],
    ['between two it is the difference', 'lowest-deducted', false, [8, 3], [5, 0], 'scoring.two'],
    ['between two it is the difference', 'two-lowest-deducted', true, [3, 8], [0, 5], 'scoring.partners'],
    ['three players', 'two-lowest-deducted', false, [8, 2, 1], [5, 0, 0], 'two-lowest'],
    ['three players', 'two-lowest-deducted', false, [5, 4, 2], [0, 0, 0], 'two-lowest.nobody'],
    ['they amount to it', 'two-lowest-deducted', false, [2, 3, 5], [0, 0, 0], 'two-lowest.nobody'],
    ['two highest', 'two-lowest-deducted', false, [4, 4, 0], [0, 0, 0], 'two-lowest.nobody'],
    ['each his own', 'own-points', false, [1, 2, 3, 5], [1, 2, 3, 5], 'independent'],
    ['three always for themselves', 'own-points', false, [1, 7, 3], [1, 7, 3], 'scoring.three'],
    ['so do six', 'own-points', false, [1, 0, 4, 3, 2, 1], [1, 0, 4, 3, 2, 1], 'players.more'],
    ['of six', 'lowest-deducted', false, [2, 1, 3, 1, 3, 1], [1, 0, 2, 0, 2, 0], 'lowest-deducted'],
  ])('follows the case “%s”: %s', (_, scoring, partners, points, scored, cite) => {
    const into = new Int32Array(points.length).fill(9);
    expect(writeDealScore(Int32Array.from(points), scoring, partners, into)).toBe(`BW91.cassino.${cite}`);
    expect(Array.from(into)).toEqual(scored);
  });

  test('the book’s examples share out eleven points', () => {
    for (const points of [
      [1, 2, 3, 5],
      [2, 2, 2, 5],
      [6, 5],
      [7, 4],
    ])
      expect(points.reduce((sum, each) => sum + each)).toBe(11);
  });

  test('is by camps, or for each player alone', () => {
    const scorers = (seats: string, sides: 'partners' | 'independent') =>
      game.scoreAccounts!(splitAtSpaces(seats), { sides });
    expect(scorers('N E S W', 'partners')).toEqual(['N+S', 'E+W']);
    expect(scorers('N E S W', 'independent')).toEqual(['N', 'E', 'S', 'W']);
    expect(scorers('A B', 'partners')).toEqual(['A', 'B']);
    expect(scorers('A B C', 'partners')).toEqual(['A', 'B', 'C']);
    expect(scorers('A B C D E F', 'partners')).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  /** Counts the points again from the capture events, according to the list on p. 99. */
  const reckonedFor = (
    events: readonly GameEvent[],
    sitting: CassinoTestTable,
    half: boolean,
    all: boolean,
  ): number[] => {
    const partyOf = (seat: string) => sitting.names.indexOf(seat) % sitting.scorers.length;
    const piles: string[][] = sitting.scorers.map(() => []);
    const table = new Set<string>();
    for (const { type, seat, card } of events) {
      if (type === 'laid') table.add(card!);
      if (type === 'took') piles[partyOf(seat!)]!.push(card!);
      if (type === 'captured' && table.delete(card!)) piles[partyOf(seat!)]!.push(card!);
      if (type === 'gathered') piles[partyOf(seat!)]!.push(...table);
    }
    expect(piles.flat()).toHaveLength(52);
    expect(new Set(piles.flat()).size).toBe(52);
    const majority = (counts: number[], of: number): boolean[] => {
      const most = Math.max(...counts);
      const alone = counts.filter((count) => count === most).length === 1;
      return counts.map((count) => count === most && (half ? count > of / 2 : alone || all));
    };
    const spades = majority(
      piles.map((pile) => pile.filter((card) => card.endsWith('S')).length),
      13,
    );
    const cards = majority(
      piles.map((pile) => pile.length),
      52,
    );
    return piles.map(
      (pile, i) =>
        (pile.includes('10D') ? 2 : 0) +
        (pile.includes('2S') ? 1 : 0) +
        pile.filter((card) => card.startsWith('A')).length +
        (spades[i] ? 1 : 0) +
        (cards[i] ? 3 : 0),
    );
  };

  test.each<[seats: string, readings: string]>([
    ['A B', ''],
    ['A B', 'ties=all'],
    ['A B', 'majority=half'],
    ['A B C', ''],
    ['A B C', 'ties=all scoring=lowest-deducted'],
    ['A B C', 'majority=half scoring=two-lowest-deducted'],
    ['A B C D', ''],
    ['A B C D', 'ties=all capture=strict'],
    ['A B C D', 'sides=independent scoring=lowest-deducted gather-point=unscored'],
    ['A B C D', 'sides=independent majority=half capture=free'],
  ])('agrees with a recount of whole deals from the captures: %s %s', (seats, readings) => {
    const random = createRandom(`${seats} ${readings}`);
    const list = createMoveBuffer();
    const sums = new Set<number>();
    for (let deal = 0; deal < 60; deal++) {
      const sitting = new CassinoTestTable({ seats, readings });
      sitting.table.deal(sitting.table.shuffle(random));
      while (!sitting.table.dealOver) sitting.table.play(list[random.below(sitting.table.legal(list))]!);
      const { events } = sitting;
      if (!events.some(({ type }) => type === 'took')) continue;
      const expected = reckonedFor(events, sitting, readings.includes('half'), readings.includes('all'));
      const sum = (type: string, articles: RegExp) =>
        sitting.scorers.map((name) =>
          events
            .filter((event) => event.type === type && event.scorer === name && articles.test(event.cite))
            .reduce((total, { points }) => total + points!, 0),
        );
      expect(sum('reckoned', /points/)).toEqual(expected);
      // A point for each time the table was emptied, and for the last gathering.
      const emptied = events.filter(
        ({ type }) => type === 'swept' || (type === 'gathered' && !readings.includes('unscored')),
      );
      expect(sum('scored', /sweep|gather/).reduce((total, each) => total + each)).toBe(emptied.length);
      const into = new Int32Array(expected.length);
      const scoring = (/scoring=([a-z-]+)/.exec(readings)?.[1] ?? 'own-points') as CassinoReadings['scoring'];
      writeDealScore(Int32Array.from(expected), scoring, seats === 'A B C D' && !readings.includes('sides'), into);
      expect(sum('scored', /scoring|independent|lowest/)).toEqual(Array.from(into));
      expect(events.some(({ type }) => type === 'unscored')).toBe(into.every((points) => points === 0));
      sums.add(expected.reduce((total, each) => total + each));
    }
    if (readings.includes('all')) expect(Math.min(...sums)).toBe(11);
    else expect(Math.max(...sums)).toBe(11);
  });

  test('gives no majority among three when none has half, but one of the most by majority=most', () => {
    // 52 cards in three piles are seldom more than half in one: the two readings must differ in some deal.
    const reckoned = (readings: string): number => {
      let cards = 0;
      const list = createMoveBuffer();
      for (let deal = 0; deal < 30; deal++) {
        const sitting = new CassinoTestTable({ seats: 'A B C', readings });
        sitting.table.deal(sitting.table.shuffle(createRandom('majority', deal)));
        const random = createRandom('majority, the players', deal);
        while (!sitting.table.dealOver) sitting.table.play(list[random.below(sitting.table.legal(list))]!);
        cards += sitting.events.filter(({ type, points }) => type === 'reckoned' && points === 3).length;
      }
      return cards;
    };
    expect(reckoned('majority=most')).toBeGreaterThan(reckoned('majority=half'));
    expect(reckoned('ties=all')).toBeGreaterThanOrEqual(30);
  });
});

describe('the game of Cassino', () => {
  /** Plays a deal without captures, which starts at these scores. */
  const idle = (scores: readonly number[], readings = '', seats = 'A B'): CassinoTestTable => {
    const sitting = new CassinoTestTable({ seats, readings: `capture=free ${readings}`, scores });
    sitting.table.deal(sitting.table.shuffle(createRandom('idle')));
    return sitting.lay(48);
  };

  test.each<[origin: string, scores: number[], readings: string, seats: string, winners: string]>([
    ['eleven', [11, 3], '', 'A B', 'A'],
    ['ten are not enough', [10, 3], '', 'A B', ''],
    ['game=21', [20, 3], 'game=21', 'A B', ''],
    ['game=21', [3, 21], 'game=21', 'A B', 'B'],
    ['the highest wins', [13, 12], '', 'A B', 'A'],
    ['equals play on', [12, 12], '', 'A B', ''],
    ['equals play on, a third below', [12, 12, 2], '', 'A B C', ''],
    ['the highest, two others level', [11, 12, 11], '', 'A B C', 'B'],
    ['partners win together', [4, 11], '', 'A B C D', 'B D'],
    ['each for himself', [4, 11, 0, 0], 'sides=independent', 'A B C D', 'B'],
    ['each of six for himself', [4, 9, 0, 0, 11, 2], '', 'A B C D E F', 'E'],
  ])('ends or goes on in the case “%s”: %j %s', (_, scores, readings, seats, winners) => {
    const sitting = idle(scores, readings, seats);
    expect(sitting.table.gameOver).toBe(winners !== '');
    expect(sitting.table.winners).toEqual(splitAtSpaces(winners).map((name) => sitting.names.indexOf(name)));
    const won = sitting.listEvents().filter((line) => line.startsWith('won'));
    expect(won).toEqual(splitAtSpaces(winners).map((name) => `won ${name} game`));
  });

  test('the deal passes to the left; after a level game too', () => {
    for (const [scores, cite] of [
      [[0, 0], 'dealer.next'],
      [[11, 11], 'game.level'],
    ] as const) {
      const sitting = idle(scores);
      sitting.table.deal(sitting.table.shuffle(createRandom('next')));
      expect(sitting.listEvents()).toContain(`took-deal B ${cite}`);
      expect(sitting.table.toMove).toBe(0);
    }
  });

  test('a game reached in the middle of a deal is looked at when it is counted', () => {
    const sitting = setUpCassino('B 10D', 'B 10D x 9S AH 8C 2D', { table: '9S AH 8C 2D', scores: [0, 10] });
    expect(sitting.scores).toBe('A 0 B 11');
    expect([sitting.table.gameOver, sitting.table.dealOver]).toEqual([false, false]);
  });
});
