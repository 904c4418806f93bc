/** Lessons and questions: taken to their end on a telephone by touch, and by keyboard; read without scripts. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../../src/model/lessons.ts';
import { faults } from './axe.ts';
import { openPage } from './browser.ts';

const { lesson } = LESSONS.find(({ game }) => game === 'snip-snap-snorum')!;
const PAGE = '/en/games/snip-snap-snorum/learn/';

/** Cards are played at once: the tests have seen them. */
const atOnce = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('snorum.table', JSON.stringify({ speed: 'at-once' })));

const next = (page: Page) => page.locator('.learn-next');
/** What is played between two steps has been played. */
const halted = (page: Page) => expect.poll(() => next(page).innerText()).toBe('Next');
const cardsOf = (page: Page) => page.locator('.learn-cards button');

/** Gives the right answers to what is asked. */
const answer = async (i: number, press: (nth: number, of: 'cards' | 'answers') => Promise<void>) => {
  for (const { of, choices, right } of lesson.steps[i]!.question!.parts)
    await press(choices.indexOf(right[0]!), of === 'card' ? 'cards' : 'answers');
};

describe('a lesson', () => {
  test('is taken to its end by touch, and is then marked on the device', async () => {
    const page = await openPage({ path: PAGE, width: 360, before: atOnce });
    for (const [i, { question, at }] of lesson.steps.entries()) {
      await expect.poll(() => page.locator('.learn-step').innerText()).toBe(`step ${i + 1} of ${lesson.steps.length}`);
      await halted(page);
      expect(await page.locator('.learn-said').innerText()).not.toBe('');
      if (question) {
        expect(await next(page).isDisabled(), `${at}`).toBe(true);
        await answer(i, async (nth, of) => {
          const list = of === 'cards' ? cardsOf(page) : page.locator('.learn-answers').last().locator('button');
          await list.nth(nth).click();
        });
        await page.locator('.learn-right').waitFor();
      }
      await next(page).click();
    }
    await page.getByRole('heading', { name: 'That was a whole deal.' }).waitFor();
    await page.goto('/en/learn/');
    await expect.poll(() => page.locator('[data-lesson-of="snip-snap-snorum"] .learn-done').isVisible()).toBe(true);
    expect(await page.locator('[data-lesson-of="jig"] .learn-done').isVisible()).toBe(false);
  });

  test('answers a wrong card with the article, goes by keyboard, and has nothing that axe finds', async () => {
    const page = await openPage({ path: PAGE, before: atOnce });
    await next(page).focus();
    const asked = lesson.steps.findIndex(({ ask, question }) => ask === 'open' && question!.mover === 'B');
    const first = lesson.steps.findIndex(({ question }) => question);
    for (let i = 0; i < asked; i++) {
      await halted(page);
      if (i === first) {
        await cardsOf(page).first().focus();
        const nth = lesson.steps[i]!.question!.parts[0]!;
        for (let n = 0; n < nth.choices.indexOf(nth.right[0]!); n++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await page.locator('.learn-right').waitFor();
        await next(page).focus();
      }
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.locator('.learn-step').innerText()).toContain(`step ${i + 2} `);
    }
    await halted(page);
    const { choices, forbidden } = lesson.steps[asked]!.question!.parts[0]!;
    await cardsOf(page)
      .nth(choices.findIndex((card) => card in forbidden))
      .click();
    expect(await page.locator('.learn-not').innerText()).toMatch(/^\d+ Not the .{40}/s);
    expect(await faults(page)).toEqual([]);
  });

  test('without scripts is read, its answers folded', async () => {
    const page = await openPage({ path: PAGE, javaScript: false });
    expect(await page.locator('.learn-root').isVisible()).toBe(false);
    const questions = lesson.steps.filter(({ question }) => question).length;
    expect(await page.locator('.learn-text details').count()).toBe(questions);
    await page.locator('.learn-text summary').first().click();
    expect(await page.locator('.learn-text details p').first().isVisible()).toBe(true);
  });
});

describe('the questions', () => {
  test('are asked ten at a time, and what was answered at the first try is counted', async () => {
    const page = await openPage({ path: '/en/games/jig/questions/', width: 360 });
    await next(page).click();
    for (let i = 0; i < 10; i++) {
      await page.locator('.learn-step', { hasText: `question ${i + 1} of 10` }).waitFor();
      while (await next(page).isDisabled()) {
        // Any that has not been tried yet.
        const untried = page.locator('.learn-asked button:not(.is-wrong, .is-right, :disabled)');
        await untried.last().click();
      }
      expect(await page.locator('.learn-right .cite').count()).toBeGreaterThan(0);
      await next(page).click();
    }
    expect(await page.locator('.learn-remark').innerText()).toMatch(/^\d+ of 10 right at the first try\.$/);
  });

  test('from all games fetch each game when it is asked about', async () => {
    const page = await openPage({ path: '/fr/questions/', width: 360 });
    await next(page).click();
    await page.locator('.learn-step', { hasText: 'question 1 sur 10' }).waitFor();
    expect(await page.locator('.learn-cloth svg.card').count()).toBeGreaterThan(0);
  });
});
