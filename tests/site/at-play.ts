/** Sits down at the table of a game's page, and plays there as a reader does. */
import { text } from 'node:stream/consumers';
import { type Page } from 'playwright';
import { expect } from 'vitest';
import { type Kind } from '../../src/features/play/players.ts';
import { openPage, type PageOptions } from './browser.ts';

/** A game as it is chosen in the form; what is not said stays as the form has it. */
export interface Sitting {
  readonly game: string;
  readonly lang?: 'en' | 'fr';
  /** Who sits in each chair: as many as there are players. */
  readonly chairs?: readonly Kind[];
  readonly variant?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly seed?: string;
}

/** What lies open to the reader: to move, to deal, to look at the next player's hand; or the game is over. */
export type Turn = 'move' | 'deal' | 'reveal' | 'over';

/** Says what the storage of the device holds, before the page reads it. */
export async function keeps(page: Page, value: string): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('snorum.table', kept), value);
}

/** Opens the page of a game, at which nothing moves and nobody is waited for. */
export const openGame = (
  { game, lang = 'en' }: Sitting,
  { fragment = '', ...options }: Partial<PageOptions> & { readonly fragment?: string } = {},
): Promise<Page> =>
  openPage({
    path: `/${lang}/games/${game}/${fragment}`,
    ...options,
    before: async (page) => {
      await keeps(page, '{"speed":"at-once"}');
      await options.before?.(page);
    },
  });

/** Fills in the form, but does not send it. */
export async function fillIn(page: Page, { chairs, variant, readings = {}, seed }: Sitting): Promise<void> {
  const form = page.locator('.new-game');
  // Once it has come to life the page proposes a word of its own; what is filled in before would stand beside that.
  await form.locator('[name=seats]').focus();
  await expect.poll(() => form.locator('[name=seed]').inputValue()).not.toBe('');
  if (variant !== undefined) await form.locator('[name=variant]').selectOption(variant);
  if (chairs) await form.locator('[name=seats]').selectOption(String(chairs.length));
  if (chairs) await form.locator('details:has(.new-chairs) > summary').click();
  for (const [seat, kind] of (chairs ?? []).entries())
    await form.locator(`[name=chair-${'ABCDEFGHIJKL'[seat]}]`).selectOption(kind);
  if (Object.keys(readings).some((name) => name !== 'tours'))
    await form.locator('details:has(.new-readings) > summary').click();
  for (const [name, practice] of Object.entries(readings))
    await form.locator(`:is(.new-readings, .new-fields) [name=${name}]`).selectOption(practice);
  if (seed !== undefined) {
    await form.locator('details:has([name=seed]) > summary').click();
    await form.locator('[name=seed]').fill(seed);
  }
}

/** Opens the page of a game and begins it. */
export async function sitDown(sitting: Sitting, options?: Parameters<typeof openGame>[1]): Promise<Page> {
  const page = await openGame(sitting, options);
  await fillIn(page, sitting);
  await page.locator('.new-begin [type=submit]').click();
  await page.locator('.table-hand').waitFor({ state: 'attached' });
  return page;
}

/** Waits until the reader can do something, and says what. */
export async function turn(page: Page): Promise<Turn> {
  const found = await page.waitForFunction(
    () => {
      const hand = document.querySelector('.table-hand');
      if (!hand) return false;
      if (hand.querySelector('.tray.is-mine')) return 'move';
      if (hand.querySelector('.tray-deal')) return 'deal';
      if (hand.querySelector('.tray-reveal')) return 'reveal';
      const said = document.querySelector('.table-say .step')?.textContent ?? '';
      return /^(The game is over|La partie est finie)/.test(said) && 'over';
    },
    null,
    { polling: 15 },
  );
  return (await found.jsonValue()) as Turn;
}

/** So many people round one device. */
export const people = (count: number): Kind[] => Array.from({ length: count }, () => 'you');

/** Presses a card of the hand, whether it may be laid or not; it is not waited for what others do. */
export const press = (page: Page, card: string): Promise<void> =>
  page.locator(`.tray-cards button:has([data-card="${card}"])`).click({ force: true });

/** The record of the game, as the page saves it to a file. */
export async function recordOf(page: Page): Promise<string> {
  const keep = page.locator('.table-keep');
  if (!(await keep.evaluate((details: HTMLDetailsElement) => details.open))) await keep.locator('summary').click();
  const [file] = await Promise.all([page.waitForEvent('download'), keep.locator('button').nth(2).click()]);
  expect(file.suggestedFilename()).toMatch(/^[a-z-]+\.deal$/);
  return text(await file.createReadStream());
}

/** The address of the game, as the page copies it. */
export async function linkTo(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const keep = page.locator('.table-keep');
  if (!(await keep.evaluate((details: HTMLDetailsElement) => details.open))) await keep.locator('summary').click();
  await keep.locator('button').first().click();
  await expect.poll(() => keep.locator('[role=status]').textContent()).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The last column of the accounts as the page shows them, the sum apart. */
export const accountsOf = (page: Page): Promise<number[]> =>
  page
    .locator('.ledger tbody tr')
    .evaluateAll((rows) => rows.map((row) => Number(row.lastElementChild?.textContent?.replace('−', '-'))));

/** Where the faces of cards lie open on the cloth and in the hand: their names in notation. */
export const facesOn = (page: Page, part: string): Promise<string[]> =>
  page
    .locator(`${part} .card[data-card]`)
    .evaluateAll((cards) =>
      cards.map((card) => (card as SVGElement).dataset['card']!).filter((name) => name[0] !== '?'),
    );
