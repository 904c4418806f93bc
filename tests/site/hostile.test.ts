/** Tests the hostile input of `tests/features/hostile.test.ts` on pages: a few hundred cases in a browser. */
import fc from 'fast-check';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { FOUR_NINES_RECORD } from '../engine/four-nines.ts';
import { hostileQuery, hostileRecord, hostileText } from '../hostile.ts';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { getOrigin, openPage } from './browser.ts';
import { startOtherSite } from './other-site.ts';

const post = startOtherSite();
const some = <T>(of: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(of, { seed: 20_261_121, numRuns });

/** Listens for effects that must not happen: a script that ran, a dialogue, an error. */
const guard =
  (harm: string[]) =>
  (page: Page): void => {
    page.on('dialog', (dialog) => {
      harm.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => void harm.push(String(error)));
  };

/** Ids of two embeds: an example, and a pair of books. */
const EMBEDS = ['peel-four-nines', 'nain-jaune-lindor'] as const;

describe('a hostile input in a browser neither runs nor hangs, and gets an answer:', () => {
  test('addresses of embeds, of examples and of two books', async () => {
    const harm: string[] = [];
    const searches = some(hostileQuery, RUNS_ALL_INSTANCES ? 60 : 10);
    const { page } = await post({ html: '' });
    guard(harm)(page);
    for (let i = 0; i < searches.length; i += 10) {
      const frames = searches
        .slice(i, i + 10)
        .map((search, at) => `${getOrigin()}/embed/en/${EMBEDS[at % 2]}/?${new URLSearchParams(search)}`);
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
        expect(
          await frame.evaluate(() => document.querySelectorAll('img, script:not([src^="/embed/scripts/"])').length),
        ).toBe(0);
    }
    expect(harm).toEqual([]);
  });

  test('two hundred messages from a foreign origin', async () => {
    const harm: string[] = [];
    const messages = some(
      fc.oneof(
        fc.record({ type: fc.constantFrom('snorum:ask', 'snorum:height'), id: hostileText, height: fc.anything() }),
        fc.record({
          type: fc.constant('snorum:set'),
          version: fc.constant(1),
          view: fc.anything(),
          seat: hostileText,
          theme: fc.anything(),
          __proto__: fc.anything(),
        }),
        fc.record({ message: fc.constantFrom('ready', 'height', 'link'), value: hostileText, secret: fc.anything() }),
        fc.jsonValue({ maxDepth: 6 }),
      ),
      200,
    ).map((message) =>
      JSON.stringify(message, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    );
    const { page } = await post({
      html: `<iframe sandbox="allow-scripts" title="x" src="${getOrigin()}/embed/en/peel-four-nines/#?secret=abc"></iframe>
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
      if (!said['message'] && said['type'] !== 'snorum:height') {
        expect(['snorum:ready', 'snorum:step']).toContain(said['type']);
        continue;
      }
      expect(['height', undefined]).toContain(said['message']);
      expect(typeof (said['message'] ? said['value'] : said['height'])).toBe('number');
    }
    expect(harm).toEqual([]);
  });

  test('sixty records in an element, each shown or refused in words', async () => {
    const harm: string[] = [];
    const records = [FOUR_NINES_RECORD, ...some(hostileRecord, 60)].map((text) =>
      text.toWellFormed().replaceAll('\0', ''),
    );
    const { page, heard } = await post({
      html: `<script src="${getOrigin()}/embed/v1.js"></script><snorum-example><pre></pre></snorum-example>`,
    });
    guard(harm)(page);
    const answers: string[] = [];
    for (const text of records.filter((each) => each.trim())) {
      const what = await page.evaluate(
        (given) =>
          new Promise<string>((told) => {
            const element = document.querySelector('snorum-example')!;
            for (const event of ['ready', 'error'])
              element.addEventListener(`snorum:${event}`, () => told(event), { once: true });
            setTimeout(() => told('nothing'), 10_000);
            element.querySelector('pre')!.replaceChildren(given);
          }),
        text,
      );
      const found = await page.frames()[1]!.evaluate(() => ({
        lines: [...document.querySelectorAll('.faulty code')].map((line) => line.textContent).join('\n'),
        foreign: document.querySelectorAll('main :is(script, img, iframe, [onerror], [onload])').length,
      }));
      const whole = what !== 'error' || found.lines.trim() === text.replace(/\r\n?/g, '\n').trim();
      answers.push(whole && found.foreign === 0 ? what : `${what}, not whole: ${text}`);
    }
    expect(answers.length).toBeGreaterThan(40);
    expect(answers.filter((what) => what !== 'ready' && what !== 'error')).toEqual([]);
    expect(new Set(answers)).toEqual(new Set(['ready', 'error']));
    expect([harm, heard]).toEqual([[], []]);
  });

  test('forty links to games, each refused in words, after which a game can still be begun', async () => {
    const harm: string[] = [];
    const page = await openPage({ path: '/en/games/jig/#play=1.AAAA', before: guard(harm) });
    const alert = page.locator('.example-root [role="alert"]');
    await alert.waitFor();
    for (const [link, text] of some(hostileText, 40).entries()) {
      const took = await page.evaluate(
        async (said) => {
          const from = performance.now();
          location.hash = `play=1.${said}`;
          await new Promise((read) => addEventListener('hashchange', read, { once: true }));
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
          return performance.now() - from;
        },
        encodeURIComponent(`${text.toWellFormed()}${link}`),
      );
      expect(took).toBeLessThan(2000);
      expect(await alert.innerText()).not.toBe('');
    }
    expect(await page.evaluate(() => document.querySelectorAll('.example-root :is(img, iframe, script)').length)).toBe(
      0,
    );
    await page.locator('.example-root form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.locator('.example-root .table').waitFor();
    expect(harm).toEqual([]);
  });

  test('deals to compare, each compared by the seed shown in its field', async () => {
    const harm: string[] = [];
    const seeds = some(hostileText, 60)
      .map((seed) => seed.toWellFormed().trim())
      .filter(Boolean)
      .slice(0, RUNS_ALL_INSTANCES ? 20 : 3);
    for (const seed of seeds) {
      const page = await openPage({
        path: `/en/compare/chnif-snip/?${new URLSearchParams({ seed, seats: seed, order: seed })}`,
        before: guard(harm),
      });
      // A field keeps no line ends, and a seed at most sixty characters.
      const written = seed.slice(0, 60).replace(/[\r\n]/g, '');
      await expect.poll(() => page.locator('input[name=seed]').inputValue()).toBe(written);
      expect(await page.locator('.change-of').count()).toBeGreaterThan(2);
      expect(await page.locator('.compare-root :is(img, iframe, script)').count()).toBe(0);
      await page.context().close();
    }
    expect([seeds.length, harm]).toEqual([RUNS_ALL_INSTANCES ? 20 : 3, []]);
  });
});
