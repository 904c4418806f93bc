/** What stays on a cloth from one step to the next, against the same cloth drawn from nothing. */
import { describe, expect, test } from 'vitest';
import { LONG } from '../long.ts';
import { openPage } from './browser.ts';
import { pages } from './dist.ts';

/** One of each game; in the long tests all. */
const EXAMPLES = LONG
  ? pages.flatMap(({ path }) => (/^\/en\/examples\/[^/]+\/$/.test(path) ? [path] : []))
  : [
      'nain-one-round',
      'chnif-twelve-players',
      'cat-whole-game',
      'lindor-opera',
      'whole-pack-for-three',
      'jig-second-round',
      'game-by-the-letter',
      'three-faults-one-rubber',
    ].map((name) => `/en/examples/${name}/`);

describe.each(EXAMPLES)('%s', (path) => {
  test('shows each step, forth and back, as if it were drawn from nothing', async () => {
    const page = await openPage({ path, reducedMotion: true });
    await page.locator('.pane-cloth').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.steps > :nth-child(2)[aria-current]').waitFor({ state: 'attached' });
    const { seen, apart } = await page.evaluate(async () => {
      const cloth = document.querySelector('.pane-cloth')!;
      const drawn = async (): Promise<string> => {
        for (let turn = 0; turn < 4; turn++) await Promise.resolve();
        // Cards that came with the page are out of the file of the pack.
        return cloth.innerHTML.replaceAll('/cards.svg#', '#');
      };
      const here = () => [...document.querySelectorAll('.steps > li')].findIndex((li) => li.ariaCurrent);
      const [visited, different] = [new Set<number>(), [] as string[]];
      for (const key of ['ArrowRight', 'ArrowLeft']) {
        for (let before = -1; before !== here(); ) {
          before = here();
          visited.add(before);
          const kept = await drawn();
          // Whoever changes a setting has every card drawn anew.
          document.dispatchEvent(new CustomEvent('snorum:settings'));
          const anew = await drawn();
          if (kept !== anew) {
            const from = [...kept].findIndex((letter, i) => letter !== anew[i]);
            const [was, is] = [kept, anew].map((html) => html.slice(from - 80, from + 80));
            different.push(`step ${before + 1}: ${was} | ${is}`);
          }
          cloth.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
          await drawn();
        }
      }
      return { seen: visited.size, apart: different };
    });
    expect(apart).toEqual([]);
    expect(seen).toBe(await page.locator('.steps > li').count());
  });
});
