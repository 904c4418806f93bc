import { describe, expect, test } from 'vitest';
import { type Articles } from '#engine/articles.ts';
import { card, FULL_PACK, makeCard } from '#engine/cards.ts';
import { articles as lindorArticles } from '#engine/games/lindor/articles.ts';
import { readings as lindorReadings } from '#engine/games/lindor/rules.ts';
import { articles as nainArticles } from '#engine/games/nain-jaune/articles.ts';
import { readings as nainReadings } from '#engine/games/nain-jaune/rules.ts';
import { BOXES, HAND_SIZES } from '#engine/games/nain-jaune-family/board.ts';
import { type Readings } from '#engine/readings.ts';
import {
  articleText,
  englishFaults,
  frenchFaults,
  LANGUAGES,
  type Language,
  proseOf,
  readEdition,
  readReadings,
  readYaml,
  seenFrom,
  slugsOf,
  stringsOf,
} from './read.ts';

/** What a book says of one game, and what the engine has of it. */
interface Edition {
  readonly source: string;
  readonly siglum: string;
  readonly game: string;
  readonly articles: Articles<string>;
  readonly readings: Readings;
}

const EDITIONS: readonly Edition[] = [
  {
    source: 'avantcoureur-1760',
    siglum: 'AC60',
    game: 'nain-jaune',
    articles: nainArticles,
    readings: nainReadings,
  },
  { source: 'lacombe-1792', siglum: 'L92', game: 'lindor', articles: lindorArticles, readings: lindorReadings },
];

interface Correction {
  readonly what: string;
  readonly why: string;
}
interface SourceText {
  readonly description: readonly string[];
  readonly corrections: readonly Correction[];
}
interface Source extends Readonly<Record<Language, SourceText>> {
  readonly siglum: string;
  readonly slug: string;
  readonly games: readonly string[];
  readonly citation: { readonly date: string };
  readonly witnesses: readonly { readonly id: string; readonly kind: string; readonly date: string }[];
}
const readSource = (slug: string) => readYaml(`sources/${slug}.yaml`) as Source;

const slugOf = (id: string) => id.slice(id.indexOf('.') + 1);
const everyArticle = new Set(EDITIONS.flatMap(({ articles }) => Object.keys(articles)));
const cardsIn = (text: string) => [...text.matchAll(/<Card c="([^"]+)" ?\/>/gu)].map((found) => found[1]!);
const quotesIn = (text: string) =>
  [...text.matchAll(/<Q lang="([a-z]+)">(.*?)<\/Q>/gsu)].map((found) => found.slice(1));
const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  en: 'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' '),
  fr: 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'.split(' '),
};

