import { describe, expect, test } from 'vitest';
import { PASS } from '#engine/game.ts';
import { findGame } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { isPromptHidden, redactReplay } from '../../src/features/play/hidden-passes.ts';
import { startGame } from '../engine/sat-down.ts';
import { RUNS_ALL_INSTANCES } from '../instances.ts';

const startDeal = (id: string, variant?: string, readings = {}): LiveGame =>
  startGame(findGame(id)!, { seats: 3, seed: 'kept', variant, readings });

/** Lists the moves that a reader is told who sees the hands of these seats. */
const visibleSteps = (live: LiveGame, seen?: readonly number[]): readonly string[] =>
  redactReplay(live, seen).steps.map(({ move }) => move);

describe.each([
  ['nain-jaune', undefined, {}],
  ['lindor', undefined, { passing: 'allowed' }],
  ['snip-snap-snorum', 'whole-pack', { 'whole-pack-duty': 'may' }],
])('a card withheld when asked for, in %s (%s, %o),', (id, variant, readings) => {
  test('is revealed only to its holder until the deal is over', () => {
    const live = startDeal(id, variant, readings);
    const random = createRandom('kept');
    let kept = 0;
    for (let deal = 0; deal < 60 && (RUNS_ALL_INSTANCES || kept < 12) && !live.table.gameOver; deal++) {
      live.deal(random);
      while (!live.table.dealOver) {
        const { toMove } = live.table;
        const legal = live.legal();
        const others = [0, 1, 2].filter((seat) => seat !== toMove);
        expect(isPromptHidden(live, others)).toBe(true);
        expect(isPromptHidden(live, [toMove])).toBe(false);
        const before = visibleSteps(live, others);
        const silent = legal.includes(PASS);
        live.play(silent ? PASS : legal[random.below(legal.length)]!);
        const step = live.played.steps.at(-1)!;
        if (!silent || step.events.length > 1 || live.table.dealOver) continue;
        kept += 1;
        expect(visibleSteps(live, others)).toEqual(before);
        expect(visibleSteps(live, [toMove]).at(-1)).toBe(step.move);
        expect(visibleSteps(live)).toEqual(live.played.steps.map(({ move }) => move));
      }
      expect(visibleSteps(live, [0])).toEqual(visibleSteps(live));
    }
    expect(kept).toBeGreaterThan(3);
  });
});

test('a game in which every card is asked for aloud reveals every action', () => {
  const live = startDeal('jig');
  live.deal(createRandom('kept'));
  expect(isPromptHidden(live, [])).toBe(false);
  expect(redactReplay(live, [])).toEqual(live.played);
});
