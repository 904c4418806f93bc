import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/server.mjs';
import { listAxeFaults } from './axe.ts';
import { openPage } from './browser.ts';
import { builtPages, DIST_FOLDER } from './dist.ts';
import { startOtherSite } from './other-site.ts';

const file = (name: string): string => readFileSync(join(DIST_FOLDER, 'embed', name), 'utf8');
const ids = builtPages
  .filter(({ kind, language }) => kind === 'example' && language === 'en')
  .map(({ path }) => path.split('/').at(-2)!);
const exampleRecord = (id: string): string => readFileSync(join(DIST_FOLDER, `examples/${id}.deal`), 'utf8');
const record = (id: string): string => exampleRecord(id).replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** A host that sends the headers of the site’s `_headers` file. */
let site: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  site = await startServer({ folder: DIST_FOLDER, reads: true });
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
const post = startOtherSite();
const script = (more = '') => `<script src="${site.origin}/embed/v1.js"${more}></script>`;

/**
 * Script that records the events of the page’s elements. It is a file of the other site, since a page with a strict
 * policy runs no inline script.
 */
const LISTENING = `told = []; for (const what of ['ready', 'step', 'end', 'error'])
  document.addEventListener('snorum:' + what, ({ target, detail, composed }) => told.push({ what, composed, ...detail, id: target.id }));`;
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

/** The page in the frame of an element. */
const frame = (page: Page, id = 'one'): FrameLocator => page.frameLocator(`#${id} iframe`);
const step = (page: Page, id: string): Promise<string> => frame(page, id).locator('.table-say .step').innerText();
/** Waits until a frame has answered: it is loaded where it comes near the window, and shown only then. */
const ready = async (page: Page, id = 'one'): Promise<void> => {
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await page.locator(`#${id} iframe`).waitFor();
};
const height = (page: Page, id = 'one'): Promise<number> =>
  page.locator(`#${id} iframe`).evaluate((each) => each.getBoundingClientRect().height);

describe('the files of the element', () => {
  test('are small, and never change: other people’s pages name them', () => {
    const [script, module] = ['v1.js', 'v1.mjs'].map(file) as [string, string];
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3000);
    expect(createHash('sha256').update(script).digest('hex')).toBe(
      '232c628111ebd0f7d759d72cd614c04e283660867cd25bd1123b044f08ecaa05',
    );
    expect(module).toBe(script.replace('document.currentScript.src', 'import.meta.url'));
  });

  test('have a manifest that lists their attributes and events', async () => {
    const { modules } = JSON.parse(file('custom-elements.json'));
    const [made] = modules[0].declarations;
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    const { page } = await post({ html: `${script()}<snorum-example id="one" example="${ids[0]}"></snorum-example>` });
    const found = await page.evaluate(() => ({
      attributes: (customElements.get('snorum-example') as unknown as { observedAttributes: string[] })
        .observedAttributes,
      fields: Object.keys(Object.getPrototypeOf(document.querySelector('snorum-example')!)).sort(),
    }));
    expect(names(made.attributes)).toEqual(found.attributes);
    expect(names(made.members).sort()).toEqual(found.fields);
    const events = ['ready', 'step', 'end', 'error'];
    expect(names(made.events)).toEqual([':', '-'].flatMap((sign) => events.map((what) => `snorum${sign}${what}`)));
  });
});

