import { describe, expect, test } from 'vitest';
import { articles, type CassinoArticle } from '#engine/games/cassino/articles.ts';
import { readings } from '#engine/games/cassino/readings.ts';
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

const SOURCE = 'round-games-1891';
const GAME = 'cassino';

const ids = Object.keys(articles) as CassinoArticle[];
const slugOf = (id: string) => id.slice('BW91.'.length);
const edition = { en: readEdition(SOURCE, GAME, 'en'), fr: readEdition(SOURCE, GAME, 'fr') };
const entries = readReadings(GAME);
const source = readYaml(`sources/${SOURCE}.yaml`) as { readonly siglum: string; readonly games: readonly string[] };

describe.each(LANGUAGES)('the edition of Cassino, %s', (language) => {
  const page = edition[language];

  test('holds the articles of the engine, each once, in their order', () => {
    expect(slugsOf(page)).toEqual(ids.map(slugOf));
  });

  test('gives every article its text', () => {
    const empty = ids.filter((id) => proseOf(articleText(page, slugOf(id)), language).trim().length < 20);
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

  test('refers to articles that exist', () => {
    expect(seenFrom(page)).not.toEqual([]);
    expect(seenFrom(page).filter((id) => !(id in articles))).toEqual([]);
  });

  test('is described within what a search engine shows', () => {
    expect(page.front.description!.length).toBeLessThanOrEqual(155);
    for (const field of ['title', 'subtitle', 'source', 'lede']) expect(page.front[field], field).toMatch(/\S/u);
  });

  // The copy on the web ends with the line for Little Cassino, p. 99.
  test('marks where the copy on the web breaks off, and where what is supplied ends', () => {
    const supplied = ids.filter((id) => articles[id].status === 'stated').slice(ids.indexOf('BW91.cassino.points.ace'));
    const noted = { en: /copy on the web has broken off/u, fr: /copie de la Toile s’est arrêtée/u }[language];
    expect(ids.filter((id) => noted.test(articleText(page, slugOf(id))))).toEqual(['BW91.cassino.points.ace']);
    const ended = { en: /from the complete book, come to an end/u, fr: /d’après le livre complet/u }[language];
    expect(supplied.at(-1)).toBe('BW91.cassino.exposed.penalty');
    expect(articleText(page, slugOf(supplied.at(-1)!))).toMatch(ended);
    const heading = { en: /from the complete book$/mu, fr: /d’après le livre complet$/mu }[language];
    const [, section] = page.body.split('slug="cassino.points.little"')[1]!.split('\n## ');
    expect(section!.split('\n')[0]).toMatch(heading);
    expect(section).toContain('slug="cassino.points.ace"');
  });

  test('gives the points of p. 99, eleven in all', () => {
    const points = (name: string) =>
      Number(/(\d) points?/u.exec(proseOf(articleText(page, `cassino.points.${name}`), language))![1]);
    const each = ['great', 'little', 'ace', 'spades', 'cards'].map(points);
    expect(each).toEqual([2, 1, 1, 1, 3]);
    expect(each.reduce((sum, n) => sum + n) + 3 * points('ace')).toBe(11);
  });
});

describe('the two editions of Cassino', () => {
  const numbersIn = (text: string) => (text.match(/\d+/gu) ?? []).sort();
  // Not A, which begins English sentences too.
  const playersIn = (text: string) => [...new Set(text.match(/(?<![\p{L}’])[B-D](?![\p{L}’])/gu))].sort();

  test.each(ids)('%s has the same figures, players and notes', (id) => {
    const [en, fr] = [articleText(edition.en, slugOf(id)), articleText(edition.fr, slugOf(id))];
    expect(numbersIn(fr)).toEqual(numbersIn(en));
    expect(playersIn(fr)).toEqual(playersIn(en));
    expect(fr.includes('<Note>')).toBe(en.includes('<Note>'));
    expect(fr.match(/<See [^>]+>/gu)).toEqual(en.match(/<See [^>]+>/gu));
  });

  test('have the same sections before the same articles', () => {
    const sections = (body: string) =>
      [...body.matchAll(/^## .*|<Article slug="([^"]+)">/gmu)].map((found) => found[1] ?? '##');
    expect(sections(edition.fr.body)).toEqual(sections(edition.en.body));
  });

  test('belong to the source that signs them', () => {
    expect(ids.filter((id) => !id.startsWith(`${source.siglum}.`))).toEqual([]);
    expect(source.games).toContain(GAME);
  });
});

describe('the disputed points of Cassino', () => {
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

  test('stand in the order of the articles', () => {
    const places = entries.map(({ article }) => ids.indexOf(article as CassinoArticle));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test.each(Array.from({ length: 8 }, (_, i) => `CA-S${i + 1}`))('%s of the dossier is among them', (silence) => {
    expect(entries.some((entry) => entry.silence === silence)).toBe(true);
  });
});

describe('typography', () => {
  const prose = (language: 'en' | 'fr') => [
    ...Object.values(edition[language].front),
    ...edition[language].body.split('\n\n'),
    ...entries.flatMap((entry) => stringsOf(entry[language]).map(({ string }) => string)),
  ];

  test('is French in French', () => {
    expect(prose('fr').flatMap((text) => frenchFaults(proseOf(text, 'fr')))).toEqual([]);
  });

  test('has curly quotation marks in English', () => {
    expect(prose('en').flatMap((text) => englishFaults(proseOf(text, 'en')))).toEqual([]);
  });
});
