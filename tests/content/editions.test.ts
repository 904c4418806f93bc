/** Tests that hold for every edition of every source; tests for a single edition are in the file of its game. */
import { describe, expect, test } from 'vitest';
import { FULL_PACK, formatCard } from '#engine/cards.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { cardName } from '../../src/i18n/cards.ts';
import {
  extractArticleText,
  extractProse,
  findEnglishFaults,
  findFrenchFaults,
  getSlug,
  LANGUAGES,
  type Language,
  listMentionedCards,
  listQuotations,
  listReferences,
  listSlugs,
  listStrings,
  type ReadingText,
  readEdition,
  readReadings,
  readSource,
  SOURCES,
} from './read.ts';

/** Minimum length of an article’s own text, in characters, stored under the id of the game; 15 for the other games. */
const SHORTEST: Readonly<Record<string, number>> = {
  'chnif-chnof-chnorum': 20,
  'chat-qui-dort': 25,
  'snip-snap-snorum': 30,
  cassino: 20,
};

const pagesIn = (text: string) => [...text.matchAll(/\bpp?\.\u00a0(\d+(?:–\d+)?)/gu)].map((found) => found[1]!);
// Not A, which begins English sentences too.
const playersIn = (text: string) => [...new Set(text.match(/(?<![\p{L}’])[B-E](?![\p{L}’])/gu))].sort();

/** Lists the phrases that `text` quotes and `other` does not. */
const missingQuotations = (text: string, other: string) => {
  const has = listQuotations(other).map(([, phrase]) => phrase.toLowerCase());
  return listQuotations(text).filter(([, phrase]) => !has.some((each) => each.includes(phrase.toLowerCase())));
};

const EDITIONS = SOURCES.map(readSource).flatMap((source) =>
  source.games.map((id) => {
    const game = findGame(id)!;
    return { source, game: id, articles: game.articles, readings: game.readings, ids: Object.keys(game.articles) };
  }),
);
const everyArticle = new Set(GAMES.flatMap(({ articles }) => Object.keys(articles)));

