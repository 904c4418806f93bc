/** Tests that a table which reuses parts from one step to the next looks the same as when it is drawn from scratch. */
import { describe, expect, test } from 'vitest';
import { selectInstances } from '../instances.ts';
import { openPage } from './browser.ts';
import { builtPages } from './dist.ts';

/** Examples to test; in daily tests one whose board has boxes, and one with cards that can be captured. */
const EXAMPLES = selectInstances(
  // A deal that shows only its dealing has no step to go to.
  builtPages.flatMap(({ path, html }) =>
    /^\/en\/examples\/[^/]+\/$/.test(path) && html.includes('#step-2') ? [path] : [],
  ),
  (all) => all.filter((path) => /\/(lindor-opera|every-ten-at-once)\/$/.test(path)),
);

describe.each(EXAMPLES)('the page %s', (path) => {
  test('shows each step, forward and back, exactly as if drawn from scratch', async () => {
    const page = await openPage({ path, reducedMotion: true });
    await page.locator('.pane-cloth').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.steps > :nth-child(2)[aria-current]').waitFor({ state: 'attached' });
    const { seen, ahead, apart } = await page.evaluate(async () => {
      const cloth = document.querySelector('.pane-cloth')!;
      const shown = () => cloth.querySelector(':scope > :not(.ahead)')!;
      const drawn = async (): Promise<string> => {
        for (let turn = 0; turn < 4; turn++) await Promise.resolve();
        // Cards drawn with the page refer to the file of the pack.
        return shown().innerHTML.replaceAll('/cards.svg#', '#');
      };
      const here = () => [...document.querySelectorAll('.steps > li')].findIndex((li) => li.ariaCurrent);
      const [visited, beforehand, different] = [new Set<number>(), new Set<number>(), [] as string[]];
      /**
       * Goes to the last step and back to the first; returns the drawing of the table at each. `anew` draws each from
       * scratch.
       */
      const goThrough = async (anew: boolean): Promise<readonly string[]> => {
        const looks: string[] = [];
        for (const key of ['ArrowRight', 'ArrowLeft']) {
          for (let before = -1; before !== here(); ) {
            before = here();
            visited.add(before);
            // A changed setting redraws every card.
            if (anew) document.dispatchEvent(new CustomEvent('snorum:settings'));
            looks.push(await drawn());
            // The steps on both sides are drawn in idle time.
            for (let turn = 0; turn < 3 && !anew; turn++)
              await new Promise((rest) => requestIdleCallback(rest, { timeout: 500 }));
            const ready = [...cloth.querySelectorAll(':scope > .ahead')].map(
              (sheet) => [sheet, sheet.innerHTML] as const,
            );
            cloth.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            await drawn();
            // Going forward, a step already on its sheet has not stayed there since it was shown.
            if (
              !anew &&
              key === 'ArrowRight' &&
              ready.some(([{ className }, was]) => !className && was === shown().innerHTML)
            )
              beforehand.add(here());
          }
        }
        return looks;
      };
      for (let first = -1; first !== here(); await drawn()) {
        first = here();
        cloth.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
        await drawn();
      }
      const kept = await goThrough(false);
      const anew = await goThrough(true);
      for (const [i, was] of kept.entries()) {
        const is = anew[i]!;
        if (was === is) continue;
        const from = [...was].findIndex((letter, place) => letter !== is[place]);
        different.push(`look ${i + 1}: ${was.slice(from - 80, from + 80)} | ${is.slice(from - 80, from + 80)}`);
      }
      if (kept.length !== anew.length) different.push(`${kept.length} looks, and anew ${anew.length}`);
      return { seen: visited.size, ahead: beforehand.size, apart: different };
    });
    expect(apart).toEqual([]);
    const steps = await page.locator('.steps > li').count();
    // The second step has been shown before; all later ones can be predrawn.
    expect(ahead).toBeGreaterThan(Math.min(1, steps - 3));
    expect(seen).toBe(steps);
  });
});
