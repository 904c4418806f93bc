/** Tests the code of an edition under its articles: folded, found by keyboard and by link, without a script of ours. */
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';

const CODE = '/en/sources/avantcoureur-1760/nain-jaune/code/';

test('without scripts, an article’s code is folded and opens by the keyboard', async () => {
  const page = await openPage({ path: CODE, javaScript: false });
  const article = page.locator('article:has(details)').first();
  const lines = article.locator('pre').first();
  await expect.poll(() => lines.isVisible()).toBe(false);
  await article.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.isVisible()).toBe(true);
});

test('a link to an article shows the code of that article and of no other', async () => {
  const page = await openPage({ path: CODE });
  const slug = await page.locator('article:has(details)').nth(3).getAttribute('id');
  const linked = await openPage({ path: `${CODE}#${slug}` });
  const shown = () =>
    linked
      .locator('article')
      .evaluateAll((articles) =>
        articles
          .filter((each) => each.querySelector('pre')?.checkVisibility({ contentVisibilityAuto: true }))
          .map(({ id }) => id),
      );
  await expect.poll(shown).toEqual([slug]);
});
