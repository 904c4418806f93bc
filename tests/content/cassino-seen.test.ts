/** Rebuilds the table of Cassino from its events: all the cards must be there, each once. */
import { describe, expect, test } from 'vitest';
import { findGame } from '#engine/games.ts';
import { listHandCards } from '#engine/record/replay.ts';
import { getCassinoState } from '../../src/games/cassino/table-state.ts';
import { playRecord, playSampleGames, readExampleRecord } from './narration/narrated.ts';

const seenAt = (title: string, move: string) => {
  const whole = playRecord(readExampleRecord('cassino', title));
  return getCassinoState(whole, whole.steps.findLast((step) => step.move === move)!);
};

describe('a record made by hand', () => {
  test('fills the board with six ways to make ten, then sweeps it', () => {
    const title = 'Six ways to make ten';
    const full = seenAt(title, 'D AS');
    expect(full.board.join(' ')).toBe('10S 8H 5C 5D 3S 9H 7C 6S 4D 2C AS');
    expect([full.laid, full.taking, full.gathered]).toEqual(['AS', undefined, undefined]);
    const swept = seenAt(title, 'A 10D x 10S 8H 5C 5D 3S 9H 7C 6S 4D 2C AS');
    expect(swept.board).toEqual([]);
    expect(swept.taking).toEqual({
      seat: 'A',
      card: '10D',
      groups: [['10S'], ['9H', 'AS'], ['8H', '2C'], ['7C', '3S'], ['6S', '4D'], ['5C', '5D']],
      swept: true,
    });
    expect(swept.piles['A']).toHaveLength(12);
    expect([swept.sweeps, swept.scored]).toEqual([{ A: 1, B: 0, C: 0, D: 0 }, [1, 0]]);
  });

  test('shows the first cards dealt to the table as played by nobody', () => {
    const begun = seenAt('What a ten takes', 'deal 1');
    expect([begun.board.join(' '), begun.laid]).toEqual(['9S AH 8C 2D', undefined]);
  });

  test('ends its deal with the gathered cards and the points', () => {
    const whole = playRecord(readExampleRecord('cassino', 'Six points to five'));
    const gathering = whole.steps.find(({ events }) => events.some(({ type }) => type === 'gathered'))!;
    const { gathered, board } = getCassinoState(whole, gathering);
    expect([gathering.move, gathering.part]).toEqual(['A AC', 2]);
    expect(gathered).toEqual({ seat: 'D', cards: ['7H', '2C', '4H', 'AC'] });
    expect(board).toEqual([]);
    const scoring = whole.steps.findLast(({ events }) => events.some(({ type }) => type === 'scored'))!;
    expect(getCassinoState(whole, scoring).scored).toEqual([0, 1]);
    const end = seenAt('Six points to five', 'A AC');
    expect(end.board).toEqual([]);
    expect(end.counts.map(({ seats, total }) => [seats.join(), total])).toEqual([
      ['A,C', 5],
      ['B,D', 6],
    ]);
  });
});

test('every dealt card is in one hand, on the board or in one pile at every step, by every practice', () => {
  let steps = 0;
  for (const whole of playSampleGames(findGame('cassino')!))
    for (const step of whole.steps) {
      const { board, piles, counts } = getCassinoState(whole, step);
      const hands = whole.seats.flatMap((_, seat) => listHandCards(step, seat));
      const all = [...board, ...Object.values(piles).flat(), ...hands];
      expect(new Set(all).size).toBe(all.length);
      // Rounds of four each, and the four of the table.
      expect((all.length - 4) % (4 * whole.seats.length)).toBe(0);
      if (counts.length > 0) expect(all).toHaveLength(52);
      steps += 1;
    }
  expect(steps).toBeGreaterThan(1000);
});
