import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { selectQuestions } from '#engine/asking/questions.ts';
import { GAMES } from '#engine/games.ts';
import { DEAL_PATTERNS } from '#engine/lab/find.ts';
import { getBalances, replay } from '#engine/record/replay.ts';
import type { EmbeddedQuizProps } from '../../src/embed/start-quiz.tsx';
import { cardName } from '../../src/i18n/cards.ts';
import { selectInstances, takeFirst } from '../instances.ts';
import { listAxeFaults } from './axe.ts';
import { getOrigin, openPage } from './browser.ts';
import { builtPages, compressedSize, DIST_FOLDER } from './dist.ts';
import { startOtherSite } from './other-site.ts';
import { filterAsWordPress, MESSAGE_RECEIVER_SCRIPT } from './wordpress.ts';

/** The page that plays records has tests of its own, with the element. */
const embeds = builtPages.filter(({ kind, path }) => kind === 'embed' && !path.endsWith('/record/'));
const site = process.env.SITE_URL ?? 'https://snorum.example';

/**
 * Returns the attributes that say what an embed shows: an example of a game, two books side by side, or the questions
 * of a game.
 */
const shownBy = (html: string): string => / data-game="[^"]+"(?: data-(?:beside|quiz)="[^"]+")?/.exec(html)![0];

/** Lists the longest embed of each game, of each pair of books, and of each game’s questions. */
const oneOfEach = (some: typeof embeds): typeof embeds => {
  const longest = new Map<string, (typeof embeds)[number]>();
  for (const page of some) {
    const what = shownBy(page.html);
    if ((longest.get(what)?.html.length ?? 0) < page.html.length) longest.set(what, page);
  }
  return [...longest.values()];
};
const longest = oneOfEach(embeds);
const tables = longest.filter(({ html }) => !html.includes(' data-quiz="'));
const pairs = embeds.filter(({ html }) => html.includes(' data-pair="'));
const quizzes = embeds.filter(({ html }) => html.includes(' data-quiz="'));

/** Returns the address of the page on the site whose table the embed shows. */
const pageOfEmbed = (path: string): string =>
  path.replace(/^\/embed\/(\w+)\/(.+)\/$/, (_, lang, id) => {
    if (quizzes.some((quiz) => quiz.path === path)) return `/${lang}/games/${id.replace('questions-', '')}/questions/`;
    const room = pairs.some((pair) => pair.path === path)
      ? 'compare'
      : DEAL_PATTERNS.some((each) => each.id === id)
        ? 'find'
        : 'examples';
    return `/${lang}/${room}/${id}/`;
  });
const heaviest = ['en', 'fr'].flatMap((lang) =>
  oneOfEach(embeds.filter(({ path }) => path.startsWith(`/embed/${lang}/`))),
);

/** Addresses of the files that an embed names: style sheets and classic scripts. */
const filesOf = (html: string): readonly string[] =>
  [
    ...html.matchAll(
      /<(?:link rel="stylesheet"|link id="dark" rel="stylesheet"|script defer)[^>]* (?:href|src)="([^"]+)"/g,
    ),
  ].map(([, file]) => file!);

const textAt = (file: string): string => readFileSync(join(DIST_FOLDER, file), 'utf8');

/** Bytes on the wire of embeds shown on one page: each file is requested once. */
const weigh = (...pages: readonly string[]): number =>
  [...pages, ...[...new Set(pages.flatMap(filesOf))].map(textAt)]
    .map((text) => compressedSize(text, 'hard'))
    .reduce((sum, size) => sum + size, 0);

/** True if an embed may request this address: its page, and the files that all embeds share. */
const isOwnFile = (address: string): boolean =>
  address.startsWith(`${getOrigin()}/embed/`) || new RegExp(`^${getOrigin()}/_astro/[^/]+\\.css$`).test(address);

/** Returns the accounts at the end of a record. */
const endOf = (record: string): Readonly<Record<string, number>> => {
  const played = replay(record, GAMES);
  if (!played.ok) throw new Error(played.faults[0]!.code);
  return getBalances(played.value);
};

