import { describe, expect, test } from 'vitest';
import { articles, type ChatArticle } from '#engine/games/chat-qui-dort/articles.ts';
import { readings } from '#engine/games/chat-qui-dort/rules.ts';
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

const SOURCE = 'huvier-1790';
const GAME = 'chat-qui-dort';

const ids = Object.keys(articles) as ChatArticle[];
const slugOf = (id: string) => id.slice('HF90.'.length);
const edition = { en: readEdition(SOURCE, GAME, 'en'), fr: readEdition(SOURCE, GAME, 'fr') };
const entries = readReadings(GAME);
const source = readYaml(`sources/${SOURCE}.yaml`) as { readonly siglum: string; readonly games: readonly string[] };

/** The phrases of the dialogue of 1790 that are its own wording, letter for letter. */
const PHRASES = [
  'et le chat qui dort',
  'c’est cette carte qui est le chat',
  'que le valet parle',
  'a réveillé le chat',
  'parce qu’il en coûte toujours',
  'on ne paye un jetton qu’en un tour',
  'parle',
];

describe.each(LANGUAGES)('the edition of the sleeping cat, %s', (language) => {
  const page = edition[language];

  test('holds the articles of the engine, each once, in their order', () => {
    expect(slugsOf(page)).toEqual(ids.map(slugOf));
  });

  test('gives every article its text', () => {
    const empty = ids.filter((id) => proseOf(articleText(page, slugOf(id)), language).trim().length < 25);
    expect(empty).toEqual([]);
  });

  test('quotes the dialogue, and nothing of the modern page', () => {
    const quoted = [...page.body.matchAll(/<Q lang="([a-z]+)">(.*?)<\/Q>/gsu)];
    expect(new Set(quoted.map(([, lang]) => lang))).toEqual(new Set(['fr']));
    expect(quoted.map(([, , phrase]) => phrase!.toLowerCase())).toEqual(PHRASES);
  });

  test('quotes it by the phrase', () => {
    for (const phrase of PHRASES) expect(phrase.split(/\s+/u).length, phrase).toBeLessThan(10);
  });

  test('keeps the two texts apart: first what is stated, then what is inferred, then what is ours', () => {
    const headings = page.body.split(/^## /gmu).slice(1);
    const kinds = headings.map((part) => [
      ...new Set(
        [...part.matchAll(/<Article slug="([^"]+)">/gu)].map((m) => articles[`HF90.${m[1]}` as ChatArticle].status),
      ),
    ]);
    expect(kinds.map((kind) => kind.length)).toEqual(kinds.map(() => 1));
    const order = kinds.flat();
    expect(order).toEqual(['stated', ...Array(order.length - 2).fill('inferred'), 'editorial']);
  });

  test('is described within what a search engine shows', () => {
    expect(page.front.description!.length).toBeLessThanOrEqual(155);
    for (const field of ['title', 'subtitle', 'source', 'lede']) expect(page.front[field], field).toMatch(/\S/u);
  });
});

describe('the two editions of the sleeping cat', () => {
  test.each(ids)('%s quotes, notes and points to the same', (id) => {
    const [en, fr] = [articleText(edition.en, slugOf(id)), articleText(edition.fr, slugOf(id))];
    const quotes = (text: string) => [...text.matchAll(/<Q lang="fr">(.*?)<\/Q>/gsu)].map((m) => m[1]!.toLowerCase());
    const sees = (text: string) => seenFrom({ front: {}, body: text });
    expect(quotes(en)).toEqual(quotes(fr));
    expect(sees(en)).toEqual(sees(fr));
    expect(en.includes('<Note>')).toBe(fr.includes('<Note>'));
  });

  test('have the same sections before the same articles', () => {
    const sections = (body: string) =>
      [...body.matchAll(/^## .*|<Article slug="([^"]+)">/gmu)].map((found) => found[1] ?? '##');
    expect(sections(edition.fr.body)).toEqual(sections(edition.en.body));
  });
});

describe('the disputed points of the sleeping cat', () => {
  const practices = ({ choices }: ReadingText) => Object.keys(choices).sort();
  const named = new Map(entries.map((entry) => [entry.name, entry]));

  test('have each its own name, in the order of the articles', () => {
    expect(named.size).toBe(entries.length);
    const places = entries.map(({ article }) => ids.indexOf(article as ChatArticle));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test.each(Object.entries(readings))('%s has every practice of the engine, the first being ours', (name, reading) => {
    const entry = named.get(name)!;
    expect(entry.switch).toBeUndefined();
    expect(entry.article).toBe(reading.article);
    expect(entry.default).toBe(reading.values[0]);
    for (const language of LANGUAGES) expect(practices(entry[language])).toEqual([...reading.values].sort());
  });

  test.each(entries)('$name is argued in both languages', (entry) => {
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

  test('are all those of the dossier that change or explain something', () => {
    const silences = new Set(entries.map(({ silence }) => silence));
    for (const silence of ['CQ-S1', 'CQ-S2', 'CQ-S3', 'CQ-S4', 'CQ-S5', 'CQ-S6', 'CQ-S7', 'CQ-A9'])
      expect(silences).toContain(silence);
  });
});

test('the source signs every article, and names the game', () => {
  for (const id of ids) expect(id.startsWith(`${source.siglum}.`)).toBe(true);
  expect(source.games).toContain(GAME);
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
