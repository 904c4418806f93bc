/** Tests the navigation of an edition and an example: contents, breadcrumb, previous and next, the other language. */
import { describe, expect, test } from 'vitest';
import { selectInstances, takeFirst } from '../instances.ts';
import { openPage } from './browser.ts';
import { builtPages } from './dist.ts';

const editions = builtPages.filter(({ kind }) => kind === 'edition');
const htmlOf = (path: string): string => builtPages.find((page) => page.path === path)!.html;
const linksIn = (html: string): string[] => [...html.matchAll(/<a[^>]*href="?([^"\s>]+)/g)].map(([, href]) => href!);
const part = (html: string, pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';

test('every edition lists its sections, each linked to its heading, and a way back to the top', () => {
  expect(editions.length).toBeGreaterThan(10);
  for (const { path, html } of editions) {
    const headings = [...html.matchAll(/<h2[^>]* id="?([^"\s>]+)/g)].map(([, id]) => `#${id}`);
    const contents = linksIn(part(html, /<details class="?contents.*?<\/details>/s));
    const listed = contents.slice(1).map((href) => decodeURIComponent(href));
    if (contents.length > 0) expect(contents[0], path).toBe('#text');
    expect(
      listed.filter((href) => !headings.includes(href)),
      path,
    ).toEqual([]);
    if (headings.length > 3) expect(listed.length, path).toBeGreaterThan(1);
  }
});

test.each(['en', 'fr'])('the editions link to the next and the previous one, in %s', (lang) => {
  const own = editions.filter(({ language }) => language === lang);
  const way = (html: string, rel: string): string | undefined => {
    const nav = part(html, /<nav class="?beside-editions.*?<\/nav>/s);
    const link = [...nav.matchAll(/<a[^>]*>/g)].map(([tag]) => tag).find((tag) => new RegExp(`rel="?${rel}`).test(tag));
    return link && linksIn(link)[0];
  };
  const first = own.filter(({ html }) => way(html, 'prev') === undefined);
  expect(first).toHaveLength(1);
  const seen: string[] = [];
  for (let path: string | undefined = first[0]!.path; path !== undefined; path = way(htmlOf(path), 'next')) {
    if (seen.length > 0) expect(way(htmlOf(path), 'prev')).toBe(seen.at(-1));
    seen.push(path);
  }
  expect(seen.toSorted()).toEqual(own.map(({ path }) => path).toSorted());
});

test('an edition states its place in the site, to readers and in structured data alike', () => {
  const html = htmlOf('/fr/sources/boussac-1896/manille/');
  const shown = linksIn(part(html, /<nav class="?breadcrumbs.*?<\/nav>/s));
  expect(shown).toEqual(['/fr/sources/', '/fr/sources/boussac-1896/']);
  const data = [...html.matchAll(/<script type="?application\/ld\+json"?>(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text!),
  );
  const list = data.find((each) => each['@type'] === 'BreadcrumbList');
  const items = list.itemListElement as { position: number; item?: string }[];
  expect(items.map(({ item }) => item && new URL(item).pathname)).toEqual([...shown, undefined]);
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
});

describe('the other language of a page', () => {
  test('keeps the article being read, and a named step', async () => {
    const page = await openPage({ path: '/en/sources/boussac-1896/manille/' });
    const article = page.locator('.article').nth(20);
    const id = await article.getAttribute('id');
    await article.evaluate((read) =>
      scrollTo({ top: scrollY + read.getBoundingClientRect().top - 80, behavior: 'instant' }),
    );
    await page.locator('.languages a').dispatchEvent('click');
    await page.waitForURL(`**/fr/sources/boussac-1896/manille/#${id}`);
    // The step stays too, though the address names the article.
    await page.locator('.table-controls .control-first').dispatchEvent('click');
    const step = () => page.locator('.table-foot .step').innerText();
    await expect.poll(step).toMatch(/ 2 /);
    const top = () => article.evaluate((read) => Math.abs(read.getBoundingClientRect().top) < 90);
    await expect.poll(top).toBe(true);
    await page.locator('.languages a').dispatchEvent('click');
    await page.waitForURL(/\/en\/sources\/boussac-1896\/manille\/\?shown=[a-z-]+\.2#/);
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    await expect.poll(step).toMatch(/ 2 /);
    await page.goto('/en/compare/chnif-snip/?seed=three+of+us#step-4');
    await page.locator('.languages a').click();
    await page.waitForURL('**/fr/compare/chnif-snip/?seed=three+of+us#step-4');
    await page.goto('/en/examples/peel-four-nines/');
    // At once: before the address names it.
    await page.locator('.table-controls .control-first').click();
    await expect.poll(step).toMatch(/ 2 /);
    await page.locator('.languages a').click();
    await page.waitForURL('**/fr/examples/peel-four-nines/#step-2');
    await page.goto('/en/examples/peel-four-nines/#step-4');
    await page.locator('.languages a').click();
    await page.waitForURL('**/fr/examples/peel-four-nines/#step-4');
  });
});

test('an example links to the previous and the next of its game; where debts run below nought, it says so', () => {
  const nexts = new Map<string, string>();
  const examples = builtPages.filter(({ kind, language }) => kind === 'example' && language === 'fr');
  const rel = (html: string, name: string) => linksIn(part(html, new RegExp(`<a[^>]*rel="?${name}[^>]*>`)))[0];
  for (const { path, html } of examples) {
    const next = rel(html, 'next');
    if (next) nexts.set(path, next);
  }
  expect(nexts.size).toBeGreaterThan(50);
  for (const [path, next] of nexts) expect(rel(htmlOf(next), 'prev')).toBe(path);
  const told = examples.filter(({ html }) => html.includes('se comptent à partir de zéro'));
  expect(told.length).toBeGreaterThan(5);
  expect(told.length).toBeLessThan(examples.length);
});

test('a verdict shows by its mark and its ink in three styles, and only failures are red', async () => {
  const page = await openPage({ path: '/en/claims/' });
  const looks = await page.locator('.outcomes strong[data-outcome]').evaluateAll((all) =>
    all.map((verdict) => {
      const { color } = getComputedStyle(verdict);
      const { borderRadius, borderTopWidth, inlineSize } = getComputedStyle(verdict, '::before');
      return [
        (verdict as HTMLElement).dataset['outcome']!,
        [color, borderRadius, borderTopWidth, inlineSize].join(' '),
      ] as const;
    }),
  );
  const by = new Map(looks);
  expect(new Set([by.get('holds'), by.get('fails'), by.get('undecided') ?? by.get('depends-on-players')]).size).toBe(3);
  const red = await page.evaluate(
    () => getComputedStyle(document.querySelector('.outcomes strong[data-outcome=fails]')!).color,
  );
  expect(looks.filter(([outcome, look]) => outcome !== 'fails' && look.startsWith(red))).toEqual([]);
});

test.each(
  selectInstances(
    editions.map(({ path }) => path),
    takeFirst,
  ),
)('every anchor of %s is in sight when it is followed', async (path) => {
  const page = await openPage({ path, width: 1280, reducedMotion: true });
  const hidden = await page.evaluate(async () => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('.text [id]')) {
      if (element.getClientRects().length === 0) continue;
      location.hash = element.id;
      await new Promise((scrolled) => requestAnimationFrame(() => setTimeout(scrolled, 10)));
      const { top, left, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + 5, top + Math.min(8, height / 2));
      if (height > 0 && !(at && (element.contains(at) || at.contains(element)))) found.push(element.id);
    }
    return found;
  });
  expect(hidden).toEqual([]);
});

test('on a telephone the table leaves the text its room until it is used', async () => {
  const page = await openPage({ path: '/en/sources/avantcoureur-1760/nain-jaune/', width: 360, height: 740 });
  const said = page.locator('.beside .table-say');
  const top = async () => (await page.locator('.beside').boundingBox())!.y;
  expect(await top()).toBeGreaterThan(740 * 0.9);
  expect((await said.boundingBox())!.y).toBeGreaterThanOrEqual(740);
  await page.locator('.beside .control-first').click();
  await expect.poll(() => said.innerText()).toMatch(/^Step 2 /);
  await expect.poll(async () => (await said.boundingBox())!.y).toBeLessThan(740);
});