describe('an embed', () => {
  const example = (id: string): string => builtPages.find(({ path }) => path === `/embed/en/${id}/`)!.html;

  test('weighs with its files at most 54,000 bytes on the wire if it shows an example, and 80,000 with the rules', () => {
    const longestFirst = heaviest.toSorted((one, other) => other.html.length - one.html.length);
    const heavy = selectInstances(longestFirst, (all) => all.slice(0, 8))
      .map(({ path, html }) => [path, weigh(html), /data-(?:beside|quiz)=/.test(html) ? 80_000 : 54_000] as const)
      .filter(([, weight, most]) => weight > most);
    expect(heavy).toEqual([]);
    expect(weigh(example('accidental-hoc'))).toBeLessThanOrEqual(45_500);
    const shown = builtPages
      .filter(({ kind }) => ['example', 'comparison', 'questions of a game', 'found deal'].includes(kind))
      .map(({ path }) => path);
    expect(embeds.map(({ path }) => pageOfEmbed(path)).sort()).toEqual(shown.sort());
    expect(longest.length).toBe(2 * GAMES.length + pairs.length / 2);
  });

  test('shares its files: five examples of one game weigh at most 94,000 bytes, a sixth 12,500 more', () => {
    const six = ['accidental-hoc', 'bete-that-grows', 'nain-left-in-hand', 'nain-opera', 'wild-nain', 'nain-kept'].map(
      example,
    );
    const five = weigh(...six.slice(0, 5));
    expect(five).toBeLessThanOrEqual(94_000);
    expect(weigh(...six) - five).toBeLessThanOrEqual(12_500);
  });

  test('names only files that exist, no module, and has a policy that allows no others', () => {
    for (const { path, html } of embeds) {
      const files = filesOf(html);
      expect(files.length, path).toBeGreaterThan(8);
      expect(
        files.filter((file) => !existsSync(join(DIST_FOLDER, file))),
        path,
      ).toEqual([]);
      const without = files.reduce((text, file) => text.replace(`="${file}"`, ''), html);
      const [other] =
        / (src|srcset)=|rel="?(preload|modulepreload)|<style|type="module"|\sstyle="|crossorigin/.exec(without) ?? [];
      expect(other, path).toBe(undefined);
      expect(html, path).toMatch(
        /http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src data:;/,
      );
    }
  });

  test('contains every drawing it names', () => {
    for (const { path, html } of embeds) {
      const has = new Set([...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
      const wants = new Set(
        [...html.matchAll(/<use href="(?:\$\{\w+\})?([^"]*)#([^"]+)"/g)].map(([, file, id]) => file + id!),
      );
      expect(
        [...wants].filter((id) => !has.has(id)),
        path,
      ).toEqual([]);
    }
  });
});

describe('oEmbed', () => {
  const answers = embeds.map(({ path }) => {
    const [, lang, id] = /^\/embed\/(\w+)\/([^/]+)\/$/.exec(path)!;
    const file = join(DIST_FOLDER, 'oembed', lang!, `${id}.json`);
    return [path, lang!, id!, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined] as const;
  });

  test('has titles that previews show whole', () => {
    const folder = join(DIST_FOLDER, 'oembed');
    const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { title: string }).title);
    expect(titles.length).toBeGreaterThan(1000);
    expect(titles.filter((title) => title.length > 110)).toEqual([]);
  });

  test('answers for every example, found deal and pair, is discovered from its page, and passes WordPress', () => {
    expect(pairs.length).toBe(14);
    for (const [path, lang, id, answer] of answers) {
      const page = builtPages.find((each) => each.path === pageOfEmbed(path))!;
      const link = /<link[^>]*application\/json\+oembed[^>]*>/.exec(page.html);
      expect(link?.[0], path).toContain(`href="${site}/oembed/${lang}/${id}.json"`);
      expect(link!.index, 'WordPress reads no further').toBeLessThan(150_000);
      expect(answer, path).toMatchObject({
        version: '1.0',
        type: 'rich',
        thumbnail_url: expect.stringMatching(
          new RegExp(`^${site}/pictures${pageOfEmbed(path).replace(/(\/questions)?\/$/, '')}\\.png$`),
        ),
        thumbnail_width: 1200,
        thumbnail_height: 630,
        width: expect.any(Number),
        height: expect.any(Number),
      });
      const kept = filterAsWordPress(answer, 'abcDEF1234')!;
      expect(kept, path).toContain(`src="${site}${path}#?secret=abcDEF1234"`);
      expect(kept, path).toContain('sandbox="allow-scripts"');
      expect(
        kept.replace(/ (class|data-secret|sandbox|security|style)="[^"]*"/g, '').replace('#?secret=abcDEF1234', ''),
      ).toBe(answer.html);
    }
  });

  test('is discovered from the pages of games too, with one of their examples', () => {
    const others = builtPages.filter(({ kind }) => kind === 'game');
    expect(others.length).toBe(2 * GAMES.length);
    for (const { path, html, language } of others) {
      const links = html.match(/<link[^>]*application\/json\+oembed[^>]*>/g) ?? [];
      expect(links.length, path).toBe(1);
      const [, lang, id] = /\/oembed\/(\w+)\/([^/]+)\.json"/.exec(links[0]!)!;
      expect(lang, path).toBe(language);
      expect(existsSync(join(DIST_FOLDER, 'oembed', lang!, `${id}.json`)), path).toBe(true);
      const embed = embeds.find((each) => each.path === `/embed/${lang}/${id}/`)!;
      const game = / data-game="([^"]+)"/.exec(embed.html)![1]!;
      expect(path.includes(`/games/${game}/`), path).toBe(true);
    }
  });

  test('is refused when it says less', () => {
    const [, , , { html }] = answers[0]!;
    expect(filterAsWordPress({ type: 'link', html }, 'x')).toBeNull();
    expect(filterAsWordPress({ type: 'rich', html: html.replace('</iframe>', '') }, 'x')).toBeNull();
    expect(filterAsWordPress({ type: 'rich', html: html.replace(/<iframe.*/, '') }, 'x')).toBeNull();
  });
});