describe('the element on a page of another site', () => {
  test('plays a published example to its end by its keys, notifies the page, and is as high as its content', async () => {
    const id = 'peel-four-nines';
    const { page, heard, asked } = await post({
      html: `${listen}${script(' defer')}<snorum-example id="one" example="${id}"><a href="x">Four nines</a></snorum-example>`,
    });
    await ready(page);
    await frame(page).locator('.pane-cloth').focus();
    expect(await step(page, 'one')).toBe('Step 1 of 6');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End']) await page.keyboard.press(key);
    expect(await step(page, 'one')).toBe('Step 6 of 6');
    const told = await toldIn(page);
    expect(told.map(({ what, step }) => what + (step ?? ''))).toEqual([
      ...['step1', 'ready', 'step2', 'step3', 'step2', 'step6', 'end'],
    ]);
    expect(told.every(({ id, composed }) => id === 'one' && composed)).toBe(true);
    const source = frame(page).locator('.embed-source');
    expect(await source.innerText()).toMatch(
      /^After Round Games with Cards, 1891, article \d+ · .*Snorum.* · CC BY 4\.0$/,
    );
    const title = await frame(page).locator('h1').innerText();
    expect(await page.locator('#one iframe').getAttribute('title')).toBe(title);
    const content = await frame(page)
      .locator('body')
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    expect(await height(page)).toBe(content);
    const [first, second] = asked;
    expect([first, second]).toEqual([`${site.origin}/embed/v1.js`, `${site.origin}/embed/en/${id}/`]);
    expect(heard).toEqual([]);
  });

  test('shows two books, and the questions of a game', async () => {
    const { page, heard } = await post({
      html: `${listen}${script()}<snorum-example id="one" pair="chnif-snip" lang="fr"></snorum-example>
        <snorum-example id="two" quiz="jig"></snorum-example>`,
    });
    await ready(page, 'one');
    await ready(page, 'two');
    expect(await frame(page, 'one').locator('.pair .pane-cloth').count()).toBe(1);
    await frame(page, 'two').locator('.learn-next').waitFor();
    await expect
      .poll(async () => (await toldIn(page)).filter(({ what }) => what === 'ready').map(({ id }) => id))
      .toEqual(expect.arrayContaining(['one', 'two']));
    expect(heard).toEqual([]);
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
    const hands = frame(page, 'one').locator('.table-hands');
    expect(await hands.evaluate((select: HTMLSelectElement) => select.value)).toBe('1');
    const paper = (id: string) =>
      frame(page, id)
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await paper('one')).not.toBe(await paper('two'));
    expect(await frame(page, 'two').locator('.ledger').isVisible()).toBe(true);
    await page.evaluate(() => document.querySelector('#one')!.setAttribute('step', '2'));
    await expect.poll(() => step(page, 'one')).toMatch(/^Step 2 of /);
    await page.evaluate(() => Object.assign(document.querySelector('#one')!, { view: 'steps', seat: null, theme: '' }));
    await expect.poll(() => frame(page, 'one').locator('.steps').isVisible()).toBe(true);
    expect(await hands.evaluate((select: HTMLSelectElement) => select.value)).toBe('-1');
    expect(await paper('one')).toBe(await paper('two'));
    await page.evaluate(() => Object.assign(document.querySelector('#one')!, { lang: 'fr' }));
    await expect.poll(() => step(page, 'one')).toMatch(/^Étape 2 sur /);
    const told = await toldIn(page);
    expect(told.filter(({ id }) => id === 'two').map(({ what }) => what)).toEqual(['step', 'ready']);
    expect(heard).toEqual([]);
  });

  test('shows its content before the script loads, and plays it afterwards, moved too', async () => {
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
    }, `${site.origin}/embed/v1.js`);
    for (const id of ['one', 'two', 'three']) await ready(page, id);
    expect(await page.locator('#one pre').isVisible()).toBe(false);
    expect(await page.locator('#two a').isVisible()).toBe(false);
    expect(await step(page, 'three')).toMatch(/^Step 2 of /);
    await page.evaluate(() => document.body.prepend(document.querySelector('#three')!));
    await ready(page, 'three');
    expect(await step(page, 'three')).toMatch(/^Step 2 of /);
    expect(heard).toEqual([]);
  });

  test('stays, without scripts, the content inside it', async () => {
    const { page } = await post({
      javaScript: false,
      html: `${script()}<snorum-example id="one"><pre>${record('peel-four-nines')}</pre></snorum-example>`,
    });
    expect(await page.locator('#one pre').innerText()).toContain('C 9H');
  });

  test('shows a record and an example on a page with a strict policy and Trusted Types', async () => {
    const { page, heard } = await post({
      head: script(' defer'),
      policy: `default-src 'none'; script-src ${site.origin}; frame-src ${site.origin}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`,
      html: `<snorum-example id="one"><pre>${record('peel-four-nines')}</pre></snorum-example>
        <snorum-example id="two" example="accidental-hoc"></snorum-example>`,
    });
    await ready(page, 'one');
    await ready(page, 'two');
    await frame(page).locator('.table-controls .control-first').click();
    expect(await step(page, 'one')).toBe('Step 2 of 6');
    expect(heard).toEqual([]);
  });

  test('leaves its content on a page whose policy allows no frame', async () => {
    const { page } = await post({
      head: script(' defer'),
      policy: `default-src 'none'; script-src ${site.origin}`,
      html: '<snorum-example id="one" example="accidental-hoc"><a href="x">A hoc by accident</a></snorum-example>',
    });
    await page.waitForFunction(() => document.querySelector('#one')!.shadowRoot!.querySelector('.failed'));
    expect(await page.locator('#one a').isVisible()).toBe(true);
    expect(await height(page)).toBe(0);
  });

  test('is right under the styles of a theme, from right to left, and grows with its content', async () => {
    const { page } = await post({
      width: 360,
      head: `<style>* { line-height: 3 !important; box-sizing: content-box; margin: 9px } iframe { width: 50px !important; height: 10px !important } :root { font-size: 40px }</style>`,
      html: `${script()}<div dir="rtl"><snorum-example id="one" example="peel-four-nines"></snorum-example></div>`,
    });
    await ready(page);
    const own = await openPage({ path: `${site.origin}/embed/en/peel-four-nines/`, width: 288 });
    const sized = (body: Element) => getComputedStyle(body).lineHeight;
    expect(await frame(page).locator('body').evaluate(sized)).toBe(await own.locator('body').evaluate(sized));
    expect(await page.locator('#one iframe').evaluate((each) => each.getBoundingClientRect().width)).toBe(288);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const before = await height(page);
    await frame(page).locator('[type=radio][value=steps]').check({ force: true });
    await expect.poll(() => height(page)).toBeGreaterThan(before);
  });

  test('shows a faulty record whole, each fault at its line, until it is corrected', async () => {
    const good = exampleRecord('peel-four-nines');
    const bad = good.replace('C 9H Snip', 'C 9X Snip');
    const line = bad.split('\n').findIndex((each) => each.includes('9X'));
    const { page, heard } = await post({
      html: `${listen}<main><h1>A post</h1><snorum-example id="one"><pre></pre></snorum-example></main>${script()}`,
    });
    await page.evaluate((text) => document.querySelector('pre')!.append(text), bad);
    await ready(page);
    const faulty = frame(page).locator('.faulty');
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
    await expect.poll(() => step(page, 'one')).toBe('Étape 1 sur 6');
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
    const ledger = (id: string) => frame(page, id).locator('.ledger').innerText();
    expect(await ledger('other')).not.toBe(await ledger('own'));
    expect(await frame(page, 'other').locator('.embed-source').last().innerText()).toMatch(
      /played by short=goes-negative$/,
    );
    expect(await frame(page, 'own').locator('.embed-source').innerText()).not.toContain('played by');
    const [own, other] = [frame(page, 'own').locator('h1'), frame(page, 'other').locator('h1')];
    expect(await other.innerText()).toBe(await own.innerText());
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

  test('leaves its content in place when nothing answers, or says so where it has none', async () => {
    const { page } = await post({
      html: `${listen}${script()}<snorum-example id="one" example="no-such-example"><p>Four nines, told.</p></snorum-example>
        <snorum-example id="two" lang="fr" src="${site.origin}/nowhere.deal">
        </snorum-example>
        <snorum-example id="three" example="../../x"></snorum-example>
        <snorum-example id="four"><pre>${'A 9S\n'.repeat(10_000)}</pre></snorum-example>`,
    });
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            [...document.querySelectorAll('snorum-example')].map(
              (each) => each.shadowRoot!.firstElementChild!.className,
            ),
          ),
        {
          timeout: 20_000,
        },
      )
      .toEqual(['failed', 'failed', 'failed', 'shown']);
    expect(await page.locator('#one p').isVisible()).toBe(true);
    expect(await page.locator('#two slot').innerText()).toBe('Cette table n’a pas pu être chargée.');
    expect(await frame(page, 'four').locator('.faulty').innerText()).toMatch(/^This record is too long for a table\./);
    expect((await toldIn(page)).map(({ what, id, reason }) => [what, id, reason])).toEqual(
      expect.arrayContaining([
        ['error', 'one', 'out-of-reach'],
        ['error', 'two', 'out-of-reach'],
        ['error', 'three', 'out-of-reach'],
        ['error', 'four', 'too-long'],
      ]),
    );
  });

  test('is shown in English where its own language is one that the site lacks', async () => {
    const { page } = await post({
      html: `${script()}<snorum-example id="one" lang="de" example="peel-four-nines"></snorum-example>`,
    });
    await expect.poll(() => step(page, 'one'), { timeout: 20_000 }).toBe('Step 1 of 6');
  });

  test('heeds no message of another frame, and passes on none that its own did not send', async () => {
    const { page } = await post({
      html: `${listen}${script()}<snorum-example id="one" example="peel-four-nines"></snorum-example>
        <iframe srcdoc="<script>parent.postMessage({ type: 'snorum:height', version: 1, height: 5 }, '*'); parent.postMessage({ type: 'snorum:end', version: 1 }, '*')</script>"></iframe>`,
    });
    await ready(page);
    await page.evaluate(() => postMessage({ type: 'snorum:height', version: 1, height: 5 }, '*'));
    await frame(page).locator('.table-controls .control-first').click();
    expect(await height(page)).toBeGreaterThan(200);
    expect((await toldIn(page)).filter(({ what }) => what === 'end')).toEqual([]);
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
});