describe.each(EDITIONS)('the edition of $siglum', ({ source: slug, siglum, game, articles, readings }) => {
  const ids = Object.keys(articles);
  const edition = { en: readEdition(slug, game, 'en'), fr: readEdition(slug, game, 'fr') };
  const entries = readReadings(game);
  const source = readSource(slug);

  describe.each(LANGUAGES)('in %s', (language) => {
    const page = edition[language];

    test('holds the articles of the engine, each once, in their order', () => {
      expect(slugsOf(page)).toEqual(ids.map(slugOf));
    });

    test('gives every article its text', () => {
      const empty = ids.filter((id) => proseOf(articleText(page, slugOf(id)), language).trim().length < 15);
      expect(empty).toEqual([]);
    });

    test('quotes by the phrase, in French', () => {
      for (const [lang, phrase] of quotesIn(page.body)) {
        expect(lang).toBe('fr');
        expect(phrase!.split(/[\s’]+/u).length, phrase).toBeLessThan(10);
      }
    });

    test('refers to articles that exist', () => {
      const seen = seenFrom(page);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter((id) => !everyArticle.has(id))).toEqual([]);
    });

    test('draws cards of the pack', () => {
      const drawn = cardsIn(page.body);
      expect(drawn.length).toBeGreaterThan(0);
      for (const name of drawn) expect(FULL_PACK.map(makeCard)).toContain(name);
    });

    test('is described within what a search engine shows', () => {
      expect(page.front.description!.length).toBeLessThanOrEqual(155);
      for (const field of ['title', 'subtitle', 'source', 'lede']) expect(page.front[field], field).toMatch(/\S/u);
    });
  });

  test.each(ids)('says the same of %s in both languages', (id) => {
    const [en, fr] = [articleText(edition.en, slugOf(id)), articleText(edition.fr, slugOf(id))];
    expect(quotesIn(fr)).toEqual(quotesIn(en));
    expect(cardsIn(fr)).toEqual(cardsIn(en));
    expect(seenFrom({ front: {}, body: fr }).sort()).toEqual(seenFrom({ front: {}, body: en }).sort());
    expect(fr.includes('<Note>')).toBe(en.includes('<Note>'));
    expect(fr.match(/^- /gmu)?.length).toBe(en.match(/^- /gmu)?.length);
  });

  test('has the same sections before the same articles', () => {
    const sections = (body: string) =>
      [...body.matchAll(/^## .*|<Article slug="([^"]+)">/gmu)].map((found) => found[1] ?? '##');
    expect(sections(edition.fr.body)).toEqual(sections(edition.en.body));
  });

  test('puts what is stated, inferred and ours in sections of their own', () => {
    const statuses = (section: string) => [
      ...new Set(
        [...section.matchAll(/<Article slug="([^"]+)">/gu)].map((found) => articles[`${siglum}.${found[1]}`]!.status),
      ),
    ];
    for (const section of edition.en.body
      .split(/^## /mu)
      .slice(1)
      .filter((each) => each.includes('<Article')))
      expect(statuses(section).length, section.slice(0, section.indexOf('\n'))).toBe(1);
  });

  describe('its disputed points', () => {
    const named = new Map(entries.map((entry) => [entry.name, entry]));

    test('have each its own name', () => {
      expect(named.size).toBe(entries.length);
    });

    test.each(Object.entries(readings))(
      '%s has every practice of the engine, the first being ours',
      (name, reading) => {
        const entry = named.get(name)!;
        expect(entry).toBeDefined();
        expect(entry.switch).toBeUndefined();
        expect(entry.article).toBe(reading.article);
        expect(entry.default).toBe(reading.values[0]);
        for (const language of LANGUAGES)
          expect(Object.keys(entry[language].choices).sort()).toEqual([...reading.values].sort());
      },
    );

    test('without an option of the engine are no switch', () => {
      const switches = entries.filter((entry) => entry.switch === undefined).map(({ name }) => name);
      expect(switches.sort()).toEqual(Object.keys(readings).sort());
      expect(entries.length).toBeGreaterThan(switches.length);
    });

    test.each(entries)('$name is argued in both languages', (entry) => {
      expect(ids).toContain(entry.article);
      expect(entry.silence).toMatch(/^(?:NJ|LI)-[SA]\d+$/u);
      const choices = Object.keys(entry.en.choices);
      expect(Object.keys(entry.fr.choices)).toEqual(choices);
      expect(choices.length).toBeGreaterThan(1);
      expect(choices).toContain(entry.default);
      for (const language of LANGUAGES) {
        expect(entry[language].question).toMatch(/\?$/u);
        expect(entry[language].why).toMatch(/\.$/u);
        for (const { label, argument, witnesses } of Object.values(entry[language].choices)) {
          expect(label).toMatch(/[^.]$/u);
          expect(argument).toMatch(/\.$/u);
          expect(witnesses).toMatch(/\.$/u);
        }
      }
    });

    test('stand in the order of the articles', () => {
      const places = entries.map(({ article }) => ids.indexOf(article));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });
  });

  describe('its source', () => {
    test('signs every article', () => {
      expect(source.siglum).toBe(siglum);
      expect(source.slug).toBe(slug);
      expect(source.games).toContain(game);
      for (const id of ids) expect(id.startsWith(`${siglum}.`)).toBe(true);
    });

    test('names the retelling it came through, with its date', () => {
      const retelling = source.witnesses.find(({ kind }) => kind === 'retelling')!;
      expect(retelling.date).toBe('2008-08-05');
      expect(stringsOf(source.witnesses).map(({ string }) => string)).toEqual(
        expect.arrayContaining([
          expect.stringContaining('8 December 2021'),
          expect.stringContaining('8 décembre 2021'),
        ]),
      );
    });

    test('is told alike in both languages', () => {
      expect(source.fr.description.length).toBe(source.en.description.length);
      expect(source.fr.corrections.length).toBe(source.en.corrections.length);
    });
  });

  describe('its typography', () => {
    const prose = (language: Language) => [
      ...Object.values(edition[language].front),
      ...edition[language].body.split('\n\n'),
      ...entries.flatMap((entry) => stringsOf(entry[language]).map(({ string }) => string)),
      ...stringsOf(source[language]).map(({ string }) => string),
      ...stringsOf(source.witnesses).flatMap(({ path, string }) => (path.endsWith(`.${language}`) ? [string] : [])),
    ];

    test('is French in French', () => {
      expect(prose('fr').flatMap((text) => frenchFaults(proseOf(text, 'fr')))).toEqual([]);
    });

    test('has curly quotation marks in English', () => {
      expect(prose('en').flatMap((text) => englishFaults(proseOf(text, 'en')))).toEqual([]);
    });
  });
});

describe('L’Avantcoureur', () => {
  const { citation, en, fr } = readSource('avantcoureur-1760');
  const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
  const MONDAY = 1;

  test('dates no. 41 from the first number, a Monday, forty weeks before', () => {
    const date = day('1760-01-21');
    expect(date.getUTCDay()).toBe(MONDAY);
    date.setUTCDate(date.getUTCDate() + 40 * 7);
    expect(citation.date).toBe(date.toISOString().slice(0, 10));
    expect(day('1760-10-21').getUTCDay()).toBe(2);
    expect(en.corrections[0]!.what).toContain('27 October');
    expect(fr.corrections[0]!.what).toContain('27 octobre');
  });

  test.each(['fur', 'font', 'fuite'])('corrects the long s of “%s”', (slip) => {
    for (const { corrections } of [en, fr]) expect(corrections.some(({ what }) => what.includes(slip))).toBe(true);
  });
});

describe('the figures of the text are those of the table', () => {
  const texts = (source: string, game: string, slug: string) =>
    LANGUAGES.map((language) => ({ language, text: articleText(readEdition(source, game, language), slug) }));
  const numbersIn = (text: string, language: Language) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((word) => (NUMBERS[language].includes(word) ? [NUMBERS[language].indexOf(word)] : []));

  test('of the stakes on the five boxes', () => {
    const stakes = ['10D', 'JC', 'QS', 'KH', '7D'].map((name) => BOXES.find((box) => box.card === card(name))!.stake);
    for (const { language, text } of texts('avantcoureur-1760', 'nain-jaune', 'stakes'))
      expect(text.match(/^- .*$/gmu)!.map((item) => numbersIn(item, language)[0])).toEqual(stakes);
  });

  test('of the hands in 1792', () => {
    for (const { language, text } of texts('lacombe-1792', 'lindor', 'deal')) {
      const dealt = text.slice(text.indexOf(NUMBERS[language][15]!));
      const numbers = numbersIn(dealt, language);
      const hands = Object.entries(HAND_SIZES).map(([seats, cards]) => [cards, Number(seats)]);
      expect(hands.map((_, i) => numbers.slice(2 * i, 2 * i + 2))).toEqual(hands);
      expect(numbers.length).toBe(2 * hands.length);
    }
  });
});

describe('Lindor, known through a list of differences', () => {
  const DIFFERS = {
    en: /_(?:New in 1792|As in 1760|As in our game of 1760)[.,]_/u,
    fr: /_(?:Nouveau en 1792|Comme en 1760|Comme dans notre jeu de 1760)[.,]_/u,
  };

  test('has nothing stated by Lacombe, and no words of his', () => {
    for (const { status, place } of Object.values<{ status: string; place: string }>(lindorArticles)) {
      expect(status).not.toBe('stated');
      expect(place).toBe('');
    }
    for (const language of LANGUAGES)
      expect(quotesIn(readEdition('lacombe-1792', 'lindor', language).body)).toEqual([]);
  });

  test.each(LANGUAGES)('says first how it is known, in %s', (language) => {
    const { front } = readEdition('lacombe-1792', 'lindor', language);
    expect(front.lede).toMatch(/Lalanne/u);
    expect(front.lede).toMatch(
      language === 'en' ? /^Lacombe’s own page has not been found/u : /n’a pas été retrouvée/u,
    );
  });

  test.each(Object.keys(lindorArticles))('%s is common to both games or new, and alike in both languages', (id) => {
    const [en, fr] = LANGUAGES.map(
      (language) =>
        DIFFERS[language].exec(articleText(readEdition('lacombe-1792', 'lindor', language), slugOf(id)))?.[0],
    );
    expect(en).toBeDefined();
    expect(fr).toBeDefined();
    expect(fr!.includes('Nouveau')).toBe(en!.includes('New'));
  });

  test.each(Object.entries(lindorArticles))('%s is new only when the list of differences has it', (id, article) => {
    if (article.status !== 'inferred') return;
    const text = articleText(readEdition('lacombe-1792', 'lindor', 'en'), slugOf(id));
    expect(text.includes('_New in 1792')).toBe(article.via?.startsWith('II.'));
  });
});

describe.each(LANGUAGES)('what 1792 changes, %s', (language) => {
  const { body } = readEdition('lacombe-1792', 'lindor', language);
  const items = (/^- .*$/gmu[Symbol.match](body.slice(0, body.indexOf('<Article'))) ?? []).map((item) =>
    seenFrom({ front: {}, body: item }),
  );
  const of = (siglum: string) => items.map((seen) => seen.filter((id) => id.startsWith(`${siglum}.`)));

  // The second part of the retelling has nothing but the differences; an article of its may have become two of ours.
  test('is every difference that the retelling lists, in its order, and nothing else', () => {
    const listed = Map.groupBy(Object.entries(lindorArticles), ([, article]) => ('via' in article ? article.via : ''));
    const differences = [...listed]
      .filter(([via]) => via!.startsWith('II.'))
      .map(([, found]) => found.map(([id]) => id));
    expect(of('L92')).toEqual(differences);
  });

  test('stands beside what it replaces in the book of 1760', () => {
    for (const seen of of('AC60')) expect(seen.length).toBeGreaterThan(0);
  });
});
