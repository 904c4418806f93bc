import { describe, expect, test } from 'vitest';
import { articles, type SnipArticle } from '#engine/games/snip-snap-snorum/articles.ts';
import { readings } from '#engine/games/snip-snap-snorum/readings.ts';
import {
  articleText,
  englishFaults,
  frenchFaults,
  LANGUAGES,
  proseOf,
  type ReadingText,
  readEdition,
  readPage,
  readReadings,
  readYaml,
  slugsOf,
  stringsOf,
} from './read.ts';

const SOURCE = 'round-games-1891';
const GAME = 'snip-snap-snorum';

const ids = Object.keys(articles) as SnipArticle[];
const slugOf = (id: string) => id.slice('BW91.'.length);
const edition = { en: readEdition(SOURCE, GAME, 'en'), fr: readEdition(SOURCE, GAME, 'fr') };
const entries = readReadings(GAME);
const source = readYaml(`sources/${SOURCE}.yaml`) as {
  readonly siglum: string;
  readonly games: readonly string[];
  readonly witnesses: readonly object[];
} & Readonly<Record<'en' | 'fr', { readonly description: readonly string[]; readonly corrections: readonly object[] }>>;

describe.each(LANGUAGES)('the edition of 1891, %s', (language) => {
  const page = edition[language];

  test('holds the articles of the engine, each once, in their order', () => {
    expect(slugsOf(page)).toEqual(ids.map(slugOf));
  });

  test('gives every article its text', () => {
    const empty = ids.filter((id) => proseOf(articleText(page, slugOf(id)), language).trim().length < 30);
    expect(empty).toEqual([]);
  });

  test('quotes by the phrase, from the English book', () => {
    const quoted = [...page.body.matchAll(/<Q lang="([a-z]+)">(.*?)<\/Q>/gsu)];
    expect(quoted.length).toBeGreaterThan(0);
    for (const [, lang, phrase] of quoted) {
      expect(lang).toBe('en');
      expect(phrase!.split(/\s+/u).length, phrase).toBeLessThan(10);
    }
  });

  test('is described within what a search engine shows', () => {
    expect(page.front.description!.length).toBeLessThanOrEqual(155);
    for (const field of ['title', 'subtitle', 'source', 'lede']) expect(page.front[field], field).toMatch(/\S/u);
  });
});

