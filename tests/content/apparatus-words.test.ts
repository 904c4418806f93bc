/** Tests the texts of the pages about editions: complete in both languages, each with its own typography. */
import { describe, expect, test } from 'vitest';
import { apparatusWords } from '../../src/i18n/apparatus.ts';
import { concordanceWords } from '../../src/i18n/concordance.ts';
import { historyWords } from '../../src/i18n/history.ts';
import { findEnglishFaults, findFrenchFaults } from './read.ts';

/** Collects all strings in a value, and the strings that its functions return for sample arguments. */
const collectTexts = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [String(words('2', '3', '4')), String(words('Jig', 1, 1))];
  return words && typeof words === 'object' ? Object.values(words).flatMap(collectTexts) : [];
};

const ALL = [apparatusWords, concordanceWords, historyWords];

describe('the words of the apparatus', () => {
  test('are equally many in both languages', () => {
    for (const words of ALL) {
      const [en, fr] = [collectTexts(words('en')), collectTexts(words('fr'))];
      expect(fr.length).toBe(en.length);
      expect(en.length).toBeGreaterThan(15);
      for (const said of [...en, ...fr]) expect(said).toMatch(/\S/u);
    }
  });

  test('follow the typography of their language', () => {
    expect(ALL.flatMap((words) => collectTexts(words('fr'))).flatMap((said) => findFrenchFaults(said))).toEqual([]);
    expect(ALL.flatMap((words) => collectTexts(words('en'))).flatMap((said) => findEnglishFaults(said))).toEqual([]);
  });
});
