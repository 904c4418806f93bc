/**
 * Tests the seats around a table: no player is cut off, and none covers another or the middle, at any width of the
 * window.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { selectInstances } from '../instances.ts';
import { openPage } from './browser.ts';
import { findMisplaced } from './misplaced.ts';

const folder = join(import.meta.dirname, '../../content/examples');

/** Returns the examples of a game with the fewest and with the most players. */
const fewestAndMost = (game: string): readonly string[] => {
  const seats = readdirSync(join(folder, game)).map((file) => {
    const names = /\[Seats "(.*?)"\]/.exec(readFileSync(join(folder, game, file), 'utf8'))?.[1] ?? '';
    return { id: file.replace(/\.deal$/, ''), players: names.split(' ').length };
  });
  seats.sort((a, b) => a.players - b.players);
  return [...new Set([seats[0]!.id, seats.at(-1)!.id])];
};

describe.each(
  selectInstances(
    GAMES.map(({ id }) => id),
    // A table of twelve, boxes in the middle, camps with tricks.
    (all) => all.filter((id) => /^(chnif-chnof-chnorum|nain-jaune|manille)$/.test(id)),
  ),
)('the table of %s', (game) => {
  test('has all its seats on the cloth, apart from each other and from the middle', async () => {
    const examples = selectInstances(fewestAndMost(game), (all) => all.slice(-1));
    const faults: string[] = [];
    const page = await openPage({ path: `/en/examples/${examples[0]!}/`, width: 320, reducedMotion: true });
    for (const id of examples) {
      if (id !== examples[0]) await page.goto(`/en/examples/${id}/`);
      const cloth = page.locator('.pane-cloth');
      await cloth.focus();
      const steps = await page.locator('.steps > li').count();
      for (const [key, step] of [
        ['ArrowRight', 2],
        ['End', steps],
      ] as const) {
        await cloth.press(key);
        await page.locator(`.steps > :nth-child(${step})[aria-current]`).waitFor({ state: 'attached' });
        // The score of a deal lies on the cloth in place of the seats: they are seen in the step before.
        if (await page.locator('.pane-cloth > :not(.ahead) .deal-score').count()) {
          await cloth.press('ArrowLeft');
          await page.locator(`.steps > :nth-child(${step - 1})[aria-current]`).waitFor({ state: 'attached' });
        }
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const seats = await page.locator('.pane-cloth > :not(.ahead) .seat').count();
          expect(seats).toBeGreaterThan(1);
          faults.push(
            ...(await page.evaluate(findMisplaced, '.pane-cloth > :not(.ahead)')).map(
              (fault) => `${id}, step ${step}, ${width}: ${fault}`,
            ),
          );
        }
      }
    }
    expect(faults).toEqual([]);
  });
});
