import { expect, test } from 'vitest';
import { openPage } from './browser.ts';

test('the browser of the tests has fonts, or half of what they measure would not show', async () => {
  const page = await openPage({ path: '/' });
  await page.setContent('<span>Snorum</span>');
  const size = await page.locator('span').boundingBox();
  expect(size?.width).toBeGreaterThan(20);
});
