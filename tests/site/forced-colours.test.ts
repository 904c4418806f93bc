/** Tests the table in forced colours: the choices, the turn, the cards played and every sign stay visible. */
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { selectInstances } from '../instances.ts';
import { openPage } from './browser.ts';

const open = (path: string, colorScheme: 'light' | 'dark'): Promise<Page> =>
  openPage({
    path,
    colorScheme,
    reducedMotion: true,
    before: (page) => page.emulateMedia({ forcedColors: 'active' }),
  });

/** Returns the minimum, maximum and mean (0 to 255) of each of the three colour channels in a screenshot. */
const coloursOf = async (part: Locator) => (await sharp(await part.screenshot()).stats()).channels.slice(0, 3);

/** Returns the contrast of a drawing with its background, in the channel where it is greatest. */
const contrastOf = async (part: Locator): Promise<number> =>
  Math.max(...(await coloursOf(part)).map(({ min, max }) => max - min));

/** Returns the difference between the colours of two elements. */
async function colourDistance(one: Locator, other: Locator): Promise<number> {
  const [ones, others] = [await coloursOf(one), await coloursOf(other)];
  return Math.max(...ones.map(({ mean }, i) => Math.abs(mean - others[i]!.mean)));
}

const CLEARLY = 100;

describe.each(selectInstances(['light', 'dark'] as const, (all) => all.slice(1)))(
  'a page in the reader’s own colours, %s',
  (scheme) => {
    test('marks the chosen view of a deal, and no other', async () => {
      const page = await open('/en/examples/pope-pair-divided/', scheme);
      for (const view of ['steps', 'accounts', 'cloth']) {
        await page.locator(`.views [value=${view}]`).first().check({ force: true });
        const edges = await page
          .locator('.views')
          .first()
          .locator('input')
          .evaluateAll((all) =>
            all.map((radio) => ({
              view: (radio as HTMLInputElement).value,
              edge: getComputedStyle(radio.nextElementSibling!).borderBlockEndColor,
            })),
          );
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(edges.filter(({ edge }) => edge !== ground).map((each) => each.view)).toEqual([view]);
      }
    });

    test('keeps the suits on a board and the marks of players visible', async () => {
      // Clubs are trumps in this example.
      const board = await open('/en/examples/pope-led/', scheme);
      const signs = board.locator('.pope-name .pip:visible');
      expect(await signs.count()).toBeGreaterThan(3);
      for (const sign of await signs.all()) expect(await contrastOf(sign)).toBeGreaterThan(CLEARLY);
      expect(await contrastOf(board.locator('.pope-board').first())).toBeGreaterThan(CLEARLY);

      const pair = await open('/en/compare/nain-jaune-lindor/', scheme);
      for (const mark of (await pair.locator('.seat-mark').all()).slice(0, 3))
        expect(await contrastOf(mark)).toBeGreaterThan(CLEARLY);
    });

    test('shows the player to move and the dealer', async () => {
      const page = await open('/en/examples/pope-pair-divided/', scheme);
      const marked = await page.locator('.seat').evaluateAll((seats) =>
        seats.map((seat) => {
          const arrow = getComputedStyle(seat.querySelector('.seat-name')!, '::before');
          return {
            turn: seat.matches('.to-play'),
            outlined: getComputedStyle(seat).outlineStyle === 'solid',
            // An arrow, unlike a block, has one coloured edge.
            arrow: arrow.content !== 'none' && arrow.borderBlockStartColor === 'rgba(0, 0, 0, 0)',
          };
        }),
      );
      expect(marked.filter(({ turn }) => turn).length).toBe(1);
      for (const { turn, outlined, arrow } of marked) expect([outlined, arrow]).toEqual([turn, turn]);
      expect(await page.locator('.seat .dealer').evaluate((badge) => getComputedStyle(badge).borderStyle)).toBe(
        'solid',
      );
    });

    test('ticks off what has been played', async () => {
      const page = await open('/en/examples/jig-for-three/#step-60', scheme);
      const slip = page.locator('.pane-cloth > :not(.ahead) .played-so-far').first();
      await expect.poll(() => slip.locator('.gone').count()).toBeGreaterThan(5);
      expect(
        await colourDistance(slip.locator('.gone').first(), slip.locator('.ranks > :not([class])').first()),
      ).toBeGreaterThan(CLEARLY / 2);
      expect(await contrastOf(slip.locator('.pip').first())).toBeGreaterThan(CLEARLY);
    });

    test('sets the choices in the form of a new game apart', async () => {
      const page = await open('/en/games/pope-joan/', scheme);
      await page.locator('.new-more > summary').click();
      for (const choice of await page.locator('.new-choice').all()) {
        const chosen = choice.locator(':checked + span');
        await expect
          .poll(() => colourDistance(chosen, choice.locator('input:not(:checked) + span').first()))
          .toBeGreaterThan(CLEARLY / 2);
      }
    });
  },
);
