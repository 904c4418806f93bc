/** Tests “What can so many of us play”: for every choice, the games that remain are those the engine accepts. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatCard } from '#engine/cards.ts';
import type { Game } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import { completePractices } from '#engine/readings.ts';
import { openPage } from './browser.ts';

type Lengths = Record<string, Record<number, { readonly game: readonly number[] }>>;
const { games: lengths } = parse(readFileSync(new URL('../../content/lengths.yaml', import.meta.url), 'utf8')) as {
  games: Lengths;
};

const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const ANY = '';

/** Games that their sources play on a board; Spin has three pools, Newmarket four cards in the middle. */
const ON_BOARD = ['nain-jaune', 'lindor', 'pope-joan'];

const useOfCounters = ({ id, tableAccounts }: Game): string =>
  ON_BOARD.includes(id) ? 'board' : tableAccounts ? 'loose' : 'none';

/** True if the cards that a reader has are enough for a pack, some of them perhaps put aside. */
const suffices = (owned: string, cards: readonly string[]): boolean => {
  const ranks = new Set(cards.map((card) => card.slice(0, -1)));
  // Le Chat qui dort takes one card of each of so many ranks, whichever they are.
  const isOneOfEach = ranks.size === cards.length;
  if (owned === 'few') return isOneOfEach;
  if (owned === '32')
    return isOneOfEach ? ranks.size <= 8 : [...ranks].every((rank) => /^([7-9]|10|[JQKA])$/.test(rank));
  return new Set(cards).size === cards.length;
};

/** True if a game suits a choice of players, pack, counters and time; `''` means any. */
const suits = (game: Game, [n, p, c, t]: readonly string[]): boolean => {
  if (c !== ANY && c !== useOfCounters(game)) return false;
  const tables = (game.readings['pack']?.values ?? [undefined]).flatMap((pack) => {
    const readings = completePractices(game.readings, pack === undefined ? {} : { pack });
    return NUMBERS.filter((seats) => game.refuseSeats(seats, readings) === null).map((seats) => {
      const cards = game.pack(readings, seats).map(formatCard);
      const minutes = (lengths[game.id]![seats]!.game[1]! * 5) / 60;
      const time = minutes <= 15 ? '15' : minutes <= 60 ? '60' : 'more';
      return { seats: String(seats), packs: ['52', '32', 'few'].filter((owned) => suffices(owned, cards)), time };
    });
  });
  const some = (wanted: (table: (typeof tables)[number]) => boolean) => tables.some(wanted);
  const seated = (table: (typeof tables)[number]) => n === ANY || table.seats === n;
  // The pack and the time depend on the number of players; the time is that of the default pack.
  return (
    some(seated) &&
    (p === ANY || some((table) => seated(table) && table.packs.includes(p!))) &&
    (t === ANY || some((table) => seated(table) && table.time === t))
  );
};

describe.each(['en', 'fr'] as const)('the list of games, %s', (lang) => {
  test('shows exactly the games that suit each choice, without a script of the page', async () => {
    const page = await openPage({ path: `/${lang}/games/` });
    expect(await page.locator('script').count()).toBe(0);
    const values = [
      [ANY, ...NUMBERS.map(String)],
      [ANY, '52', '32', 'few'],
      [ANY, 'board', 'loose', 'none'],
      [ANY, '15', '60', 'more'],
    ];
    const choices = values.reduce<string[][]>(
      (made, each) => made.flatMap((one) => each.map((value) => [...one, value])),
      [[]],
    );
    const left = await page.evaluate((wanted) => {
      const names = ['n', 'p', 'c', 't'];
      return wanted.map((choice) => {
        choice.forEach((value, i) => {
          const chosen = value ? `#${names[i]}-${value}` : `[name="${names[i]}"]`;
          document.querySelector<HTMLInputElement>(chosen)!.checked = true;
        });
        return [...document.querySelectorAll<HTMLElement>('.games > li')]
          .filter((entry) => entry.checkVisibility())
          .map((entry) => entry.dataset['game']!);
      });
    }, choices);
    choices.forEach((choice, i) => {
      const wanted = GAMES.filter((game) => suits(game, choice)).map(({ id }) => id);
      expect(left[i]!.toSorted(), choice.join(' ')).toEqual(wanted.toSorted());
    });
    expect(new Set(left.map(String)).size).toBeGreaterThan(20);
  });

  test('leaves every game to a reader with one pack of 52, and those of 32 cards to a reader with such a pack', async () => {
    const page = await openPage({ path: `/${lang}/games/` });
    const shown = page.locator('.games > li:visible');
    const names = () => shown.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['game']!));
    await page.locator('.choose summary').click();
    await page.locator('#p-52').check({ force: true });
    expect((await names()).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
    await page.locator('#p-32').check({ force: true });
    expect((await names()).toSorted()).toEqual([
      'chat-qui-dort',
      'commerce',
      'manille',
      'snip-snap-snorum',
      'speculation',
    ]);
    await page.locator('#p-few').check({ force: true });
    expect(await names()).toEqual(['chat-qui-dort']);
  });

  test('states the usual number of players chosen, by keyboard and without scripts', async () => {
    const page = await openPage({ path: `/${lang}/games/`, javaScript: false, width: 360 });
    const nain = page.locator('[data-game="nain-jaune"]');
    expect(await nain.innerText()).not.toMatch(/\b50\b/);
    await page.locator('.choose summary').press('Enter');
    await page.locator('#n-4').check({ force: true });
    expect(await nain.isVisible()).toBe(false);
    await page.keyboard.press('ArrowRight');
    expect(await nain.innerText()).toMatch(/\b50\b/);
  });
});
