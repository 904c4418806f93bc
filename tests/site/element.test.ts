import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { computeIntegrity } from '../../scripts/element.mjs';
import { startServer } from '../../scripts/server.mjs';
import { ENGINE_SYMBOL, type PlayRecord } from '../../src/embed/engine-contract.ts';
import type { PublishedExample } from '../../src/embed/published.ts';
import { deserializeReplay } from '../../src/embed/serialize-replay.ts';
import { selectInstances } from '../instances.ts';
import { listAxeFaults } from './axe.ts';
import { builtPages, DIST_FOLDER } from './dist.ts';
import { startOtherSite } from './other-site.ts';

const file = (name: string): string => readFileSync(join(DIST_FOLDER, 'embed', name), 'utf8');
const published = (id: string): PublishedExample => JSON.parse(file(`${id}.json`)) as PublishedExample;
const ids = builtPages
  .filter(({ kind, language }) => kind === 'example' && language === 'en')
  .map(({ path }) => path.split('/').at(-2)!);
const element = file('snorum-example.js');
const integrity = computeIntegrity(element);
const record = (id: string): string =>
  published(id).record.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** A host that sends the headers of the site’s `_headers` file, which the custom element needs. */
let site: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  site = await startServer({ folder: DIST_FOLDER, reads: true });
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
const post = startOtherSite();
const script = (more = '') => `<script src="${site.origin}/embed/snorum-example.js"${more}></script>`;

/**
 * Script that records the events of the page’s elements. It is a file of the other site, since a page with a strict
 * policy runs no inline script.
 */
const LISTENING = `told = []; for (const what of ['ready', 'step', 'end', 'error'])
  document.addEventListener('snorum:' + what, ({ target, detail, composed }) => told.push({ what, id: target.id, composed, ...detail }));`;
const listen = `<script>${LISTENING}</script>`;
type Told = {
  what: string;
  id: string;
  composed: boolean;
  step?: number;
  steps?: number;
  reason?: string;
  faults?: object[];
};
const toldIn = (page: Page): Promise<Told[]> => page.evaluate('told');

const step = (page: Page, id: string): Promise<string> => page.locator(`#${id} .table-say .step`).innerText();
const ready = (page: Page, id = 'one'): Promise<void> => page.locator(`#${id} .table`).waitFor();

describe('the files of the element', () => {
  test('weigh at most 67,000 bytes with all games, and the rules 41,500 more on demand', () => {
    const weigh = (name: string) => brotliCompressSync(file(name)).length;
    expect(weigh('snorum-example.js')).toBeLessThanOrEqual(67_000);
    expect(weigh('snorum-engine.js')).toBeLessThanOrEqual(41_500);
    const lengthOf = (id: string) => file(`${id}.json`).length;
    const longest = (all: readonly string[]) => [...all].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 8);
    for (const id of selectInstances(ids, longest)) expect(weigh(`${id}.json`), id).toBeLessThanOrEqual(10_000);
  });

  test('pin the rules and the sentences by their hashes', () => {
    for (const name of ['snorum-engine.js', 'snorum-faults.js'])
      expect(element).toContain(computeIntegrity(file(name)));
  });

  test('play every example as the site does', () => {
    const play = runInNewContext(
      `${file('snorum-engine.js')};globalThis[Symbol.for('${ENGINE_SYMBOL.description}')]`,
    ) as PlayRecord;
    const unlike = ids.filter((id) => {
      const { record, told } = published(id);
      const answer = play(record, {});
      return !answer.ok || answer.told !== told;
    });
    expect(ids.length).toBeGreaterThan(50);
    expect(unlike).toEqual([]);
  });

  test('have a manifest that lists their attributes and events', async () => {
    const { modules } = JSON.parse(file('custom-elements.json'));
    const [made] = modules[0].declarations;
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    const { page } = await post({ html: `${script()}<snorum-example id="one" example="${ids[0]}"></snorum-example>` });
    await ready(page);
    const found = await page.evaluate(() => {
      const one = document.querySelector('snorum-example')!;
      return {
        attributes: (customElements.get('snorum-example') as unknown as { observedAttributes: string[] })
          .observedAttributes,
        fields: Object.keys(Object.getPrototypeOf(one)).sort(),
        parts: [...one.shadowRoot!.querySelectorAll('[part]')].map((each) => each.getAttribute('part')),
      };
    });
    expect(names(made.attributes)).toEqual(found.attributes);
    expect(names(made.members).sort()).toEqual(found.fields);
    expect(names(made.cssParts)).toEqual([...found.parts, 'faults']);
    const events = ['ready', 'step', 'end', 'error'];
    expect(names(made.events)).toEqual([':', '-'].flatMap((sign) => events.map((what) => `snorum${sign}${what}`)));
    for (const name of names(made.cssProperties)) expect(element).toContain(`var(${name}`);
  });
});

