/**
 * Counts results of Le Chat qui dort exactly: over every possible deal for five, six and seven players. For more
 * players it counts every position of the cat and of the named card, which is all that matters if cards are called in
 * the order of their rank.
 */

import { describe, expect, test } from 'vitest';
import { type CardOwners, createEmptyOwners } from '#engine/cards.ts';
import { EVENT, type Listener } from '#engine/events.ts';
import { createMoveBuffer, type Move } from '#engine/game.ts';
import { findGame } from '#engine/games.ts';

const game = findGame('chat-qui-dort')!;

/** Returns the owner of each card, if each seat holds one card. */
const ownersOf = (cards: readonly number[]): CardOwners => {
  const owners = createEmptyOwners();
  for (const [seat, card] of cards.entries()) owners[card] = seat;
  return owners;
};

/** Lists every order of these cards. */
const orders = (cards: readonly number[]): number[][] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card) => orders(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));

/** Totals over all possible first deals: how they end, and the payments. */
interface Tally {
  deals: number;
  named: number;
  called: number;
  all: number;
  counters: number;
  /** Counters paid by callers; `others`: by the other players in deals with a caller. */
  callers: number;
  others: number;
  /** Counters paid by each seat, beginning with the player first in cards. */
  seats: number[];
}

type Way = (legal: ArrayLike<Move>, count: number) => Move;

/** Lists every possible deal: the card of each seat. */
const allDeals = (seats: number): number[][] => orders(Array.from({ length: seats + 1 }, (_, card) => card));

/**
 * Lists deals with each card in turn as the cat, and the other cards rotated round the table. Each deal stands for the
 * same number of possible deals.
 */
const turnedDeals = (seats: number): number[][] =>
  Array.from({ length: seats + 1 }, (_, cat) => cat).flatMap((cat) => {
    const dealt = Array.from({ length: seats + 1 }, (_, card) => card).filter((card) => card !== cat);
    return dealt.map((_, turn) => [...dealt.slice(turn), ...dealt.slice(0, turn)]);
  });

/** Plays one deal with each distribution of the cards, always in the same way, and adds up the results. */
const tallyOf = (deals: readonly (readonly number[])[], seats: number, calls: string, way: Way): Tally => {
  const tally: Tally = {
    deals: 0,
    named: 0,
    called: 0,
    all: 0,
    counters: 0,
    callers: 0,
    others: 0,
    seats: Array(seats).fill(0),
  };
  const legal = createMoveBuffer();
  let caller = -1;
  const hear: Listener = (kind, who, _what, amount, cite) => {
    if (kind === EVENT['called-for']) caller = who;
    if (cite === 'HF90.chat.ends.named') tally.named += 1;
    if (cite === 'HF90.chat.ends.called') tally.called += 1;
    if (cite === 'HF90.chat.ends.all') tally.all += 1;
    if (kind !== EVENT.paid) return;
    tally.counters += amount;
    tally.seats[who]! += amount;
    if (caller >= 0) tally[who === caller ? 'callers' : 'others'] += amount;
  };
  for (const cards of deals) {
    caller = -1;
    const table = game.table({ seats, dealer: seats - 1, readings: { calls }, listener: hear });
    table.deal({ owners: ownersOf(cards.slice(0, seats)) });
    while (!table.dealOver) table.play(way(legal, table.legal(legal)));
    tally.deals += 1;
  }
  return tally;
};

const everyDeal = (seats: number, calls: string, way: Way): Tally => tallyOf(allDeals(seats), seats, calls, way);

const first: Way = (legal) => legal[0]!;
const last: Way = (legal, count) => legal[count - 1]!;
const middle: Way = (legal, count) => legal[count >> 1]!;

describe('the exact values, every deal there is', () => {
  // Whatever is named and called, and in what order: the deals are all there, so no order is better (CQ-C1).
  test.each([
    ['from the ace up', first],
    ['from the highest down', last],
    ['from the middle', middle],
  ])('follow from 720 deals among five players, named and called %s', (_, way) => {
    const tally = everyDeal(5, 'many', way);
    // One in six E1, one in six E3, four in six E2; 2.5 counters a coup. The caller pays in four of five of the 600
    // coups that have one; each of the four others in one of two.
    expect(tally).toEqual({
      deals: 720,
      named: 120,
      called: 480,
      all: 120,
      counters: 1800,
      callers: 480,
      others: 1200,
      // The first in cards wakes the cat in 120 deals, names an own card in 120 and calls the cat in four of five of
      // those, and is called in half of the other 480: 120 + 96 + 240. The rest is shared evenly.
      seats: [456, 336, 336, 336, 336],
    });
  });

  test.each([6, 7])('follow from every deal among %i players', (n) => {
    const { deals, named, called, all, counters, callers, others } = everyDeal(n, 'many', first);
    expect(named * (n + 1)).toBe(deals);
    expect(all * (n + 1)).toBe(deals);
    expect(called * (n + 1)).toBe(deals * (n - 1));
    expect(counters * 2).toBe(deals * n);
    expect(callers * n).toBe((deals - named) * (n - 1));
    expect(others * 2).toBe((deals - named) * (n - 1));
  });

  test.each([5, 8, 12])('follow from the places of the cat and of the card named among %i players', (n) => {
    const { deals, named, called, all, counters, callers, others } = tallyOf(turnedDeals(n), n, 'many', first);
    expect([deals, named, all]).toEqual([(n + 1) * n, n, n]);
    expect(called).toBe((n - 1) * n);
    expect(counters * 2).toBe(deals * n);
    expect(callers).toBe(n * (n - 1));
    expect(others * 2).toBe(n * n * (n - 1));
  });

  test('cost one counter a coup by calls=one, whatever happens', () => {
    const tally = everyDeal(5, 'one', middle);
    expect(tally.counters).toBe(720);
    // The cat is named in one of six; of the others, the one call wakes it in one of five.
    expect([tally.named, tally.called, tally.all]).toEqual([120, 120, 0]);
  });
});
