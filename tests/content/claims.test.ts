/** Tests the claim pages: their text must follow from the figures, in both languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOOK_PLAYERS } from '#engine/bots/registry.ts';
import { GAMES } from '#engine/games.ts';
import {
  buildClaimChart,
  buildTrialProps,
  describePopulation,
  listCellSupport,
} from '../../src/features/trial/trials.ts';
import { getPresentation } from '../../src/games/presentations.ts';
import { claimsWords } from '../../src/i18n/claims.ts';
import { LANGUAGES } from '../../src/i18n/routes.ts';
import {
  CLAIMS,
  formatBound,
  formatClaimAuthor,
  formatClaimResult,
  getClaim,
  getClaimMeasure,
  getClaimOutcome,
  getClaimTitle,
  isTestedClaim,
  listGameClaims,
  listLinksToClaims,
} from '../../src/model/claims.ts';
import { getArticle, listPointsOfGame } from '../../src/model/editions.ts';

const TRIED_CLAIMS = CLAIMS.filter(isTestedClaim);

describe.each(LANGUAGES)('every claim in %s', (lang) => {
  test('has a title that fits, a verdict and a sentence for it', () => {
    for (const claim of CLAIMS) {
      expect(getClaimTitle(claim, lang).length).toBeLessThanOrEqual(60);
      expect(claimsWords(lang).outcomes[getClaimOutcome(claim)].word).not.toBe('');
      if (getClaimOutcome(claim) !== 'undecided')
        expect(`${claim.id}: ${formatClaimResult(claim, lang)}`).toMatch(/: .{10}/);
    }
  });

  test('names each population that differs from another and draws it inside the figure', () => {
    for (const tried of TRIED_CLAIMS) {
      const { axis, rows } = buildClaimChart(tried, lang);
      expect(rows).toHaveLength(tried.question.cells.length);
      for (const { estimate } of rows) {
        expect(estimate!.low).toBeGreaterThanOrEqual(axis.low);
        expect(estimate!.high).toBeLessThanOrEqual(axis.high);
      }
      const labels = axis.ticks.map(({ label }) => label);
      expect(new Set(labels).size, labels.join(' ')).toBe(labels.length);
      // A population is named once, over the first of its rows.
      const populations = [...new Set(tried.question.cells.map(({ population }) => population))];
      expect(rows.flatMap(({ heading }) => heading ?? [])).toEqual(
        populations.length > 1 ? populations.map((each) => describePopulation(tried, each, lang)) : [],
      );
      const { bound, share } = tried.question;
      const said = formatBound(tried, lang).replace(',', '.').replace('−', '-').replace(/\s?%/, '');
      expect(said, tried.id).not.toMatch(/\.\d*0$/);
      expect(Number(said) / (share ? 100 : 1), tried.id).toBeCloseTo(bound, 9);
    }
  });

  test('the judgements on Boussac match the figures and omit none of his claims', () => {
    const text = readFileSync(new URL(`../../content/claims/boussac/${lang}.mdx`, import.meta.url), 'utf8');
    const judged = [...text.matchAll(/<Charge id="([^"]+)" judged="([^"]+)">/g)].map(([, id, verdict]) => [
      id,
      verdict,
    ]);
    expect(judged).toEqual(listGameClaims('manille').map((claim) => [claim.id, getClaimOutcome(claim)]));
  });
});

/** Threshold that decides each claim, stored under its id, with the words for it in each language. */
const LINES: Readonly<Record<string, readonly [bound: number, en: string, fr: string]>> = {
  'MA-C2': [15 / 8, 'fifteen eighths', 'quinze huitièmes'],
  'MA-C3': [1 / 20, 'one deal in twenty', 'une donne sur vingt'],
  'MA-C4': [1 / 2, 'one deal in two', 'une donne sur deux'],
  'MA-C5': [1 / 10, 'at least one in ten', 'une sur dix'],
  'MA-C6': [1, 'more than one point', 'plus d’un point'],
  'NJ-C1': [1 / 20, 'one game in twenty', 'une sur vingt'],
  'NJ-C4': [0, 'more counters move than cards', 'plus de jetons que de cartes'],
  'NJ-C5': [1 / 500, 'once in five hundred', 'une fois en cinq cents'],
  'CQ-C5': [1 / 10, 'a tenth of a counter', 'un dixième de jeton'],
  'CC-C3': [9 / 10, 'nine times in ten', 'neuf fois sur dix'],
  'CA-C3': [1 / 4, 'one deal in four', 'une donne sur quatre'],
  'PJ-C6': [1 / 20, 'one game in twenty', 'une sur vingt'],
  'PJ-C7': [1 / 2, 'half a counter', 'd’un demi-jeton'],
  'PJ-C8': [1 / 2, 'half a stop', 'un demi près'],
  'PJ-C11': [1, 'less than one counter', 'moins d’un jeton'],
  'SS-C2': [1 / 20, 'nineteen times in twenty', 'dix-neuf fois sur vingt'],
  'SS-C5': [3, 'at least three', 'trois au moins'],
  'SS-C6': [1 / 2, 'one deal in two', 'une sur deux'],
  'CM-C5': [1 / 200, 'one deal in two hundred', 'une donne sur deux cents'],
  'CM-C8': [3, 'more than three', 'plus de trois'],
  'CM-C9': [1, 'more than one counter a deal', 'plus d’un jeton par donne'],
  'CM-C10': [1, 'more than once each', 'plus d’un chacun'],
  'SC-C2': [1 / 10, 'one deal in ten', 'une fois sur dix'],
  'SC-C4': [1 / 4, 'a quarter', 'un quart'],
  'SC-C8': [1 / 2, 'half of the stakes', 'la moitié des mises'],
  'SC-C9': [1, 'less than one in a deal', 'moins d’une par donne'],
};

