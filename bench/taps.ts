/**
 * Response time of a tap on a telephone whose processor runs at a quarter of our speed: from the touch to the next
 * paint, as reported by the browser (Event Timing, the basis of INP). The taps are steps of the slowest examples, and
 * cards of the fullest tables in play, with all motion. The browser reports multiples of 8 ms. Other programs are not
 * subtracted: the machine must be idle.
 *
 *     npx node bench/taps.ts [--short]
 */
import type { Locator, Page } from 'playwright';
import { IS_SHORT, inBrowser } from './browser.ts';
import { quantile } from './program.ts';
import { TABLES } from './steps.ts';

/** For each of the games with most to render, its table with most players. */
const IN_PLAY: Readonly<Record<string, { readonly game: string; readonly seats: number }>> = {
  'Chnif in play, twelve players': { game: 'chnif-chnof-chnorum', seats: 12 },
  'Cassino in play, four players': { game: 'cassino', seats: 4 },
  'La Manille in play': { game: 'manille', seats: 4 },
  'Lindor in play, eight players': { game: 'lindor', seats: 8 },
  'Pope Joan in play, eight players': { game: 'pope-joan', seats: 8 },
};

const SLOWER = 4;
/** Maximum number of taps measured at each table. */
const MOST = IS_SHORT ? 2 : 20;
/** Milliseconds until all movement is at rest. */
const REST = 700;
/** Limit for the 95th percentile of the response times at a table, in milliseconds. */
const LIMIT = 100;

/** Response times at a table, in milliseconds. */
export interface TapTimes {
  readonly table: string;
  readonly taps: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

declare global {
  var taps: Map<number, number>;
}

/**
 * Starts recording the duration of each tap on the page. A tap causes several events; its duration is that of the
 * longest.
 */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.taps = new Map();
    const seen = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId)
          taps.set(entry.interactionId, Math.max(taps.get(entry.interactionId) ?? 0, entry.duration));
    });
    seen.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Taps at an element's position, without querying the page meanwhile, which would be extra work. */
async function tap(page: Page, what: Locator): Promise<void> {
  const { x, y, width, height } = (await what.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(REST);
}

async function timesOf(page: Page, table: string, tapped: number): Promise<TapTimes> {
  const noted = await page.evaluate(() => [...taps.values()]);
  // The browser does not report responses within 16 ms.
  const times = [...noted, ...Array.from({ length: Math.max(0, tapped - noted.length) }, () => 16)];
  return { table, taps: tapped, median: quantile(times, 0.5), p95: quantile(times, 0.95), max: Math.max(...times) };
}

/** Steps through an example by taps and returns their times. */
async function example(page: Page, table: string): Promise<TapTimes> {
  const next = page.locator('.control-first').first();
  await next.scrollIntoViewIfNeeded();
  await tap(page, next);
  await listen(page);
  const steps = Math.min(MOST, (await page.locator('.steps > li').count()) - 2);
  for (let i = 0; i < steps; i++) await tap(page, next);
  return timesOf(page, table, steps);
}

/** Starts a game, taps a card at each of the player's turns, and returns the times. */
async function inPlay(page: Page, table: string, seats: number): Promise<TapTimes> {
  await page.evaluate(() => localStorage.setItem('snorum.table', '{"others":"fast","speed":"quick"}'));
  await page.reload({ waitUntil: 'load' });
  await page.locator('.new-game .new-more > summary').tap();
  await page.locator('.new-game [name=seats]').selectOption(String(seats));
  await page.locator('.new-begin [type=submit]').tap();
  const mine = page.locator('.in-play .tray.is-mine');
  const may = mine.locator('.tray-cards .may, .tray-others button').first();
  const over = page.locator('.in-play .tray-deal, .in-play .play-end');
  await mine.or(over).first().waitFor();
  await listen(page);
  let tapped = 0;
  for (; tapped < MOST && (await mine.count()) > 0; tapped++) {
    await tap(page, may);
    const asked = page.locator('.in-play .tray-asked button').first();
    if (await asked.count()) {
      await tap(page, asked);
      tapped++;
    }
    await mine.or(over).first().waitFor();
  }
  return timesOf(page, table, tapped);
}

/** Measures the taps at each table, and passes each result to `say` at once. */
export const tapTimes = (say: (times: TapTimes) => void): Promise<void> =>
  inBrowser(async (open) => {
    const telephone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    for (const [table, path] of Object.entries(TABLES).slice(0, IS_SHORT ? 1 : undefined)) {
      const page = await open(path, telephone);
      say(await example(page, table));
      await page.context().close();
    }
    for (const [table, { game, seats }] of Object.entries(IN_PLAY).slice(0, IS_SHORT ? 1 : undefined)) {
      const page = await open(`/en/games/${game}/`, telephone);
      say(await inPlay(page, table, seats));
      await page.context().close();
    }
  });

/** Formats a table's results in a line. */
export const sayTapTimes = ({ table, taps, median, p95, max }: TapTimes): string =>
  `${table.padEnd(34)}${String(taps).padStart(3)} taps answered in ${median} ms (median), ${p95} ms (p95), ${max} ms at most${p95 > LIMIT ? `  over ${LIMIT}` : ''}`;

if (process.argv[1] === import.meta.filename)
  await tapTimes((times) => process.stdout.write(`${sayTapTimes(times)}\n`));
