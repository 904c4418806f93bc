/**
 * Tests the book’s own words shown beside our edition. The project may not include the texts of the sources: so most
 * tests use a text of our own, and some use the source texts if they are on this machine.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { createRun, tokenizeWitness } from '../../scripts/align/runs.ts';
import { normalizeWord, splitWords } from '../../src/features/facing/words.ts';
import { root } from '../house/files.ts';
import { RUNS_ALL_INSTANCES, selectInstances } from '../instances.ts';
import { listAxeFaults } from './axe.ts';
import { getOrigin, openPage } from './browser.ts';
import { builtPages, DIST_FOLDER } from './dist.ts';

const texts = join(root, '../shared/sources');
const editions = builtPages.filter(({ kind }) => kind === 'edition');
const NEWMARKET = '/en/sources/round-games-1891/newmarket/';

interface GivenText {
  readonly name: string;
  readonly download?: string;
  readonly articles: Readonly<Record<string, readonly number[]>>;
}
const givenTo = (game: string): readonly GivenText[] =>
  (JSON.parse(readFileSync(join(DIST_FOLDER, `alignment/${game}.json`), 'utf8')) as { texts: readonly GivenText[] })
    .texts;
const mirror = givenTo('newmarket')[0]!.download!;
/** Start of the only addresses on another host that a page may fetch. */
const COLLECTION = 'https://raw.githubusercontent.com/GITenberg/';

/**
 * A text of our own with a sentence for each article of Newmarket; a new page begins in the middle of the fifth
 * sentence.
 */
const slugs = Object.keys(givenTo('newmarket')[0]!.articles);
const SENTENCES = slugs.map((_, i) => {
  const words = Array.from({ length: 8 + (i % 5) }, (_word, k) => `word${i}of${k}`);
  if (i === 4) words.splice(3, 0, '[90]');
  return `${words.join(' ')}.`;
});
const TEXT = `[89]\n\nOUR OWN TITLE.\n\n${SENTENCES.join('\n\n')}\n`;
const DATA = (() => {
  const read = tokenizeWitness(TEXT, 0);
  let at = 3;
  const runs = SENTENCES.map((sentence) => {
    const from = at;
    at += splitWords(sentence).words.length;
    return createRun(read, from, at);
  });
  const articles = Object.fromEntries(slugs.map((slug, i) => [slug, [i]]));
  const emended = [[runs[2]!.words[0], runs[2]!.words[0] + 1, 'a better word']];
  const given = { name: 'ours', language: 'en', holder: 'The test', page: 'https://books.example/', pages: read.pages };
  return { texts: [{ ...given, download: mirror, emended, runs, articles }] };
})();

/** Serves an edition the alignment of our own text instead of its own. */
const withOurs = (page: Page, download = mirror) =>
  page.route('**/alignment/*.json', (route) =>
    route.fulfill({ json: { texts: DATA.texts.map((text) => ({ ...text, download })) } }),
  );

/** Opens the panel and waits for its controls. */
const openPanel = async (page: Page): Promise<void> => {
  await page.locator('.facing > summary').click();
  await page.locator('.facing input[type=file]').waitFor();
};

