/**
 * Tests a table in play: no player is cut off, covered or out of sight, for any number of players and any shape of
 * window.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findGame, GAMES } from '#engine/games.ts';
import { createRandom, type Random } from '#engine/random.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { encodeGameLink } from '../../src/features/play/share-link.ts';
import { startGame } from '../engine/sat-down.ts';
import { selectInstances } from '../instances.ts';
import { openGame } from './at-play.ts';
import { findMisplaced } from './misplaced.ts';

/** Width and height of telephones upright and on their side, tablets and desktops. */
const WINDOWS = [
  [320, 568],
  [568, 320],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1600, 1000],
] as const;

const STATES = ['in play', 'deal over', 'game over'] as const;
type State = (typeof STATES)[number];

const playAny = (live: LiveGame, random: Random): void => {
  const moves = live.legal();
  live.play(moves[random.below(moves.length)]!);
};

/**
 * Plays a random first deal as far as the middle one of the first seat’s moves; false if this seat has no move, which
 * can happen in Le Chat qui dort.
 */
function playedToTurn(begin: () => LiveGame, live: LiveGame, seed: string): boolean {
  const whole = begin();
  whole.deal(createRandom(seed));
  const own: number[] = [];
  for (let [moves, random] = [0, createRandom(seed)]; !whole.table.dealOver; moves++) {
    if (whole.table.toMove === 0) own.push(moves);
    playAny(whole, random);
  }
  const middle = own[own.length >> 1];
  if (middle === undefined) return false;
  live.deal(createRandom(seed));
  for (let [moves, random] = [0, createRandom(seed)]; moves < middle; moves++) playAny(live, random);
  return true;
}

/** Returns the link of a random game with the reader in the first seat. */
async function gameIn(state: State, game: string, seats: number): Promise<string> {
  const begin = () => startGame(findGame(game)!, { seats, seed: 'fits' });
  const live = begin();
  if (state === 'in play') {
    for (let i = 0; !playedToTurn(begin, live, `fits ${i}`); i++);
  } else {
    const random = createRandom(game);
    do {
      live.deal(createRandom(`fits ${live.record.deals.length}`));
      while (!live.table.dealOver) playAny(live, random);
    } while (state === 'game over' && !live.table.gameOver);
  }
  return encodeGameLink(
    formatRecord(live.record),
    live.names.map((_, seat) => (seat === 0 ? 'you' : 'random')),
  );
}

const atEachWindow = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // The page learns the size, and measures the parts over the cloth a frame later.
    await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
    found.push(...(await page.evaluate(findMisplaced, '.in-play')).map((fault) => `${width} × ${height}: ${fault}`));
  }
  return found;
};

test.each(
  selectInstances(
    GAMES.flatMap(({ id, seatNumbers }) =>
      [...new Set([seatNumbers()[0]!, seatNumbers().at(-1)!])].map((seats) => [id, seats] as const),
    ),
    // Twelve players asked for a rank; a board with a long run beside it; two others, and nobody across.
    (all) =>
      all.filter(
        ([id, seats]) =>
          (id === 'chat-qui-dort' && seats === 12) ||
          (id === 'lindor' && seats === 8) ||
          (id === 'nain-jaune' && seats === 3),
      ),
  ),
)('%s with %i players shows everybody, and the controls to go on', async (game, seats) => {
  const found: string[] = [];
  for (const [i, state] of STATES.entries()) {
    const page = await openGame(
      { game, lang: i % 2 ? 'fr' : 'en' },
      { fragment: `#${await gameIn(state, game, seats)}`, colorScheme: i % 2 ? 'dark' : 'light', reducedMotion: true },
    );
    await page.locator(state === 'in play' ? '.in-play .tray' : '.in-play .end-sheet').waitFor();
    found.push(...(await atEachWindow(page)).map((fault) => `${state}, ${fault}`));
    await page.context().close();
  }
  expect(found).toEqual([]);
});
