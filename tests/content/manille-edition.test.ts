import { describe, expect, test } from 'vitest';
import { articles, type ManilleArticle } from '#engine/games/manille/articles.ts';
import { readings } from '#engine/games/manille/readings.ts';
import {
  articleText,
  englishFaults,
  frenchFaults,
  LANGUAGES,
  proseOf,
  type ReadingText,
  readEdition,
  readReadings,
  readYaml,
  seenFrom,
  slugsOf,
  stringsOf,
} from './read.ts';

const SOURCE = 'boussac-1896';
const GAME = 'manille';

const ids = Object.keys(articles) as ManilleArticle[];
const slugOf = (id: string) => id.slice('B96.'.length);
const edition = { en: readEdition(SOURCE, GAME, 'en'), fr: readEdition(SOURCE, GAME, 'fr') };
const entries = readReadings(GAME);
const source = readYaml(`sources/${SOURCE}.yaml`) as {
  readonly siglum: string;
  readonly games: readonly string[];
  readonly witnesses: readonly object[];
} & Readonly<Record<'en' | 'fr', { readonly description: readonly string[]; readonly corrections: readonly object[] }>>;

describe.each(LANGUAGES)('the edition of 1896, %s', (language) => {
  const page = edition[language];

  test('holds the articles of the engine, each once, in their order', () => {
    expect(slugsOf(page)).toEqual(ids.map(slugOf));
  });

  test('gives every article its text', () => {
    const empty = ids.filter(
      (id) =>
        articleText(page, slugOf(id))
          .replace(/<[^>]+>/gu, '')
          .trim().length < 20,
    );
    expect(empty).toEqual([]);
  });

  test('quotes by the phrase, from the French book', () => {
    const quoted = [...page.body.matchAll(/<Q lang="([a-z]+)">(.*?)<\/Q>/gsu)];
    expect(quoted.length).toBeGreaterThan(0);
    for (const [, lang, phrase] of quoted) {
      expect(lang).toBe('fr');
      expect(phrase!.split(/\s+/u).length, phrase).toBeLessThan(10);
    }
  });

  test('refers to articles that exist', () => {
    const seen = seenFrom(page);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((id) => !(id in articles))).toEqual([]);
  });

  test('is described within what a search engine shows', () => {
    expect(page.front.description!.length).toBeLessThanOrEqual(155);
    for (const field of ['title', 'subtitle', 'source', 'lede']) expect(page.front[field], field).toMatch(/\S/u);
  });
});

describe('the two editions of 1896', () => {
  const quotedIn = (text: string) => [...text.matchAll(/<Q lang="fr">(.*?)<\/Q>/gsu)].map((found) => found[1]!);
  // What the French says in its own words, the English may quote; what the French quotes, the English quotes too.
  const left = ({ fr, en }: Record<'fr' | 'en', string>) =>
    quotedIn(fr).filter((phrase) => !quotedIn(en).some((other) => other === phrase || other.includes(phrase)));

  test.each(ids)('%s quotes the book, refers and is annotated alike', (id) => {
    const text = { en: articleText(edition.en, slugOf(id)), fr: articleText(edition.fr, slugOf(id)) };
    expect(left(text)).toEqual([]);
    expect(text.fr.includes('<Note>')).toBe(text.en.includes('<Note>'));
    expect(text.fr.match(/<See /gu)?.length).toBe(text.en.match(/<See /gu)?.length);
  });

  test('have the same sections before the same articles', () => {
    const sections = (body: string) =>
      [...body.matchAll(/^## .*|<Article slug="([^"]+)">/gmu)].map((found) => found[1] ?? '##');
    expect(sections(edition.fr.body)).toEqual(sections(edition.en.body));
  });

  // Rules 6 (when it is seen late), 7, 8, 9 (three faults), 10, 11, 12, 13, 16 and 17 (when he then misdeals).
  const FINED =
    'misdeal.turned number number.noticed renounce false-ruff under-force turn three-cards two-tricks looked false-statement bottom.misdeal';

  test.each(LANGUAGES)('fine thirty-four points where the seventeen rules do, %s', (language) => {
    const fine = language === 'fr' ? /trente-quatre/u : /thirty-four/u;
    const rules = ids.filter((id) => articles[id].place.includes('no.'));
    const fined = rules.filter((id) => fine.test(articleText(edition[language], slugOf(id))));
    expect(fined.map((id) => id.slice('B96.fault.'.length)).join(' ')).toBe(FINED);
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
      expect(why).toMatch(/[.?]$/u);
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

  test('stand in the order of the articles', () => {
    const places = entries.map(({ article }) => ids.indexOf(article as ManilleArticle));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test.each([
    'MA-S1',
    'MA-S2',
    'MA-S3',
    'MA-S4',
    'MA-S5',
    'MA-S6',
    'MA-S7',
    'MA-S8',
    'MA-S9',
    'MA-S10',
    'MA-S11',
    'MA-S12',
    'MA-S13',
  ])('speak of %s', (silence) => {
    expect(entries.filter((entry) => entry.silence === silence)).not.toEqual([]);
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

describe('typography', () => {
  const mine = (path: string) => path.split('.').pop()!;
  const prose = (language: 'en' | 'fr') => [
    ...Object.values(edition[language].front),
    ...edition[language].body.split('\n\n'),
    ...entries.flatMap((entry) => stringsOf(entry[language]).map(({ string }) => string)),
    ...stringsOf(source[language]).map(({ string }) => string),
    ...stringsOf(source.witnesses).flatMap(({ path, string }) => (mine(path) === language ? [string] : [])),
  ];

  test('is French in French', () => {
    expect(prose('fr').flatMap((text) => frenchFaults(proseOf(text, 'fr')))).toEqual([]);
  });

  test('has curly quotation marks in English', () => {
    expect(prose('en').flatMap((text) => englishFaults(proseOf(text, 'en')))).toEqual([]);
  });
});
