/** The rules at a glance: a sheet for every game, every line of it with the articles it restates. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { englishFaults, frenchFaults, LANGUAGES, readYaml } from './read.ts';

interface Line {
  readonly articles: readonly string[];
  readonly en: string;
  readonly fr: string;
}

const sheetOf = (game: string) =>
  readYaml(`sheets/${game}.yaml`) as readonly { readonly part: string; readonly lines: readonly Line[] }[];

describe.each(GAMES.map((game) => [game.id, game] as const))('the sheet of %s', (id, game) => {
  const lines = sheetOf(id).flatMap((part) => part.lines);

  test('has every part of a game, once and in order', () => {
    const parts = sheetOf(id).map(({ part }) => part);
    expect(parts.slice(0, 5)).toEqual(['sitting', 'dealing', 'playing', 'paying', 'ending']);
    expect(parts.slice(5)).toEqual(game.variants ? ['variations'] : []);
  });

  test('names articles of its own game in every line', () => {
    for (const { articles, en } of lines) {
      expect(articles.length, en).toBeGreaterThan(0);
      expect(articles.filter((article) => !Object.hasOwn(game.articles, article))).toEqual([]);
    }
  });

  test('restates most of what the table plays', () => {
    const named = new Set(lines.flatMap(({ articles }) => articles));
    const played = Object.entries(game.articles).filter(
      ([, { carried, status }]) => carried === 'played' && status !== 'editorial',
    );
    const missing = played.filter(([article]) => !named.has(article));
    expect(missing.length / played.length).toBeLessThan(id === 'manille' ? 0.6 : 0.45);
  });

  test.each(LANGUAGES)('is whole and well set in %s', (language) => {
    for (const line of lines) expect(line[language]).toMatch(/[.”»]$/u);
    const faults = language === 'fr' ? frenchFaults : englishFaults;
    expect(lines.flatMap((line) => faults(line[language]))).toEqual([]);
  });

  test('gives the same numbers in both languages', () => {
    const figures = (text: string) => text.match(/\d+/gu) ?? [];
    for (const { en, fr } of lines) expect(figures(fr)).toEqual(figures(en));
  });
});
