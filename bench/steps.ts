/**
 * Cost of a step forwards or backwards on a page, with the main thread at a quarter of its speed. Measures three
 * amounts of main-thread work: from the key press to two frames later; the part of it until layout (handler, style and
 * layout); and the work after those two frames, until nothing moves any more. It is thread time, not wall-clock time,
 * so that other programs hardly matter; the real slow-down of the thread is reported too.
 *
 *     npx node bench/steps.ts [PART OF A TABLE’S NAME] [--short]
 *     npx node bench/steps.ts every [ROUNDS]
 *
 * The second form measures every step of every English example until layout: at full speed, four times over, and with
 * the browser slowed, alternately, in five rounds or another odd number. On a shared machine, load peaks hit different
 * steps in each round, so the cost of a step is the median of its rounds. A round takes seven minutes. On a virtual
 * machine, each interruption by which the browser slows its thread costs more than it should: the real slow-down of the
 * steps is reported at the end.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { startTracing, type TraceEvent } from '../tests/site/traced.ts';
import { builtSite, IS_SHORT, inBrowser } from './browser.ts';
import { median, quantile } from './program.ts';

/** The tables that take longest to render, each with its page. */
export const TABLES = {
  'Chnif with twelve players': '/en/examples/chnif-twelve-players/',
  'Cassino with a full cloth': '/en/examples/game-by-the-letter/',
  'La Manille, a whole rubber': '/fr/examples/three-faults-one-rubber/',
  'Lindor with eight players': '/en/examples/lindor-eight-players/',
  'Nain jaune beside its text': '/en/sources/avantcoureur-1760/nain-jaune/',
  'La Manille beside its text': '/fr/sources/boussac-1896/manille/',
};

const SLOWER = 4;
/** Maximum number of steps measured in each direction; a shorter record is measured whole. */
const MOST = IS_SHORT ? 2 : 30;
/** Milliseconds until all movement is at rest. */
const REST = 600;

/** Milliseconds of work, summarised over all steps. */
interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

