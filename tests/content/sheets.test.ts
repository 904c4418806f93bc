/** Tests the rules sheets: one for every game, each line with the articles that it restates. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { findEnglishFaults, findFrenchFaults, LANGUAGES } from './read.ts';
import { listNumbers, listSheetLines, readSheet } from './sheets.ts';

/** Most words in a sentence of a sheet. A list after a colon or with commas may be longer. */
const LONGEST = { en: 24, fr: 25 };

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;:!?])[\s\u202f]+/u);
const wordsIn = (sentence: string): number => sentence.match(/[\p{L}\d]+(?:[’-][\p{L}]+)*/gu)?.length ?? 0;
const isList = (sentence: string): boolean => sentence.split(',').length > 3;

describe.each(GAMES.map((game) => [game.id, game] as const))('the sheet of %s', (id, game) => {
  const sheet = readSheet(id);
  const lines = listSheetLines(sheet);

  test('has every part of a game, once and in order', () => {
    const parts = sheet.parts.map(({ part }) => part);
    expect(parts.slice(0, 6)).toEqual(['aim', 'needs', 'dealing', 'playing', 'paying', 'ending']);
    expect([[], ['variations']]).toContainEqual(parts.slice(6));
    if (game.variants) expect(parts).toContain('variations');
  });

  test('links to a worked example of its own game', () => {
    const examples = readdirSync(new URL(`../../content/examples/${id}/`, import.meta.url));
    expect(examples).toContain(`${sheet.example}.deal`);
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

  test.each(LANGUAGES)('is complete and well typeset in %s', (language) => {
    for (const line of lines) expect(line[language]).toMatch(/[.”»]$/u);
    const faults = language === 'fr' ? findFrenchFaults : findEnglishFaults;
    expect(lines.flatMap((line) => faults(line[language]))).toEqual([]);
  });

  test.each(LANGUAGES)('uses short sentences in %s', (language) => {
    const long = lines
      .flatMap((line) => sentencesOf(line[language]))
      .filter((sentence) => !isList(sentence) && wordsIn(sentence) > LONGEST[language]);
    expect(long).toEqual([]);
  });

  test('gives the same numbers in both languages', () => {
    for (const { en, fr } of lines) expect(listNumbers(fr)).toEqual(listNumbers(en));
  });
});