test('the method of a claim states the line drawn for it', () => {
  for (const [id, [bound, ...said]] of Object.entries(LINES)) {
    const claim = getClaim(id);
    if (!isTestedClaim(claim)) throw new Error(`${id} was not tried`);
    expect(claim.question.bound, id).toBeCloseTo(bound, 9);
    for (const [i, lang] of LANGUAGES.entries()) expect(claim[lang].method, id).toContain(said[i]);
  }
});

test('a title that is too long is cut after a word, with no punctuation before the dots', () => {
  const [claim] = CLAIMS;
  const long = 'Whoever leads the seven of a suit, because the eight is out, lays it for nothing.';
  expect(getClaimTitle({ ...claim!, en: { ...claim!.en, claim: long } } as typeof claim & object, 'en')).toBe(
    'Whoever leads the seven of a suit, because the eight is…',
  );
  const marked = 'Whoever leads the seven of a suit, as the eight is out, lays it for nothing.';
  expect(getClaimTitle({ ...claim!, en: { ...claim!.en, claim: marked } } as typeof claim & object, 'en')).toBe(
    'Whoever leads the seven of a suit, as the eight is out…',
  );
});

test('a claim the figures leave open gets no sentence', () => {
  for (const tried of TRIED_CLAIMS.slice(0, 3))
    expect(formatClaimResult({ ...tried, verdict: 'undecided' }, 'en')).toBe('');
});

test('a verdict agrees with the marks on the drawing', () => {
  for (const tried of TRIED_CLAIMS) {
    const held = listCellSupport(tried);
    if (tried.verdict === 'holds') expect(held.every((each) => each === true)).toBe(true);
    else if (tried.verdict === 'fails') expect(held.every((each) => each === false)).toBe(true);
    else expect(new Set(held).size).toBeGreaterThan(1);
  }
});

test('quotations are phrases, all from books printed before 1900', () => {
  for (const { quote, article, id } of CLAIMS) {
    if (!quote) continue;
    expect(getArticle(article).edition.source.year, id).toBeLessThan(1900);
    expect(quote.text.split(/\s+/).length, id).toBeLessThan(10);
  }
});

