/** Tests the items that reference managers take from the built pages, and the citation files that the pages offer. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { builtPages, DIST_FOLDER, escapePattern } from './dist.ts';
import { listZoteroItems, type ZoteroItem } from './zotero.ts';

const site = process.env.SITE_URL ?? 'https://snorum.example';
const ROUND_GAMES =
  'Round Games with Cards: A Practical Treatise on All the Most Popular Games, with Their Different Variations, and Hints for Their Practice';

/**
 * The historical sources as they should appear in a reader’s library, written here by hand from their bibliographies.
 */
const SOURCES: readonly (Omit<ZoteroItem, 'url'> & { readonly path: string })[] = [
  {
    path: 'avantcoureur-1760/nain-jaune',
    itemType: 'journalArticle',
    title: 'Le Nain jaune',
    creators: [],
    // Its two numbers are of two days: one date is true of both only as the year.
    date: '1760',
    container: 'L’Avantcoureur, feuille hebdomadaire',
    issue: '41, 42',
    pages: undefined,
    publisher: undefined,
    place: 'Paris',
    language: 'fr',
  },
  ...(
    [
      // Three lines are from p. 271: no pages of the chapter are known.
      ['chnif-chnof-chnorum', 'Chnif-Chnof-Chnorum'],
      ['chat-qui-dort', 'Le Chat qui dort'],
    ] as const
  ).map(([game, title]) => ({
    path: `huvier-1790/${game}`,
    itemType: 'bookSection',
    title,
    creators: ['Huvier des Fontenelles | Pierre-Marie-François'],
    date: '1790',
    container: 'Les Soirées amusantes, ou Entretiens sur les jeux à gages et autres',
    edition: '2',
    issue: undefined,
    pages: undefined,
    publisher: 'veuve Duchesne et fils',
    place: 'Paris',
    language: 'fr',
  })),
  {
    path: 'lacombe-1792/lindor',
    itemType: 'bookSection',
    title: 'Lindor ou Nain jaune',
    creators: ['Lacombe | Jacques'],
    date: '1792',
    container: 'Dictionnaire des jeux',
    issue: undefined,
    pages: undefined,
    publisher: 'Panckoucke',
    place: 'Paris',
    language: 'fr',
  },
  ...(
    [
      ['commerce', 'Commerce', '70-76'],
      ['speculation', 'Speculation', '77-79'],
      ['pope-joan', 'Pope Joan', '80-86'],
      ['spin', 'Spin', '87-88'],
      ['newmarket', 'Newmarket', '89'],
      ['snip-snap-snorum', 'Snip-Snap-Snorum', '90-94'],
      ['jig', 'Jig', '95-96'],
      ['cassino', 'Cassino', '97-100'],
    ] as const
  ).map(([game, title, pages]) => ({
    path: `round-games-1891/${game}`,
    itemType: 'bookSection',
    title,
    // The title page names him; that he is Peel is an attribution, told in a note.
    creators: ['Baxter-Wray'],
    date: '1891',
    container: ROUND_GAMES,
    issue: undefined,
    pages,
    publisher: undefined,
    place: undefined,
    language: 'en',
  })),
  {
    path: 'boussac-1896/manille',
    itemType: 'bookSection',
    title: 'La Manille',
    creators: ['Boussac | Jean'],
    date: '1896',
    container: 'Encyclopédie des jeux de cartes',
    issue: undefined,
    pages: '142-147',
    publisher: 'L. Chailley',
    place: 'Paris',
    language: 'fr',
  },
];

const htmlOf = (path: string): string => {
  const page = builtPages.find((each) => each.path === path);
  expect(page, `${path} was not built`).toBeDefined();
  return page!.html;
};

/** Returns a historical source as the COinS format can express it: without language, and with hyphens in the date. */
const asCoins = ({ path: _, date, language: __, ...rest }: (typeof SOURCES)[number]) => ({
  ...rest,
  date: date?.replaceAll('/', '-'),
  language: undefined,
  url: undefined,
  note: undefined,
});

const US = { en: 'the Snorum contributors', fr: 'les contributeurs de Snorum' } as const;

