/** Tests the memory of a table over a long evening (`npm run test:long`). */
import type { CDPSession, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#engine/random.ts';
import { RUNS_LONG_TESTS } from '../instances.ts';
import { pressRandomMove, startGameOnPage, waitForTurn } from './at-play.ts';
import { openPage } from './browser.ts';

const collectGarbage = async (session: CDPSession): Promise<void> => {
  // Objects held by collected ones are freed only by the next collection.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
};

/** Returns the bytes of the page’s heap that are still in use. */
const held = async (session: CDPSession): Promise<number> => {
  await collectGarbage(session);
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

/** The part of a heap snapshot used here; the fields of all nodes follow one another in one array. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly string[][] };
  };
  readonly nodes: readonly number[];
}

/** Node types of a heap snapshot that belong to the browser: compiled code, layout and paint. */
const OF_BROWSER = ['code', 'object shape', 'native'];

/**
 * Measures the memory of the page itself: the bytes of its objects and texts, its elements, and its listeners. The
 * browser’s own memory is left out, since it grows during the first games, while more of the scripts is compiled.
 */
const heldByPage = async (session: CDPSession): Promise<readonly number[]> => {
  await collectGarbage(session);
  let written = '';
  const write = ({ chunk }: { chunk: string }) => {
    written += chunk;
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', write);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', write);
  const { snapshot, nodes } = JSON.parse(written) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!OF_BROWSER.includes(types[0]![nodes[at + type]!]!)) sum += nodes[at + size]!;
  const { nodes: elements, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return [sum, elements, listeners];
};

/** Goes to the last step and back to the first, a number of times, without waiting longer than the table moves. */
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

describe.runIf(RUNS_LONG_TESTS)('a long evening', () => {
  test.each(['/en/examples/lindor-opera/', '/fr/examples/three-faults-one-rubber/', '/en/examples/pope-pair-divided/'])(
    'keeps on %s no more memory after 5,000 steps than after 100',
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

  test.each(['pope-joan', 'chat-qui-dort', 'cassino'] as const)(
    'keeps at the table of %s no more after ten whole games than after the first, and no more after twenty than after ten',
    async (game) => {
      const random = createRandom(`memory ${game}`);
      const page = await startGameOnPage({ game, seed: 'memory' });
      const session = await page.context().newCDPSession(page);
      /** The memory after the first and after the tenth game has been played to its end and left. */
      const left: (readonly number[])[] = [];
      let afterTen = 0;
      for (let games = 1; games <= 20; games++) {
        for (let now = await waitForTurn(page); now !== 'over'; now = await waitForTurn(page))
          await pressRandomMove(page, random);
        await page.getByRole('button', { name: 'Leave the game' }).click();
        await page.locator('.new-begin [type=submit]').waitFor();
        if (games === 1 || games === 10) left.push(await heldByPage(session));
        if (games === 10) afterTen = await held(session);
        if (games === 20) break;
        await page.locator('.new-begin [type=submit]').click();
        await page.locator('.table-hand').waitFor({ state: 'attached' });
      }
      expect((await held(session)) / afterTen).toBeLessThan(1.1);
      for (const [i, first] of left[0]!.entries()) expect(left[1]![i]! / first, left.join(' and ')).toBeLessThan(1.1);
    },
    3_600_000,
  );
});
