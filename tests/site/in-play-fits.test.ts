/** At a table in play nobody is cut off, covered or out of sight, however many sit at it and however the window lies. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { GAMES, gameOf } from '#engine/games.ts';
import { type Random, randomFrom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { printRecord } from '#engine/record/record.ts';
import { linkOf } from '../../src/features/play/link.ts';
import { satDown } from '../engine/sat-down.ts';
import { instances } from '../instances.ts';
import { openGame } from './at-play.ts';

/** Telephones upright and on their side, tablets, desks: width and height. */
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

/** How many moves the first deal has by chance, and the last of them before the middle that the first seat makes. */
function middleOf(live: LiveGame, random: Random): number {
  let middle = 0;
  live.deal(randomFrom('fits'));
  const own: number[] = [];
  for (let moves = 0; !live.table.dealOver; moves++) {
    if (live.table.toMove === 0) own.push(moves);
    playAny(live, random);
    middle = own[Math.floor(own.length / 2)] ?? 0;
  }
  return middle;
}

/** The link of a game by chance, in which the reader sits in the first seat. */
async function gameIn(state: State, game: string, seats: number): Promise<string> {
  const begin = () => satDown(gameOf(game)!, { seats, seed: 'fits' });
  const live = begin();
  if (state === 'in play') {
    const middle = middleOf(begin(), randomFrom(game));
    live.deal(randomFrom('fits'));
    const random = randomFrom(game);
    for (let moves = 0; moves < middle; moves++) playAny(live, random);
  } else {
    const random = randomFrom(game);
    do {
      live.deal(randomFrom(`fits ${live.record.deals.length}`));
      while (!live.table.dealOver) playAny(live, random);
    } while (state === 'game over' && !live.table.gameOver);
  }
  return linkOf(
    printRecord(live.record),
    live.names.map((_, seat) => (seat === 0 ? 'you' : 'random')),
  );
}

/** What is over an edge, upon something else, cut, or out of the window; runs in the browser. */
function misplaced(): readonly string[] {
  const found: string[] = [];
  const table = document.querySelector('.in-play')!;
  const boxOf = (parts: readonly Element[]) => {
    const rects = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
    return {
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
      top: Math.min(...rects.map(({ top }) => top)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    };
  };
  type Box = ReturnType<typeof boxOf>;
  const upon = (one: Box, other: Box): number => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 2 && high > 2 ? Math.round(high) : 0;
  };
  const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)];

  const seats = all('.seat').map((seat) => ({
    name: `seat ${seat.dataset['seat']}`,
    ...boxOf([seat, ...seat.querySelectorAll('.card, .seat-name, .purse')]),
  }));
  const middle = all('.middle :is(.card, .board, .pool)')
    .map((part) => ({ name: `${part.getAttribute('class')} in the middle`, ...boxOf([part]) }))
    .filter(({ right }) => Number.isFinite(right));
  const sheet = table.querySelector('.end-sheet');
  // What lies behind the sheet is not looked at.
  const over = sheet ? [] : all('.log-box, .tray-others, .tray-asked').filter((part) => part.checkVisibility());
  const edge = table.querySelector('.round')!.getBoundingClientRect();
  for (const [i, seat] of seats.entries()) {
    for (const other of [...seats.slice(i + 1), ...middle])
      if (upon(seat, other) > 0) found.push(`${seat.name} and ${other.name} lie ${upon(seat, other)} upon each other`);
    for (const part of over) {
      const covered = getComputedStyle(part).visibility === 'hidden' ? 0 : upon(seat, boxOf([part]));
      if (covered > 0) found.push(`${part.className} covers ${covered} of ${seat.name}`);
    }
  }
  for (const { name, left, right, top, bottom } of [...seats, ...middle])
    if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1)
      found.push(`${name} is over the edge`);

  const way = table.querySelector('.way')!;
  const parts = [...way.children].filter((part) => part.getBoundingClientRect().width > 1);
  for (const part of sheet ? [] : all('.middle :is(.card, .call, .chain span, .pool > span)'))
    if (upon(boxOf(parts), boxOf([part])) > 0)
      found.push(`the sign of the way lies on ${part.textContent || 'a card'}`);

  if (sheet) {
    const { left, right } = sheet.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) found.push('the sheet at the end is wider than the window');
    if (sheet.querySelector('.button-first')!.getBoundingClientRect().bottom > innerHeight + 1)
      found.push('one has to look for the way on');
    for (const sum of sheet.querySelectorAll('.end-table .sum'))
      if (sum.getBoundingClientRect().right > innerWidth) found.push(`the sum ${sum.textContent} is out of sight`);
  }
  const ranks = table.querySelector('.tray-ranks');
  if (ranks && upon(boxOf([ranks]), boxOf(all('.play-me > *'))) > 0) found.push('the ranks lie on whose turn it is');
  const title = table.querySelector('.play-bar h1')!;
  if (title.scrollWidth > title.clientWidth) found.push('the name of the game is cut');
  const bar = table.querySelector('.play-bar')!.getBoundingClientRect();
  if (title.getBoundingClientRect().bottom > bar.bottom + 1) found.push('the name of the game is higher than the bar');
  return found;
}

const atEachWindow = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // The size is told to the page, and a frame later what stands over the cloth is measured anew.
    await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
    found.push(...(await page.evaluate(misplaced)).map((fault) => `${width} × ${height}: ${fault}`));
  }
  return found;
};

test.each(
  instances(
    GAMES.flatMap(({ id, seatNumbers }) =>
      [...new Set([seatNumbers()[0]!, seatNumbers().at(-1)!])].map((seats) => [id, seats] as const),
    ),
    // Twelve who are asked for a rank; a board with a long run beside it.
    (all) => all.filter(([id, seats]) => (id === 'chat-qui-dort' && seats === 12) || (id === 'lindor' && seats === 8)),
  ),
)('%s with %i players: all are in sight, and the way on', async (game, seats) => {
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