describe.each(['en', 'fr'] as const)('Zotero, in %s', (lang) => {
  test.each(SOURCES)('takes the edition of $path as ours, of today, about its source', (source) => {
    const path = `/${lang}/sources/${source.path}/`;
    const [item, ...others] = listZoteroItems(htmlOf(path));
    expect(others).toEqual([]);
    expect(item).toMatchObject({ itemType: 'webpage', creators: [US[lang]], language: lang, url: `${site}${path}` });
    expect(item!.date).toMatch(/^20\d\d-\d\d-\d\d$/);
    // Its note counts the articles the source states, and the others.
    expect(item!.note).toMatch(/^\d+[ \u00a0]articles/);
    expect(item!.title).toMatch(/\(.*\d{4}\)/);
    expect(item!.title).not.toBe(source.title);
  });

  test('finds no tag that would present a page of ours as a book or a journal article', () => {
    for (const { path, html } of builtPages) expect(/<meta [^>]*citation_/.test(html), path).toBe(false);
  });

  test.each(SOURCES)('finds, like other readers of tags, the author and subject of $path', (source) => {
    const head = htmlOf(`/${lang}/sources/${source.path}/`).split('</head>')[0]!;
    const contentOf = (name: string) =>
      new RegExp(`<meta name="?${escapePattern(name)}"? content=(?:"([^"]*)"|([^\\s>]+))`)
        .exec(head)
        ?.slice(1)
        .find(Boolean);
    expect(contentOf('dcterms.creator')).toBe(US[lang]);
    expect(contentOf('dcterms.date')).toMatch(/^20/);
    expect(contentOf('dcterms.source')).toContain(source.container);
    expect(contentOf('dc.identifier')).toMatch(/^urn:cts:snorum:/);
  });

  test('is offered every source on the list of sources', () => {
    expect(listZoteroItems(htmlOf(`/${lang}/sources/`))).toEqual(SOURCES.map(asCoins));
  });

  test('is offered the chapters of a book on its page, or the one entry', () => {
    for (const slug of new Set(SOURCES.map(({ path }) => path.split('/')[0]!))) {
      const chapters = SOURCES.filter(({ path }) => path.startsWith(`${slug}/`));
      expect(listZoteroItems(htmlOf(`/${lang}/sources/${slug}/`))).toEqual(chapters.map(asCoins));
    }
  });

  test.each(SOURCES)('is offered both the source and our edition where $path is cited', (source) => {
    const [old, ours, ...others] = listZoteroItems(htmlOf(`/${lang}/sources/${source.path}/cite/`));
    expect(others).toEqual([]);
    expect(old).toEqual(asCoins(source));
    expect(ours).toMatchObject({
      itemType: 'webpage',
      creators: [US[lang]],
      language: lang,
      url: `${site}/${lang}/sources/${source.path}/`,
    });
    expect(ours?.title).toContain(lang === 'en' ? 'article by article' : 'article par article');
  });
});

test('a page that cites no source is not taken for one', () => {
  const cited = /^\/(en|fr)\/sources\/([^/]+\/([^/]+\/(cite\/)?)?)?$/;
  const wrong = builtPages.filter(
    ({ path, kind, html }) =>
      !cited.test(path) && kind !== 'claim' && kind !== 'slip' && listZoteroItems(html).length > 0,
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('the page of a claim is offered as ours and nothing else', () => {
  const claims = builtPages.filter(({ kind }) => kind === 'claim');
  expect(claims.length).toBeGreaterThan(60);
  for (const { path, language, html } of claims) {
    const [item, ...others] = listZoteroItems(html);
    expect(others, path).toEqual([]);
    expect(item, path).toMatchObject({
      itemType: 'webpage',
      creators: [US[language!]],
      language,
      url: `${site}${path}`,
    });
    expect(html.includes(`<h1>${item!.title}`), path).toBe(true);
  }
});

describe('the citation files', () => {
  const articles = GAMES.flatMap((game) => Object.keys(game.articles));

  test.each(['en', 'fr'] as const)('exist for every article in %s, and each is linked from its edition', (lang) => {
    for (const id of articles)
      for (const format of ['bib', 'ris', 'json'])
        expect(existsSync(join(DIST_FOLDER, 'cite', lang, `${id}.${format}`)), `${id}.${format}`).toBe(true);
    const editions = builtPages.filter(({ kind, language }) => kind === 'edition' && language === lang);
    for (const { path, html } of editions) {
      const list = htmlOf(`${path}cite/`);
      for (const [, slug] of html.matchAll(/<article id="?([^\s">]+)/g)) {
        expect(html, slug).toMatch(new RegExp(`href="?cite/#${escapePattern(slug!)}[" >]`));
        expect(list, slug).toMatch(new RegExp(`<tr id="?${escapePattern(slug!)}[" >]`));
      }
    }
  });

  test('give an article as ours, with its witness, beside the one it restates', () => {
    const records = (id: string) =>
      readFileSync(join(DIST_FOLDER, 'cite/en', `${id}.ris`), 'utf8')
        .split(/ER {2}- \r\n/)
        .map((record) => record.trim())
        .filter(Boolean);
    const tag = (record: string, name: string) => new RegExp(`^${name} {2}- (.*)$`, 'm').exec(record)?.[1]?.trim();
    for (const id of articles) {
      const [ours, restated] = records(id);
      expect([tag(ours!, 'TY'), tag(ours!, 'AU')], id).toEqual(['ELEC', US.en]);
      expect(tag(ours!, 'N1'), id).toMatch(/^(Stated|Inferred|Editorial)/);
      // A date before our own century is the source's: only articles stated by the source may carry it, as the date of
      // their original.
      const dates = ['PY', 'DA'].map((name) => tag(ours!, name));
      for (const date of dates) expect(date, id).toMatch(/^20/);
      expect(tag(ours!, 'OP') !== undefined, id).toBe(/^(JOUR|CHAP|BOOK)$/.test(tag(restated ?? '', 'TY') ?? ''));
    }
  });

  test('lead back to their article', () => {
    const written = JSON.parse(readFileSync(join(DIST_FOLDER, 'cite/fr/AC60.bete.json'), 'utf8'));
    expect(written.map(({ URL: url, issue }: { URL?: string; issue?: string }) => url ?? issue)).toEqual([
      `${site}/fr/sources/avantcoureur-1760/nain-jaune/#bete`,
      '42',
    ]);
  });
});
