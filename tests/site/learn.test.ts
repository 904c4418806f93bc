/** Tests lessons and questions: finished on a telephone by touch, finished by keyboard, and read without scripts. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { createOwnMoveQuestion } from '#engine/asking/lesson.ts';
import { GAMES } from '#engine/games.ts';
import { listHandCards } from '#engine/record/replay.ts';
import { cardName } from '../../src/i18n/cards.ts';
import { LESSONS } from '../../src/model/lessons.ts';
import { NO_ANIMATION_SETTINGS } from './at-play.ts';
import { listAxeFaults } from './axe.ts';
import { openPage } from './browser.ts';

const findLesson = (game: string) => LESSONS.find((taught) => taught.game === game)!;
const { lesson } = findLesson('snip-snap-snorum');
const PAGE = '/en/games/snip-snap-snorum/learn/';

const next = (page: Page) => page.locator('.learn-next');
/** Waits until the moves between two steps have been played, the learner’s own by “Show me”. */
const waitForPause = (page: Page) =>
  expect
    .poll(async () => {
      const label = await next(page).innerText();
      if (label === 'Show me') await next(page).click();
      return label;
    })
    .toBe('Next');
const cardsOf = (page: Page) => page.locator('.learn-cards button');

/** Gives the right answers to the questions of a step. */
const answer = async (i: number, press: (nth: number, of: 'cards' | 'answers') => Promise<void>) => {
  for (const { of, choices, right } of lesson.steps[i]!.question!.parts)
    await press(choices.indexOf(right[0]!), of === 'card' ? 'cards' : 'answers');
};