describe('the element on a page of another site', () => {
  test('plays a published example to its end by its keys, notifies the page, and loads two files', async () => {
    const id = 'peel-four-nines';
    const { page, heard, asked } = await post({
      html: `${listen}${script(' defer')}<snorum-example id="one" example="${id}"><a href="x">Four nines</a></snorum-example>`,
    });
    await ready(page);
    await page.locator('#one .pane-cloth').focus();
    expect(await step(page, 'one')).toBe('Step 1 of 6');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('End');
    expect(await step(page, 'one')).toBe('Step 6 of 6');
    const told = await toldIn(page);
    expect(told.map(({ what, step }) => what + (step ?? ''))).toEqual([
      ...['step1', 'ready', 'step2', 'step3', 'step2', 'step6', 'end'],
    ]);
    expect(told.every(({ id, composed }) => id === 'one' && composed)).toBe(true);
    const source = page.locator('#one .embed-source');
    expect(await source.innerText()).toMatch(
      /^After Round Games with Cards, 1891, article \d+ · .*Snorum.* · CC BY 4\.0$/,
    );
    expect(await source.locator('[rel~=license]').getAttribute('href')).toMatch(/^https:.*\/en\/about\/#licence$/);
    expect(await page.locator('#one .cite').first().getAttribute('href')).toMatch(/^https:.*\/en\/sources\/.*#/);
    const [, data] = asked;
    expect(asked).toEqual([`${site.origin}/embed/snorum-example.js`, data]);
    expect(data).toMatch(new RegExp(`^${site.origin}/embed/data/${id}\\.[0-9a-f]{8}\\.json$`));
    expect(heard).toEqual([]);
  });

  test('draws an example of each game as it should, in either language', async () => {
    const firsts = [...new Map(ids.map((id) => [published(id).game, id])).values()];
    const one = (id: string, lang: string) =>
      `<snorum-example id="${lang}-${id}" lang="${lang}" example="${id}"></snorum-example>`;
    const { page, heard } = await post({
      html: script() + firsts.map((id) => one(id, 'en') + one(id, 'fr')).join(''),
    });
    for (const id of firsts)
      for (const lang of ['en', 'fr'] as const) {
        await ready(page, `${lang}-${id}`);
        expect(await page.locator(`#${lang}-${id} h2`).innerText()).toBe(published(id).title[lang]);
      }
    const lost = await page.evaluate(
      () =>
        [...document.querySelectorAll('snorum-example')].flatMap(({ shadowRoot }) =>
          [...shadowRoot!.querySelectorAll('use')].filter(
            (use) => !shadowRoot!.querySelector(`[id="${use.getAttribute('href')!.slice(1)}"]`),
          ),
        ).length,
    );
    expect([firsts.length, lost, heard]).toEqual([GAMES.length, 0, []]);
  });

  test('stands twice on a page, each with its own options and unaware of the other', async () => {
    const { page, heard } = await post({
      html: `${listen}${script()}${script()}
        <snorum-example id="one" example="accidental-hoc" step="3" seat="2" theme="dark"></snorum-example>
        <snorum-example id="two" lang="fr" view="accounts"><pre>${record('peel-four-nines')}</pre></snorum-example>`,
    });
    await ready(page, 'one');
    await ready(page, 'two');
    expect(await step(page, 'one')).toMatch(/^Step 3 of /);
    const { seats } = deserializeReplay(published('accidental-hoc').told).replay;
    expect(await page.locator('#one .table-hands').evaluate((hands: HTMLSelectElement) => hands.value)).toBe('1');
    expect(await page.locator('#one .table-hands').innerText()).toContain(seats[1]!);
    const paper = (id: string) =>
      page.locator(`#${id} .embed-source`).evaluate((line) => getComputedStyle(line).backgroundColor);
    expect([await paper('one'), await paper('two')]).toEqual(['rgb(22, 19, 14)', 'rgb(251, 247, 236)']);
    expect(await page.locator('#two .ledger').isVisible()).toBe(true);
    await page.evaluate(() => document.querySelector('#one')!.setAttribute('step', '2'));
    await expect.poll(() => step(page, 'one')).toMatch(/^Step 2 of /);
    await page.evaluate(() =>
      Object.assign(document.querySelector('#one')!, { view: 'steps', seat: null, lang: 'fr' }),
    );
    await expect.poll(() => step(page, 'one')).toMatch(/^Étape 2 sur /);
    expect(await page.locator('#one .steps').isVisible()).toBe(true);
    const told = await toldIn(page);
    expect(told.filter(({ id }) => id === 'two').map(({ what }) => what)).toEqual(['step', 'ready']);
    expect(heard).toEqual([]);
  });

  test('shows its content before the script loads, and plays it afterwards', async () => {
    const { page, heard } = await post({
      html: `<snorum-example id="one"><pre>${record('peel-four-nines')}</pre></snorum-example>
        <snorum-example id="two" example="peel-four-nines"><a href="x">The A–E deal</a></snorum-example>`,
    });
    expect(await page.locator('#one pre').isVisible()).toBe(true);
    expect(await page.locator('#two a').isVisible()).toBe(true);
    await page.evaluate((src) => {
      const made = Object.assign(document.createElement('snorum-example'), {
        id: 'three',
        example: 'accidental-hoc',
        step: 2,
      });
      document.body.append(made, Object.assign(document.createElement('script'), { src }));
    }, `${site.origin}/embed/snorum-example.js`);
    for (const id of ['one', 'two', 'three']) await ready(page, id);
    expect(await page.locator('#one pre').isVisible()).toBe(false);
    expect(await page.locator('#two a', { hasText: 'Four nines' }).isVisible()).toBe(false);
    expect(await step(page, 'three')).toMatch(/^Step 2 of /);
    await page.evaluate(() => {
      const [one] = document.querySelectorAll('snorum-example');
      document.body.prepend(one!);
    });
    await ready(page, 'one');
    expect(heard).toEqual([]);
  });

  test('stays, without scripts, the content inside it', async () => {
    const { page } = await post({
      javaScript: false,
      html: `${script()}<snorum-example id="one"><pre>${record('peel-four-nines')}</pre></snorum-example>`,
    });
    expect(await page.locator('#one pre').innerText()).toContain('C 9H');
  });

  test('shows a record and an example on a strict page that pins it; another hash keeps it out', async () => {
    const strict = {
      head: script(` integrity="${integrity}" crossorigin="anonymous" defer`),
      policy: `default-src 'none'; script-src ${site.origin}; connect-src ${site.origin}; img-src data:; require-trusted-types-for 'script'`,
      html: `<snorum-example id="one"><pre>${record('peel-four-nines')}</pre></snorum-example>
        <snorum-example id="two" example="accidental-hoc"></snorum-example>`,
    };
    const { page, heard } = await post(strict);
    await ready(page, 'one');
    await ready(page, 'two');
    const rules = await page
      .locator('head script')
      .last()
      .evaluate((each: HTMLScriptElement) => each.integrity);
    expect(rules).toBe(computeIntegrity(file('snorum-engine.js')));
    await page.locator('#one .table-controls .control-first').click();
    expect(await step(page, 'one')).toBe('Step 2 of 6');
    expect(heard).toEqual([]);
    const other = await post({
      ...strict,
      head: script(` integrity="${computeIntegrity('another')}" crossorigin="anonymous"`),
    });
    expect(await other.page.locator('#one pre').isVisible()).toBe(true);
    expect(await other.page.evaluate(() => customElements.get('snorum-example'))).toBeUndefined();
  });

  test('requests a script again that was out of reach, on a page that allows its policy once', async () => {
    const { page } = await post({
      head: script(),
      policy: `default-src 'none'; script-src ${site.origin}; connect-src ${site.origin}; img-src data:; require-trusted-types-for 'script'; trusted-types snorum`,
      html: '<snorum-example id="one"></snorum-example>',
    });
    let requests = 0;
    await page.route('**/snorum-engine.js', (route) => (requests++ === 0 ? route.abort() : route.continue()));
    await page.locator('#one').evaluate((element, text) => {
      const content = document.createElement('pre');
      content.textContent = text;
      element.append(content);
    }, record('peel-four-nines'));
    await expect.poll(() => requests).toBe(1);
    await page.locator('#one').evaluate((element: HTMLElement) => {
      element.lang = 'fr';
    });
    await ready(page);
    expect(requests).toBe(2);
  });

  test('shows a faulty record whole, each fault at its line, until it is corrected', async () => {
    const good = published('peel-four-nines').record;
    const bad = good.replace('C 9H Snip', 'C 9X Snip');
    const line = bad.split('\n').findIndex((each) => each.includes('9X'));
    const { page, heard } = await post({
      html: `${listen}<main><h1>A post</h1><snorum-example id="one"><pre></pre></snorum-example></main>${script()}`,
    });
    await page.evaluate((text) => document.querySelector('pre')!.append(text), bad);
    const faulty = page.locator('#one .faulty');
    await faulty.waitFor();
    expect(await faulty.locator('code').allInnerTexts()).toEqual(bad.trimEnd().split('\n'));
    const at = faulty.locator('li').nth(line);
    expect(await at.locator('mark').innerText()).toBe('9X');
    expect(await at.locator('p').innerText()).toMatch(/^column 3 – there is no card “9X”; expected /);
    const [told] = await toldIn(page);
    expect(told).toMatchObject({ what: 'error', reason: 'faulty' });
    expect(told!.faults).toMatchObject([{ line: line + 1, column: 3, code: 'unknown-card' }]);
    expect(await listAxeFaults(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('snorum-example')!.setAttribute('lang', 'fr'));
    await expect
      .poll(() => at.locator('p').innerText())
      .toBe(
        'colonne 3 – il n’y a pas de carte «\u202f9X\u202f»\u202f; il fallait une valeur et une couleur, comme 9S, 10D, KH',
      );
    await page.evaluate((text) => document.querySelector('pre')!.replaceChildren(text), good);
    await ready(page);
    expect(await faulty.count()).toBe(0);
    expect(heard).toEqual([]);
  });

  test('reads a record set in paragraphs and broken lines by an editor as the same record', async () => {
    const lines = record('peel-four-nines').trim().split('\n');
    const html = `<p>${lines.join('<br>\n').replace('<br>\n<br>\n', '</p>\n<p>')}</p>`;
    const { page, heard } = await post({ html: `${script()}<snorum-example id="one">${html}</snorum-example>` });
    await ready(page);
    expect(await step(page, 'one')).toBe('Step 1 of 6');
    expect(heard).toEqual([]);
  });

  test('ignores what the paragraphs of WordPress move into it', async () => {
    const { page, heard } = await post({
      html: `<div>${script()}<snorum-example id="one"></p>\n<pre>\n${record('peel-four-nines')}</pre>\n<p></snorum-example></p>
        <p><a href="/en/examples/peel-four-nines/">Four nines</a></p>\n</div>`,
    });
    expect(await page.locator('#one > p > a').count()).toBe(1);
    await ready(page);
    expect(await step(page, 'one')).toBe('Step 1 of 6');
    expect(heard).toEqual([]);
  });

  test('changes payments by other readings, and names them on the line below', async () => {
    const { page, heard } = await post({
      html: `${script()}<snorum-example id="own" example="last-counter" view="accounts"></snorum-example>
        <snorum-example id="other" example="last-counter" view="accounts" readings="short=goes-negative, no-such=thing"></snorum-example>`,
    });
    await ready(page, 'own');
    await ready(page, 'other');
    const ledger = (id: string) => page.locator(`#${id} .ledger`).innerText();
    expect(await ledger('other')).not.toBe(await ledger('own'));
    expect(await page.locator('#other .embed-source').last().innerText()).toMatch(/played by short=goes-negative$/);
    expect(await page.locator('#own .embed-source').innerText()).not.toContain('played by');
    expect(heard).toEqual([]);
  });

  test('plays a record as a wiki, a word processor and a mailer leave it', async () => {
    const record = `<nowiki>[Snorum “1”]
[Game “snip-snap-snorum”]
[Seats «\u00a0A B C\u00a0»]
[Dealer “A”]
[Readings “pack=52 short=pays-what-is-left double=level claim=at-once
elimination=finish-hand”]
[Deal “1”]
A: R♠, D♥, 3♦, 5♦, 7♦
B: 9♠, 2♠, 4♠, 6♠, 8♠
C: 9♦, 10♦, 4♥, 6♥, 10♥
B 9♠
C 9♦ {he hesitates} Snip
A R♠
</nowiki>`;
    const { page, heard } = await post({
      html: `${script()}<snorum-example id="one"><pre>${record.replaceAll('<', '&lt;')}</pre></snorum-example>`,
    });
    await ready(page);
    expect(await step(page, 'one')).toBe('Step 1 of 4');
    expect(heard).toEqual([]);
  });

  test('leaves its content in place when files are out of reach, or says so where it has none', async () => {
    const { page } = await post({
      html: `${listen}${script()}<snorum-example id="one" example="no-such-example"><p>Four nines, told.</p></snorum-example>
        <snorum-example id="two" lang="fr" src="${site.origin}/nowhere.deal"></snorum-example>
        <snorum-example id="three" example="../../x"></snorum-example>
        <snorum-example id="four"><pre>${'A 9S\n'.repeat(10_000)}</pre></snorum-example>`,
    });
    await expect.poll(() => page.locator('.out-of-reach').count()).toBe(3);
    expect(await page.locator('#one p').innerText()).toBe('Four nines, told.');
    expect(await page.locator('#two .out-of-reach').innerText()).toBe('La table n’a pas pu être chargée.');
    expect(await page.locator('#four .out-of-reach').innerText()).toMatch(/^This record is too long for a table\./);
    expect(await page.locator('#four pre').isVisible()).toBe(true);
    expect((await toldIn(page)).map(({ what, reason }) => [what, reason])).toEqual(
      expect.arrayContaining([
        ['error', 'out-of-reach'],
        ['error', 'too-long'],
      ]),
    );
  });

  test('takes styles from the page by its properties and parts', async () => {
    const { page } = await post({
      head: `<style>:root { --ink: lime; font-size: 40px; line-height: 3 } snorum-example { --cloth: rgb(1, 2, 3); margin: 7px } snorum-example::part(source) { color: rgb(4, 5, 6) } p { color: red !important }</style>`,
      html: `${script()}<snorum-example id="one" example="peel-four-nines" view="steps"></snorum-example>`,
    });
    await ready(page);
    const style = (selector: string, name: string) =>
      page
        .locator(`#one ${selector}`)
        .first()
        .evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), name);
    expect(await style('.table', 'background-image')).toContain('rgb(1, 2, 3)');
    expect(await style('.embed-source', 'color')).toBe('rgb(4, 5, 6)');
    expect(await style('.steps p', 'color')).toBe('rgb(35, 28, 20)');
    expect(await style('.embed-source', 'font-size')).toBe('15.2px');
    expect(await page.locator('#one').evaluate((each) => getComputedStyle(each).margin)).toBe('7px');
  });

  test.each(['light', 'dark'] as const)('has no axe faults, in the %s, on a narrow page', async (colorScheme) => {
    const { page } = await post({
      colorScheme,
      width: 360,
      html: `${script()}<main><h1>A post</h1><snorum-example id="one" example="accidental-hoc" step="4"></snorum-example>
        <snorum-example id="two" view="steps"><pre>${record('peel-four-nines')}</pre></snorum-example></main>`,
    });
    await ready(page, 'one');
    await ready(page, 'two');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await listAxeFaults(page)).toEqual([]);
  });

  test('moves nothing for a reader who wants no motion', async () => {
    const moving = async (reducedMotion: boolean) => {
      const { page } = await post({
        reducedMotion,
        html: `${script()}<snorum-example id="one" example="peel-four-nines"></snorum-example>`,
      });
      await ready(page);
      await page.locator('#one .table-controls .control-first').click();
      await expect.poll(() => step(page, 'one')).toMatch(/ 2 /);
      // By time, not by scrolling.
      return page.evaluate(() => {
        const motions = document.querySelector('#one')!.shadowRoot!.getAnimations();
        return motions.filter(({ timeline }) => timeline === document.timeline).length;
      });
    };
    expect(await moving(true)).toBe(0);
    expect(await moving(false)).toBeGreaterThan(0);
  });
});
