import { expect, test } from 'vitest';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { openPage } from './browser.ts';
import { listTaskTimes, startTracing } from './traced.ts';

/** Does a fixed amount of work, not a fixed time: beside other programs a thread may do little in a second. */
const busy = () => {
  let sum = 0;
  for (let i = 0; i < 4e8; i++) sum = (sum + i) | 0;
  return sum;
};

test('the test browser has fonts, without which half of the measurements would show nothing', async () => {
  const page = await openPage({ path: '/' });
  await page.setContent('<span>Snorum</span>');
  const size = await page.locator('span').boundingBox();
  expect(size?.width).toBeGreaterThan(20);
});

test.runIf(RUNS_ALL_INSTANCES)('a trace of a page holds its own work, not that of pages beside it', async () => {
  const page = await openPage({ path: '/' });
  const other = await openPage({ path: '/' });
  let traced = await startTracing(page, 'toplevel');
  await other.evaluate(busy);
  const beside = listTaskTimes(await traced());
  traced = await startTracing(page, 'toplevel');
  await page.evaluate(busy);
  const own = listTaskTimes(await traced());
  expect(Math.max(...beside)).toBeLessThan(50);
  expect(Math.max(...own)).toBeGreaterThan(50);
});

test.runIf(RUNS_ALL_INSTANCES)('a trace that is stopped still records the running work to its end', async () => {
  const page = await openPage({ path: '/' });
  const traced = await startTracing(page, 'toplevel');
  await page.evaluate(`void setTimeout(${busy})`);
  expect(Math.max(...listTaskTimes(await traced()))).toBeGreaterThan(50);
});
