import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import {
  extractProse,
  findEnglishFaults,
  findFrenchFaults,
  type Language,
  listStrings,
  readPage,
  readYaml,
} from './read.ts';

const about = { en: readPage('about/en.mdx'), fr: readPage('about/fr.mdx') };
const home = { en: readYaml('home/en.yaml'), fr: readYaml('home/fr.yaml') } as Record<
  Language,
  { readonly games: Record<string, string> }
>;

describe('the principles and the home page', () => {
  test('have the same sections in both languages', () => {
    const headings = (body: string) => body.match(/^## /gmu)!.length;
    expect(headings(about.fr.body)).toBe(headings(about.en.body));
  });

  test('cite articles that exist', () => {
    const known = new Set(GAMES.flatMap(({ articles }) => Object.keys(articles)));
    for (const { body } of Object.values(about)) {
      const cited = body.match(/\b[A-Z]+\d+(?:\.[a-z-]+)+/gu)!;
      expect(cited.length).toBeGreaterThan(0);
      expect(cited.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  test('name the same games', () => {
    expect(Object.keys(home.fr.games)).toEqual(Object.keys(home.en.games));
  });

  test('follow the typography of their language', () => {
    const prose = (language: Language) =>
      [
        ...Object.values(about[language].front),
        ...about[language].body.split('\n\n'),
        ...listStrings(home[language]).map(({ string }) => string),
      ].map((text) => extractProse(text, language));
    expect(prose('fr').flatMap(findFrenchFaults)).toEqual([]);
    expect(prose('en').flatMap(findEnglishFaults)).toEqual([]);
  });
});
