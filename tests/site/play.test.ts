import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { balanceOf, replay } from '#engine/record/replay.ts';
import { ALL, LONG } from '../instances.ts';
import { accountsOf, openGame, recordOf, type Sitting, sitDown, turn } from './at-play.ts';

/** A game short enough to be played to its end at every run. */
const SHORT: readonly (Sitting & { readonly by: 'clicks' | 'keys' })[] = [
  {
    by: 'clicks',
    lang: 'en',
    game: 'snip-snap-snorum',
    variant: 'first-out',
    chairs: ['you', 'book', 'search', 'random'],
  },
  { by: 'keys', lang: 'fr', game: 'jig', chairs: ['you', 'book', 'search'] },
  { by: 'clicks', lang: 'fr', game: 'cassino', chairs: ['you', 'book'] },
  { by: 'keys', lang: 'en', game: 'nain-jaune', readings: { tours: '1' }, chairs: ['you', 'book', 'random'] },
  { by: 'clicks', lang: 'en', game: 'lindor', readings: { tours: '1' }, chairs: ['you', 'search', 'random'] },
  {
    by: 'keys',
    lang: 'fr',
    game: 'manille',
    readings: { game: '34-single' },
    chairs: ['you', 'book', 'search', 'random'],
  },
  {
    by: 'keys',
    lang: 'en',
    game: 'chat-qui-dort',
    readings: { stake: '1' },
    chairs: ['you', 'search', 'random', 'random', 'random'],
  },
  {
    by: 'clicks',
    lang: 'fr',
    game: 'chnif-chnof-chnorum',
    readings: { stake: '2' },
    chairs: ['you', 'search', 'random', 'random'],
  },
];

/** Games that are longer even so; how they are played is seen in the tests of what stands on a table in play. */
const LONGER = ['manille', 'cassino', 'lindor', 'nain-jaune'];

/** Every game as long as its source has it, in both ways and in both languages. */
const FULL: typeof SHORT = SHORT.flatMap(({ game, chairs = [] }) => [
  { by: 'clicks', lang: 'en', game, chairs },
  { by: 'clicks', lang: 'fr', game, chairs },
  { by: 'keys', lang: 'en', game, chairs },
  { by: 'keys', lang: 'fr', game, chairs },
]);

/** More moves than any of these has for one player. */
const MOST = LONG ? 10_000 : 400;

vi.setConfig({ testTimeout: LONG ? 3_600_000 : 60_000 });

describe('a whole game to its end', () => {
  test.each(LONG ? FULL : ALL ? SHORT : SHORT.filter(({ game }) => !LONGER.includes(game)))(
    '$game in $lang, by $by',
    async ({ by, ...sitting }) => {
      const page = await sitDown(sitting);
      const move = { clicks: click, keys: press }[by];
      let moves = 0;
      for (let now = await turn(page); now !== 'over' && moves < MOST; now = await turn(page), moves++)
        await move(page);
      expect(moves).toBeLessThan(MOST);

      const played = replay(await recordOf(page), GAMES);
      if (!played.ok) throw new Error(played.faults.map(({ code }) => code).join());
      expect(played.value.gameOver).toBe(true);
      expect(played.value.game).toBe(sitting.game);
      expect(await accountsOf(page)).toEqual(Object.values(balanceOf(played.value)));
      expect(await page.locator('.table-hand button').count()).toBe(0);
    },
  );
});

const BUTTONS = ['.tray-asked button', '.tray-deal', '.tray-reveal', '.tray-cards .may', '.tray-others button'];

/** Presses the first thing that can be pressed. */
async function click(page: Page): Promise<void> {
  const here = await focused(page);
  await page.locator(`.table-hand ${BUTTONS[here.may]}`).first().click();
  if ((await focused(page)).may === 0) await page.locator('.tray-asked button').first().click();
}

/** What can be pressed first, which of these has the focus, whether that is on a card, and whether it is seen. */
const focused = (page: Page): Promise<{ may: number; on: number; onCard: boolean; seen: boolean }> =>
  page.evaluate((buttons) => {
    const active = document.activeElement!;
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    return {
      may: buttons.findIndex((button) => document.querySelector(`.table-hand ${button}`)),
      on: buttons.findIndex((button) => active.matches(`.table-hand ${button}`)),
      onCard: active.matches('.tray-cards button'),
      seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  }, BUTTONS);

/** The same with the keys alone: the arrows in a hand that has a card to lay, else Tab, and Enter. */
async function press(page: Page): Promise<void> {
  const keys: string[] = [];
  for (let here = await focused(page); here.on < 0; here = await focused(page)) {
    const inHand = here.onCard && BUTTONS[here.may]!.includes('may');
    keys.push(!inHand ? 'Tab' : keys.includes('Home') ? 'ArrowRight' : 'Home');
    await page.keyboard.press(keys.at(-1)!);
    if (keys.length > 60) throw new Error(`nothing was reached: ${keys.join(' ')}`);
  }
  expect((await focused(page)).seen).toBe(true);
  await page.keyboard.press('Enter');
  if ((await focused(page)).may === 0) await page.keyboard.press('Enter');
}

describe('the way in', () => {
  test('is one button, with the seats folded under it', async () => {
    const page = await openGame({ game: 'nain-jaune' }, { width: 360 });
    expect(await page.locator('.new-game [name=chair-B]').isVisible()).toBe(false);
    const begin = page.getByRole('button', { name: 'Play now' });
    const { y, height } = (await begin.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(800);
    await begin.click();
    await page.locator('.table-hand').waitFor({ state: 'attached' });
    // Ten rounds of five deals are the book's game; one is proposed.
    expect(await recordOf(page)).toContain('tours=1');
  });

  test('sets all the others at once, also those who come later, and tells when they are not alike', async () => {
    const page = await openGame({ game: 'lindor' });
    const form = page.locator('.new-game');
    const sits = () =>
      form.locator('.new-chair select').evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));
    await form.locator('[name=others]').selectOption('search');
    await form.locator('[name=seats]').selectOption('5');
    await expect.poll(sits).toEqual(['you', 'search', 'search', 'search', 'search']);
    await form.locator('details:has(.new-chairs) > summary').click();
    await form.locator('[name=chair-C]').selectOption('random');
    await expect.poll(() => form.locator('[name=others]').inputValue()).toBe('');
  });
});
