/**
 * How long the player who thinks ahead takes over a move in the browser, in a worker: two hundred fixed positions of all games;
 * and at a quarter of the speed, for which he is given a quarter of the time, as a browser slows down no worker. Each is asked
 * five times over and the quickest answer counts, since what else a machine does only adds to it. And what the page itself does
 * while four such players play a deal on it: its longest task, by the time that its thread worked.
 */
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Page } from 'playwright';
import { GAMES } from '../engine/games.ts';
import { randomFrom } from '../engine/random.ts';
import { dealRecord } from '../engine/record/deal-record.ts';
import { LiveGame } from '../engine/record/live-game.ts';
import type { Asked } from '../src/features/play/search-worker.ts';
import { tasksOf, tracing } from '../tests/site/traced.ts';
import { builtSite, inBrowser } from './browser.ts';
import { quantile } from './program.ts';

const POSITIONS = 200;
/** Asked beforehand, so that everything is loaded and compiled. */
const WARM = 16;
/** How often each is asked. */
const ROUNDS = 5;
/** How long he thinks on the pages, in milliseconds, and how much slower a telephone is. */
const THINKS = 50;
const SLOWER = 4;

/** A position as the worker is given it, its hands as plain numbers. */
type Position = Omit<Asked, 'milliseconds'>;

/** What two hundred answers took, in milliseconds of the speed they stand for. */
interface Thinking {
  readonly slower: number;
  readonly median: number;
  readonly p95: number;
  /** How much the machine had to do. */
  readonly load: number;
}

/** A position of a deal played at random from a seed, in which the seat to play has a choice; no deal has fewer than three moves. */
const positionOf = (i: number): Position => {
  const game = GAMES[i % GAMES.length]!;
  const seats = game.seatNumbers()[Math.floor(i / GAMES.length) % game.seatNumbers().length]!;
  const seed = `thinkers ${i}`;
  const made = dealRecord(game, { seats, seed });
  const live = made.ok ? LiveGame.from({ ...made.value, deals: [] }, GAMES) : made;
  if (!live.ok) throw new Error(`${seed}: not played`);
  const { value: state } = live;
  const random = randomFrom(seed, 1);
  state.deal(random);
  const open: Position[] = [];
  while (!state.table.dealOver) {
    const legal = state.legal();
    if (legal.length > 1) open.push(asAsked(state, seed));
    state.play(legal[random.below(legal.length)]!);
  }
  return open[random.below(open.length)]!;
};

const asAsked = (live: LiveGame, chance: string): Position => {
  const { game, courses, ...state } = live.state;
  const copied = courses.map(({ owners, laid, done }) => ({ owners, laid, done: [...done] }));
  return { game: game.id, state: { ...state, courses: copied }, seen: live.observe(live.table.toMove), chance };
};

/** Asks the worker one position after another; how long each answer took by the clock. */
const askAll = (page: Page, worker: string, positions: readonly Position[], milliseconds: number): Promise<number[]> =>
  page.evaluate(
    async ([address, all, each]) => {
      const thinker = new Worker(address, { type: 'module' });
      const times: number[] = [];
      for (const [id, position] of all.entries()) {
        const { courses } = position.state;
        const restored = courses.map((course) => ({ ...course, owners: Int8Array.from(Object.values(course.owners)) }));
        const about = { ...position, state: { ...position.state, courses: restored }, milliseconds: each };
        const start = performance.now();
        const answered = new Promise<{ problem?: string }>((resolve, reject) => {
          thinker.onmessage = ({ data }) => resolve(data);
          thinker.onerror = () => reject(new Error('the worker does not start'));
        });
        thinker.postMessage({ id, about });
        const { problem } = await answered;
        if (problem) throw new Error(problem);
        times.push(performance.now() - start);
      }
      thinker.terminate();
      return times;
    },
    [worker, positions, milliseconds] as const,
  );

/** The game that four play who think ahead, and how long it is looked at, in milliseconds. */
const TABLE = '/en/games/cassino/';
const LOOKED_AT = 12_000;

/** The longest task of a page on which four players think ahead, and how many tasks it had: from the first card on. */
const longestTask = async (page: Page): Promise<{ longest: number; moves: number }> => {
  const form = page.locator('.new-game');
  await form.locator('[name=seats]').selectOption('4');
  for (const seat of 'ABCD') await form.locator(`[name=chair-${seat}]`).selectOption('search');
  await page.locator('.new-begin [type=submit]').click();
  await page.locator('.steps > li:nth-child(4)').waitFor({ state: 'attached' });
  const steps = page.locator('.steps > li');
  const before = await steps.count();
  const traced = await tracing(page, 'toplevel');
  await page.waitForTimeout(LOOKED_AT);
  return { longest: Math.max(...tasksOf(await traced())), moves: (await steps.count()) - before };
};

const measure = async (
  page: Page,
  worker: string,
  positions: readonly Position[],
  slower: number,
): Promise<Thinking> => {
  const asked = [...positions.slice(0, WARM), ...positions];
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push((await askAll(page, worker, asked, THINKS / slower)).slice(WARM));
  const times = positions.map((_, i) => slower * Math.min(...rounds.map((round) => round[i]!)));
  return { slower, median: quantile(times, 0.5), p95: quantile(times, 0.95), load: loadavg()[0]! };
};

/** Measures in the site as last built; fails when it is not built. */
export async function thinkingInBrowser(said: (line: string) => void): Promise<void> {
  const file = readdirSync(builtSite(), { recursive: true, encoding: 'utf8' }).find((name) =>
    /search-worker-[^/]*\.js$/.test(name),
  );
  if (!file) throw new Error('the site has no player who thinks ahead');
  const positions = Array.from({ length: POSITIONS }, (_, i) => positionOf(i));
  await inBrowser(async (open) => {
    const page = await open('/en/games/');
    for (const slower of [1, SLOWER]) said(sayThinking(await measure(page, `/${file}`, positions, slower)));
    const { longest, moves } = await longestTask(await open(TABLE));
    said(`the page’s longest task in ${moves} moves of four who think ahead: ${longest.toFixed(1)} ms of work`);
  });
}

const sayThinking = ({ slower, median, p95, load }: Thinking): string =>
  `a move thought over in a worker${slower > 1 ? ' at a quarter of the speed' : ''}: ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} (load ${load.toFixed(1)})`;

if (process.argv[1] === import.meta.filename) await thinkingInBrowser((line) => process.stdout.write(`${line}\n`));