describe('the two editions of 1891', () => {
  const pagesIn = (text: string) => [...text.matchAll(/\bpp?\.\u00a0(\d+(?:–\d+)?)/gu)].map((found) => found[1]!);
  // Not A, which begins English sentences too.
  const playersIn = (text: string) => [...new Set(text.match(/(?<![\p{L}’])[B-E](?![\p{L}’])/gu))].sort();

  test.each(ids)('%s refers to the same pages and the same players', (id) => {
    const [en, fr] = [articleText(edition.en, slugOf(id)), articleText(edition.fr, slugOf(id))];
    expect(pagesIn(fr)).toEqual(pagesIn(en));
    expect(playersIn(fr)).toEqual(playersIn(en));
    expect(fr.includes('<Note>')).toBe(en.includes('<Note>'));
  });

  test('have the same sections before the same articles', () => {
    const sections = (body: string) =>
      [...body.matchAll(/^## .*|<Article slug="([^"]+)">/gmu)].map((found) => found[1] ?? '##');
    expect(sections(edition.fr.body)).toEqual(sections(edition.en.body));
  });
});

describe('the disputed points', () => {
  const practices = ({ choices }: ReadingText) => Object.keys(choices).sort();
  const named = new Map(entries.map((entry) => [entry.name, entry]));

  test('have each its own name', () => {
    expect(named.size).toBe(entries.length);
  });

  test.each(Object.entries(readings))('%s has every practice of the engine, the first being ours', (name, reading) => {
    const entry = named.get(name)!;
    expect(entry).toBeDefined();
    expect(entry.switch).toBeUndefined();
    expect(entry.article).toBe(reading.article);
    expect(entry.default).toBe(reading.values[0]);
    for (const language of LANGUAGES) expect(practices(entry[language])).toEqual(reading.values.toSorted());
  });

  test.each(entries)('$name is argued in both languages', (entry) => {
    expect(ids).toContain(entry.article);
    expect(practices(entry.fr)).toEqual(practices(entry.en));
    expect(practices(entry.en)).toContain(entry.default);
    expect(practices(entry.en).length).toBeGreaterThan(1);
    for (const language of LANGUAGES) {
      const { question, why, choices } = entry[language];
      expect(question).toMatch(/\?$/u);
      expect(why).toMatch(/\.$/u);
      for (const { label, argument, witnesses } of Object.values(choices)) {
        expect(label).toMatch(/[^.]$/u);
        expect(argument).toMatch(/\.$/u);
        expect(witnesses).toMatch(/\.$/u);
      }
    }
  });

  test('without an option of the engine are no switch', () => {
    const switches = entries.filter((entry) => entry.switch === undefined).map(({ name }) => name);
    expect(switches.sort()).toEqual(Object.keys(readings).sort());
  });

  test('say of no variation that the table does not play it yet', () => {
    expect(ids.filter((id) => articles[id].carried === ('not-yet' as string))).toEqual([]);
    const said = entries.flatMap((entry) => LANGUAGES.map((language) => entry[language].why));
    expect(said.filter((why) => /does not play this|ne joue pas encore/u.test(why))).toEqual([]);
  });

  test('stand in the order of the articles', () => {
    const places = entries.map(({ article }) => ids.indexOf(article as SnipArticle));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the source', () => {
  test('signs every article', () => {
    for (const id of ids) expect(id.startsWith(`${source.siglum}.`)).toBe(true);
    expect(source.games).toContain(GAME);
  });

  test('is told alike in both languages', () => {
    expect(source.fr.description.length).toBe(source.en.description.length);
    expect(source.fr.corrections.length).toBe(source.en.corrections.length);
  });
});

describe('the principles and the home page', () => {
  const about = { en: readPage('about/en.mdx'), fr: readPage('about/fr.mdx') };
  const home = { en: readYaml('home/en.yaml'), fr: readYaml('home/fr.yaml') } as Record<
    'en' | 'fr',
    { readonly tagline: string; readonly lede: string; readonly games: Record<string, string> }
  >;

  test('have the same sections in both languages', () => {
    const headings = (body: string) => body.match(/^## /gmu)!.length;
    expect(headings(about.fr.body)).toBe(headings(about.en.body));
  });

  test('cite an article that exists', () => {
    for (const language of LANGUAGES) {
      const cited = about[language].body.match(/BW91(?:\.[a-z-]+)+/gu)!;
      expect(cited.length).toBeGreaterThan(0);
      for (const id of cited) expect(ids).toContain(id);
    }
  });

  test('name the same games', () => {
    expect(Object.keys(home.fr.games)).toEqual(Object.keys(home.en.games));
  });
});

describe('typography', () => {
  const mine = (path: string) => path.split('.').pop()!;
  const pages = (language: 'en' | 'fr') => [edition[language], readPage(`about/${language}.mdx`)];
  const prose = (language: 'en' | 'fr') => [
    ...pages(language).flatMap(({ front, body }) => [...Object.values(front), ...body.split('\n\n')]),
    ...entries.flatMap((entry) => stringsOf(entry[language]).map(({ string }) => string)),
    ...stringsOf(source[language]).map(({ string }) => string),
    ...stringsOf(source.witnesses).flatMap(({ path, string }) => (mine(path) === language ? [string] : [])),
    ...stringsOf(readYaml(`home/${language}.yaml`)).map(({ string }) => string),
  ];

  test('is French in French', () => {
    expect(prose('fr').flatMap((text) => frenchFaults(proseOf(text, 'fr')))).toEqual([]);
  });

  test('has curly quotation marks in English', () => {
    expect(prose('en').flatMap((text) => englishFaults(proseOf(text, 'en')))).toEqual([]);
  });
});