describe('a lesson on its page', () => {
  test('is finished by touch, and then marked as done on the device', async () => {
    const page = await openPage({ path: PAGE, width: 360, stored: NO_ANIMATION_SETTINGS });
    for (const [i, { question, at }] of lesson.steps.entries()) {
      await expect
        .poll(() => page.locator('.learn-step').innerText())
        .toBe(`step ${i + 1} of ${lesson.steps.length} · you are Agathe`);
      await waitForPause(page);
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
    expect(await page.locator('.learn-step').innerText()).toBe('lesson finished · you are Agathe');
    await page.goto('/en/learn/');
    await expect.poll(() => page.locator('[data-lesson-of="snip-snap-snorum"] .learn-done').isVisible()).toBe(true);
    expect(await page.locator('[data-lesson-of="jig"] .learn-done').isVisible()).toBe(false);
  });

  test('answers a wrong card with the article, works by keyboard, and has no axe faults', async () => {
    const page = await openPage({ path: PAGE, stored: NO_ANIMATION_SETTINGS });
    await next(page).focus();
    const refused = ({ question }: (typeof lesson.steps)[number]) =>
      Object.keys(question?.parts[0]?.forbidden ?? {}).length > 0;
    const asked = lesson.steps.findLastIndex(refused);
    let byKeys = 0;
    for (let i = 0; i < asked; i++) {
      await waitForPause(page);
      if (lesson.steps[i]!.question) {
        byKeys++;
        await answer(i, async (nth, of) => {
          const list = of === 'cards' ? cardsOf(page) : page.locator('.learn-answers').last().locator('button');
          await list.first().focus();
          for (let n = 0; n < nth; n++) await page.keyboard.press('ArrowRight');
          await page.keyboard.press('Enter');
        });
        await page.locator('.learn-right').waitFor();
        await next(page).focus();
      }
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.locator('.learn-step').innerText()).toContain(`step ${i + 2} `);
    }
    expect(byKeys).toBeGreaterThan(1);
    await waitForPause(page);
    const { choices, forbidden } = lesson.steps[asked]!.question!.parts[0]!;
    await cardsOf(page)
      .nth(choices.findIndex((card) => card in forbidden))
      .click();
    expect(await page.locator('.learn-not').innerText()).toMatch(/^Not the .{40}.* \d+$/s);
    expect(await listAxeFaults(page)).toEqual([]);
  });

  test('marks a card allowed otherwise unlike a wrong one, and shows the hint', async () => {
    const { lesson } = LESSONS.find(({ game }) => game === 'spin')!;
    const free = lesson.steps.findIndex(({ ask, question }) => {
      const [part] = question?.parts ?? [];
      return ask === 'alone' && part!.choices.some((card) => !part!.right.includes(card) && !(card in part!.forbidden));
    });
    const { choices, right, forbidden } = lesson.steps[free]!.question!.parts[0]!;
    const page = await openPage({
      path: `/en/games/spin/learn/#step-${free + 1}`,
      width: 360,
      stored: NO_ANIMATION_SETTINGS,
    });
    await expect.poll(() => page.locator('.learn-step').innerText()).toContain(`step ${free + 1} `);
    expect(await page.locator('.learn-hint').count()).toBe(1);
    await cardsOf(page)
      .nth(choices.findIndex((card) => !right.includes(card) && !(card in forbidden)))
      .click();
    expect(await page.locator('.learn-not').innerText()).toMatch(/^That is allowed too, but this lesson plays the /);
    expect(await page.locator('.learn-asked .is-also').count()).toBe(1);
    expect(await page.locator('.learn-asked .is-wrong').count()).toBe(0);
    expect(await page.locator('.learn-said > p').first().innerText()).not.toBe('');
    expect(await page.locator('.learn-hint').count()).toBe(0);
    await cardsOf(page).nth(choices.indexOf(right[0]!)).click();
    await page.locator('.learn-right').waitFor();
    expect(await page.locator('.learn-not').count()).toBe(0);
  });

  test('explains a wrong capture, and shows an article without leaving the lesson', async () => {
    const { lesson } = LESSONS.find(({ game }) => game === 'cassino')!;
    const taking = lesson.steps.findIndex(
      ({ question }) => (question?.parts.at(-1)?.right[0]?.split(' ').length ?? 0) > 1,
    );
    const page = await openPage({
      path: `/en/games/cassino/learn/#step-${taking + 1}`,
      width: 360,
      stored: NO_ANIMATION_SETTINGS,
    });
    await waitForPause(page);
    const [card, taken] = lesson.steps[taking]!.question!.parts;
    await cardsOf(page).nth(card!.choices.indexOf(card!.right[0]!)).click();
    const table = page.locator('.learn-part').last().locator('.learn-cards button');
    await table.nth(taken!.choices.indexOf(taken!.right[0]!.split(' ')[0]!)).click();
    await page.locator('.learn-take button').click();
    expect(await page.locator('.learn-not').innerText()).toMatch(
      /^These are the wrong cards, or some are missing\. .{30}.* \d+$/s,
    );
    // The picked card is still picked.
    expect(await page.locator('.learn-cards [aria-pressed=true]').count()).toBe(1);
    await page.locator('.learn-not .cite').click();
    await page.locator('.article-dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.learn-step').innerText()).toContain(`step ${taking + 1} `);
    await page.reload();
    await expect.poll(() => page.locator('.learn-step').innerText()).toContain(`step ${taking + 1} `);
    // It arrives without keyboard focus marks; the skip link and other parts of the page leave the step alone.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.evaluate(() => {
      location.hash = '#text';
    });
    await page.waitForTimeout(100);
    expect(await page.locator('.learn-step').innerText()).toContain(`step ${taking + 1} `);
  });

  test.each([
    ['cassino', /^That is allowed too, but this lesson plays the .+\.$/],
    ['lindor', /^Not the .{20}.* \d+$/s],
  ])(
    'of %s asks for the learner’s own cards, gives a reason against a wrong one, and shows one on request',
    async (game, reason) => {
      const { played, lesson } = findLesson(game);
      const own = played.steps.flatMap((_, at) => createOwnMoveQuestion(played, lesson, at, GAMES) ?? []).slice(0, 3);
      const from = lesson.steps.findLastIndex(({ at }) => at <= own[0]!.step);
      const page = await openPage({
        path: `/en/games/${game}/learn/#step-${from + 1}`,
        width: 360,
        stored: NO_ANIMATION_SETTINGS,
      });
      const card = (notation: string) =>
        page.locator('.learn-asked').getByRole('button', { name: cardName(notation, 'en') });
      await expect.poll(() => page.locator('.learn-step').innerText()).toContain(`step ${from + 1} `);
      for (const { of, right } of lesson.steps[from]!.question?.parts ?? []) {
        for (const each of right[0]!.split(' ')) await card(each).last().click();
        if (of === 'cards') await page.locator('.learn-take button').click();
      }
      for (const [i, { step, parts }] of own.entries()) {
        // Steps of the lesson that only say something may lie between two of the moves.
        await expect
          .poll(async () => {
            const label = await next(page).innerText();
            if (label === 'Next') await next(page).click();
            return label;
          })
          .toBe('Show me');
        const { choices, right } = parts[0]!;
        expect(await cardsOf(page).count(), `step ${step}`).toBe(choices.length);
        const wrong = choices.find((choice) => !right.includes(choice));
        if (wrong) {
          await card(wrong).click();
          expect(await page.locator('.learn-not').innerText()).toMatch(reason);
          expect(await listAxeFaults(page)).toEqual([]);
        }
        if (i === 0) await next(page).click();
        else await card(right[0]!).press('Enter');
        await expect.poll(() => card(right[0]!).count()).toBe(0);
      }
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('learn-panel');
    },
  );

  test('goes back to the table of the step before', async () => {
    const page = await openPage({ path: `${PAGE}#step-6`, width: 360, stored: NO_ANIMATION_SETTINGS });
    await expect.poll(() => page.locator('.learn-step').innerText()).toContain('step 6 ');
    const onTable = await page.locator('.learn-cloth .card[data-card]').count();
    await waitForPause(page);
    for (let i = 6; i < 8; i++) {
      if (lesson.steps[i - 1]!.question)
        await answer(i - 1, async (nth, of) => {
          const list = of === 'cards' ? cardsOf(page) : page.locator('.learn-answers').last().locator('button');
          await list.nth(nth).click();
        });
      await next(page).click();
      await waitForPause(page);
    }
    await page.locator('.learn-back').click();
    await page.locator('.learn-back').click();
    await expect.poll(() => page.locator('.learn-step').innerText()).toContain('step 6 ');
    await expect.poll(() => page.locator('.learn-cloth .card[data-card]').count()).toBe(onTable);
  });

  test.each(['jig', 'cassino'])('of %s ends with its own deal at a table, at one tap', async (game) => {
    const { played, lesson } = findLesson(game);
    const page = await openPage({
      path: `/en/games/${game}/learn/#step-${lesson.steps.length}`,
      width: 360,
      stored: NO_ANIMATION_SETTINGS,
    });
    await expect.poll(() => page.locator('.learn-step').innerText()).toContain(`step ${lesson.steps.length} `);
    await next(page).click();
    await page.getByRole('link', { name: 'Play this deal without help' }).click();
    await page.locator('.in-play .tray.is-mine').waitFor();
    const held = await page.locator('.tray-cards button').evaluateAll((all) => all.map((each) => each.ariaLabel));
    const dealt = listHandCards(played.steps[0]!, lesson.learner);
    expect(held.toSorted()).toEqual(dealt.map((card) => cardName(card, 'en')).toSorted());
  });

  test('reads without scripts, its answers folded', async () => {
    const page = await openPage({ path: PAGE, javaScript: false });
    expect(await page.locator('.learn-root').isVisible()).toBe(false);
    const questions = lesson.steps.filter(({ question }) => question).length;
    expect(await page.locator('.learn-text details').count()).toBe(questions);
    await page.locator('.learn-text summary').first().click();
    expect(await page.locator('.learn-text details p').first().isVisible()).toBe(true);
  });
});

