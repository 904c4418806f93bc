import { describe, expect, test } from 'vitest';
import { articles, type ChnifArticle } from '#engine/games/chnif-chnof-chnorum/articles.ts';
import { chnifChnofChnorum } from '#engine/games/chnif-chnof-chnorum/index.ts';
import { readings } from '#engine/games/chnif-chnof-chnorum/rules.ts';
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

const SOURCE = 'huvier-1790';
const GAME = 'chnif-chnof-chnorum';

const ids = Object.keys(articles) as ChnifArticle[];
const slugOf = (id: string) => id.slice('HF90.'.length);
const edition = { en: readEdition(SOURCE, GAME, 'en'), fr: readEdition(SOURCE, GAME, 'fr') };
const entries = readReadings(GAME);
const source = readYaml(`sources/${SOURCE}.yaml`) as {
  readonly siglum: string;
  readonly games: readonly string[];
  readonly witnesses: readonly { readonly kind: string; readonly holder?: string }[];
} & Readonly<Record<Language, { readonly description: readonly string[]; readonly corrections: readonly object[] }>>;

describe.each(LANGUAGES)('the edition of the Chnif of 1790, %s', (language) => {
  const page = edition[language];

  test('holds the articles of the engine, each once, in their order', () => {
    expect(slugsOf(page)).toEqual(ids.map(slugOf));
  });

  test('gives every article its text', () => {
    const empty = ids.filter((id) => proseOf(articleText(page, slugOf(id)), language).trim().length < 20);
    expect(empty).toEqual([]);
  });

  test('says first that it is known through a modern retelling alone', () => {
    expect(page.front.lede).toMatch(
      {
        en: /^This text is known only through a modern retelling\./u,
        fr: /^Ce texte n’est connu que par un récit moderne\./u,
      }[language],
    );
  });

  test('quotes by the phrase, and only the old book or its reprint', () => {
    const quoted = [...page.body.matchAll(/<Q lang="([a-z]+)">(.*?)<\/Q>/gsu)];
    expect(quoted.map(([, , phrase]) => phrase).sort()).toEqual([
      'bien dur et bien difficile',
      'je ne l’ai jamais joué',
      'on ne le prononce jamais en entier',
      'on ne paye un jetton qu’en un tour',
    ]);
    for (const [, lang] of quoted) expect(lang).toBe('fr');
  });

  test('is described within what a search engine shows', () => {
    expect(page.front.description!.length).toBeLessThanOrEqual(155);
    for (const field of ['title', 'subtitle', 'source', 'lede']) expect(page.front[field], field).toMatch(/\S/u);
  });
});

