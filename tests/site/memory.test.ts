/** What a table keeps in mind over a long evening (`npm run test:long`). */
import type { CDPSession, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { LONG } from '../instances.ts';
import { openPage } from './browser.ts';

/** The bytes of the page's heap that something still holds. */
const held = async (session: CDPSession): Promise<number> => {
  // What is held by what was collected goes only when it is collected again.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

/** Goes forth to the last step and back to the first, and so on, as fast as the table is at rest. */
const step = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (times) => {
    const cloth = document.querySelector('.pane-cloth')!;
    const last = document.querySelectorAll('.steps > li').length - 1;
    for (let i = 0; i < times; i++) {
      const key = Math.floor(i / last) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
      cloth.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise((rest) => requestIdleCallback(rest, { timeout: 100 }));
    }
  }, times);

describe.runIf(LONG)('over a long evening', () => {
  test.each(['/en/examples/lindor-opera/', '/fr/examples/three-faults-one-rubber/'])(
    '%s keeps no more after 5,000 steps than after 100',
    async (path) => {
      const page = await openPage({ path, reducedMotion: true });
      await page.locator('.pane-cloth').focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('.steps > :nth-child(2)[aria-current]').waitFor({ state: 'attached' });
      await page.keyboard.press('Home');
      const session = await page.context().newCDPSession(page);
      await step(page, 100);
      const before = await held(session);
      await step(page, 4900);
      expect((await held(session)) / before).toBeLessThan(1.1);
    },
    600_000,
  );
});
