/** Tests the height of an embed at every step, on a telephone, in a frame that adjusts its height. */
import { describe, expect, test } from 'vitest';
import { RESIZE_SCRIPT } from '../../src/embed/snippets.ts';
import { selectInstances } from '../instances.ts';
import { getOrigin } from './browser.ts';
import { builtPages } from './dist.ts';
import { startOtherSite } from './other-site.ts';

/** Width of a blog’s text column on a telephone of 390 CSS pixels, in the theme that leaves the least. */
const COLUMN = 342;

/** Embeds with steps; those with questions have their own tests. */
const embeds = builtPages.filter(({ kind, html }) => kind === 'embed' && !html.includes(' data-quiz="'));

/**
 * The highest embeds, as measured over all of them: titles and sources of several lines, the most players, two books.
 */
const HIGHEST = [
  '/embed/fr/chnif-snip/',
  '/embed/en/nain-jaune-lindor/',
  '/embed/en/chnif-last-holder/',
  '/embed/fr/newmarket-up-to-the-ten/',
  '/embed/en/twelve-at-table/',
];

describe('an embedded frame on a telephone', () => {
  const post = startOtherSite();
  const measured = selectInstances(embeds, (all) => all.filter(({ path }) => HIGHEST.includes(path))).map(
    ({ path }) => path,
  );

  test.each(measured)(
    'grows as %s by itself, is at most 900 pixels high, and has its button within 720',
    async (path) => {
      const { page, heard } = await post({
        width: 360,
        html: `<script>told = []; addEventListener('message', ({ data }) => data.type === 'snorum:height' && told.push(data.height));</script>
        ${RESIZE_SCRIPT}
        <iframe title="x" src="${getOrigin()}${path}" width="${COLUMN}" height="720" frameborder="0"></iframe>`,
      });
      await expect.poll(() => page.evaluate('told.length')).toBeGreaterThan(0);
      const { last, foot, high } = await page.frames()[1]!.evaluate(async () => {
        const controls = [...document.querySelectorAll<HTMLElement>('.table-controls button')];
        const next = controls.at(-2)!;
        const passed = { steps: 0, last: false, foot: 0, high: 0 };
        for (; passed.steps < 3000 && !passed.last; passed.steps++) {
          if (passed.steps > 0) next.click();
          await new Promise((drawn) => requestAnimationFrame(drawn));
          passed.foot = Math.max(passed.foot, next.getBoundingClientRect().bottom + scrollY);
          passed.high = Math.max(passed.high, document.body.getBoundingClientRect().height);
          passed.last = next.getAttribute('aria-disabled') === 'true';
        }
        return passed;
      });
      expect(last).toBe(true);
      const told = (await page.evaluate('told')) as number[];
      expect(told.filter((height, i) => height < told[i - 1]!)).toEqual([]);
      expect(Math.max(high, ...told)).toBeLessThanOrEqual(900);
      expect(foot).toBeLessThanOrEqual(720);
      expect(heard).toEqual([]);
    },
  );

  test('includes the highest ones among all', () => {
    expect(embeds.filter(({ path }) => HIGHEST.includes(path)).length).toBe(HIGHEST.length);
    expect(embeds.length).toBeGreaterThan(200);
  });
});
