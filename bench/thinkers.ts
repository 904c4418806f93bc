/**
 * Thinking time of the search player in the browser, in a worker, for 200 fixed positions of all games. Each position is
 * timed five times and the fastest counts, since other programs only add time. Also measures the longest task of the
 * page while four search players play a deal on it, in thread time.
 */
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Page } from 'playwright';
import { OPPONENT_WORLDS } from '../engine/bots/opponents.ts';
import { GAMES } from '../engine/games.ts';
import { createRandom } from '../engine/random.ts';
import { createDealRecord } from '../engine/record/deal-record.ts';
import { LiveGame } from '../engine/record/live-game.ts';
import type { SearchRequest } from '../src/features/play/search-worker.ts';
import { listTaskTimes, startTracing } from '../tests/site/traced.ts';
import { builtSite, IS_SHORT, inBrowser } from './browser.ts';
import { quantile } from './program.ts';

const POSITIONS = IS_SHORT ? 11 : 200;
/** Number of positions played before the measurement, so that the code is loaded and compiled. */
const WARM = IS_SHORT ? 2 : 16;
/** Number of times each position is timed. */
const ROUNDS = IS_SHORT ? 1 : 5;
/** A position as sent to the worker, with the hands as plain numbers. */
type Position = SearchRequest;

/** Times of the search player for 200 positions, in milliseconds. */
interface Thinking {
  readonly median: number;
  readonly p95: number;
  readonly load: number;
}

/**
 * Creates the position with this index (`i`): from a random deal, at a move where the seat to play has a choice. Every
 * deal has at least three such moves.
 */
const positionOf = (i: number): Position => {
  const game = GAMES[i % GAMES.length]!;
  const seats = game.seatNumbers()[Math.floor(i / GAMES.length) % game.seatNumbers().length]!;
  const seed = `thinkers ${i}`;
  const made = createDealRecord(game, { seats, seed });
  const live = made.ok ? LiveGame.from({ ...made.value, deals: [] }, GAMES) : made;
  if (!live.ok) throw new Error(`${seed}: not played`);
  const { value: state } = live;
  const random = createRandom(seed, 1);
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
  const { game, dealHistories, ...state } = live.state;
  const copied = dealHistories.map(({ owners, unheld, done }) => ({ owners, unheld, done: [...done] }));
  const seen = live.observe(live.table.toMove);
  return { game: game.id, state: { ...state, dealHistories: copied }, seen, chance, worlds: OPPONENT_WORLDS };
};

/** Sends the worker one position after another; returns the wall-clock time of each reply. */
const askAll = (page: Page, worker: string, positions: readonly Position[]): Promise<number[]> =>
  page.evaluate(
    async ([address, all]) => {
      const thinker = new Worker(address, { type: 'module' });
      const times: number[] = [];
      for (const [id, position] of all.entries()) {
        const { dealHistories } = position.state;
        const restored = dealHistories.map((course) => ({
          ...course,
          owners: Int8Array.from(Object.values(course.owners)),
        }));
        const about = { ...position, state: { ...position.state, dealHistories: restored } };
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
    [worker, positions] as const,
  );

/** Page of the game played by four search players; then the milliseconds for which it is observed. */
const TABLE = '/en/games/cassino/';
const LOOKED_AT = IS_SHORT ? 3_000 : 12_000;

/** Measures the longest task of a page with four search players, from the first card on; also counts the moves. */
const longestTask = async (page: Page): Promise<{ longest: number; moves: number }> => {
  const form = page.locator('.new-game');
  await form.locator('.new-more > summary').click();
  await form.locator('[name=seats]').selectOption('4');
  for (const seat of 'ABCD') await form.locator(`[name=chair-${seat}]`).selectOption('search');
  await page.locator('.new-begin [type=submit]').click();
  await page.locator('.steps > li:nth-child(4)').waitFor({ state: 'attached' });
  const steps = page.locator('.steps > li');
  const before = await steps.count();
  const traced = await startTracing(page, 'toplevel');
  await page.waitForTimeout(LOOKED_AT);
  return { longest: Math.max(...listTaskTimes(await traced())), moves: (await steps.count()) - before };
};

const measure = async (page: Page, worker: string, positions: readonly Position[]): Promise<Thinking> => {
  const asked = [...positions.slice(0, WARM), ...positions];
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push((await askAll(page, worker, asked)).slice(WARM));
  const times = positions.map((_, i) => Math.min(...rounds.map((round) => round[i]!)));
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95), load: loadavg()[0]! };
};

/** Runs the measurement on the built site and passes each line of results to `said`; fails if the site is not built. */
export async function thinkingInBrowser(said: (line: string) => void): Promise<void> {
  const file = readdirSync(builtSite(), { recursive: true, encoding: 'utf8' }).find((name) =>
    /search-worker-[^/]*\.js$/.test(name),
  );
  if (!file) throw new Error('the site has no player who thinks ahead');
  const positions = Array.from({ length: POSITIONS }, (_, i) => positionOf(i));
  await inBrowser(async (open) => {
    const page = await open('/en/games/');
    said(sayThinking(await measure(page, `/${file}`, positions)));
    const { longest, moves } = await longestTask(await open(TABLE));
    said(`the page’s longest task in ${moves} moves of four who think ahead: ${longest.toFixed(1)} ms of work`);
  });
}

const sayThinking = ({ median, p95, load }: Thinking): string =>
  `a move thought over in a worker, ${OPPONENT_WORLDS} worlds: ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} (load ${load.toFixed(1)})`;

if (process.argv[1] === import.meta.filename) await thinkingInBrowser((line) => process.stdout.write(`${line}\n`));
