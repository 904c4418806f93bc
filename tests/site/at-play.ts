/** Plays at the table of a game’s page as a reader does. */
import { text } from 'node:stream/consumers';
import { type Locator, type Page } from 'playwright';
import { expect } from 'vitest';
import type { Random } from '#engine/random.ts';
import { type PlayerKind } from '../../src/features/play/players.ts';
import { openPage, type PageOptions } from './browser.ts';

/** Choices in the form of a new game; those omitted keep the form’s defaults. */
export interface GameSetup {
  readonly game: string;
  readonly lang?: 'en' | 'fr';
  /** The kind of player for each seat; its length is the number of players. */
  readonly chairs?: readonly PlayerKind[];
  readonly variant?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly seed?: string;
  /** Length of the game; by default the one that the book gives. */
  readonly length?: 'deal' | 'short' | 'book';
}

/** The reader’s next action: to move, to deal, to look at the next player’s hand, or none, since the game is over. */
export type ReaderTurn = 'move' | 'deal' | 'reveal' | 'over';

/** Stored settings for a table without animation or waiting. */
export const NO_ANIMATION_SETTINGS = { 'snorum.table': '{"speed":"at-once"}' };

/** Opens the page of a game, with a table that neither animates nor waits. */
export const openGame = (
  { game, lang = 'en' }: GameSetup,
  { fragment = '', ...options }: Partial<PageOptions> & { readonly fragment?: string } = {},
): Promise<Page> => openPage({ path: `/${lang}/games/${game}/${fragment}`, stored: NO_ANIMATION_SETTINGS, ...options });

/** Chooses a rule option, in the fold under the rules that it varies. */
export const chooseOption = async (page: Page, point: string, practice: string): Promise<void> => {
  const field = page.locator(`[name=${point}]`);
  const section = page.locator('.rule-options', { has: field });
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  await section.locator(field).selectOption(practice);
};

/** Fills in the form of a new game without sending it. */
export async function fillNewGameForm(
  page: Page,
  { chairs, variant, readings = {}, seed, length = 'book' }: GameSetup,
): Promise<void> {
  const form = page.locator('.new-game');
  await form.locator('.new-more > summary').click();
  // After hydration the page proposes a seed of its own, which would follow any text entered before.
  await form.locator('[name=seats]').focus();
  await expect.poll(() => form.locator('[name=seed]').inputValue()).not.toBe('');
  if (variant !== undefined) await form.locator('[name=variant]').selectOption(variant);
  if (chairs) await form.locator('[name=seats]').selectOption(String(chairs.length));
  for (const [seat, kind] of (chairs ?? []).entries())
    await form.locator(`[name=chair-${'ABCDEFGHIJKL'[seat]}]`).selectOption(kind);
  for (const [name, practice] of Object.entries(readings)) await chooseOption(page, name, practice);
  if (seed !== undefined) await form.locator('[name=seed]').fill(seed);
  // Earlier input may redraw the form during the click.
  const lasts = form.locator(`[name=length][value=${length}]`);
  await expect
    .poll(() =>
      lasts.check({ force: true }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
}

/** Opens the page of a game and begins the game. */
export async function startGameOnPage(sitting: GameSetup, options?: Parameters<typeof openGame>[1]): Promise<Page> {
  const page = await openGame(sitting, options);
  await fillNewGameForm(page, sitting);
  await page.locator('.new-begin [type=submit]').click();
  await page.locator('.table-hand').waitFor({ state: 'attached' });
  return page;
}

/** Waits until the reader can act, and returns the possible action. */
export async function waitForTurn(page: Page): Promise<ReaderTurn> {
  const found = await page.waitForFunction(
    () => {
      const table = document.querySelector('.in-play');
      if (!table) return false;
      if (table.querySelector('.tray.is-mine')) return 'move';
      if (table.querySelector('.tray-deal')) return 'deal';
      if (table.querySelector('.tray-reveal')) return 'reveal';
      return table.querySelector('.play-end.is-game') ? 'over' : false;
    },
    null,
    { polling: 15 },
  );
  return (await found.jsonValue()) as ReaderTurn;
}

/** Selectors of the buttons at the table, in order of priority. */
const BUTTONS = ['.tray-asked button', '.tray-deal', '.tray-reveal', '.tray-cards .may', '.tray-others button'];

/** Presses a random control of those available, and answers the questions that follow. */
export const pressRandomMove = async (page: Page, random: Random): Promise<void> => {
  for (const button of BUTTONS) {
    const all = page.locator(button);
    const count = await all.count();
    if (count === 0) continue;
    await all.nth(random.below(count)).click();
    break;
  }
  const asked = page.locator(BUTTONS[0]!);
  const count = await asked.count();
  if (count > 0) await asked.nth(random.below(count)).click();
};

/** Returns a number of players who are all people at one device. */
export const createPeople = (count: number): PlayerKind[] => Array.from({ length: count }, () => 'you');

/** Presses a card of the hand, legal or not, without waiting for the other players. */
export const pressCard = (page: Page, card: string): Promise<void> =>
  page.locator(`.tray-cards button:has([data-card="${card}"])`).click({ force: true });

/** Opens the menu of the table, runs an action in it, and closes it again. */
async function withMenu<Found>(page: Page, act: (menu: Locator) => Promise<Found>): Promise<Found> {
  const menu = page.locator('.play-dialog.play-menu');
  const focused = await page.evaluateHandle(() => document.activeElement);
  await page.locator('.play-menu-button').click();
  const found = await act(menu);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  // A keyboard player’s focus stays where it was.
  await focused.evaluate((element) => (element as HTMLElement | null)?.focus?.({ preventScroll: true }));
  return found;
}

/** Returns the record of the game, as the page saves it to a file. */
export const readGameRecord = (page: Page): Promise<string> =>
  withMenu(page, async (menu) => {
    await menu.locator('.table-keep > summary').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      menu.locator('.table-keep button').nth(2).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^[a-z-]+\.deal$/);
    return text(await file.createReadStream());
  });

/** Removes the seal of a record, which differs from game to game. */
export const unseal = (record: string): string => record.replace(/^\[(?:Players|Salt|Seal) .*\n/gm, '');

/** Returns the link to the game, as the page copies it. */
export async function readGameLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return withMenu(page, async (menu) => {
    const keep = menu.locator('.table-keep');
    await keep.locator('summary').click();
    await keep.locator('button').first().click();
    await expect.poll(() => keep.locator('[role=status]').textContent()).not.toBe('');
    return page.evaluate(() => navigator.clipboard.readText());
  });
}

/** Returns the last column of the accounts as the page shows them, without the sum. */
export const readAccounts = (page: Page): Promise<number[]> =>
  withMenu(page, (menu) =>
    menu
      .locator('.ledger tbody tr')
      .evaluateAll((rows) => rows.map((row) => Number(row.lastElementChild?.textContent?.replace('−', '-')))),
  );

/** Lists the face-up cards in a part of the table, in notation. */
export const listFaceUpCards = (page: Page, part: string): Promise<string[]> =>
  page
    .locator(`${part} .card[data-card]`)
    .evaluateAll((cards) =>
      cards.map((card) => (card as SVGElement).dataset['card']!).filter((name) => name[0] !== '?'),
    );
