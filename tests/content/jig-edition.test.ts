import { describe, expect, test } from 'vitest';
import { RANKS } from '#engine/cards.ts';
import { articles, type JigArticle } from '#engine/games/jig/articles.ts';
import { readings } from '#engine/games/jig/rules.ts';
import {
  articleText,
  englishFaults,
  frenchFaults,
  LANGUAGES,
  type Language,
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
const ids = Object.keys(articles) as JigArticle[];
const slugOf = (id: string) => id.slice('BW91.'.length);
const edition = { en: readEdition(SOURCE, 'jig', 'en'), fr: readEdition(SOURCE, 'jig', 'fr') };
const entries = readReadings('jig');

describe.each(LANGUAGES)('the edition of Jig, %s', (language) => {
  const page = edition[language];

  test('holds the articles of the engine, each once, in their order', () => {
    expect(slugsOf(page)).toEqual(ids.map(slugOf));
  });

  test('gives every article its text', () => {
    const empty = ids.filter((id) => proseOf(articleText(page, slugOf(id)), language).trim().length < 15);
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

describe('the list of Jigs', () => {
  const NAMES: Readonly<Record<Language, readonly string[]>> = {
    en: 'ace two three four five six seven eight nine ten knave queen king'.split(' '),
    fr: 'as deux trois quatre cinq six sept huit neuf dix valet dame roi'.split(' '),
  };
  // Four cards further on, or the king, who is last: JG-T1, in the rows of the rules.
  const jigTo = RANKS.slice(0, -1).map((_, i) => [i, Math.min(i + 4, RANKS.length - 1)]);

  test.each(LANGUAGES)('is the one that the rules make, %s', (language) => {
    const rows = articleText(edition[language], 'jig.table').match(/^\|.*\|$/gmu)!;
    const listed = rows.slice(2).flatMap((row) => {
      const [led, jig] = row.split('|').slice(1, 3);
      return led!.split(',').map((card) => [card, jig!].map((name) => NAMES[language].indexOf(name.trim())));
    });
    expect(listed).toEqual(jigTo);
  });
});

describe('the two editions of Jig', () => {
  const pagesIn = (text: string) => [...text.matchAll(/\bpp?\.\u00a0(\d+(?:–\d+)?)/gu)].map((found) => found[1]!);

  test.each(ids)('%s refers to the same pages and the same articles', (id) => {
    const [en, fr] = [articleText(edition.en, slugOf(id)), articleText(edition.fr, slugOf(id))];
    expect(pagesIn(fr)).toEqual(pagesIn(en));
    expect(seenFrom({ front: {}, body: fr })).toEqual(seenFrom({ front: {}, body: en }));
    expect(fr.includes('<Note>')).toBe(en.includes('<Note>'));
  });

  test('have the same sections before the same articles', () => {
    const sections = (body: string) =>
      [...body.matchAll(/^## .*|<Article slug="([^"]+)">/gmu)].map((found) => found[1] ?? '##');
    expect(sections(edition.fr.body)).toEqual(sections(edition.en.body));
  });
});

describe('the disputed points of Jig', () => {
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
    const places = entries.map(({ article }) => ids.indexOf(article as JigArticle));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

test('the source has Jig after Snip-Snap-Snorum, with the pages of its chapter', () => {
  const { games, citation } = readYaml(`sources/${SOURCE}.yaml`) as {
    readonly games: readonly string[];
    readonly citation: { readonly chapters: Readonly<Record<string, { readonly pages: string }>> };
  };
  expect(games.indexOf('jig')).toBe(games.indexOf('snip-snap-snorum') + 1);
  const [first, last] = citation.chapters.jig!.pages.split('–');
  const pages = ids.flatMap((id) => articles[id].place.split('–')).filter((page) => page && page >= '90');
  expect([pages.sort()[0], pages.at(-1)]).toEqual([first, last]);
});

describe('typography', () => {
  const prose = (language: Language) => [
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
