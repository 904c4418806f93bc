/**
 * Tests a trial repeated in the browser: it must give the same counts as here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Tally } from '#engine/lab/estimate.ts';
import { countAnswers } from '#engine/lab/question.ts';
import { CLAIMS_SEED } from '#engine/lab/questions.ts';
import { findQuestion, getPublishedTally, getTrialCell } from '../engine/figures.ts';
import { selectInstances } from '../instances.ts';
import { openPage } from './browser.ts';
import { builtPages } from './dist.ts';

const CLAIM = 'MA-C3';
const PATH = '/en/claims/thirty-four-all/';
const question = findQuestion(CLAIM);
const known = (key: string, seed: string, trials: number): Tally =>
  countAnswers(question, getTrialCell(question, key), seed, 0, trials);

const status = (page: Page) => page.locator('.trial > [role=status]');
const run = (page: Page) => page.getByRole('button', { name: 'Run the trial' });
const done = (page: Page) => expect.poll(() => status(page).innerText(), { timeout: 20_000 }).toMatch(/^Done\./);
const tallyOn = async (page: Page): Promise<Tally> =>
  JSON.parse((await page.locator('.trial output').getAttribute('data-tally'))!) as Tally;

/** Simulates a device with a number of processors. */
const processors = async (page: Page, number: number): Promise<void> => {
  await page.addInitScript((has) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => has });
  }, number);
};

describe('a trial run again', () => {
  test.each(selectInstances([1, 2], (all) => all.slice(-1)))(
    'counts by %i workers of the browser the same as here, to the last unit',
    async (number) => {
      const page = await openPage({ path: PATH, before: (opened) => processors(opened, number) });
      await page.getByLabel('Deals', { exact: true }).fill('3000');
      await page.getByLabel('Seed: a word').fill('rain & snow');
      await run(page).click();
      await done(page);
      expect(page.workers()).toHaveLength(number);
      expect(await tallyOn(page)).toEqual(known('random', 'rain & snow', 3000));
      const { searchParams } = new URL(page.url());
      expect([...searchParams]).toEqual([
        ['seed', 'rain & snow'],
        ['deals', '3000'],
      ]);
      await page.getByLabel('Players').selectOption('book');
      await page.getByLabel('Deals', { exact: true }).fill('500');
      await run(page).click();
      await done(page);
      expect(await tallyOn(page)).toEqual(known('book', 'rain & snow', 500));
    },
  );

  test('reaches the published figures with the published options, and says so', async () => {
    const page = await openPage({ path: PATH });
    await run(page).click();
    await expect.poll(() => status(page).innerText(), { timeout: 60_000 }).toMatch(/exactly the published counts/);
    expect(await tallyOn(page)).toEqual(getPublishedTally(CLAIM, 'random'));
    expect(await page.locator('.trial .intervals-mark').count()).toBe(2);
  });

  test('opens any deal on the table where it is played', async () => {
    const page = await openPage({ path: PATH });
    const number = page.getByLabel('Number of the deal');
    await number.fill('3');
    await number.press('Enter');
    const link = page.locator('.trial-deal').getByRole('link');
    await link.waitFor();
    expect(await page.locator('.trial-deal [role=status]').innerText()).toContain(
      question.ask(getTrialCell(question, 'random'), CLAIMS_SEED, 2) === 1
        ? 'Deal 3: the answer is yes.'
        : 'Deal 3: the answer is no.',
    );
    await link.click();
    await page.waitForURL(/\/en\/games\/manille\/#play=/);
    await page.locator('.table .steps > li').nth(32).waitFor({ state: 'attached' });
  });

  test('runs by the keyboard alone', async () => {
    const page = await openPage({ path: `${PATH}?deals=100` });
    await page.getByLabel('Players').focus();
    for (let i = 0; i < 12 && !(await run(page).evaluate((button) => button === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await done(page);
    expect((await tallyOn(page)).n).toBe(100);
  });

  test('reports that no worker starts', async () => {
    const page = await openPage({
      path: PATH,
      before: async (opened) => {
        await opened.route(/trial-worker/, (route) => route.abort());
      },
    });
    // It reloads once, in case it is an old page.
    await Promise.all([page.waitForEvent('load'), run(page).click()]);
    await run(page).click();
    await expect.poll(() => status(page).innerText(), { timeout: 20_000 }).toMatch(/could not start the trial/);
    expect(await run(page).isVisible()).toBe(true);
  });

  test.each(
    selectInstances(
      [
        ['?players=nobody', /players that this trial/],
        [
          '?deals=-1&seed=',
          /a number of deals that this trial.*a seed that this trial|a seed that this trial.*a number of deals that this trial/s,
        ],
        ['?among=<img src=x>&readings=x:y', /a game that this trial.*rule options that this trial/s],
      ],
      (all) => all.slice(-1),
    ),
  )('reports the unknown parts of an address: %s', async (query, said) => {
    const page = await openPage({ path: PATH + query });
    await expect.poll(() => page.locator('.trial [role=alert]').innerText()).toMatch(said);
    expect(await page.getByLabel('Deals', { exact: true }).inputValue()).toBe(
      String(getTrialCell(question, 'random').trials),
    );
    expect(await page.locator('.trial img').count()).toBe(0);
  });
});

test.each([
  ['en', 'Players', 'The others'],
  ['fr', 'Joueurs', 'Les autres'],
])('the strategies of a trial of one player are those of the others, and labelled so: in %s', (lang, all, rest) => {
  const folder = new URL('../../content/claims/', import.meta.url);
  const claims = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as { slug: string; among?: true }[]);
  const labels = claims.flatMap(({ slug, among }) => {
    const html = builtPages.find(({ path }) => path === `/${lang}/claims/${slug}/`)!.html;
    const label = /<label>([^<]*)<select name="players"/.exec(html)?.[1];
    return label === undefined ? [] : [[slug, label, among ? rest : all]];
  });
  expect(labels.filter(([, label, wanted]) => label !== wanted)).toEqual([]);
  for (const called of [all, rest]) expect(labels.map(([, label]) => label)).toContain(called);
});

describe('a claim page without scripts', () => {
  test('shows the published figures, with the command that counts them', async () => {
    const page = await openPage({ path: PATH, javaScript: false });
    expect(await page.locator('.claim-figures tbody tr').count()).toBe(question.cells.length);
    expect(await page.locator('.drawn .intervals-mark').count()).toBe(question.cells.length);
    expect(await page.locator('pre').innerText()).toContain(`--claim ${CLAIM}`);
    expect(await page.locator('.trial').isVisible()).toBe(false);
    expect(await page.locator('.trial-without').isVisible()).toBe(true);
  });
});