describe('the two editions', () => {
  test.each(ids)('%s has the same notes and the same references', (id) => {
    const [en, fr] = LANGUAGES.map((language) => articleText(edition[language], slugOf(id)));
    for (const found of [/<Note>/gu, /<See article="[^"]+">/gu, /<Q /gu, /¶\u00a0\d+/gu])
      expect(fr!.match(found)).toEqual(en!.match(found));
  });

  test('have the same sections before the same articles', () => {
    const sections = (body: string) =>
      [...body.matchAll(/^## .*|<Article slug="([^"]+)">/gmu)].map((found) => found[1] ?? '##');
    expect(sections(edition.fr.body)).toEqual(sections(edition.en.body));
  });

  test('refer to articles of the English game', () => {
    for (const language of LANGUAGES)
      expect(seenFrom(edition[language])).toEqual(['BW91.snip.two-methods', 'BW91.snip.out']);
  });

  const NUMBERS = {
    en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
    fr: 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize'.split(' '),
  };
  /** The numbers of a sentence, in the order in which it says them. */
  const numbersIn = (text: string, language: Language) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((word) => (NUMBERS[language].includes(word) ? [NUMBERS[language].indexOf(word)] : []));
  const noteOf = (slug: string, language: Language) => {
    const text = articleText(edition[language], slug);
    return text.slice(text.indexOf('<Note>'));
  };
  const eachOf = (seats: number) => chnifChnofChnorum.table({ seats }).handSizes()[0]!;

  test.each(LANGUAGES)('reckon the hands as the table deals them (%s)', (language) => {
    const { seatNumbers } = chnifChnofChnorum;
    const sizes = [...new Set(seatNumbers.map(eachOf))];
    const groups = sizes.flatMap((each) => [each, ...seatNumbers.filter((seats) => eachOf(seats) === each)]);
    expect(numbersIn(noteOf('chnif.deal', language), language)).toEqual(groups);
  });

  test.each(LANGUAGES)('reckon the talon as the table leaves it (%s)', (language) => {
    const told = numbersIn(noteOf('chnif.talon', language), language);
    const talons = chnifChnofChnorum.seatNumbers.map((seats) => [seats, 52 - seats * eachOf(seats)] as const);
    const groups = [2, 3, 4, 7, 8].flatMap((left) => [
      left,
      ...talons.flatMap(([seats, of]) => (of === left ? [seats] : [])),
    ]);
    expect(told.slice(0, groups.length)).toEqual(groups);
    expect(talons.filter(([, left]) => left === 0)).toEqual([[told.at(-1), 0]]);
  });
});

describe('nothing of the game is given as stated', () => {
  test('each article is inferred through its witness, or ours', () => {
    for (const [id, { status, via, place }] of Object.entries<{ status: string; via?: string; place: string }>(
      articles,
    )) {
      expect(['inferred', 'editorial']).toContain(status);
      if (status === 'inferred') expect(via, id).toMatch(/^(¶ \d+(, \d+)?|Lalanne|Encyclopédie méthodique, p\. 180)$/u);
      else expect(via ?? place).toBe('');
    }
  });

  test('the three lines of the book have its page', () => {
    const placed = ids.filter((id) => articles[id].place !== '');
    expect(placed).toEqual(['HF90.chnif.heard-of', 'HF90.chnif.name.hard', 'HF90.chnif.name']);
    for (const id of placed) expect(articles[id].place).toBe('271');
  });

  test.each(LANGUAGES)('an article of Lalanne’s alone names him (%s)', (language) => {
    const his = ids.filter((id) => 'via' in articles[id] && articles[id].via === 'Lalanne');
    expect(his.length).toBeGreaterThan(4);
    for (const id of his.filter((each) => each !== 'HF90.chnif.chance'))
      expect(articleText(edition[language], slugOf(id))).toContain('Lalanne');
  });
});

describe('the disputed points', () => {
  const practices = ({ choices }: ReadingText) => Object.keys(choices).sort();
  const named = new Map(entries.map((entry) => [entry.name, entry]));

  test('have each its own name', () => {
    expect(named.size).toBe(entries.length);
  });

  test('are every silence of the dossier, and one of its articles', () => {
    const silences = [...new Set(entries.map(({ silence }) => silence))].sort();
    expect(silences).toEqual(['CC-A11', ...Array.from({ length: 9 }, (_, i) => `CC-S${i + 1}`)]);
  });

  test.each(Object.entries(readings))('%s has every practice of the engine, the first being ours', (name, reading) => {
    const entry = named.get(name)!;
    expect(entry).toBeDefined();
    expect(entry.switch).toBeUndefined();
    expect(entry.article).toBe(reading.article);
    expect(entry.default).toBe(reading.values[0]);
    for (const language of LANGUAGES) expect(practices(entry[language])).toEqual(reading.values.toSorted());
  });

  test('without an option of the engine are no switch', () => {
    const switches = entries.filter((entry) => entry.switch === undefined).map(({ name }) => name);
    expect(switches.sort()).toEqual(Object.keys(readings).sort());
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

  test('stand in the order of the articles', () => {
    const places = entries.map(({ article }) => ids.indexOf(article as ChnifArticle));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the source', () => {
  test('signs every article', () => {
    for (const id of ids) expect(id.startsWith(`${source.siglum}.`)).toBe(true);
    expect(source.games).toContain(GAME);
  });

  test('names both retellings, and no book that has been in hand', () => {
    const holders = source.witnesses.flatMap(({ kind, holder = '' }) => (kind === 'retelling' ? [holder] : []));
    expect(holders).toContain('histoire-et-historiettes.ch');
    expect(holders.filter((holder) => holder.includes('Lalanne')).length).toBe(2);
  });

  test('is told alike in both languages', () => {
    expect(source.fr.description.length).toBe(source.en.description.length);
    expect(source.fr.corrections.length).toBe(source.en.corrections.length);
  });
});

describe('typography', () => {
  const prose = (language: Language) => [
    ...Object.values(edition[language].front),
    ...edition[language].body.split('\n\n'),
    ...entries.flatMap((entry) => stringsOf(entry[language]).map(({ string }) => string)),
    ...stringsOf(source[language]).map(({ string }) => string),
    ...stringsOf(source.witnesses).flatMap(({ path, string }) => (path.endsWith(`.${language}`) ? [string] : [])),
    ...stringsOf(readYaml(`home/${language}.yaml`)).map(({ string }) => string),
  ];

  test('is French in French', () => {
    expect(prose('fr').flatMap((text) => frenchFaults(proseOf(text, 'fr')))).toEqual([]);
  });

  test('has curly quotation marks in English', () => {
    expect(prose('en').flatMap((text) => englishFaults(proseOf(text, 'en')))).toEqual([]);
  });
});
