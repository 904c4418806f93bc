import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { SNIPPET_KINDS, type SnippetKind } from '../../src/embed/snippets.ts';
import { EXAMPLES } from '../../src/model/examples.ts';
import { listAxeFaults } from './axe.ts';
import { getOrigin, openPage } from './browser.ts';
import { builtPages } from './dist.ts';
import { startOtherSite } from './other-site.ts';

const site = process.env.SITE_URL ?? 'https://snorum.example';
const code = (page: Page, form: SnippetKind): Promise<string> =>
  page.locator(`[data-form=${form}] code`).first().innerText();
const post = startOtherSite();

/** Chooses values in the form of the embed builder; the keys are the names of its fields. */
const chooseOptions = async (page: Page, chosen: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(chosen)) {
    const field = page.locator(`.builder-choice [name="${name}"]`);
    if (name === 'step') await field.fill(value);
    else await field.selectOption(value);
  }
};

describe('the page on embedding a table', () => {
  test('shows every form without scripts, with instructions to write it by hand', async () => {
    for (const lang of ['en', 'fr']) {
      const page = await openPage({ path: `/${lang}/embed/`, javaScript: false, width: 360 });
      for (const form of SNIPPET_KINDS) expect((await code(page, form)).length, form).toBeGreaterThan(10);
      expect(await page.locator('.builder-choice').isVisible()).toBe(false);
      expect(await page.locator('.builder-acts').first().isVisible()).toBe(false);
      expect(await page.locator('table code').allInnerTexts()).toContain('readings="double=flat"');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });

  test('is linked from every example, which is then preselected', async () => {
    const examples = builtPages.filter(({ kind }) => kind === 'example');
    const without = examples.filter(({ path, html, language }) => {
      const id = path.split('/').at(-2);
      return !html.includes(`href="/${language}/embed/?example=${id}"`);
    });
    expect(without.map(({ path }) => path)).toEqual([]);
    const page = await openPage({ path: '/fr/embed/?example=last-counter&step=4&theme=dark' });
    await expect
      .poll(() => code(page, 'link'))
      .toBe(
        `<a href="${site}/fr/examples/last-counter/#step-4">${await page.locator('[name=example] option:checked').innerText()}</a>`,
      );
    expect(await code(page, 'frame')).toContain('?step=4&amp;theme=dark"');
  });

  test('offers first the game, then only what can be embedded of it', async () => {
    const page = await openPage({ path: '/en/embed/' });
    await chooseOptions(page, { game: 'jig' });
    const offered = await page
      .locator('[name=example] option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
    const ofJig = EXAMPLES.filter(({ game }) => game === 'jig').map(({ id }) => id);
    expect(offered).toEqual([...ofJig, 'jig-newmarket', 'questions-jig']);
    await expect.poll(() => code(page, 'link')).toContain(`/en/examples/${ofJig[0]}/`);
  });

  test('accepts two books too, in the forms that can show them, as their embed shows them', async () => {
    const page = await openPage({ path: '/fr/compare/chnif-snip/' });
    await page.getByRole('link', { name: 'Mettre cette table dans votre page' }).click();
    await expect.poll(() => code(page, 'frame')).toContain(`src="${site}/embed/fr/chnif-snip/"`);
    await chooseOptions(page, { step: '5', view: 'steps', lang: 'en', theme: 'dark' });
    await expect
      .poll(() => code(page, 'frame'))
      .toContain(`src="${site}/embed/en/chnif-snip/?step=5&amp;view=steps&amp;theme=dark"`);
    expect(await code(page, 'link')).toBe(
      `<a href="${site}/en/compare/chnif-snip/#card-4">Chnif 1790 beside Snip 1891</a>`,
    );
    expect(await code(page, 'oembed')).toBe(`${site}/en/compare/chnif-snip/`);
    const seen = await page
      .locator('[data-form]')
      .evaluateAll((all) =>
        all.filter((each) => !(each as HTMLElement).hidden).map((each) => (each as HTMLElement).dataset['form']),
      );
    expect(seen).toEqual(['link', 'markdown', 'wiki', 'oembed', 'frame', 'shortcode', 'element']);
    expect(await code(page, 'element')).toContain(
      '<snorum-example pair="chnif-snip" lang="en" step="5" view="steps" theme="dark">',
    );
    expect(await page.locator('.builder-readings').isVisible()).toBe(false);
    expect(await page.locator('.builder-seat').isVisible()).toBe(false);
    await page.locator('[data-form=frame] summary').click();
    const frame = page.frameLocator('[data-form=frame] iframe');
    await expect.poll(() => frame.locator('.table-foot .step').textContent()).toMatch(/^Step 5 of /);
    await chooseOptions(page, { game: 'snip-snap-snorum', example: 'last-counter' });
    await expect.poll(() => page.locator('[data-form=record]').isVisible()).toBe(true);
  });

  test('accepts the questions of a game too, which have no step and no other view', async () => {
    const page = await openPage({ path: '/fr/games/jig/questions/' });
    await page.getByRole('link', { name: 'Mettre ces questions dans votre page' }).click();
    await expect.poll(() => code(page, 'frame')).toContain(`src="${site}/embed/fr/questions-jig/"`);
    await chooseOptions(page, { lang: 'en', theme: 'dark' });
    await expect.poll(() => code(page, 'frame')).toContain(`src="${site}/embed/en/questions-jig/?theme=dark"`);
    expect(await code(page, 'element')).toContain('<snorum-example quiz="jig" lang="en" theme="dark">');
    expect(await code(page, 'link')).toBe(`<a href="${site}/en/games/jig/questions/">Questions on Jig</a>`);
    expect(await code(page, 'oembed')).toBe(`${site}/en/games/jig/questions/`);
    expect(await code(page, 'shortcode')).toContain(
      '{{< snorum id="questions-jig" lang="en" page="games/jig/questions" theme="dark" >}}',
    );
    for (const name of ['step', 'view', 'seat'])
      expect(await page.locator(`.builder-choice [name=${name}]`).isVisible(), name).toBe(false);
    await page.locator('[data-form=frame] summary').click();
    await page.frameLocator('[data-form=frame] iframe').locator('.learn-next').waitFor();
    await chooseOptions(page, { game: 'snip-snap-snorum', example: 'last-counter' });
    await expect.poll(() => page.locator('.builder-choice [name=step]').isVisible()).toBe(true);
  });

  test('states the choice in every form, and copies it unchanged', async () => {
    const page = await openPage({ path: '/en/embed/' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: getOrigin() });
    await chooseOptions(page, {
      game: 'snip-snap-snorum',
      example: 'last-counter',
      step: '3',
      view: 'steps',
      lang: 'fr',
      theme: 'light',
      seat: 'B',
    });
    await page.locator('.builder-readings summary').click();
    await page.locator('.builder-readings [name="short"]').selectOption('goes-negative');
    const address = `${site}/fr/examples/last-counter/`;
    await expect
      .poll(() => code(page, 'link'))
      .toMatch(new RegExp(`^<a href="${address}\\?readings=short:goes-negative#step-3">[^<]+</a>$`));
    expect(await code(page, 'markdown')).toContain(`](${address}?readings=short:goes-negative#step-3)`);
    expect(await code(page, 'oembed')).toBe(address);
    expect(await code(page, 'frame')).toContain(
      `${site}/embed/fr/last-counter/?step=3&amp;view=steps&amp;theme=light&amp;seat=B&amp;readings=short:goes-negative"`,
    );
    expect(await code(page, 'wiki')).toMatch(
      new RegExp(`^\\[${address}\\?readings=short:goes-negative#step-3 [^\\]]+\\]$`),
    );
    expect(await code(page, 'shortcode')).toContain(
      '{{< snorum id="last-counter" lang="fr" step="3" view="steps" theme="light" seat="B" readings="short:goes-negative" >}}',
    );
    const attributes = 'lang="fr" step="3" view="steps" theme="light" seat="B" readings="short=goes-negative">';
    expect(await code(page, 'element')).toContain(`<snorum-example example="last-counter" ${attributes}`);
    expect(await code(page, 'record')).toContain(`<snorum-example ${attributes}<pre>\n[Snorum "1"]`);
    expect(await code(page, 'record')).not.toMatch(/\n\s*\n/);
    // The picture describes the deal to readers who cannot see it.
    expect(await code(page, 'picture')).toMatch(
      new RegExp(`src="${address.slice(0, -1)}.png" alt="[^"]+ – A: [^"]*[♠♥♦♣]`),
    );
    expect(await code(page, 'markdown-picture')).toMatch(
      new RegExp(`^\\[!\\[.+\\]\\(${address.slice(0, -1)}.png\\)\\]\\(`),
    );
    expect(await code(page, 'text')).toBe(`${address.slice(0, -1)}.txt`);
    const kept = await page.locator('[data-form] .builder-acts > .quiet:visible').count();
    expect(kept, 'the forms that cannot carry readings say so').toBe(4);
    await page.locator('[data-form=record] .builder-acts button').click();
    await expect.poll(() => page.locator('[data-form=record] .builder-said').innerText()).toBe('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page, 'record'));
    await page.locator('.builder-heights button').click();
    await expect.poll(() => page.locator('.builder-heights .builder-said').innerText()).toBe('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("data?.type !== 'snorum:height'");
    await chooseOptions(page, { step: '9999' });
    await expect.poll(() => code(page, 'element')).not.toContain('9999');
    const field = page.locator('.builder-choice [name=step]');
    await field.blur();
    const most = /\d+/.exec(await page.locator('.builder-choice [data-of]').innerText())![0];
    await expect.poll(() => field.inputValue()).toBe(most);
    // Another example has other seats.
    await chooseOptions(page, { game: 'snip-snap-snorum', example: 'peel-four-nines' });
    expect(await page.locator('.builder-choice [name=seat] option').allInnerTexts()).toEqual([
      'all of them',
      'A',
      'B',
      'C',
      'D',
      'E',
    ]);
  });

  test('previews each form without a fault in the console', async () => {
    const heard: string[] = [];
    const page = await openPage({
      path: '/en/embed/?example=peel-four-nines',
      before: (opening) => {
        opening.on('console', (message) => void heard.push(message.text()));
        opening.on('pageerror', (error) => void heard.push(String(error)));
      },
    });
    await chooseOptions(page, { step: '3' });
    for (const form of SNIPPET_KINDS) await page.locator(`[data-form=${form}] summary`).click();
    const room = (form: SnippetKind) => page.locator(`[data-form=${form}] .builder-preview`);
    const stepIn = (form: SnippetKind) => room(form).frameLocator('iframe').locator('.table-say .step').innerText();
    for (const form of ['element', 'record'] as const) await expect.poll(() => stepIn(form)).toBe('Step 3 of 6');
    await expect
      .poll(() => room('frame').frameLocator('iframe').locator('.table-say .step').innerText())
      .toBe('Step 3 of 6');
    await expect
      .poll(() => room('oembed').frameLocator('iframe').locator('.table-say .step').innerText())
      .toBe('Step 1 of 6');
    await expect
      .poll(() =>
        room('picture')
          .locator('img')
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(300);
    await expect.poll(() => room('text').locator('pre').innerText()).toContain('nine of hearts');
    expect(await room('link').locator('a').getAttribute('href')).toBe('/en/examples/peel-four-nines/#step-3');
    expect(await room('markdown-picture').locator('a:has(img)').getAttribute('href')).toMatch(/#step-3$/);
    await chooseOptions(page, { step: '5' });
    for (const form of ['element', 'record'] as const) {
      await room(form).scrollIntoViewIfNeeded();
      await expect.poll(() => stepIn(form)).toBe('Step 5 of 6');
    }
    expect(heard).toEqual([]);
  });

  test('gives copies that play on another site', async () => {
    const builder = await openPage({ path: '/en/embed/?example=peel-four-nines&step=2' });
    await expect.poll(() => code(builder, 'frame')).toContain('step=2');
    const here = async (form: SnippetKind) => (await code(builder, form)).replaceAll(site, getOrigin());
    const { page, heard } = await post({ html: (await here('frame')) + (await here('record')) });
    const stepIn = (frame: string) => page.frameLocator(frame).locator('.table-say .step').innerText();
    await expect.poll(() => stepIn('iframe[frameborder]')).toBe('Step 2 of 6');
    await expect.poll(() => stepIn('snorum-example iframe')).toBe('Step 2 of 6');
    expect(heard).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('has no axe faults, in the %s', async (colorScheme) => {
    const page = await openPage({ path: '/fr/embed/', width: 360, colorScheme });
    await page.locator('.builder-readings summary').click();
    await page.locator('.builder-readings select').first().waitFor();
    expect(await listAxeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