/** Cost of the steps of one table. */
export interface StepWork {
  readonly table: string;
  readonly motion: boolean;
  readonly steps: number;
  /** Real slow-down of the thread, as a factor. */
  readonly slower: number;
  /** All work of the main thread, from the key press to the second frame. */
  readonly work: Spread;
  /** The part of `work` for the handler, style and layout. */
  readonly laidOut: Spread;
  /** Work of the main thread from the second frame until rest. */
  readonly after: Spread;
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

const spread = (values: readonly number[]): Spread => ({
  median: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  max: Math.max(...values),
});

/** Returns the difference of the browser's counters before and after an action. */
async function costOf(session: CDPSession, done: () => Promise<void>): Promise<Figures> {
  const before = await figures(session);
  await done();
  const after = await figures(session);
  return Object.fromEntries(Object.keys(after).map((name) => [name, after[name]! - before[name]!]));
}

/** Measures each key press: the work up to the second frame, and from there until rest. */
async function pressing(page: Page, session: CDPSession, key: string, times: number) {
  const [costs, rests]: [Figures[], Figures[]] = [[], []];
  for (let i = 0; i < times; i++) {
    costs.push(
      await costOf(session, async () => {
        await page.keyboard.press(key);
        await frames(page);
      }),
    );
    rests.push(await costOf(session, () => page.waitForTimeout(REST)));
  }
  return { costs, rests };
}

const of = (costs: readonly Figures[], ...names: readonly string[]): number[] =>
  costs.map((cost) => names.reduce((sum, name) => sum + cost[name]!, 0));

/**
 * Returns, for each key press, the milliseconds until layout: the handler with its direct effects (rendering in a
 * microtask, which the browser does not count as script; forced layout), plus the style and layout work of the first
 * frame.
 */
function untilLaidOut(events: readonly TraceEvent[]): number[] {
  const whole = events.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts);
  return whole
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .map((key) => {
      const own = whole.filter(({ pid, tid, ts }) => pid === key.pid && tid === key.tid && ts >= key.ts + key.dur!);
      const frame = own.slice(
        0,
        Math.max(
          0,
          own.findIndex(({ name }) => name === 'PrePaint'),
        ),
      );
      const late = frame.filter(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout');
      return [key, ...late].reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
    });
}

/** Measures the real slow-down of the throttled browser, as a factor, with a fixed computation. */
async function slowness(page: Page, session: CDPSession): Promise<number> {
  const reckoning = async (rate: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const costs: number[] = [];
    for (let i = 0; i < 9; i++) {
      const cost = await costOf(session, async () => {
        await page.evaluate(() => {
          let sum = 0;
          for (let n = 0; n < 4e6; n++) sum = (sum * 31 + n) | 0;
          return sum;
        });
      });
      costs.push(cost['TaskDuration']!);
    }
    return quantile(costs, 0.5);
  };
  const whole = await reckoning(1);
  return (await reckoning(SLOWER)) / whole;
}

/**
 * Hydrates a table as a pointer does, before any step, and waits until it is at rest at its first step; returns the
 * number of further steps. The second step is then already rendered in advance, as it is for a reader who has looked at
 * the first.
 */
async function wake(page: Page, motion: boolean): Promise<number> {
  await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' });
  await page.locator('.pane-cloth').first().focus();
  await page.waitForTimeout(REST);
  return (await page.locator('.steps > li').count()) - 1;
}

/** Throws if a table does not show this step (0-based): a table that was not hydrated would seem to cost nothing. */
async function shows(page: Page, step: number): Promise<void> {
  const shown = page.locator(`.steps > :nth-child(${step + 1})[aria-current]`);
  if ((await shown.count()) === 0) throw new Error(`${page.url()}: step ${step + 1} should be shown, and is not`);
}

async function measure(page: Page, table: string, motion: boolean): Promise<StepWork> {
  const steps = await wake(page, motion);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const slower = await slowness(page, session);
  const times = Math.min(MOST, steps);
  // Cost of a key without effect: the share of the browser and of the measurement.
  const idle = await pressing(page, session, 'F8', 9);
  const traced = await startTracing(page, 'devtools.timeline');
  const ways = [await pressing(page, session, 'ArrowRight', times)];
  await shows(page, times);
  ways.push(await pressing(page, session, 'ArrowLeft', times));
  const events = await traced();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const costs = ways.flatMap((way) => way.costs);
  const above = (all: readonly Figures[], none: readonly Figures[], ...names: readonly string[]): Spread => {
    const least = quantile(of(none, ...names), 0.5);
    return spread(of(all, ...names).map((cost) => Math.max(0, cost - least)));
  };
  return {
    table,
    motion,
    steps: costs.length,
    slower,
    work: above(costs, idle.costs, 'TaskDuration'),
    laidOut: spread(untilLaidOut(events)),
    after: above(
      ways.flatMap((way) => way.rests),
      idle.rests,
      'TaskDuration',
    ),
    style: quantile(of(costs, 'RecalcStyleDuration'), 0.5),
    layout: quantile(of(costs, 'LayoutDuration'), 0.5),
  };
}

/**
 * Measures the steps of the slowest tables of the built site, and passes each table's result to `said`; fails if the
 * site is not built.
 */
export async function stepWork(said: (work: StepWork) => void, part = ''): Promise<void> {
  await inBrowser(async (open) => {
    for (const [table, path] of Object.entries(TABLES)) {
      if (!table.includes(part)) continue;
      for (const motion of [true, false]) {
        const page = await open(path);
        said(await measure(page, table, motion));
        await page.context().close();
      }
    }
  });
}

/**
 * Measures the milliseconds until layout for every step of every English example, forwards and backwards, without
 * motion, each on a freshly loaded page; `rate` is the factor by which the browser is slowed. The next key follows
 * after two frames, so that a step is measured even if it has been rendered in advance. The order is always the same.
 */
async function everyStep(rate: number): Promise<readonly number[]> {
  const folder = 'en/examples';
  const paths = readdirSync(join(builtSite(), folder))
    .filter((name) => existsSync(join(builtSite(), folder, name, 'index.html')))
    .map((name) => `/${folder}/${name}/`);
  const all: number[] = [];
  await inBrowser(async (open) => {
    for (const path of paths) {
      const page = await open(path);
      const steps = await wake(page, false);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const traced = await startTracing(page, 'devtools.timeline');
      for (const [key, end] of [
        ['ArrowRight', steps],
        ['ArrowLeft', 0],
      ] as const) {
        for (let i = 0; i < steps; i++) {
          await page.keyboard.press(key);
          await frames(page);
        }
        await shows(page, end);
      }
      const costs = untilLaidOut(await traced());
      if (costs.length !== 2 * steps) throw new Error(`${path}: ${costs.length} of ${2 * steps} steps were traced`);
      all.push(...costs);
      await page.context().close();
    }
  });
  return all;
}

/** Returns the cost of each step: its median over several rounds. */
const settled = (rounds: readonly (readonly number[])[]): readonly number[] =>
  rounds[0]!.map((_, step) => median(rounds.map((round) => round[step]!)));

const saySpread = ({ median, p95, max }: Spread): string =>
  `${median.toFixed(1)} ms, p95 ${p95.toFixed(1)}, most ${max.toFixed(1)}`;

/** Formats a table's results in a few lines. */
export const sayStepWork = ({ table, motion, steps, slower, work, laidOut, after, ...at }: StepWork): string =>
  [
    `${table}${motion ? '' : ', still'}: ${steps} steps, ${slower.toFixed(1)} times slower`,
    `  to layout done  ${saySpread(laidOut)} (at the median style ${at.style.toFixed(1)}, layout ${at.layout.toFixed(1)})`,
    `  all work        ${saySpread(work)}`,
    `  then, to rest   ${saySpread(after)}`,
  ].join('\n');

if (process.argv[1] === import.meta.filename) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const [, , part, asked = '5'] = process.argv;
  if (part === 'every') {
    if (!/^\d*[13579]$/.test(asked))
      throw new Error(`ROUNDS is an odd number, so that one is the middle, not “${asked}”.`);
    const rates = [1, SLOWER].map((rate) => ({ rate, rounds: [] as (readonly number[])[] }));
    const told = (costs: readonly number[], rate: number) => saySpread(spread(costs.map((ms) => (ms * SLOWER) / rate)));
    const name = (rate: number) => (rate === 1 ? 'four times at full speed' : 'slowed');
    for (let round = 1; round <= Number(asked); round++)
      for (const each of rates) {
        const costs = await everyStep(each.rate);
        each.rounds.push(costs);
        say(`round ${round}, ${name(each.rate)}: ${told(costs, each.rate)}`);
      }
    const costs = rates.map(({ rounds }) => settled(rounds));
    for (const [i, { rate }] of rates.entries())
      say(
        `${costs[i]!.length} steps, still, ${name(rate)}, to layout done, the median of each: ${told(costs[i]!, rate)}`,
      );
    const [whole, slowed] = costs as [readonly number[], readonly number[]];
    const slower = median(slowed.map((ms, step) => ms / whole[step]!));
    say(`told to be ${SLOWER} times slower, the browser was ${slower.toFixed(1)} times slower, by the median step`);
  } else await stepWork((work) => say(sayStepWork(work)), part);
}
