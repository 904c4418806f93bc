/**
 * What a step forth or back costs the page: the work of its main thread at a quarter of its speed, from the key pressed
 * to two frames later. It is the time of the thread, not of the clock, so that other programs hardly change it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { serve } from '../scripts/server.mjs';
import { startBrowser } from '../tests/site/start-browser.ts';

/** The tables that are the heaviest to draw. */
const TABLES = {
  'Chnif with twelve players': '/en/examples/chnif-twelve-players/',
  'Cassino with a full cloth': '/en/examples/game-by-the-letter/',
  'La Manille, a whole rubber': '/fr/examples/three-faults-one-rubber/',
  'Lindor with eight players': '/en/examples/lindor-eight-players/',
  'Nain jaune beside its text': '/en/sources/avantcoureur-1760/nain-jaune/',
  'La Manille beside its text': '/fr/sources/boussac-1896/manille/',
};

const SLOWER = 4;
/** Steps measured each way; a record with fewer is gone through whole. */
const MOST = 40;

/** The work of a step in milliseconds, and what of it was script, style and layout at the median. */
export interface StepWork {
  readonly table: string;
  readonly motion: boolean;
  readonly steps: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

type Figures = Record<string, number>;

const figures = async (session: CDPSession): Promise<Figures> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
};

const frames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))]!;

/** What pressing a key costs, each time: the difference of the figures. */
async function pressing(page: Page, session: CDPSession, key: string, times: number): Promise<Figures[]> {
  const costs: Figures[] = [];
  for (let i = 0; i < times; i++) {
    const before = await figures(session);
    await page.keyboard.press(key);
    await frames(page);
    const after = await figures(session);
    costs.push(Object.fromEntries(Object.keys(after).map((name) => [name, after[name]! - before[name]!])));
    // What still moves comes to rest before the next one.
    await page.waitForTimeout(450);
  }
  return costs;
}

async function measure(page: Page, table: string, motion: boolean): Promise<StepWork> {
  await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' });
  await page.locator('.pane-cloth').first().focus();
  // Wakes the table; then it is gone through once, as it is by who has looked at it a while.
  await page.keyboard.press('ArrowRight');
  await page.locator('.table-say .step').first().waitFor();
  await page.keyboard.press('Home');
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = Math.min(MOST, (await page.locator('.steps > li').count()) - 1);
  // What a key costs that does nothing: the browser's part and the measuring's.
  const idle = quantile(
    (await pressing(page, session, 'F8', 9)).map((cost) => cost['TaskDuration']!),
    0.5,
  );
  const costs = [
    ...(await pressing(page, session, 'ArrowRight', times)),
    ...(await pressing(page, session, 'ArrowLeft', times)),
  ];
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const work = costs.map((cost) => Math.max(0, cost['TaskDuration']! - idle));
  const median = (name: string) =>
    quantile(
      costs.map((cost) => cost[name]!),
      0.5,
    );
  return {
    table,
    motion,
    steps: work.length,
    median: quantile(work, 0.5),
    p95: quantile(work, 0.95),
    max: Math.max(...work),
    script: median('ScriptDuration'),
    style: median('RecalcStyleDuration'),
    layout: median('LayoutDuration'),
  };
}

/** Measures the steps of the heaviest tables in the site as last built; fails when it is not built. */
export async function stepWork(said: (work: StepWork) => void): Promise<void> {
  const folder = join(import.meta.dirname, '../dist');
  if (!existsSync(folder)) throw new Error('the site is not built: npm run build');
  const [started, server] = [await startBrowser(), await serve({ folder })];
  const browser = await chromium.connect(started.wsEndpoint());
  try {
    for (const [table, path] of Object.entries(TABLES)) {
      for (const motion of [true, false]) {
        const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
        const page = await context.newPage();
        await page.goto(path, { waitUntil: 'load' });
        said(await measure(page, table, motion));
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await started.close();
    server.closeAllConnections();
    server.close();
  }
}

/** A line for each table. */
export const sayStepWork = ({ table, motion, steps, median, p95, max, script, style, layout }: StepWork): string =>
  `${table}${motion ? '' : ', still'}: ${steps} steps, work at a quarter of the speed ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)}, most ${max.toFixed(1)} (at the median script ${script.toFixed(1)}, style ${style.toFixed(1)}, layout ${layout.toFixed(1)})`;

if (process.argv[1] === import.meta.filename) await stepWork((work) => process.stdout.write(`${sayStepWork(work)}\n`));
