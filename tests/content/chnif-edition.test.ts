import { describe, expect, test } from 'vitest';
import type { Article } from '#engine/articles.ts';
import { articles, type ChnifArticle } from '#engine/games/chnif-chnof-chnorum/articles.ts';
import { chnifChnofChnorum } from '#engine/games/chnif-chnof-chnorum/index.ts';
import {
  extractArticleText,
  getSlug,
  LANGUAGES,
  type Language,
  listReferences,
  readEdition,
  readSource,
} from './read.ts';

const SOURCE = 'huvier-1790';
const GAME = 'chnif-chnof-chnorum';

const ids = Object.keys(articles) as ChnifArticle[];
const edition = { en: readEdition(SOURCE, GAME, 'en'), fr: readEdition(SOURCE, GAME, 'fr') };
const source = readSource(SOURCE);

describe.each(LANGUAGES)('the edition of the Chnif of 1790 in %s', (language) => {
  const page = edition[language];

  test('says first that the game is known only through a modern retelling', () => {
    expect(page.front.lede).toMatch(
      {
        en: /^This text is known only through a modern retelling\./u,
        fr: /^Ce texte n’est connu que par un récit moderne\./u,
      }[language],
    );
  });

  test('quotes only phrases, and only from the old book or its reprint', () => {
    const quoted = [...page.body.matchAll(/<Q lang="([a-z]+)">(.*?)<\/Q>/gsu)];
    expect(quoted.map(([, , phrase]) => phrase).sort()).toEqual([
      'On ne le prononce jamais en entier',
      'bien dur et bien difficile',
      'je ne l’ai jamais joué',
      'on ne paye un jetton qu’en un tour',
    ]);
    for (const [, lang] of quoted) expect(lang).toBe('fr');
  });
});

describe('the two editions of the Chnif', () => {
  test('refer to articles of the English game and to the other game of the book', () => {
    for (const language of LANGUAGES)
      expect(listReferences(edition[language])).toEqual([
        'BW91.snip.two-methods',
        'HF90.chat.one-counter',
        'BW91.snip.out',
      ]);
  });

  const NUMBERS = {
    en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
    fr: 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize'.split(' '),
  };
  /** Lists the number words of a sentence as numbers, in order. */
  const numbersIn = (text: string, language: Language) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((word) => (NUMBERS[language].includes(word) ? [NUMBERS[language].indexOf(word)] : []));
  const noteOf = (slug: string, language: Language) => {
    const text = extractArticleText(edition[language], slug);
    return text.slice(text.indexOf('<Note>'));
  };
  const eachOf = (seats: number) => chnifChnofChnorum.table({ seats }).layout().hands[0]!;

  test.each(LANGUAGES)('give the hand sizes the table deals (%s)', (language) => {
    const seatNumbers = chnifChnofChnorum.seatNumbers();
    const sizes = [...new Set(seatNumbers.map(eachOf))];
    const groups = sizes.flatMap((each) => [each, ...seatNumbers.filter((seats) => eachOf(seats) === each)]);
    expect(numbersIn(noteOf('chnif.deal', language), language)).toEqual(groups);
  });

  test.each(LANGUAGES)('give the talon the table leaves (%s)', (language) => {
    const told = numbersIn(noteOf('chnif.talon', language), language);
    const talons = chnifChnofChnorum.seatNumbers().map((seats) => [seats, 52 - seats * eachOf(seats)] as const);
    const groups = [2, 3, 4, 7, 8].flatMap((left) => [
      left,
      ...talons.flatMap(([seats, of]) => (of === left ? [seats] : [])),
    ]);
    expect(told.slice(0, groups.length)).toEqual(groups);
    expect(talons.filter(([, left]) => left === 0)).toEqual([[told.at(-1), 0]]);
  });
});

describe('the status of an article', () => {
  const REPRINT = 'Encyclopédie méthodique, p. 180';

  test('is “stated” for Huvier’s own words alone, which rule nothing', () => {
    const stated = ids.filter((id) => articles[id].status === 'stated');
    expect(stated).toEqual([
      ...['HF90.chnif.heard-of', 'HF90.chnif.name.hard', 'HF90.chnif.name'],
      ...['HF90.chnif.stakes.length', 'HF90.chnif.stakes.several'],
    ]);
    for (const id of stated) {
      const { place, via, carried } = articles[id] as Article;
      expect(carried).toBe('remark');
      expect(place === '271' || via === REPRINT, id).toBe(true);
    }
  });

  test('is “inferred” through a witness, or ours, for every other article', () => {
    for (const [id, { status, via, place }] of Object.entries<Article>(articles)) {
      if (status === 'stated') continue;
      expect(place).toBe('');
      if (status === 'inferred') expect(via, id).toMatch(/^(¶ \d+(, \d+)?|Lalanne)$/u);
      else expect(via).toBeUndefined();
    }
  });

  test('keeps the page of the book for its three lines', () => {
    const placed = ids.filter((id) => articles[id].place !== '');
    expect(placed).toEqual(['HF90.chnif.heard-of', 'HF90.chnif.name.hard', 'HF90.chnif.name']);
    for (const id of placed) expect(articles[id].place).toBe('271');
  });

  test.each(LANGUAGES)('names Lalanne where he is the only witness (%s)', (language) => {
    const his = ids.filter((id) => 'via' in articles[id] && articles[id].via === 'Lalanne');
    expect(his.length).toBeGreaterThan(4);
    for (const id of his.filter((each) => each !== 'HF90.chnif.chance'))
      expect(extractArticleText(edition[language], getSlug(id))).toContain('Lalanne');
  });
});

describe('the source', () => {
  test('names both retellings, and no book that has been in hand', () => {
    const holders = source.witnesses.flatMap(({ kind, author = '', holder = '' }) =>
      kind === 'retelling' ? [author || holder] : [],
    );
    expect(holders).toContain('histoire-et-historiettes.ch');
    expect(holders.filter((holder) => holder.includes('Lalanne')).length).toBe(2);
  });
});
