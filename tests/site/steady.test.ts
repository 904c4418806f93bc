/** Tests that what lies on a table keeps its place from step to step, and that signs lie on nothing else. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { listUnseenParts } from './unseen.ts';

const TABLE = '.example-root .table';

/** Opens the page of an example in a window, and hydrates its table. */
async function openExample(path: string, width: number, height: number): Promise<Page> {
  const page = await openPage({ path, width, reducedMotion: true });
  await page.setViewportSize({ width, height });
  await page.locator(`${TABLE} .control-first`).focus();
  await page.waitForFunction(() => Object.hasOwn(document.querySelector('.example-root:has(.pane-cloth)')!, '__k'));
  return page;
}

/** Shows a step, counted from 1, as the slider does. */
const show = (page: Page, step: number): Promise<void> =>
  page.evaluate(async (to) => {
    const slider = document.querySelector<HTMLInputElement>('.table-controls input')!;
    slider.value = String(to);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((drawn) => setTimeout(drawn));
  }, step);

const stepsOf = (page: Page): Promise<number> => page.locator('.steps > li').count();

describe('on a telephone, from the first card to the last payment', () => {
  test.each(['/en/examples/nain-opera/', '/fr/examples/lindor-opera/'])(
    'the board of %s keeps its size, and the cloth its height',
    async (path) => {
      const page = await openExample(path, 360, 740);
      const last = await stepsOf(page);
      const found: { cloth: number; width: number; height: number; middle: number }[] = [];
      // The dealing takes the room that its words need; the score of the deal lies in place of the board.
      for (let step = 2; step < last; step++) {
        await show(page, step);
        found.push(
          await page.evaluate(() => {
            const sheet = document.querySelector('.pane-cloth > :not(.ahead)')!;
            const { top, height } = sheet.getBoundingClientRect();
            const board = sheet.querySelector('.board')!.getBoundingClientRect();
            return {
              cloth: height,
              width: board.width,
              height: board.height,
              middle: board.top + board.height / 2 - top,
            };
          }),
        );
      }
      for (const part of ['cloth', 'width', 'height', 'middle'] as const) {
        const sizes = found.map((each) => each[part]);
        expect(Math.max(...sizes) - Math.min(...sizes), `${part}: ${sizes}`).toBeLessThan(part === 'middle' ? 4 : 1);
      }
      expect(found[0]!.width).toBeGreaterThan(140);
    },
  );
});

test.each([
  [360, 740],
  [740, 360],
  [1280, 800],
])('the word hoc lies on no card, at %i × %i', async (width, height) => {
  const page = await openExample('/en/examples/nain-opera/', width, height);
  const last = await stepsOf(page);
  let hocs = 0;
  for (let step = 2; step < last; step++) {
    await show(page, step);
    const covered = await page.evaluate(() => {
      const sheet = document.querySelector('.pane-cloth > :not(.ahead)')!;
      const word = sheet.querySelector('.run .call')?.getBoundingClientRect();
      return (
        word &&
        [...sheet.querySelectorAll('.card')]
          .filter((card) => card.checkVisibility())
          .filter((card) => {
            const { left, right, top, bottom } = card.getBoundingClientRect();
            return left < word.right && right > word.left && top < word.bottom && bottom > word.top;
          })
          .map((card) => card.getAttribute('data-card'))
      );
    });
    if (covered) hocs += 1;
    expect(covered ?? [], `step ${step}`).toEqual([]);
  }
  expect(hocs).toBeGreaterThan(2);
});

test.each([
  [360, 740],
  [1280, 800],
])('the list of steps opens at the current step, and keeps it in view, at %i × %i', async (width, height) => {
  const page = await openExample('/en/examples/nain-opera/', width, height);
  const isInView = () =>
    page.evaluate(() => {
      const { top, bottom } = document.querySelector('.steps > [aria-current]')!.getBoundingClientRect();
      return top >= 0 && bottom <= document.querySelector('.table-foot')!.getBoundingClientRect().top;
    });
  await show(page, 12);
  await page.locator('.views label').nth(1).click();
  await expect.poll(isInView).toBe(true);
  for (let step = 13; step <= (await stepsOf(page)); step++) {
    await page.locator(`${TABLE} .control-first`).click();
    await page.locator(`.steps > :nth-child(${step})[aria-current]`).waitFor();
    expect(await isInView(), `step ${step}`).toBe(true);
  }
});

test.each([
  ['/en/examples/nain-opera/', 9],
  ['/fr/examples/cat-whole-game/', 5],
  ['/fr/examples/jig-second-round/', 5],
])('the columns of the scores of %s are apart on a telephone', async (path, least) => {
  const page = await openExample(path, 360, 740);
  await page.locator('.views label').nth(2).click();
  const [apart, over] = await page.locator('.pane-accounts .ledger').evaluate((ledger) => {
    const gaps = [...(ledger as HTMLTableElement).rows].flatMap((row) => {
      const boxes = [...row.cells].map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect();
      });
      return boxes.slice(1).map(({ left }, i) => left - boxes[i]!.right);
    });
    const frame = ledger.closest('.frame')!;
    return [Math.min(...gaps), frame.scrollWidth - frame.clientWidth] as const;
  });
  expect(apart).toBeGreaterThan(least);
  expect(over).toBe(0);
});

test.each([
  ['/en/examples/peel-four-nines/', /The example ends here, before the end of the deal\.$/],
  ['/fr/examples/peel-four-nines/', /L’exemple s’arrête ici, avant la fin de la donne\.$/],
])('the last step of an example that ends before its deal says so: %s', async (path, sentence) => {
  const page = await openExample(path, 360, 740);
  const last = await stepsOf(page);
  await show(page, last);
  expect(await page.locator('.table-say').innerText()).toMatch(sentence);
  expect(await page.locator('.steps > :last-child p').textContent()).toMatch(sentence);
  await show(page, last - 1);
  expect(await page.locator('.table-say').innerText()).not.toMatch(sentence);
});

test('the last step of an example that plays a deal to its end does not say that it stops', async () => {
  const page = await openExample('/en/examples/nain-opera/', 360, 740);
  await show(page, await stepsOf(page));
  expect(await page.locator('.table-say').innerText()).not.toContain('The example ends');
});

test.each([
  ['/en/examples/nain-opera/', 740, 360],
  ['/fr/examples/lindor-eight-players/', 1280, 800],
])('a payment does not touch the points of a hand: %s at %i × %i', async (path, width, height) => {
  const page = await openExample(path, width, height);
  const touching: string[] = [];
  let seen = 0;
  for (let step = 2, last = await stepsOf(page); step < last; step++) {
    await show(page, step);
    const gaps = await page.evaluate(() =>
      [...document.querySelectorAll('.pane-cloth > :not(.ahead) .seat:has(.seat-score):has(.change)')]
        .map((seat) => [seat.querySelector('.seat-score:not(.to-come)'), seat.querySelector('.change')] as const)
        .filter(([points]) => points?.checkVisibility())
        .map(([points, change]) => {
          const [a, b] = [points!.getBoundingClientRect(), change!.getBoundingClientRect()];
          return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
        }),
    );
    seen += gaps.length;
    touching.push(...gaps.filter((gap) => gap < 1).map((gap) => `step ${step}: ${gap}`));
  }
  expect(seen).toBeGreaterThan(0);
  expect(touching).toEqual([]);
});

test('among eight players the mark of who deals lies on no card', async () => {
  const page = await openExample('/en/examples/lindor-eight-players/', 360, 740);
  expect(await page.evaluate(listUnseenParts, { table: TABLE, upTo: 2 })).toEqual([]);
});
