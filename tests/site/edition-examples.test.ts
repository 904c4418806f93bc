/** Tests the examples in the text of the editions: their still pictures, and their links to the table. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { builtPages, DIST_FOLDER } from './dist.ts';

const editions = builtPages.filter(({ kind }) => kind === 'edition');
const NAIN = '/en/sources/avantcoureur-1760/nain-jaune/';

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag);
  return found?.[1] ?? found?.[2];
};

test.each(editions.map(({ path, html }) => ({ path, html })))(
  '$path shows every example of its game, each still with its words and its measures',
  ({ path, html }) => {
    const figures = html.match(/<figure [^>]*data-example=.*?<\/figure>/gs) ?? [];
    const game = path.split('/').at(-2)!;
    const kept = readdirSync(join(import.meta.dirname, '../../content/examples', game)).map((file) =>
      file.replace('.deal', ''),
    );
    expect(figures.map((figure) => attribute(figure, 'data-example')).sort()).toEqual(kept.sort());
    for (const figure of figures) {
      const image = /<img[^>]*>/.exec(figure)![0];
      const svg = readFileSync(join(DIST_FOLDER, attribute(image, 'src')!), 'utf8');
      for (const measure of ['width', 'height']) expect(attribute(image, measure)).toBe(attribute(svg, measure));
      expect(attribute(image, 'alt')).toMatch(/\p{L}.*\.$/u);
      expect(attribute(image, 'loading')).toBe('lazy');
      expect(attribute(/<a[^>]*data-see[^>]*>/.exec(figure)![0], 'href')).toMatch(/\/examples\/[\w-]+\/#step-[\d.]+$/);
    }
  },
);

test('an edition opens on the deal that it is known for', async () => {
  for (const [path, title] of [
    [NAIN, 'The 1760 payouts'],
    ['/en/sources/lacombe-1792/lindor/', 'The 1792 payouts'],
    ['/en/sources/round-games-1891/snip-snap-snorum/', 'The A–E deal'],
    ['/fr/sources/avantcoureur-1760/nain-jaune/', 'Les paiements de 1760'],
    ['/fr/sources/lacombe-1792/lindor/', 'Les paiements de 1792'],
    ['/fr/sources/round-games-1891/snip-snap-snorum/', 'La donne A–E'],
  ] as const) {
    const { html } = editions.find((page) => page.path === path)!;
    expect(/<option[^>]*selected[^>]*>([^<]*)/.exec(html)?.[1], path).toBe(title);
  }
});

describe('the link of a still', () => {
  const figure = '[data-example=wild-nain]';
  const href = async (page: Awaited<ReturnType<typeof openPage>>) =>
    (await page.locator(`${figure} [data-see]`).getAttribute('href'))!;

  test('takes the table beside the text to its example and its step', async () => {
    const page = await openPage({ path: NAIN, width: 1280 });
    const label = (await href(page)).split('#step-')[1]!;
    await page.locator(`${figure} [data-see]`).click();
    await expect.poll(() => page.locator('.table-choice option:checked').innerText()).toBe('The dwarf for the six');
    await expect.poll(() => page.locator('.table-foot .step').innerText()).toContain(` ${label} `);
    expect(new URL(page.url()).pathname).toBe(NAIN);
  });

  test('draws the table up over the text on a telephone', async () => {
    const page = await openPage({ path: NAIN, width: 360, height: 740 });
    expect(await page.locator('.table-choice').isVisible()).toBe(false);
    await page.locator(`${figure} [data-see]`).click();
    await expect.poll(() => page.locator('.table-choice').isVisible()).toBe(true);
    expect(await page.locator('.table-choice option:checked').innerText()).toBe('The dwarf for the six');
    expect(new URL(page.url()).pathname).toBe(NAIN);
  });

  test('leads to that step of the list on the page of the example where no script runs', async () => {
    const page = await openPage({ path: NAIN, width: 360, height: 740, javaScript: false });
    await page.locator(`${figure} [data-see]`).click();
    await page.waitForURL(/\/en\/examples\/wild-nain\/#step-/);
    const told = page.locator(':target');
    expect(await told.innerText()).toContain('in place of the six of spades');
    expect(await told.isVisible()).toBe(true);
  });
});

test('the opéra of each of the two books leads from its table and its page to the same deal by both', async () => {
  const page = await openPage({ path: NAIN, width: 1280 });
  const link = page.locator('.table-more a', { hasText: 'The same deal in 1760 and 1792' });
  await expect.poll(() => link.count()).toBe(1);
  const other = await openPage({ path: '/fr/examples/lindor-opera/', width: 1280 });
  await other.locator('.example-on a', { hasText: 'La même donne en 1760 et en 1792' }).click();
  await other.waitForURL('**/fr/compare/nain-jaune-lindor/?hands=*');
  const ends = other.locator('.compare-root table tr', { hasText: '1792' }).first();
  await expect.poll(() => ends.innerText()).toContain('313');
});