describe('an embed on another site', () => {
  const post = startOtherSite();

  const framesOf = (page: Page): Frame[] => page.frames().filter((frame) => frame.url().startsWith(getOrigin()));
  const step = (frame: Frame): Promise<string> => frame.locator('.table-say .step').innerText();
  /** Goes to the last step. Throws if a card shown on the way uses a drawing that the page does not contain. */
  const end = (frame: Frame): Promise<void> =>
    frame.evaluate(async () => {
      const next = [...document.querySelectorAll<HTMLElement>('.table-controls button')].at(-2)!;
      for (let i = 0; next.getAttribute('aria-disabled') !== 'true' && i < 2000; i++) {
        next.click();
        await new Promise((drawn) => requestAnimationFrame(drawn));
        for (const use of document.querySelectorAll('use'))
          if (!document.getElementById(use.getAttribute('href')!.slice(1)))
            throw new Error(`no drawing ${use.getAttribute('href')}`);
      }
    });

  // Cards to be taken from the cloth, and two books.
  const played = selectInstances(tables, (all) =>
    ['data-game="cassino"', 'data-beside="lindor"'].flatMap(
      (mark) => all.find(({ html }) => html.includes(mark)) ?? [],
    ),
  ).map(({ path }) => path);

  test.each(played)('plays %s to its end in the sandbox, by itself', async (path) => {
    const { page, heard, asked } = await post({
      html: `<iframe sandbox="allow-scripts" title="x" src="${getOrigin()}${path}" width="600" height="700"></iframe>`,
    });
    const [frame] = framesOf(page);
    const heights = await frame!.evaluate(() =>
      ['.pane-cloth', '.round, .pair-cloth'].map(
        (part) => document.querySelector(part)!.getBoundingClientRect().height,
      ),
    );
    expect(heights[0]).toBeGreaterThanOrEqual(heights[1]!);
    await end(frame!);
    expect(await step(frame!)).toMatch(/^(Step|Étape) (\d+) (of|sur) \2(, (part|temps) (\d+) (of|sur) \6)?$/);
    expect(heard).toEqual([]);
    expect(asked.filter((address) => !isOwnFile(address))).toEqual([]);
  });

  test('has its height in WordPress, and its links open on its own site', async () => {
    const path = embeds.find(({ path }) => path.endsWith('/peel-four-nines/'))!.path;
    const answer = JSON.parse(
      readFileSync(join(DIST_FOLDER, path.replace(/^\/embed/, 'oembed').replace(/\/$/, '.json')), 'utf8'),
    );
    const html = filterAsWordPress(answer, 'Secret1234')!.replaceAll(site, getOrigin());
    const { page, heard } = await post({ html: `<script>${MESSAGE_RECEIVER_SCRIPT}</script>${html}` });
    const element = page.locator('iframe');
    await expect.poll(() => element.isVisible()).toBe(true);
    const [frame] = framesOf(page);
    const height = await frame!.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    await expect.poll(() => element.getAttribute('height')).toBe(String(Math.min(1000, Math.max(200, height))));
    await frame!.locator('.embed-source a').nth(1).click();
    await expect.poll(() => page.title()).toMatch(/^went to .*\/examples\/peel-four-nines\/$/);
    expect(heard).toEqual([]);
  });

  test.each(
    selectInstances(
      [
        ['examples', tables.map(({ path }) => path)],
        ['pairs of books', [pairs[0]!.path, pairs.at(-1)!.path]],
      ],
      takeFirst,
    ),
  )('leaves another alone when two %s are on a page, each as its address says', async (_, [one, two]) => {
    const { page, heard } = await post({
      html: `<script>heights = {}; addEventListener('message', ({ data }) => { if (data.type === 'snorum:height') heights[data.id] = data.height; });</script>
       <iframe title="1" src="${getOrigin()}${one}?step=3&theme=dark" width="600" height="700"></iframe>
       <iframe title="2" src="${getOrigin()}${two}?view=accounts" width="600" height="700"></iframe>`,
    });
    const [first, second] = framesOf(page);
    await expect.poll(() => step(first!)).toMatch(/ 3 /);
    expect(await first!.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await expect.poll(() => second!.locator('.pane-accounts .ledger').isVisible()).toBe(true);
    await end(first!);
    expect(await step(second!)).toMatch(/ 1 /);
    expect(Object.values((await page.evaluate('heights')) as object)).toEqual([expect.any(Number), expect.any(Number)]);
    expect(heard).toEqual([]);
  });

  test('resists hostile addresses and messages', async () => {
    const { path } = tables[0]!;
    const bad =
      '?step=1e99&view=<script>alert(1)</script>&theme="><img src=x onerror=alert(2)>&readings=__proto__=x&step=-1';
    const { page, heard, asked } = await post({
      html: `<iframe sandbox="allow-scripts" title="x" src="${getOrigin()}${path}${encodeURI(bad)}#?secret=<b>&x" width="600" height="700"></iframe>
       <script>spoken = []; addEventListener('message', ({ data }) => spoken.push(data));
       const shout = (what) => document.querySelector('iframe').contentWindow.postMessage(what, '*');
       shoutAll = () => { for (const what of [null, 'x'.repeat(1e6), { message: 'ready', secret: {} }, { message: 'height', value: 1e9 }, [], 7,
         { type: 'snorum:height', height: '<img onerror=alert(1)>' }]) shout(what); };</script>`,
    });
    const [frame] = framesOf(page);
    await expect.poll(() => step(frame!)).toMatch(/ 1 /);
    await page.evaluate('shoutAll()');
    await end(frame!);
    const spoken = (await page.evaluate('spoken')) as { type?: string; message?: string; height: number }[];
    expect(spoken.length).toBeGreaterThan(0);
    expect(spoken.every(({ type, message }) => type?.startsWith('snorum:') && !message)).toBe(true);
    // It answers no message, and tells its height only when it changes.
    const heights = spoken.filter(({ type }) => type === 'snorum:height').map(({ height }) => height);
    expect(heights.filter((height, i) => height === heights[i - 1])).toEqual([]);
    expect(await frame!.evaluate(() => document.querySelectorAll('img, b').length)).toBe(0);
    expect([heard, asked.filter((address) => !isOwnFile(address))]).toEqual([[], []]);
  });

  test('shows with two books both accounts by hand at the end, the source and the licence of both in sight', async () => {
    const [path] = pairs.map((pair) => pair.path).filter((each) => each === '/embed/en/nain-jaune-lindor/');
    const { page, heard, asked } = await post({
      html: `<script>heights = []; addEventListener('message', ({ data }) => heights.push(data));</script>
        <iframe sandbox="allow-scripts" title="x" src="${getOrigin()}${path}" width="600" height="700"></iframe>`,
    });
    const [frame] = framesOf(page);
    await end(frame!);
    const shown = await frame!
      .locator('.pane-accounts .ledgers tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('.figure')].map(({ textContent }) => Number(textContent.replace('−', '-'))),
        ),
      );
    const [own, lindor] = ['nain-jaune/nain-left-in-hand', 'lindor/same-hands-as-1760'].map((file) =>
      endOf(readFileSync(join(import.meta.dirname, `../../content/examples/${file}.deal`), 'utf8')),
    );
    // By the letter of 1760 B owes no bête on the dwarf, and its box has five counters less.
    const letter = { ...own, B: own!['B']! + 5, 'box:7D': own!['box:7D']! - 5 };
    expect(shown).toEqual(
      Object.keys(own!).map((account) => [own![account], lindor![account], letter[account as 'B']]),
    );
    expect(await frame!.locator('.embed-source').innerText()).toMatch(
      /^After L’Avantcoureur, 1760 ∥ .*1792 · .*Snorum.* · CC BY 4\.0$/,
    );
    expect(await frame!.locator('a[rel~=license]').count()).toBe(1);
    // A link to the divergence leads there in the frame.
    await frame!.locator('.views label').nth(2).click();
    await frame!.locator('.pane-accounts a[href="#card-1"]').click();
    expect(await step(frame!)).toMatch(/ 2 /);
    expect(await frame!.locator('.table-foot .parts-here').innerText()).toBe('First difference');
    const spoken = (await page.evaluate('heights')) as { type: string; id: string; height: number }[];
    expect(spoken.length).toBeGreaterThan(0);
    expect(new Set(spoken.map(({ type, id }) => `${type} ${id}`))).toEqual(
      new Set(['snorum:height nain-jaune-lindor', 'snorum:ready nain-jaune-lindor']),
    );
    expect([heard, asked.filter((address) => !isOwnFile(address))]).toEqual([[], []]);
  });

  test('plays with two books the deal and the readings of its address, and says where they cannot', async () => {
    const path = '/embed/fr/chnif-snip/';
    const at = async (query: string) => {
      const { page, heard } = await post({
        html: `<iframe sandbox="allow-scripts" title="x" src="${getOrigin()}${path}${query}" width="600" height="700"></iframe>`,
      });
      const [frame] = framesOf(page);
      await frame!.locator('.table-say .step').waitFor();
      await end(frame!);
      expect(heard).toEqual([]);
      return frame!;
    };
    const ledger = (frame: Frame) => frame.locator('.pane-accounts .ledgers tbody').textContent();
    const own = await at('');
    const seeded = await at('?seed=three+of+us&seats=4&order=highest');
    expect(await seeded.locator('.pane-accounts .ledgers tbody tr').count()).toBe(5);
    expect(await ledger(seeded)).not.toBe(await ledger(own));
    const turned = await at('?seed=three+of+us&seats=4&order=highest&readings=;double:flat');
    expect(await turned.locator('.table-faults').count()).toBe(0);
    const spoiltOnes = ['?hands=1.AS.%3Cscript%3Ealert(1)%3C/script%3E', '?hands=9', '?readings=;pack:32'];
    for (const spoilt of selectInstances(spoiltOnes, (all) => all.slice(0, 1))) {
      const frame = await at(spoilt);
      expect(await frame.locator('.table-faults').innerText()).toMatch(
        /^La donne que demande cette adresse n’a pas pu être jouée/,
      );
      expect(await ledger(frame)).toBe(await ledger(own));
    }
  });

  const asksThere = selectInstances(
    quizzes.map(({ path }) => path),
    (all) => all.filter((path) => path === '/embed/fr/questions-manille/'),
  );

  test.each(asksThere)('asks, as %s, ten questions in the sandbox at 342 pixels, at one height', async (path) => {
    const { page, heard, asked } = await post({
      html: `<script>heights = []; addEventListener('message', ({ data }) => heights.push(data));</script>
        <iframe sandbox="allow-scripts" title="x" src="${getOrigin()}${path}?theme=dark" width="342" height="800"></iframe>`,
    });
    const [frame] = framesOf(page);
    const next = frame!.locator('.learn-next');
    const [, lang, game] = /^\/embed\/(\w+)\/questions-(.*)\/$/.exec(path)!;
    const { quiz } = JSON.parse((await frame!.locator('#table').getAttribute('data-props'))!) as EmbeddedQuizProps;
    const known = quiz.examples.flatMap(({ record }) => {
      const made = selectQuestions(record, GAMES);
      return made.ok ? made.value : [];
    });
    expect(await frame!.locator('.learn-cloth svg.card').count()).toBeGreaterThan(0);
    await next.click();
    for (let i = 0; i < 10; i++) {
      await frame!.locator('.learn-step', { hasText: new RegExp(`^question ${i + 1} `) }).waitFor();
      const set = frame!.locator('.learn-take button');
      // Any untried answer; for a set of cards, the engine’s.
      if (await set.count()) {
        const cards = frame!.locator('.learn-cards button');
        const labels = await cards.evaluateAll((all) => all.map((card) => card.ariaLabel));
        const fits = known.filter(
          ({ kind, parts }) =>
            kind === 'take' && String(parts[0]!.choices.map((card) => cardName(card, lang as 'en'))) === String(labels),
        );
        for (const { parts } of fits) {
          if (await frame!.locator('.learn-right').count()) break;
          for (const [nth, card] of parts[0]!.choices.entries())
            if (parts[0]!.right[0]!.split(' ').includes(card)) await cards.nth(nth).click();
          await set.click();
        }
      }
      while (await next.isDisabled())
        await frame!.locator('.learn-asked button:not(.is-wrong, .is-right, :disabled)').last().click();
      expect(await frame!.locator('.learn-right .cite').count()).toBeGreaterThan(0);
      expect(await frame!.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(342);
      await next.click();
    }
    expect(await frame!.locator('.learn-remark').innerText()).toMatch(/^\d+ (?:of|sur) 10 /);
    expect(await frame!.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    const told = (await page.evaluate('heights')) as { type: string; id: string; height: number }[];
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set([`questions-${game}`]));
    const spoken = told.filter(({ type }) => type === 'snorum:height');
    expect(spoken.length).toBeGreaterThan(0);
    for (const [i, { height }] of spoken.entries()) {
      expect(height).toBeLessThanOrEqual(900);
      expect(height).toBeGreaterThanOrEqual(spoken[i - 1]?.height ?? 0);
    }
    expect([heard, asked.filter((address) => !isOwnFile(address))]).toEqual([[], []]);
  });

  test('shows questions without scripts as text, with a link beside the answers, and accessible', async () => {
    const path = '/embed/en/questions-jig/';
    const page = await openPage({ path, javaScript: false, width: 360 });
    expect(await page.locator('.learn-root').isVisible()).toBe(false);
    expect(await page.locator('.learn-text details').count()).toBe(10);
    await page.locator('.learn-text summary').first().click();
    expect(await page.locator('.learn-text details p').first().isVisible()).toBe(true);
    expect(await page.locator('h1 a').getAttribute('href')).toBe('/en/games/jig/questions/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const awake = await openPage({ path, width: 360 });
    expect(await awake.locator('.learn-reading').isVisible()).toBe(false);
    await awake.locator('.learn-next').click();
    await awake.locator('.learn-step').waitFor();
    expect(await listAxeFaults(awake)).toEqual([]);
    await awake.emulateMedia({ colorScheme: 'dark' });
    expect(await listAxeFaults(awake, ['color-contrast'])).toEqual([]);
  });

  test('stores nothing, even where it could', async () => {
    const page = await openPage({ path: tables[0]!.path });
    await page.locator('.table-settings').click();
    await page.locator('.more-panel select').nth(1).selectOption('four');
    await expect.poll(() => page.locator('.table.four-colours').count()).toBe(1);
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    expect(kept).toEqual([0, 0, '']);
  });

  test('shows two books without scripts as text, and accessible', async () => {
    const [{ path }] = pairs as [(typeof pairs)[number]];
    const page = await openPage({ path, javaScript: false, width: 360 });
    expect(await page.locator('tr.parts').isVisible()).toBe(true);
    expect(await page.locator('.pane-accounts .ledgers').isVisible()).toBe(true);
    expect(await page.locator('.table-foot').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const awake = await openPage({ path, width: 360 });
    for (const view of [0, 1, 2]) {
      await awake.locator('.views label').nth(view).click();
      expect(await listAxeFaults(awake)).toEqual([]);
    }
    await awake.emulateMedia({ colorScheme: 'dark' });
    expect(await listAxeFaults(awake, ['color-contrast'])).toEqual([]);
  });

  test('shows without scripts the whole example as text', async () => {
    const page = await openPage({ path: tables[0]!.path, javaScript: false, width: 360 });
    expect(await page.locator('.steps > li').first().isVisible()).toBe(true);
    expect(await page.locator('.ledger').isVisible()).toBe(true);
    expect(await page.locator('.table-foot').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test.each(selectInstances(tables, (all) => [all[0]!]).map(({ path }) => path))(
    'is accessible as %s, in the light and in the dark',
    async (path) => {
      const page = await openPage({ path, width: 360 });
      expect(await listAxeFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await listAxeFaults(page, ['color-contrast'])).toEqual([]);
    },
  );
});