test('a statement that is not in the book is marked as ours or names its author', () => {
  // Of Huvier’s contemporaries the one witness named by its title reprints his book.
  const inPrint = ({ article }: (typeof CLAIMS)[number]): boolean =>
    /^Encyclopédie méthodique/.test(getArticle(article).via ?? '');
  for (const claim of CLAIMS)
    expect(Boolean(claim.quote ?? claim.ours ?? claim.said) || inPrint(claim), claim.id).toBe(true);
  expect(CLAIMS.filter(inPrint).map(({ id }) => id)).toEqual(['CC-C3']);
  expect(CLAIMS.flatMap(({ id, ours, said }) => (ours && said ? id : []))).toEqual([]);
});

test('a statement by one author is not attributed to another', () => {
  const whose = (id: string): string => formatClaimAuthor(getClaim(id), 'en');
  expect(whose('NJ-C1')).toBe('A claim of L’Avantcoureur, 1760');
  expect(whose('CQ-C1')).toBe('A claim of Ph. Lalanne');
  for (const id of ['NJ-C5', 'CQ-C4']) expect(whose(id)).toMatch(/^A claim of our own, about /);
  expect(whose('LI-C2')).toBe('A common saying; compare Lacombe, 1792');
  expect(formatClaimAuthor(getClaim('CQ-C3'), 'fr')).toBe('Une affirmation (Ph. Lalanne)');
});

test('an article links to the trials that concern it, and to no untried claim of ours', () => {
  const beside = (article: string): string[] =>
    listLinksToClaims(article, 'en').map(({ href, label }) => `${label} ${href}`);
  expect(beside('B96.attack')).toEqual(['on trial /en/claims/#MA-C2']);
  expect(beside('HF90.chnif.deal')).toEqual(['on trial /en/claims/#CC-C4']);
  expect(beside('AC60.notice.new-game')).toEqual(['a claim /en/claims/#NJ-C2']);
  expect(beside('L92.players')).toEqual([]);
});

test('a game whose source gives no advice names the adviser of its book player', () => {
  const unadvised = GAMES.filter(
    ({ id, articles }) =>
      BOOK_PLAYERS[id] &&
      Object.values(articles).every(({ status, carried }) => carried !== 'advice' || status !== 'stated'),
  ).map(({ id }) => id);
  expect(unadvised).toEqual(['nain-jaune', 'lindor']);
  for (const lang of LANGUAGES) {
    const told = GAMES.flatMap(({ id }) => {
      const { adviser } = getPresentation(id).pageWords[lang];
      return adviser === undefined ? [] : [[id, adviser] as const];
    });
    expect(told.map(([id]) => id)).toEqual(unadvised);
    for (const [, adviser] of told) expect(adviser).toContain('Huvier');
  }
  const byTheBook = TRIED_CLAIMS.filter(
    ({ game, question }) => unadvised.includes(game) && question.cells.some(({ manner }) => manner === 'book'),
  );
  expect(byTheBook.length).toBe(7);
  for (const { id, en, fr } of byTheBook) for (const { counted } of [en, fr]) expect(counted, id).toContain('Huvier');
});

test('trial data for the browser survives JSON and has the published figures', () => {
  for (const tried of TRIED_CLAIMS) {
    const props = buildTrialProps(tried, 'en');
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
    expect(props.cells.map(({ tally }) => tally)).toEqual(tried.answers.map(({ tally }) => tally));
    expect(props.measure).toEqual(getClaimMeasure(tried));
    for (const { manner, population } of props.cells) {
      expect(props.manners).toContain(manner);
      expect(props.marks[manner]).toMatch(/^M/);
      expect(props.kept[population]).toBeDefined();
    }
    for (const { population, setting } of tried.question.cells)
      expect(props.kept[population], tried.id).toMatchObject(setting.readings ?? {});
    const turns = listPointsOfGame(tried.game).filter((point) => point.switch !== false);
    for (const { name, choices } of props.points) {
      expect(turns.map((point) => point.name)).toContain(name);
      // The point applies in at least one population, where one of its choices is fixed.
      const played = Object.values(props.kept).flatMap((each) => each[name] ?? []);
      expect(played.length, `${tried.id}: ${name}`).toBeGreaterThan(0);
      for (const practice of played) expect(Object.keys(choices)).toContain(practice);
    }
  }
});