describe('the questions of a game', () => {
  test('are asked ten at a time, and count the answers right at the first try', async () => {
    const page = await openPage({ path: '/en/games/jig/questions/', width: 360 });
    await next(page).click();
    for (let i = 0; i < 10; i++) {
      await page.locator('.learn-step', { hasText: `question ${i + 1} of 10` }).waitFor();
      while (await next(page).isDisabled()) {
        // Any untried answer.
        const untried = page.locator('.learn-asked button:not(.is-wrong, .is-right, :disabled)');
        await untried.last().click();
      }
      expect(await page.locator('.learn-right .cite').count()).toBeGreaterThan(0);
      await next(page).click();
    }
    expect(await page.locator('.learn-remark').innerText()).toMatch(/^\d+ out of 10 right first time\.$/);
  });

  test('missed in a round are listed at its end with their answers, and asked again, now and another day', async () => {
    const page = await openPage({ path: '/en/games/jig/questions/', width: 360, keeps: true });
    await next(page).click();
    const answer = async (): Promise<void> => {
      while (await next(page).isDisabled())
        await page.locator('.learn-asked button:not(.is-wrong, .is-right, :disabled)').last().click();
    };
    for (let i = 0; i < 10; i++) {
      await page.locator('.learn-step', { hasText: `question ${i + 1} of 10` }).waitFor();
      await answer();
      await next(page).click();
    }
    const missed = 10 - Number.parseInt(await page.locator('.learn-remark').innerText(), 10);
    expect(missed).toBeGreaterThan(0);
    const listed = await page.locator('.learn-missed > li').allInnerTexts();
    expect(listed.length).toBe(missed);
    for (const line of listed) expect(line).toMatch(/\? .+\.$/);
    expect(await listAxeFaults(page)).toEqual([]);
    const questions = await page.locator('.learn-missed a').allInnerTexts();
    await page.locator('.learn-again').click();
    await page.locator('.learn-step', { hasText: `question 1 of ${missed}` }).waitFor();
    expect(await page.locator('.learn-said h2').innerText()).toBe(questions[0]);
    await page.reload();
    await next(page).click();
    await page.locator('.learn-step').waitFor();
    expect(questions).toContain(await page.locator('.learn-said h2').innerText());
  });

  test('from all games load each game when it is asked about', async () => {
    const page = await openPage({ path: '/fr/questions/', width: 360 });
    await next(page).click();
    await page.locator('.learn-step', { hasText: 'question 1 sur 10' }).waitFor();
    expect(await page.locator('.learn-cloth svg.card').count()).toBeGreaterThan(0);
  });
});
