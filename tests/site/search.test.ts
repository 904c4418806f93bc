/** Tests the search page: its results in each language, its messages if there are none, and its requests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { listIndexedPages } from '../../scripts/search-index.mjs';
import { listSearchRecords } from '../../src/features/search/records.ts';
import { RESULT_KINDS } from '../../src/features/search/tuning.ts';
import { selectInstances } from '../instances.ts';
import { openPage } from './browser.ts';
import { builtPages, DIST_FOLDER, getPageWeight } from './dist.ts';
import { FIRST_HITS } from './search-table.ts';

const LANGUAGES = ['en', 'fr'] as const;
const status = (page: Page) => page.locator('[role=status]');
const linksOf = (page: Page, kind: string): Promise<string[]> =>
  page.locator(`[data-kind=${kind}] h3 a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

/** Opens the search page with a query in its address, and waits until the search is finished. */
const ask = async (lang: string, search: string, before?: (page: Page) => void): Promise<Page> => {
  const page = await openPage({ path: `/${lang}/search/${search}`, ...(before && { before }) });
  await expect.poll(() => status(page).textContent()).toMatch(/[^…]$/);
  return page;
};

describe.each(selectInstances(LANGUAGES, () => ['fr']))('the search in %s', (lang) => {
  const article = `/${lang}/sources/`;
  const words = [
    ['bête', `${article}avantcoureur-1760/nain-jaune/#bete`, 'bete', 'bete-that-grows'],
    ['BETE', `${article}lacombe-1792/lindor/#bete`, 'bete', 'bete-that-grows'],
    ['sweep', `${article}round-games-1891/cassino/#cassino.sweep`, 'sweep', 'peel-ten'],
    ['vole', `${article}boussac-1896/manille/#vole`, 'vole', 'thirty-nine'],
  ] as const;
  test.each(selectInstances(words, (all) => all.slice(...(lang === 'en' ? [2, 3] : [1, 2]))))(
    'finds %s in its article, in the glossary and in an example',
    async (word, inArticle, term, example) => {
      const page = await ask(lang, `?q=${encodeURIComponent(word)}`);
      expect(await linksOf(page, 'article')).toContain(inArticle);
      expect((await linksOf(page, 'term'))[0]).toBe(`/${lang}/glossary/#${term}`);
      expect(await linksOf(page, 'example')).toContain(`/${lang}/examples/${example}/`);
      const found = await page
        .locator('.search-results h3 a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      expect(found.filter((path) => !path.startsWith(`/${lang}/`))).toEqual([]);
      expect(await page.locator('.search-results mark').count()).toBeGreaterThan(2);
      const said = Number(/\d+/.exec((await status(page).textContent())!)![0]);
      const counts = await page.locator('.search-results h2 span').allTextContents();
      expect(counts.map(Number).reduce((a, b) => a + b, 0)).toBe(said);
      await page.locator('[data-kind=article] h3 a').first().click();
      await page.waitForURL(/\/sources\/.*#/);
      expect(await page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`).count()).toBe(1);
    },
  );

  test('limits results to its filter, whose name stands in the address', async () => {
    const page = await ask(lang, '?q=b%C3%AAte');
    await page.locator('select[name=source]').selectOption('lacombe-1792');
    await expect.poll(() => linksOf(page, 'article')).not.toContain(`${article}avantcoureur-1760/nain-jaune/#bete`);
    const inSource = await linksOf(page, 'article');
    expect(inSource.length).toBeGreaterThan(0);
    expect(inSource.filter((href) => !href.startsWith(`${article}lacombe-1792/lindor/#`))).toEqual([]);
    await page.locator('select[name=kind]').selectOption('example');
    await expect.poll(() => linksOf(page, 'article')).toEqual([]);
    expect(await linksOf(page, 'example')).toContain(`/${lang}/examples/lindor-eight-players/`);
    expect(new URL(page.url()).search).toBe('?q=b%C3%AAte&kind=example&source=lacombe-1792');
    await page.locator('select[name=game]').selectOption('manille');
    await expect.poll(() => page.locator('.search-results a').count()).toBe(1);
    await page.locator('.search-results a').click();
    await expect.poll(() => linksOf(page, 'term')).toEqual([`/${lang}/glossary/#bete`]);
    expect(new URL(page.url()).search).toBe('?q=b%C3%AAte');
    await page.goBack();
    await expect.poll(() => page.locator('select[name=game]').inputValue()).toBe('manille');
  });

  test('reports a missing result, with advice', async () => {
    const nowhere = await ask(lang, '?q=abracadabra');
    expect(await status(nowhere).textContent()).toContain('abracadabra');
    expect(await nowhere.locator('.search-results a').count()).toBe(0);
    expect(await nowhere.locator('.search-results p').count()).toBe(1);
    const apart = await ask(lang, '?q=renounce+sweep');
    expect(await apart.locator('.search-results a').allTextContents()).toEqual(['renounce', 'sweep']);
    await apart.locator('.search-results a').last().click();
    await expect.poll(() => linksOf(apart, 'term')).toEqual([`/${lang}/glossary/#sweep`]);
  });

  test('reads without JavaScript: no form, and links to all it would search', async () => {
    const page = await openPage({ path: `/${lang}/search/?q=vole`, javaScript: false, width: 360 });
    expect(await page.locator('form').isVisible()).toBe(false);
    expect(await page.locator('noscript p').isVisible()).toBe(true);
    const ways = await page
      .locator('main nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const way of ['glossary', 'sources', 'examples', 'readings']) expect(ways).toContain(`/${lang}/${way}/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  const asked: Readonly<Record<'en' | 'fr', readonly (readonly [string, string, string])[]>> = {
    en: [
      ['cassino', 'cassino', 'round-games-1891'],
      ['nain jaune', 'nain-jaune', 'avantcoureur-1760'],
      ['how do I win at cassino', 'cassino', 'round-games-1891'],
    ],
    fr: [
      ['cassino', 'cassino', 'round-games-1891'],
      ['nain jaune', 'nain-jaune', 'avantcoureur-1760'],
      ['comment gagner au nain jaune', 'nain-jaune', 'avantcoureur-1760'],
    ],
  };
  test.each(selectInstances(asked[lang], (all) => all.slice(-1)))(
    'leads from “%s” to the game: Play, its rules, its book, its examples, its articles',
    async (words, game, source) => {
      const page = await ask(lang, `?q=${encodeURIComponent(words)}`);
      const links = await page
        .locator('.search-results section:not(.best-answer) a')
        .evaluateAll((all) =>
          all.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
        );
      expect(links.slice(0, 6)).toEqual([
        `/${lang}/games/${game}/`,
        `/${lang}/games/${game}/#new-game`,
        `/${lang}/games/${game}/learn/`,
        `/${lang}/games/${game}/#rules`,
        `/${lang}/sources/${source}/${game}/`,
        `/${lang}/examples/#${game}`,
      ]);
      const kinds = await page
        .locator('.search-results [data-kind]')
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['kind']));
      expect(kinds[0]).toBe('game');
      expect(kinds).toContain('article');
      const articles = await linksOf(page, 'article');
      expect(articles.filter((href) => !href.includes(`/${game}/#`))).toEqual([]);
      // The filters show the number of each.
      const article = await page.locator('select[name=kind] option[value=article]').textContent();
      const shown = await page.locator('[data-kind=article] h2 span').textContent();
      expect(article).toContain(`(${shown})`);
    },
  );

  test('leads to the same query in the other language', async () => {
    const page = await ask(lang, '?q=vole&kind=term');
    await page.locator('.search-other a').click();
    await page.waitForURL(`**/${lang === 'en' ? 'fr' : 'en'}/search/?q=vole&kind=term`);
    await expect.poll(() => linksOf(page, 'term')).toEqual([`/${lang === 'en' ? 'fr' : 'en'}/glossary/#vole`]);
  });
});

describe('a search query', () => {
  test.each(
    selectInstances(
      [
        '<img src=x onerror="window.ran=1"><script>window.ran=1</script>',
        '"><svg/onload=window.ran=1>',
        '</mark><b onclick=window.ran=1>vole',
        '… « » “” \'\'\' "" ""',
        '%00 %FF \u200b 🂡 🃏',
        '.*+?^$ {}()|[]\\',
        'constructor __proto__ toString',
        'a',
      ],
      (all) => [all[0]!, all[3]!],
    ),
  )('gets an answer in words even if it is hostile or empty: %s', async (words) => {
    const heard: string[] = [];
    const page = await ask('en', `?q=${encodeURIComponent(words)}&game=%22%3E%3Cb%3E&kind=nonsense`, (opening) => {
      opening.on('pageerror', (error) => heard.push(String(error)));
      opening.on('console', (message) => ['error', 'warning'].includes(message.type()) && heard.push(message.text()));
    });
    expect(await status(page).textContent()).toMatch(/\w{3}/);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.locator('main :is(img, script, svg, b)').count()).toBe(0);
    expect(await page.locator('select[name=game]').inputValue()).toBe('');
    expect(heard).toEqual([]);
  });

  test('of ten thousand letters is refused with the longest length allowed', async () => {
    const page = await ask('fr', `?q=${'a'.repeat(10_000)}`);
    expect(await status(page).textContent()).toContain('200');
    await page.locator('input[name=q]').fill('vole');
    await expect.poll(() => linksOf(page, 'term')).toEqual(['/fr/glossary/#vole']);
  });

  test('needs no mouse: it is typed and sent, more is loaded, and new results get the focus', async () => {
    const page = await openPage({ path: '/en/search/' });
    await page.locator('input[name=q]').focus();
    await page.keyboard.type('dealer');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page).textContent()).toMatch(/^\d+ results for “dealer”$/);
    expect(new URL(page.url()).search).toBe('?q=dealer');
    const before = (await linksOf(page, 'article')).length;
    await page.locator('[data-kind=article] button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await linksOf(page, 'article')).length).toBeGreaterThan(before);
    const all = await linksOf(page, 'article');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(all[before]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('finds an exact phrase, and a word after an elision', async () => {
    const page = await ask('fr', `?q=${encodeURIComponent('«\u202fbelle carte\u202f»')}&kind=term`);
    expect(await linksOf(page, 'term')).toContain('/fr/glossary/#belle-carte');
    const ace = await ask('fr', '?q=as&kind=article');
    expect((await ace.locator('mark').allTextContents()).every((word) => /^as/i.test(word))).toBe(true);
    const heart = await ask('fr', '?q=coeur&kind=article');
    expect((await heart.locator('mark').allTextContents()).every((word) => /^cœur/i.test(word))).toBe(true);
  });
});

describe.each(LANGUAGES)('the first hit in %s', (lang) => {
  test.each(selectInstances(FIRST_HITS[lang], (all) => all.slice(0, lang === 'en' ? 10 : 6)))(
    'of “%s” is %s',
    async (words, first) => {
      const page = await ask(lang, `?q=${encodeURIComponent(words)}`);
      const [href = ''] = await page
        .locator('.best-answer .quiet a:first-child, .search-results h3 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      if (first.endsWith('*')) expect(href).toContain(`/${lang}/${first.slice(0, -1)}`);
      else expect(href).toBe(`/${lang}/${first}`);
    },
  );
});

/** The first questions at a table, in words that the texts of few games have. */
const FIRST_QUESTIONS: Readonly<Record<'en' | 'fr', readonly (readonly [question: string, part: string])[]>> = {
  en: [
    ['how many chips do you need', 'needs'],
    ['how many people can play', 'needs'],
    ['who is the first dealer', 'dealing'],
    ['how many cards does each player get', 'dealing'],
  ],
  fr: [
    ['combien faut-il de fiches', 'needs'],
    ['combien peut-on être', 'needs'],
    ['qui distribue en premier', 'dealing'],
    ['combien de cartes reçoit chaque joueur', 'dealing'],
  ],
};

describe.each(LANGUAGES)('a first question in %s', (lang) => {
  test.each(FIRST_QUESTIONS[lang])('“%s” is answered for every chosen game', async (words, part) => {
    const page = await openPage({ path: `/${lang}/search/` });
    const games = await page
      .locator('select[name=game] option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));
    await page.locator('input[name=q]').fill(words);
    for (const game of selectInstances(games, (all) => all.slice(0, 3))) {
      await page.locator('select[name=game]').selectOption(game);
      const answer = page.locator('.best-answer .quiet a').first();
      await expect.poll(() => answer.getAttribute('href')).toBe(`/${lang}/games/${game}/#${part}`);
    }
  });
});

test('a misspelt word is read as the nearest one, and can be searched as it is', async () => {
  const page = await ask('en', '?q=maltrimony');
  expect(await status(page).textContent()).toContain('We read “maltrimony” as “matrimony”.');
  expect(await linksOf(page, 'term')).toContain('/en/glossary/#matrimony');
  const exactly = page.locator('.search-results > p a');
  expect(await exactly.getAttribute('href')).toBe('?q=%22maltrimony%22');
  await exactly.click();
  await expect.poll(() => status(page).textContent()).toContain('No page has');
});

test('words that occur nowhere are left out, and it is said', async () => {
  const page = await ask('fr', `?q=${encodeURIComponent('cassino zyzomys points')}`);
  expect(await status(page).textContent()).toContain('Aucune page ne contient «\u202fzyzomys\u202f»');
  expect((await linksOf(page, 'game'))[0]).toBe('/fr/games/cassino/');
});

test('a line of the rules leads to its articles, and other games have theirs', async () => {
  const page = await ask('en', '?q=who+deals+first');
  const answers = page.locator('.best-answer > div');
  expect(await answers.count()).toBe(3);
  const cites = await answers.locator('.cite').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  expect(cites.length).toBeGreaterThanOrEqual(3);
  for (const cite of cites) expect(cite).toMatch(/^\/en\/sources\/[a-z0-9-]+\/[a-z-]+\/#/);
  await answers.locator('.cite').first().click();
  await page.waitForURL(/sources/);
  expect(await page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`).count()).toBe(1);
});

test('each filter shows the numbers of its results, and none is a false zero', async () => {
  const page = await ask('en', '?q=dealer');
  const whole = (await status(page).textContent())!;
  for (const limit of ['game', 'source']) {
    const options = await page.locator(`select[name=${limit}] option:not([value=""])`).allTextContents();
    const counts = options.map((option) => Number(/\((\d+)\)$/.exec(option)![1]));
    expect(
      counts.every((count) => count > 0),
      options.join(', '),
    ).toBe(true);
    await page.locator(`select[name=${limit}]`).selectOption({ index: 1 });
    await expect.poll(() => status(page).textContent()).toMatch(new RegExp(`^${counts[0]} results`));
    await page.locator(`select[name=${limit}]`).selectOption('');
    await expect.poll(() => status(page).textContent()).toBe(whole);
  }
});

test('a page is found by its text, at the heading above it', async () => {
  const page = await ask('en', '?q=Franconia&kind=page');
  expect(await linksOf(page, 'page')).toEqual(['/en/history/#line']);
  expect(await linksOf(await ask('en', '?q=Franconia'), 'source')).toEqual(['/en/sources/huvier-1790/']);
  expect(await page.locator('mark').allTextContents()).toContain('Franconia');
  const claims = await ask('fr', `?q=${encodeURIComponent('fort considérable')}`);
  expect(await linksOf(claims, 'article')).toContain('/fr/sources/avantcoureur-1760/nain-jaune/#bete.grows');
});

test('the index is loaded only when the form is used', async () => {
  const asked: string[] = [];
  const page = await openPage({
    path: '/en/search/',
    before: (opening) =>
      void opening.on('request', (request) => {
        if (request.url().includes('/pagefind/')) asked.push(new URL(request.url()).pathname);
      }),
  });
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.locator('input[name=q]').fill('vole');
  await expect.poll(() => linksOf(page, 'term')).toEqual(['/en/glossary/#vole']);
  expect(asked).toContain('/pagefind/pagefind.js');
  expect(asked.filter((path) => /-ui|\.fr/.test(path))).toEqual([]);
});

test('a network failure is reported, and the next try may succeed', async () => {
  const page = await openPage({ path: '/en/search/' });
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.locator('input[name=q]').fill('vole');
  await page.keyboard.press('Enter');
  await expect.poll(() => status(page).textContent()).toContain('could not be loaded');
  await page.unroute('**/pagefind/**');
  await page.keyboard.press('Enter');
  await expect.poll(() => linksOf(page, 'term')).toEqual(['/en/glossary/#vole']);
});

describe('the search index', () => {
  test('has every record and every findable page, in its language', () => {
    const { languages } = JSON.parse(readFileSync(join(DIST_FOLDER, 'pagefind/pagefind-entry.json'), 'utf8'));
    const found = listIndexedPages(DIST_FOLDER);
    for (const lang of LANGUAGES) {
      const records = listSearchRecords().filter(({ language }) => language === lang).length;
      const own = found.filter(({ language }) => language === lang).length;
      expect(languages[lang].page_count).toBe(records + own);
    }
    const paths = (lang: string) => found.filter(({ language }) => language === lang).map(({ path }) => path);
    expect(paths('en')).toEqual(paths('fr'));
    for (const path of ['', 'about/', 'history/', 'games/jig/', 'sources/boussac-1896/', 'developers/engine/'])
      expect(paths('fr')).toContain(path);
  });

  test('covers every kind of page without records of its own', () => {
    const found = new Set(listIndexedPages(DIST_FOLDER).map(({ language, path }) => `/${language}/${path}`));
    const left = builtPages.filter(({ language, kind, path }) => language && kind !== 'embed' && !found.has(path));
    const kinds = new Set(left.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      ['citations', 'claim', 'code', 'coverage of a game', 'example', 'moved', 'readings of a game', 'search'].sort(),
    );
  });

  test('has no third-party interface, and its source list is deleted', () => {
    const files = readdirSync(DIST_FOLDER, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /pagefind.*(ui|highlight|playground)|search-records/.test(file))).toEqual([]);
  });

  test('can be limited to every kind, game and source the form offers', async () => {
    const page = await openPage({ path: '/en/search/' });
    const offered = await page
      .locator('select[name=kind] option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(offered).toEqual(['', ...RESULT_KINDS]);
    for (const limit of ['game', 'source'] as const) {
      const values = await page
        .locator(`select[name=${limit}] option`)
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      const known = new Set(listSearchRecords().flatMap(({ games, sources }) => (limit === 'game' ? games : sources)));
      expect(new Set(values.slice(1))).toEqual(known);
    }
  });
});

test('the search page with its script weighs no more than a page of text', () => {
  for (const page of builtPages.filter(({ kind }) => kind === 'search'))
    expect(getPageWeight(page).whole).toBeLessThanOrEqual(18_000);
});

test.each(LANGUAGES)('browsers get a search description in %s', async (lang) => {
  const page = await openPage({ path: `/${lang}/` });
  const href = (await page.locator('link[rel=search]').getAttribute('href'))!;
  const told = readFileSync(join(DIST_FOLDER, href), 'utf8');
  const template = /template="([^"]+)"/.exec(told)![1]!;
  expect(new URL(template.replace('{searchTerms}', 'vole')).pathname).toBe(`/${lang}/search/`);
  expect(told).toContain(`<Language>${lang}</Language>`);
});
