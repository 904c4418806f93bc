import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/routes.ts';
import { findLargestPage } from './dist.ts';

/**
 * The court cards of the Paris pattern, one suit after another: the name printed on each card, and its name in each
 * language.
 */
const PARIS = [
  ['David', 'king of spades', 'roi de pique'],
  ['Pallas', 'queen of spades', 'dame de pique'],
  ['Hogier', 'knave of spades', 'valet de pique'],
  ['Charles', 'king of hearts', 'roi de cœur'],
  ['Judith', 'queen of hearts', 'dame de cœur'],
  ['La Hire', 'knave of hearts', 'valet de cœur'],
  ['César', 'king of diamonds', 'roi de carreau'],
  ['Rachel', 'queen of diamonds', 'dame de carreau'],
  ['Hector', 'knave of diamonds', 'valet de carreau'],
  ['Alexandre', 'king of clubs', 'roi de trèfle'],
  ['Argine', 'queen of clubs', 'dame de trèfle'],
  ['Lancelot', 'knave of clubs', 'valet de trèfle'],
] as const;

describe.each(LANGUAGES)('the page of the cards, %s', (lang) => {
  const { html } = findLargestPage('cards', lang)!;
  const courts = [...html.matchAll(/<li>\s*<svg viewBox="?0 0 100 140[\s\S]*?<\/li>/gu)].map(([court]) => court);

  test('shows the twelve courts with the names of the Paris pattern, on the card and under it', () => {
    const named = courts.map((court) => [
      /<text[^>]*>([^<]*)<\/text>/u.exec(court)?.[1],
      /<b[^>]*>([^<]*)<\/b>/u.exec(court)?.[1],
      /<span>([^<]*)<\/span>/u.exec(court)?.[1],
    ]);
    expect(named).toEqual(PARIS.map(([name, en, fr]) => [name, name, lang === 'en' ? en : fr]));
  });

  test('draws each with its own figure and index', () => {
    const drawings = courts.map((court) => [...court.matchAll(/ d="([^"]*)"/gu)].map(([, d]) => d).join());
    expect(new Set(drawings).size).toBe(12);
    for (const drawing of drawings) expect(drawing.length).toBeGreaterThan(1000);
  });
});

test('the page of the cards has the letters of its language in the corners of the courts', () => {
  const corners = LANGUAGES.map((lang) =>
    [...findLargestPage('cards', lang)!.html.matchAll(/<\/?rect[^>]*>(?:<\/rect>)?<path[^>]* d="([^"]*)"/gu)].map(
      ([, d]) => d,
    ),
  );
  expect(corners.map(({ length }) => length)).toEqual([12, 12]);
  for (const [i, d] of corners[0]!.entries()) expect(d).not.toBe(corners[1]![i]);
});
