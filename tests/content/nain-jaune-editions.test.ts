import { describe, expect, test } from 'vitest';
import { type Articles } from '#engine/articles.ts';
import { card } from '#engine/cards.ts';
import { articles as lindorArticles } from '#engine/games/lindor/articles.ts';
import { articles as nainArticles } from '#engine/games/nain-jaune/articles.ts';
import { BOARD_BOXES, HAND_SIZES } from '#engine/games/nain-jaune-family/board.ts';
import {
  extractArticleText,
  getSlug,
  LANGUAGES,
  type Language,
  listQuotations,
  listReferences,
  listStrings,
  readEdition,
  readSource,
} from './read.ts';

const EDITIONS = [
  { source: 'avantcoureur-1760', siglum: 'AC60', game: 'nain-jaune', articles: nainArticles as Articles<string> },
  { source: 'lacombe-1792', siglum: 'L92', game: 'lindor', articles: lindorArticles as Articles<string> },
];

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  en: 'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' '),
  fr: 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'.split(' '),
};

describe.each(EDITIONS)('the edition of $siglum', ({ source: slug, siglum, game, articles }) => {
  test('puts stated, inferred and own articles in separate sections', () => {
    const { body } = readEdition(slug, game, 'en');
    const statuses = (section: string) => [
      ...new Set(
        [...section.matchAll(/<Article slug="([^"]+)">/gu)].map((found) => articles[`${siglum}.${found[1]}`]!.status),
      ),
    ];
    for (const section of body
      .split(/^## /mu)
      .slice(1)
      .filter((each) => each.includes('<Article')))
      expect(statuses(section).length, section.slice(0, section.indexOf('\n'))).toBe(1);
  });

  test('names and dates the retelling it came through', () => {
    const { witnesses } = readSource(slug);
    expect(witnesses.find(({ kind }) => kind === 'retelling')!.date).toBe('2008-08-05');
    expect(listStrings(witnesses).map(({ string }) => string)).toEqual(
      expect.arrayContaining([expect.stringContaining('8 December 2021'), expect.stringContaining('8 décembre 2021')]),
    );
  });
});

describe('L’Avantcoureur', () => {
  const { citation, en, fr } = readSource('avantcoureur-1760');
  const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
  const MONDAY = 1;

  test('has its no. 41 forty weeks after the first number, a Monday', () => {
    const date = day('1760-01-21');
    expect(date.getUTCDay()).toBe(MONDAY);
    date.setUTCDate(date.getUTCDate() + 40 * 7);
    expect(citation.date).toBe([date, day('1760-11-03')].map((each) => each.toISOString().slice(0, 10)).join(', '));
    expect(day('1760-10-21').getUTCDay()).toBe(2);
    expect(en.corrections[0]!.what).toContain('27 October');
    expect(fr.corrections[0]!.what).toContain('27 octobre');
  });

  test.each(['fur', 'font', 'fuite'])('corrects the long s of “%s”', (slip) => {
    for (const { corrections } of [en, fr]) expect(corrections.some(({ what }) => what.includes(slip))).toBe(true);
  });
});

describe('the figures in the text', () => {
  const texts = (source: string, game: string, slug: string) =>
    LANGUAGES.map((language) => ({ language, text: extractArticleText(readEdition(source, game, language), slug) }));
  const numbersIn = (text: string, language: Language) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((word) => (NUMBERS[language].includes(word) ? [NUMBERS[language].indexOf(word)] : []));

  test('match the stakes the table puts on the five boxes', () => {
    const stakes = ['10D', 'JC', 'QS', 'KH', '7D'].map(
      (name) => BOARD_BOXES.find((box) => box.card === card(name))!.stake,
    );
    for (const { language, text } of texts('avantcoureur-1760', 'nain-jaune', 'stakes'))
      expect(text.match(/^- .*$/gmu)!.map((item) => numbersIn(item, language)[0])).toEqual(stakes);
  });

  test('match the hands the table deals in 1792', () => {
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
    en: /_(?:Not in 1760|Not in 1760; already known in 1790|As in 1760|As in our game of 1760|Does not arise in 1760)[.,]_/u,
    fr: /_(?:Nouveau depuis 1760|Nouveau depuis 1760, et déjà en 1790|Comme en 1760|Comme dans notre jeu de 1760|Sans objet en 1760)[.,]_/u,
  };
  /**
   * Articles of Lindor that Huvier’s advice of 1790 confirms: runs ignore the suit, and the seven of diamonds counts
   * once.
   */
  const BY_1790 = ['L92.run', 'L92.nain.single'];

  test('has nothing stated by Lacombe, and none of his words', () => {
    for (const { status, place } of Object.values<{ status: string; place: string }>(lindorArticles)) {
      expect(status).not.toBe('stated');
      expect(place).toBe('');
    }
    for (const language of LANGUAGES)
      expect(listQuotations(readEdition('lacombe-1792', 'lindor', language).body)).toEqual([]);
  });

  test.each(LANGUAGES)('says first how it is known, in %s', (language) => {
    const { front } = readEdition('lacombe-1792', 'lindor', language);
    expect(front.lede).toMatch(/Lalanne/u);
    expect(front.lede).toMatch(
      language === 'en' ? /^Lacombe’s own page has not been found/u : /n’a pas été retrouvée/u,
    );
  });

  test.each(Object.keys(lindorArticles))('marks %s as common or new, alike in both languages', (id) => {
    const [en, fr] = LANGUAGES.map(
      (language) =>
        DIFFERS[language].exec(extractArticleText(readEdition('lacombe-1792', 'lindor', language), getSlug(id)))?.[0],
    );
    expect(en).toBeDefined();
    expect(fr).toBeDefined();
    expect(fr!.includes('Nouveau')).toBe(en!.includes('Not in'));
    expect(fr!.includes('Sans objet')).toBe(en!.includes('Does not arise'));
    for (const marker of [en!, fr!]) expect(marker.includes('1790'), marker).toBe(BY_1790.includes(id));
  });

  // The list gives differences and dates nothing; our own articles have no date in the history of the game.
  test.each(Object.entries(lindorArticles))(
    'marks %s as new only when the list of differences has it',
    (id, article) => {
      for (const language of LANGUAGES) {
        const text = extractArticleText(readEdition('lacombe-1792', 'lindor', language), getSlug(id));
        expect(/_(Not in 1760|Nouveau depuis 1760)/u.test(text)).toBe('via' in article && /\bII\./u.test(article.via!));
        expect(text).not.toMatch(/New in 1792|Nouveau en 1792/u);
      }
    },
  );
});

describe.each(LANGUAGES)('the list of changes since 1760, %s', (language) => {
  const { body } = readEdition('lacombe-1792', 'lindor', language);
  const items = (/^- .*$/gmu[Symbol.match](body.slice(0, body.indexOf('<Article'))) ?? []).map((item) =>
    listReferences({ front: {}, body: item }),
  );
  const of = (siglum: string) => items.map((seen) => seen.filter((id) => id.startsWith(`${siglum}.`)));

  // The second part of the retelling has only the differences; one article of it may have become two of ours.
  test('has every difference of the retelling, in order, and nothing else', () => {
    const differenceOf = (article: object) => ('via' in article && /\bII\.[\d.]+/u.exec(`${article.via}`)?.[0]) || '';
    const listed = Map.groupBy(Object.entries(lindorArticles), ([, article]) => differenceOf(article));
    const differences = [...listed].filter(([via]) => via !== '').map(([, found]) => found.map(([id]) => id));
    expect(of('L92')).toEqual(differences);
  });

  test('stands beside the article it replaces in the book of 1760', () => {
    for (const seen of of('AC60')) expect(seen.length).toBeGreaterThan(0);
  });
});
