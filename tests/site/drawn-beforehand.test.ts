/** Tests that a table which is not moving draws in advance the steps before and after the one shown. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';

const SHEETS = '.pane-cloth > :not(.flying)';

/** Opens a table at its second step and waits until the steps before and after it are drawn. */
const openAtRest = async (path: string): Promise<Page> => {
  const page = await openPage({ path, reducedMotion: true });
  await page.locator('.pane-cloth').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.steps > :nth-child(2)[aria-current]').waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.pane-cloth > .ahead').count()).toBe(2);
  return page;
};

test('a step forward or back redraws nothing on the cloth: it raises another sheet', async () => {
  const page = await openAtRest('/en/examples/lindor-eight-players/');
  const changes = await page.evaluate(async () => {
    const cloth = document.querySelector('.pane-cloth')!;
    const told: string[] = [];
    let pressed = '';
    const seen = new MutationObserver((changes) => {
      for (const { type, attributeName, target } of changes)
        told.push(
          `${pressed}: ${type} ${attributeName} ${target.parentElement === cloth ? 'of a sheet' : 'on a sheet'}`,
        );
    });
    seen.observe(cloth, { subtree: true, childList: true, attributes: true, characterData: true });
    // Forward, and back to the step shown before.
    for (const key of ['ArrowRight', 'ArrowLeft']) {
      pressed = key;
      cloth.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (let turn = 0; turn < 6; turn++) await Promise.resolve();
    }
    seen.disconnect();
    return told;
  });
  expect(changes).toEqual([
    ...new Array(2).fill('ArrowRight: attributes class of a sheet'),
    ...new Array(2).fill('ArrowLeft: attributes class of a sheet'),
  ]);
});

test('a predrawn sheet is invisible, silent, unfindable and takes no room', async () => {
  const page = await openAtRest('/en/examples/lindor-eight-players/');
  expect(await page.locator(SHEETS).count()).toBe(3);
  const { found, told, read, shown, high } = await page.locator('.pane-cloth').evaluate((cloth) => {
    const sheets = [...cloth.children] as HTMLElement[];
    const rooms = [cloth.scrollHeight];
    for (const sheet of sheets) if (sheet.matches('.ahead')) sheet.style.display = 'none';
    rooms.push(cloth.scrollHeight);
    for (const sheet of sheets) sheet.style.display = '';
    return {
      found: (cloth as HTMLElement).innerText.trim(),
      told: sheets.find((sheet) => !sheet.matches('.ahead'))!.innerText.trim(),
      read: sheets.map((sheet) => sheet.querySelector('.seat-name')!.checkVisibility()),
      shown: sheets.map((sheet) => !sheet.matches('.ahead')),
      high: rooms,
    };
  });
  expect(told).toContain('counters');
  expect(found).toBe(told);
  expect(read).toEqual(shown);
  expect(shown.filter(Boolean).length).toBe(1);
  expect(high[0]).toBe(high[1]);
});

test('a predrawn sheet lies under the one shown, whose text can be selected', async () => {
  const page = await openAtRest('/en/examples/lindor-eight-players/');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await page.locator('.pane-cloth').press(key);
    const found = await page.evaluate(async () => {
      for (let turn = 0; turn < 3; turn++) await new Promise((rest) => requestIdleCallback(rest, { timeout: 500 }));
      const names = [...document.querySelectorAll('.pane-cloth > :not(.ahead) .seat-name')].slice(0, 3);
      return names.map((name) => {
        const { x, y, height } = name.getBoundingClientRect();
        return name.contains(document.elementFromPoint(x + 2, y + height / 2));
      });
    });
    expect(found).toEqual([true, true, true]);
  }
});

test('a predrawn sheet follows the choice of the hand shown', async () => {
  const page = await openAtRest('/en/examples/lindor-eight-players/');
  const open = () => page.locator('.pane-cloth > :not(.ahead) .seat .card[data-card]:not([data-card^="?"])').count();
  const before = await open();
  await page.locator('.table-more select').first().selectOption({ index: 1 });
  await expect.poll(open).toBeLessThan(before / 4);
  await page.evaluate(() => new Promise((rest) => setTimeout(rest, 300)));
  await page.locator('.pane-cloth').press('ArrowRight');
  await page.locator('.steps > :nth-child(3)[aria-current]').waitFor({ state: 'attached' });
  expect(await open()).toBeLessThan(before / 4);
  await page.locator('.table-more select').first().selectOption({ index: 0 });
  await expect.poll(open).toBeGreaterThan(before / 2);
});

test('cards move from sheet to sheet while counters of the step before still fly', async () => {
  const page = await openPage({ path: '/en/examples/nain-one-round/', reducedMotion: false });
  // A twentieth of the speed, for a busy machine: animations must not end before they are checked.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  await page.locator('.pane-cloth').focus();
  const moved: { step: number; flying: number; cards: number }[] = [];
  for (let step = 2; step <= 6; step++) {
    await page.locator('.pane-cloth').press('ArrowRight');
    await page.locator(`.steps > :nth-child(${step})[aria-current]`).waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 500 })));
    moved.push({
      step,
      ...(await page.evaluate(() => {
        const targets = document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).target ?? []);
        return {
          flying: document.querySelectorAll('.pane-cloth > .flying').length,
          cards: targets.filter((target) => target.matches('.pane-cloth > :not(.ahead) .card')).length,
        };
      })),
    });
  }
  expect(moved.filter(({ cards }) => cards === 0)).toEqual([]);
  expect(moved.filter(({ flying }) => flying > 0).length).toBeGreaterThan(1);
  // An animation on a covered sheet ends there.
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((each) => each.timeline === document.timeline).length),
    )
    .toBe(0);
});
