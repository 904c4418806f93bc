/** Tests the points that each card of a deal of La Manille cost its player. */
import { describe, expect, test, vi } from 'vitest';
import { createMoveBuffer } from '#engine/game.ts';
import { CARD_TO_MANILLE, type ManilleCard } from '#engine/games/manille/cards.ts';
import { evaluateCoup, type PlayedCoup } from '#engine/games/manille/double-dummy/costs.ts';
import { createEndgameState } from '#engine/games/manille/double-dummy/ending.ts';
import { Solver } from '#engine/games/manille/double-dummy/solver.ts';
import { manille } from '#engine/games/manille/index.ts';
import type { ManilleTable } from '#engine/games/manille/rules.ts';
import { createRandom } from '#engine/random.ts';

// Whole coups are solved, for each card.
vi.setConfig({ testTimeout: 60_000 });

/** Plays a random deal; returns the table at its end, and the dealer, the turn-up, the hands and the cards played. */
const coupAt = (i: number): { table: ManilleTable; played: PlayedCoup } => {
  const table = manille.table({ seats: 4, dealer: i & 3 }) as ManilleTable;
  const random = createRandom('costs', i);
  table.deal(table.shuffle(random));
  const { dealer, coup } = table;
  const { turnUp } = coup;
  const { held } = createEndgameState(coup, dealer);
  const legal = createMoveBuffer();
  const cards: ManilleCard[] = [];
  while (!table.dealOver) {
    const move = legal[random.below(table.legal(legal))]!;
    cards.push(CARD_TO_MANILLE[move]!);
    table.play(move);
  }
  return { table, played: { dealer, turnUp, held, cards } };
};

describe('the costs of a coup', () => {
  test('are the difference between the best possible result and the actual one', () => {
    for (let i = 0; i < 6; i++) {
      const { table, played } = coupAt(i);
      const { fair, made, costs } = evaluateCoup(played, table.readings);
      expect(made).toEqual([...table.coup.taken]);
      expect(costs.map(({ card }) => card)).toEqual(played.cards);
      const lost = costs.reduce((sum, { seat, points }) => sum + (seat & 1 ? -points : points), 0);
      expect(fair[0] - lost).toBe(made[0]);
      const solver = new Solver(table.readings);
      solver.deal(played.turnUp >> 3);
      expect(fair[0]).toBe(solver.points({ held: played.held, leader: (played.dealer + 1) & 3, trick: [] }));
      for (const { points, better, card } of costs) {
        expect(points).toBeGreaterThanOrEqual(0);
        expect(better.length > 0).toBe(points > 0);
        expect(better).not.toContain(card);
      }
    }
  });

  test('are nil where nothing was lost: a better card in its place costs nothing', () => {
    const { table, played } = coupAt(3);
    const { costs } = evaluateCoup(played, table.readings);
    const at = costs.findLastIndex(({ points }) => points > 0);
    expect(at).toBeGreaterThan(0);
    for (const better of costs[at]!.better) {
      const again = evaluateCoup({ ...played, cards: [...played.cards.slice(0, at), better] }, table.readings);
      expect(again.costs[at]!.points).toBe(0);
      expect(Math.abs(again.made[0] - evaluateCoup(played, table.readings).made[0])).toBe(costs[at]!.points);
    }
  });
});