const openFile = (page: Page, name: string, text: string, mimeType = 'text/plain') =>
  page.locator('.facing input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });

describe('before anything is asked for', () => {
  test('every edition names the texts and keeps its panel shut, and a page may fetch from one collection alone', () => {
    expect(editions.length).toBeGreaterThan(20);
    for (const { path, html } of editions) {
      expect(html, path).toMatch(/<details class="?facing"?[^>]*data-facing/);
      expect(html, path).toMatch(/<\/a>\s+\(<a [^>]*#reproduction/);
      const [, allowed] = /connect-src ([^;"]*)/.exec(html) ?? [];
      if (path.includes('round-games')) expect(allowed, path).toBe(`'self' ${COLLECTION}`);
      else expect(allowed, path).toBeUndefined();
    }
    // The frame that plays a record may fetch one of this site.
    for (const { path, html, kind } of builtPages)
      if (kind !== 'edition') expect(html, path).not.toMatch(/connect-src(?! 'self'; base-uri)/);
  });

  test('nothing is asked of another host, not even when the panel is opened', async () => {
    const asked: string[] = [];
    const page = await openPage({
      path: NEWMARKET,
      before: (opened) => {
        opened.on('request', (request) => asked.push(request.url()));
      },
    });
    await openPanel(page);
    await page.waitForLoadState('networkidle');
    expect(asked.some((url) => url.endsWith('/alignment/newmarket.json'))).toBe(true);
    expect(asked.filter((url) => !url.startsWith(getOrigin()) && !url.startsWith('data:'))).toEqual([]);
  });

  test('without a script each article leads to its words, and the panel names the texts', async () => {
    const page = await openPage({ path: NEWMARKET, javaScript: false });
    const links = page.locator('.article-meta a[href*="#:~:text="]');
    expect(await links.count()).toBe(slugs.length);
    await page.locator('.facing > summary').click();
    expect(await page.locator('.facing a[href^="https://www.gutenberg.org/"]').isVisible()).toBe(true);
  });
});

describe('the text that a mirror gives', () => {
  let server: Server;
  let allows = true;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((_, answer) => {
      asked++;
      answer.writeHead(200, {
        'content-type': 'text/plain',
        ...(allows ? { 'access-control-allow-origin': '*' } : {}),
      });
      answer.end(TEXT);
    });
    await new Promise<void>((listening) => {
      server.listen(0, 'localhost', listening);
    });
  });
  afterAll(() => server.close());

  /**
   * Serves the edition from a server of its own, whose pages may fetch from a local copy of the text instead of the
   * real host.
   */
  const openWithMirror = async () => {
    const addressOf = (of: Server) => `http://localhost:${(of.address() as AddressInfo).port}/`;
    const local = addressOf(server);
    const edition = createServer(async (request, answer) => {
      const found = await fetch(getOrigin() + request.url);
      const type = found.headers.get('content-type') ?? '';
      answer.writeHead(found.status, { 'content-type': type });
      answer.end(
        type.startsWith('text/html')
          ? (await found.text()).replaceAll(COLLECTION, local)
          : Buffer.from(await found.arrayBuffer()),
      );
    });
    await new Promise<void>((listening) => {
      edition.listen(0, 'localhost', listening);
    });
    onTestFinished(() => {
      edition.closeAllConnections();
      edition.close();
    });
    const page = await openPage({
      path: addressOf(edition) + NEWMARKET.slice(1),
      before: (opened) => withOurs(opened, local),
    });
    await openPanel(page);
    return page;
  };

  test('is fetched on a tap, says from where, and stands beside ours; nothing is stored', async () => {
    allows = true;
    const page = await openWithMirror();
    await expect.poll(() => page.locator('.facing-way').first().innerText()).toContain('from localhost');
    const before = asked;
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    await page.getByRole('button', { name: 'Fetch the text' }).click();
    await expect.poll(() => page.locator('.facing-words').count()).toBe(slugs.length);
    expect(asked).toBe(before + 1);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toBe(stored);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expect.poll(() => page.locator('.facing-status').innerText()).toContain(`${slugs.length} of ${slugs.length}`);
    const of = (i: number) => page.locator(`[id="${slugs[i]}"] > .facing-words`).innerText();
    expect((await of(0)).replace(/\s+/g, ' ')).toBe(`89 ${SENTENCES[0]}`);
    expect((await of(2)).replace(/\s+/g, ' ')).toContain('word2of0 [sic: read “a better word”] word2of1');
    expect(await page.locator(`[id="${slugs[4]}"] .facing-page`).allInnerTexts()).toEqual(['89', '90']);
  });

  test('is not had where the mirror does not allow it: the page says so, and what to do', async () => {
    allows = false;
    const page = await openWithMirror();
    await page.getByRole('button', { name: 'Fetch the text' }).click();
    await expect.poll(() => page.locator('.facing-status').innerText()).toContain('could not be reached');
    expect(await page.locator('.facing-words').count()).toBe(0);
  });
});

describe('a text that the reader opens', () => {
  const openOurs = async (options: { readonly width?: number; readonly path?: string } = {}) => {
    const page = await openPage({ path: NEWMARKET, ...options, before: (opened) => withOurs(opened) });
    await openPanel(page);
    return page;
  };
  const changed = `Another title\nof another edition\n\n${SENTENCES.join('\n\n')}`
    .replace('word1of3', 'zebra')
    .replace('word6of0', 'quagga')
    .replace('word12of5', 'okapi')
    .replaceAll('\n', '\r\n');

  test('with other line ends, another title and three changed words is laid out, and the three are told', async () => {
    const page = await openOurs();
    await openFile(page, 'text.txt', changed);
    await expect.poll(() => page.locator('.facing-words').count()).toBe(slugs.length);
    expect(await page.locator('.facing-status p').nth(1).innerText()).toContain('3 words differ');
    expect(await page.locator('.facing-status mark').allInnerTexts()).toEqual(['zebra', 'quagga', 'okapi']);
    expect(await page.locator('.facing-words mark').allInnerTexts()).toEqual(['zebra', 'quagga', 'okapi']);
  });

  test('as a page, or pasted, is laid out too; another text is told to be none', async () => {
    const page = await openOurs({ path: NEWMARKET.replace('/en/', '/fr/') });
    const body = SENTENCES.map((sentence) => `<p>${sentence.replace(' ', '&nbsp;')}</p>`).join('\r\n');
    await openFile(
      page,
      'page.html',
      `<!DOCTYPE html><html><head><title>x</title></head><body>${body}</body></html>`,
      'text/html',
    );
    await expect.poll(() => page.locator('.facing-words').count()).toBe(slugs.length);
    await page.getByRole('button', { name: 'Masquer ses mots' }).click();
    expect(await page.locator('.facing-words').count()).toBe(0);
    await page.locator('.facing textarea').fill('Tout autre chose que ces mots.');
    await page.getByRole('button', { name: 'Le placer à côté du nôtre' }).click();
    await expect.poll(() => page.locator('.facing-status').innerText()).toContain('semble en être un autre');
    await page.locator('.facing textarea').fill(TEXT);
    await page.getByRole('button', { name: 'Le placer à côté du nôtre' }).click();
    await expect.poll(() => page.locator('.facing-words').count()).toBe(slugs.length);
  });

  test.each([360, 1280])(
    'is beside ours or under it at %i, within the window and without a fault for axe',
    async (width) => {
      const page = await openOurs({ width });
      await openFile(page, 'text.txt', TEXT);
      await page.locator('.facing-words').first().waitFor();
      const [ours, theirs] = await Promise.all(
        ['.article-text', '.facing-words'].map((part) => page.locator(`[id="${slugs[0]}"] > ${part}`).boundingBox()),
      );
      if (width > 1000) expect(theirs!.x).toBeGreaterThanOrEqual(ours!.x + ours!.width - 1);
      else expect(theirs!.y).toBeGreaterThanOrEqual(ours!.y + ours!.height - 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const [pasted, place] = await Promise.all(
        ['textarea', 'textarea + button, label + button'].map((part) =>
          page.locator(`.facing-way :is(${part})`).last().boundingBox(),
        ),
      );
      expect(place!.y - pasted!.y - pasted!.height).toBeGreaterThanOrEqual(4);
      const fonts = await page.evaluate(() =>
        ['::file-selector-button', undefined].map(
          (part) => getComputedStyle(document.querySelector('.facing-way input')!, part).fontFamily,
        ),
      );
      expect(fonts[0]).toBe(fonts[1]);
      // The number of a page is apart from the first word without a style sheet too.
      const text = await page.locator(`[id="${slugs[0]}"] > .facing-words`).textContent();
      expect(text).toBe(`89 ${SENTENCES[0]}`);
      expect(await listAxeFaults(page)).toEqual([]);
    },
  );

  test('marks the words that the step on the table cites', async () => {
    const page = await openOurs();
    await openFile(page, 'text.txt', TEXT);
    await page.locator('.facing-words').first().waitFor();
    await page
      .locator('.beside')
      .getByRole('button', { name: /next step/i })
      .first()
      .click();
    await expect.poll(() => page.locator('.article.now > .facing-words').count()).toBeGreaterThan(0);
    const widths = await page.evaluate(() =>
      ['.article.now', '.article:not(.now)'].map(
        (kind) => getComputedStyle(document.querySelector(`${kind} > .facing-words`)!).borderInlineStartWidth,
      ),
    );
    expect(widths[0]).not.toBe(widths[1]);
  });

  test('is opened by the keyboard, printed without the panel, and copied with ours', async () => {
    const page = await openPage({
      path: NEWMARKET,
      before: async (opened) => {
        await withOurs(opened);
        await opened.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: getOrigin() });
      },
    });
    await page.locator('.facing > summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('.facing textarea').waitFor();
    await page.locator('.facing textarea').focus();
    await page.keyboard.insertText(TEXT);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.facing-words').first().waitFor();
    await page.getByRole('button', { name: 'Copy both texts' }).click();
    await expect.poll(() => page.locator('.facing-status').innerText()).toContain('copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`[89] ${SENTENCES[0]}`);
    expect(copied.indexOf(SENTENCES[0]!)).toBeLessThan(copied.indexOf(SENTENCES[1]!));
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.facing').isVisible()).toBe(false);
    expect(await page.locator('.facing-words').first().isVisible()).toBe(true);
  });
});

/** Returns a random generator of numbers from 0 up to 1, the same in every run. */
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

describe.skipIf(!existsSync(texts))('the texts themselves', () => {
  interface Written {
    readonly held: { readonly file: string; readonly before: number };
    readonly emended: readonly (readonly [from: number, to: number, place: number])[];
    readonly spans: Readonly<Record<string, readonly { readonly words: readonly [number, number] }[]>>;
  }
  /** The words of an article that are shown, with those between two runs over which a slip of the copy stands. */
  const shownWords = ({ emended, spans }: Written, id: string): readonly number[] =>
    spans[id]!.flatMap(({ words: [from, to] }, i) => {
      const next = spans[id]![i + 1]?.words[0] ?? to;
      const end = emended.some(([first, last]) => first < to && last > next) ? next : to;
      return Array.from({ length: end - from }, (_, k) => from + k);
    });
  const alignments = readdirSync(join(root, 'content/witnesses/alignment')).map(
    (file) => parse(readFileSync(join(root, 'content/witnesses/alignment', file), 'utf8')) as Written,
  );
  const chance = seeded(60);
  const everySpan = alignments.flatMap(({ held, spans }) => Object.keys(spans).map((id) => ({ held, id })));
  const sixty = everySpan
    .map((each) => [chance(), each] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, RUNS_ALL_INSTANCES ? everySpan.length : 60)
    .map(([, each]) => each);
  const fold = (text: string): string => (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(normalizeWord).join(' ');

  test.each(editions.filter(({ path }) => path.startsWith('/fr/')).map(({ path }) => path))(
    'opened from files, each of a seeded sixty articles has its words: %s',
    async (path) => {
      const game = path.split('/').at(-2)!;
      const { texts: given } = JSON.parse(readFileSync(join(DIST_FOLDER, `alignment/${game}.json`), 'utf8')) as {
        texts: readonly GivenText[];
      };
      const page = await openPage({ path });
      await openPanel(page);
      for (const { name, articles } of given) {
        const { held } = parse(readFileSync(join(root, `content/witnesses/alignment/${name}.yaml`), 'utf8')) as Written;
        await page.locator('.facing input[type=file]').setInputFiles(join(texts, held.file));
        const words = page.locator(`.facing-words[data-text="${name}"]`);
        await expect.poll(() => words.count(), { message: name }).toBe(Object.keys(articles).length);
        expect(await page.locator('.facing-status mark').count(), name).toBe(0);
      }
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('.facing-words')].map((block) => {
          const copy = block.cloneNode(true) as HTMLElement;
          for (const ours of copy.querySelectorAll('.facing-page, .facing-sic')) ours.remove();
          return [
            block.closest('.article')!.id,
            [...copy.children].map(({ textContent }) => textContent).join(' '),
          ] as const;
        }),
      );
      const siglum =
        { 'round-games-1891': 'BW91', 'huvier-1790': 'HF90', 'lacombe-1792': 'L92', 'boussac-1896': 'B96' }[
          path.split('/').at(-3)!
        ] ?? 'AC60';
      for (const [slug, text] of shown) {
        const id = `${siglum}.${slug}`;
        if (!sixty.some((each) => each.id === id)) continue;
        const own = alignments.find(({ spans }) => id in spans)!;
        const witness = tokenizeWitness(readFileSync(join(texts, own.held.file), 'utf8'), own.held.before);
        const expected = shownWords(own, id)
          .map((word) => witness.words[word]!.folded)
          .join(' ');
        expect(fold(text), id).toBe(expected);
      }
    },
  );

  // All files of the site are read, in the full tests.
  test('no page, file or asset of the site has a run of ten words of a text', { timeout: 300_000 }, () => {
    const plain = new Set(
      'a an and the of to for with on in or de du des le la les l un une et au aux sur ou ce cards card cartes carte players player joueurs joueur counters counter jetons jeton fiches as ace roi king dame queen valet knave jack coeur hearts heart pique spades spade carreau diamonds diamond trefle clubs club nain one two three four five six seven eight nine ten eleven twelve deux trois quatre cinq sept huit neuf dix onze douze quinze fifteen seize each chacun'.split(
        ' ',
      ),
    );
    // Titles, and the games of a book in its order, which nobody could word otherwise.
    const TITLES =
      /pope joan spin newmarket snip snap snorum|soirees amusantes|amusantes ou entretiens?|huvier des fontenelles|veuve duchesne|encyclopedie des jeux de cartes|dictionnaire des jeux panckoucke|academie des jeux oublies/;
    const runsIn = (text: string): string[] => {
      const words = (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(normalizeWord);
      return words.slice(9).map((_, i) => words.slice(i, i + 10).join(' '));
    };
    const known = new Set(
      readdirSync(texts).flatMap((file) => runsIn(readFileSync(join(texts, file), 'utf8').replace(/\[\d+\]/g, ''))),
    );
    const isPlain = (run: string) =>
      TITLES.test(run) || run.split(' ').filter((word) => plain.has(word) || /^\d+$/.test(word)).length >= 7;
    const files = readdirSync(DIST_FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(DIST_FOLDER, join(entry.parentPath, entry.name)))
      .filter((file) => /\.(html|js|css|json|jsonld|xml|txt|deal|csv|bib|ris|svg|atom|webmanifest)$/.test(file));
    expect(files.length).toBeGreaterThan(1000);
    // Every day those that are made of editions and alignments; all of them before a release.
    const chosen = selectInstances(files, (all) =>
      all.filter((file) => /sources\/|alignment\/|tei\/|annotations\/|_astro\/|about\/index|dataset|data\//.test(file)),
    );
    const copied: string[] = [];
    for (const file of chosen) {
      const written = readFileSync(join(DIST_FOLDER, file), 'utf8');
      const readable = written.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/g, ' ');
      const addresses = [...written.matchAll(/#:~:text=([^"\s<>]*)/g)].map(([, text]) =>
        text!.replace(/%[0-9A-F]{2}/g, ' '),
      );
      for (const run of [written, readable, ...addresses].flatMap(runsIn))
        if (known.has(run) && !isPlain(run)) copied.push(`${file}: ${run}`);
    }
    expect(copied.slice(0, 20)).toEqual([]);
  });
});