test('every game has its edition', () => {
  expect(EDITIONS.map(({ game }) => game).sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

describe.each(EDITIONS)('the edition of $game', ({ source, game, articles, readings, ids }) => {
  const edition = { en: readEdition(source.slug, game, 'en'), fr: readEdition(source.slug, game, 'fr') };
  const entries = readReadings(game);

  describe.each(LANGUAGES)('in %s', (language) => {
    const page = edition[language];

    test('holds the articles of the engine, each once and in order', () => {
      expect(listSlugs(page)).toEqual(ids.map(getSlug));
    });

    test('gives every article its text', () => {
      const least = SHORTEST[game] ?? 15;
      const empty = ids.filter((id) => {
        const text = extractArticleText(page, getSlug(id));
        // The article’s own words in the book’s language count as its text.
        return extractProse(text.replaceAll(/<Q [^>]+>/gu, ''), language).trim().length < least;
      });
      expect(empty).toEqual([]);
    });

    test('quotes single phrases, in the language of the book', () => {
      for (const [lang, phrase] of listQuotations(page.body)) {
        expect(lang).toBe(source.language);
        expect(phrase.split(/[\s’]+/u).length, phrase).toBeLessThan(10);
      }
    });

    test('refers to existing articles and draws the cards it names', () => {
      expect(listReferences(page).filter((id) => !everyArticle.has(id))).toEqual([]);
      const names = new Map(FULL_PACK.map(formatCard).map((card) => [card, cardName(card, language)]));
      const drawn = listMentionedCards(page.body);
      expect(drawn.filter(([card, words]) => names.get(card) !== words)).toEqual([]);
      expect(page.body.split('<Card').length - 1).toBe(drawn.length);
    });

    test('has a description that a search engine shows whole', () => {
      expect(page.front.description!.length).toBeLessThanOrEqual(155);
      for (const field of ['title', 'subtitle', 'source', 'lede']) expect(page.front[field], field).toMatch(/\S/u);
    });
  });

  test.each(ids)('says the same of %s in both languages', (id) => {
    const [en, fr] = LANGUAGES.map((language) => extractArticleText(edition[language], getSlug(id)));
    for (const found of [/<Note>/gu, /<See article="[^"]+">/gu, /<Card c="[^"]+">/gu, /^- /gmu, /¶\u00a0\d+/gu])
      expect(fr!.match(found)).toEqual(en!.match(found));
    expect(pagesIn(fr!)).toEqual(pagesIn(en!));
    expect(playersIn(fr!)).toEqual(playersIn(en!));
    if (source.language === 'en') return;
    // A French phrase quoted in French is quoted in English too; the English of the Manille quotes where the French
    // paraphrases.
    expect(missingQuotations(fr!, en!)).toEqual([]);
    if (game !== 'manille') expect(missingQuotations(en!, fr!)).toEqual([]);
  });

  test('has the same sections before the same articles', () => {
    const sections = (body: string) =>
      [...body.matchAll(/^## .*|<Article slug="([^"]+)">/gmu)].map((found) => found[1] ?? '##');
    expect(sections(edition.fr.body)).toEqual(sections(edition.en.body));
  });

  describe('its disputed points', () => {
    const practices = ({ choices }: ReadingText) => Object.keys(choices).sort();
    const named = new Map(entries.map((entry) => [entry.name, entry]));

    test('have unique names', () => {
      expect(named.size).toBe(entries.length);
    });

    test.each(Object.entries(readings))('list every practice of %s, ours first', (name, reading) => {
      const entry = named.get(name)!;
      expect(entry).toBeDefined();
      expect(entry.switch).toBeUndefined();
      expect(entry.article).toBe(reading.article);
      expect(entry.default).toBe(reading.values[0]);
      for (const language of LANGUAGES) expect(practices(entry[language])).toEqual(reading.values.toSorted());
    });

    test('offer no switch where the engine has no option', () => {
      const switches = entries.filter((entry) => entry.switch === undefined).map(({ name }) => name);
      expect(switches.sort()).toEqual(Object.keys(readings).sort());
    });

    test.each(entries)('argue $name in both languages', (entry) => {
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

    test('follow the order of the articles', () => {
      const places = entries.map(({ article }) => ids.indexOf(article));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });
  });

  test('has the siglum of its source in every article id', () => {
    expect(ids.filter((id) => !id.startsWith(`${source.siglum}.`))).toEqual([]);
    expect(Object.values(articles).length).toBeGreaterThan(0);
  });

  test('follows the typography of its language', () => {
    const prose = (language: Language) => [
      ...Object.values(edition[language].front),
      ...edition[language].body.split('\n\n'),
      ...entries.flatMap((entry) => listStrings(entry[language]).map(({ string }) => string)),
    ];
    expect(prose('fr').flatMap((text) => findFrenchFaults(extractProse(text, 'fr')))).toEqual([]);
    expect(prose('en').flatMap((text) => findEnglishFaults(extractProse(text, 'en')))).toEqual([]);
  });
});

describe.each(SOURCES)('the source %s', (slug) => {
  const source = readSource(slug);

  test('is described alike in both languages', () => {
    expect(source.slug).toBe(slug);
    expect(source.fr.description.length).toBe(source.en.description.length);
    expect(source.fr.corrections.length).toBe(source.en.corrections.length);
  });

  test('follows the typography of its language', () => {
    const prose = (language: Language) =>
      [
        ...listStrings(source[language]),
        ...listStrings(source.witnesses).filter(({ path }) => path.endsWith(`.${language}`)),
      ].map(({ string }) => extractProse(string, language));
    expect(prose('fr').flatMap(findFrenchFaults)).toEqual([]);
    expect(prose('en').flatMap(findEnglishFaults)).toEqual([]);
  });
});