describe('two loaders on one page, whatever their order,', () => {
  /** A later loader: it has another text, and the same element. */
  const later = `${file('v1.js')}\n/* a later version */`;

  test.each([
    ['the older first', ['v1.js', 'later.js']],
    ['the later first', ['later.js', 'v1.js']],
    ['the module first', ['v1.mjs', 'v1.js']],
  ])('play every table: %s', async (_, files) => {
    const tags = files.map((name) =>
      name.endsWith('.mjs')
        ? `<script type="module" src="${site.origin}/embed/${name}"></script>`
        : `<script src="${site.origin}/embed/${name}" defer></script>`,
    );
    const { page, heard } = await post({
      routes: { '**/embed/later.js': later },
      html: `${tags[0]}<snorum-example id="one" example="peel-four-nines"></snorum-example>
        ${tags[1]}<snorum-example id="two"><pre>${record('peel-four-nines')}</pre></snorum-example>`,
    });
    await ready(page, 'one');
    await ready(page, 'two');
    expect([await step(page, 'one'), await step(page, 'two')]).toEqual(['Step 1 of 6', 'Step 1 of 6']);
    expect(heard).toEqual([]);
  });
});

describe('the frame that plays a record', () => {
  test('is the permanent address of a deal of one’s own, which no server sees', async () => {
    const address = `/embed/en/record/?step=3#record=${encodeURIComponent(exampleRecord('peel-four-nines'))}`;
    const asked: string[] = [];
    const page = await openPage({
      path: `${site.origin}${address}`,
      before: (opening) => void opening.on('request', (request) => asked.push(request.url())),
    });
    await expect.poll(() => page.locator('.table-say .step').innerText()).toBe('Step 3 of 6');
    expect(await page.locator('h1').innerText()).toBe('The A–E deal');
    expect(asked.filter((url) => url.includes('Snip'))).toEqual([]);
    expect(await listAxeFaults(page)).toEqual([]);
  });

  test.each([
    ['', 'This page plays a deal record'],
    ['#record=%E0%A4%A', 'This table could not be loaded.'],
    ['?example=no-such-example', 'This table could not be loaded.'],
    [`#record=${encodeURIComponent('[Snorum "1"]\n[Game "whist"]\n[Seats "A B"]\n[Dealer "A"]')}`, 'there is no game'],
    [`#record=${encodeURIComponent('one two three')}`, 'column 1'],
  ])('says what is wrong with %j', async (rest, sentence) => {
    const page = await openPage({ path: `${site.origin}/embed/en/record/${rest}` });
    await expect.poll(() => page.locator('.faulty').innerText()).toContain(sentence);
  });

  test('says without scripts what it is for', async () => {
    const page = await openPage({ path: `${site.origin}/embed/fr/record/`, javaScript: false });
    expect(await page.locator('main').innerText()).toContain('Cette page joue la notation');
  });
});
