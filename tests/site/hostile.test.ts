/** The same harm that `tests/widgets/hostile.test.ts` does to the parsers, done to the pages: a few hundred cases in a browser. */
import fc from 'fast-check';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { barb, query, record } from '../hostile.ts';
import { openPage, origin } from './browser.ts';
import { otherSite } from './other-site.ts';

const post = otherSite();
const some = <T>(of: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(of, { seed: 20_261_121, numRuns });

/** Listens for what must not be: a script that ran, a dialogue, a fault thrown. */
const guard =
  (harm: string[]) =>
  (page: Page): void => {
    page.on('dialog', (dialog) => {
      harm.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => void harm.push(String(error)));
  };

describe('in a browser, nothing hostile runs, hangs or is left without an answer', () => {
  test('sixty addresses of embeds', async () => {
    const harm: string[] = [];
    const searches = some(query, 60);
    const { page } = await post({ html: '' });
    guard(harm)(page);
    for (let i = 0; i < searches.length; i += 10) {
      const frames = searches
        .slice(i, i + 10)
        .map((search) => `${origin()}/embed/en/peel-four-nines/?${new URLSearchParams(search)}`);
      await page.evaluate((addresses) => {
        document.body.replaceChildren(
          ...addresses.map((src) =>
            Object.assign(document.createElement('iframe'), { src, sandbox: 'allow-scripts', title: 'x' }),
          ),
        );
      }, frames);
      for (const index of frames.keys())
        await page.frameLocator(`iframe >> nth=${index}`).locator('.table-say .step').waitFor({ state: 'attached' });
      for (const frame of page.frames().slice(1))
        expect(await frame.evaluate(() => document.querySelectorAll('img, script:not(:last-of-type)').length)).toBe(0);
    }
    expect(harm).toEqual([]);
  });

  test('two hundred messages from a foreign origin', async () => {
    const harm: string[] = [];
    const messages = some(
      fc.oneof(
        fc.record({ type: fc.constantFrom('snorum:ask', 'snorum:height'), id: barb, height: fc.anything() }),
        fc.record({ message: fc.constantFrom('ready', 'height', 'link'), value: barb, secret: fc.anything() }),
        fc.jsonValue({ maxDepth: 6 }),
      ),
      200,
    ).map((message) =>
      JSON.stringify(message, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    );
    const { page } = await post({
      html: `<iframe sandbox="allow-scripts" title="x" src="${origin()}/embed/en/peel-four-nines/#?secret=abc"></iframe>
        <script>spoken = []; addEventListener('message', ({ data }) => spoken.push(data));</script>`,
    });
    guard(harm)(page);
    const frame = page.frameLocator('iframe');
    await frame.locator('.table-say .step').waitFor();
    await page.evaluate((shapes) => {
      const { contentWindow } = document.querySelector('iframe')!;
      for (const shape of shapes) contentWindow!.postMessage(shape === undefined ? undefined : JSON.parse(shape), '*');
    }, messages);
    await frame.locator('.control-first').click();
    await expect.poll(() => frame.locator('.table-say .step').innerText()).toBe('Step 2 of 6');
    const spoken = (await page.evaluate('spoken')) as Record<string, unknown>[];
    for (const said of spoken) {
      expect(['height', undefined]).toContain(said['message']);
      expect(typeof (said['message'] ? said['value'] : said['height'])).toBe('number');
    }
    expect(harm).toEqual([]);
  });

  test('a hundred and fifty records in an element, each shown or refused in words', async () => {
    const harm: string[] = [];
    const records = some(record, 150).map((text) => text.toWellFormed().replaceAll('\0', ''));
    const { page, heard } = await post({
      html: `<script src="${origin()}/embed/snorum-example.js"></script><snorum-example><pre></pre></snorum-example>`,
    });
    guard(harm)(page);
    const answers = await page.evaluate(async (texts) => {
      const element = document.querySelector('snorum-example')!;
      const found: string[] = [];
      for (const text of texts) {
        if (!text.trim()) continue;
        const answer = new Promise<string>((told) => {
          for (const what of ['ready', 'error'])
            element.addEventListener(`snorum:${what}`, () => told(what), { once: true });
          setTimeout(() => told('nothing'), 10_000);
        });
        element.querySelector('pre')!.replaceChildren(text);
        const what = await answer;
        const shadow = element.shadowRoot!;
        const lines = [...shadow.querySelectorAll('.faulty code')].map((line) => line.textContent).join('\n');
        const whole = what !== 'error' || lines.trim() === text.trim();
        const foreign = shadow.querySelectorAll('script, img, iframe, [onerror], [onload]').length;
        found.push(whole && foreign === 0 ? what : `${what}, not whole: ${text}`);
      }
      return found;
    }, records);
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((what) => what !== 'ready' && what !== 'error')).toEqual([]);
    expect(new Set(answers)).toEqual(new Set(['ready', 'error']));
    expect([harm, heard]).toEqual([[], []]);
  });

  test('forty links to games, each told to be none in words', async () => {
    const harm: string[] = [];
    const page = await openPage({ path: '/en/games/jig/#play=1.AAAA', before: guard(harm) });
    const alert = page.locator('[role="alert"]');
    await alert.first().waitFor();
    for (const text of some(barb, 40)) {
      await page.evaluate((said) => {
        for (const told of document.querySelectorAll('[role="alert"]')) told.setAttribute('data-told', 'before');
        location.hash = `play=1.${said.toWellFormed()}`;
      }, text);
    }
    await expect.poll(() => alert.first().innerText()).not.toBe('');
    expect(await page.locator('form, .table').first().isVisible()).toBe(true);
    expect(harm).toEqual([]);
  });

  test('twenty deals to compare, each compared', async () => {
    const harm: string[] = [];
    for (const search of some(query, 20)) {
      const page = await openPage({
        path: `/en/compare/chnif-snip/?${new URLSearchParams(search)}`,
        before: guard(harm),
      });
      await page.locator('.compare-root').waitFor();
      expect(await page.locator('.compare-root img, .compare-root iframe').count()).toBe(0);
      await page.context().close();
    }
    expect(harm).toEqual([]);
  });
});
