/** Tests the sentences that narrate each step, for every game with a table, in both languages. */
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '#engine/events.ts';
import { REFUSAL_REASONS } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import { numberArticles, resolveArticleHref } from '../../../src/narration/articles.ts';
import { listCitedArticles, narrateStep } from '../../../src/narration/narrate.ts';
import { formatRefusal } from '../../../src/narration/refusals.ts';
import { findEnglishFaults, findFrenchFaults, LANGUAGES } from '../read.ts';
import { getTableContext, NARRATED_GAMES, narrateMoves, playSampleGames } from './narrated.ts';

const FAULTS = { en: findEnglishFaults, fr: findFrenchFaults };
const seen = new Set<string>();

describe.each(NARRATED_GAMES.map((game) => [game.id, game] as const))('the narration of %s', (id, game) => {
  const games = playSampleGames(game);
  for (const { steps } of games) for (const { events } of steps) for (const { type } of events) seen.add(type);

  test.each(LANGUAGES)('has words for every event of the article that causes it (%s)', (lang) => {
    const context = getTableContext(id, lang);
    const uncited: string[] = [];
    for (const whole of games)
      for (const step of whole.steps) {
        const cited = [...listCitedArticles(narrateStep(step, whole, context))].sort();
        const expected = [...new Set(step.events.map(({ cite }) => cite as string))].sort();
        if (cited.join() !== expected.join()) uncited.push(`${step.move}: ${cited} instead of ${expected}`);
      }
    expect(uncited.slice(0, 5)).toEqual([]);
  });

  test.each(LANGUAGES)('consists of whole, well-set sentences (%s)', (lang) => {
    const wrong = games
      .flatMap((whole) => narrateMoves(whole, lang))
      .filter(
        (text) =>
          /undefined|NaN|null|\[object| {2}|[ (]$|,,|\b(A|B) et \.|^[a-z]/.test(text) ||
          !/^[\p{Lu}\d].*[.!]$/u.test(text) ||
          FAULTS[lang](text).length > 0,
      );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test.each(LANGUAGES)('gives the right number of counters (%s)', (lang) => {
    const wrong = games
      .flatMap((whole) => narrateMoves(whole, lang))
      .flatMap(
        (text) =>
          text.match(
            /\b(1 (counters|points|cards|tricks)|(?!1\b)\d+ (counter|point|card|trick)\b|(?<!\d)[01]\u00a0(jeton|point|carte|levée)s\b|(?!0|1\b)\d+\u00a0(jeton|point|carte|levée)\b)/g,
          ) ?? [],
      );
    expect(wrong).toEqual([]);
  });
});

test('every kind of event occurs in the narration, once every game has a table', () => {
  const never = EVENT_TYPES.filter((type) => !seen.has(type));
  if (NARRATED_GAMES.length === GAMES.length) expect(never).toEqual([]);
  else expect(seen.size).toBeGreaterThan(20);
});

describe.each(LANGUAGES)('the refusal of a move (%s)', (lang) => {
  test.each(REFUSAL_REASONS)('has words for %s', (reason) => {
    const tried = { seat: 'B', toMove: 'C', card: '9H', legal: ['9S', 'QH'] };
    const { text, cites } = formatRefusal({ reason, cite: 'BW91.snip.duty' }, tried, lang);
    expect(cites).toEqual(['BW91.snip.duty']);
    expect(text).not.toMatch(/undefined|[.]$/);
    expect(FAULTS[lang](text)).toEqual([]);
    expect(text.length).toBeGreaterThan(15);
  });
});

describe('a cited article', () => {
  const { articles } = GAMES.find(({ id }) => id === 'snip-snap-snorum')!;

  test('links to its place in the edition', () => {
    expect(resolveArticleHref('BW91.snip.pairing', { BW91: '/en/sources/round-games-1891/snip-snap-snorum/' })).toBe(
      '/en/sources/round-games-1891/snip-snap-snorum/#snip.pairing',
    );
    expect(resolveArticleHref('BW91.snip.pairing', {})).toBeUndefined();
  });

  test('has the number of its place', () => {
    const numbers = numberArticles(articles);
    expect(numbers['BW91.snip.two-methods']).toBe(1);
    expect(numbers['BW91.snip.none']).toBeUndefined();
  });
});
