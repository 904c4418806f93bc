/** The words by their first place: in the text there, in no older text that we hold, and first in the phrase that is quoted. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_WORD_USES } from '../../src/model/first-words.ts';
import { root } from '../house/files.ts';
import { listPassages, normalizeQuoteMarks, SOURCE_TEXTS_AVAILABLE } from './held-texts.ts';

/** Files beside the project that have no old text of their own: modern pages, and a damaged copy of a text that is held. */
const NO_OLD_TEXT = ['chat-qui-dort.txt', 'chnif-chnof-chnorum.txt', 'round-games.txt'];

/** The word in the singular or the plural. */
const formsOf = (word: string): RegExp => new RegExp(`(?<![\\p{L}])${word}s?(?![\\p{L}])`, 'iu');

test('every word has a phrase that contains it, and stands once in the list', () => {
  expect(FIRST_WORD_USES.length).toBeGreaterThan(35);
  for (const { word, phrase } of FIRST_WORD_USES) expect(phrase.toLowerCase()).toContain(word.toLowerCase());
  expect(new Set(FIRST_WORD_USES.map(({ word }) => word)).size).toBe(FIRST_WORD_USES.length);
  const years = FIRST_WORD_USES.map(({ source }) => source.year);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

describe.skipIf(!SOURCE_TEXTS_AVAILABLE)('against the texts', () => {
  const all = SOURCE_TEXTS_AVAILABLE ? listPassages() : [];

  const rawTexts = SOURCE_TEXTS_AVAILABLE
    ? readdirSync(join(root, '../shared/sources'))
        .map((file) => normalizeQuoteMarks(readFileSync(join(root, '../shared/sources', file), 'utf8')))
        .join(' ')
    : '';

  test('a corrected phrase has the letters of the copy beside it, by a correction that its source lists', () => {
    const corrected = FIRST_WORD_USES.filter(({ copied }) => copied !== undefined);
    expect(corrected.map(({ word }) => word)).toEqual(['manillon']);
    for (const { phrase, copied, source } of corrected)
      expect(source.emendations.map(({ sic, corr }) => copied!.replace(sic, corr))).toContain(phrase);
  });

  test('every file of the texts is searched, or has no old text', () => {
    const files = SOURCE_TEXTS_AVAILABLE ? readdirSync(join(root, '../shared/sources')) : [];
    const searched = [
      'chat-qui-dort-1790.txt',
      'manille-boussac-1896.txt',
      'nain-jaune-1760-lindor-1792.txt',
      'round-games-pp70-80.txt',
      'round-games-pp80-101.txt',
    ];
    expect(files.toSorted()).toEqual([...searched, ...NO_OLD_TEXT].toSorted());
    const pages = all.flatMap(([where]) => (where.startsWith('BW91-PG') ? [Number(where.slice(8))] : []));
    expect([Math.min(...pages), Math.max(...pages)]).toEqual([70, 100]);
  });

  test.each(FIRST_WORD_USES)(
    '$word stands at its place, and in no older text',
    ({ word, phrase, copied, place, witness }) => {
      const at = all.findIndex(([where]) => where === `${witness.siglum} ${place}`);
      expect(all[at]?.[1]).toContain(normalizeQuoteMarks(phrase));
      // Without our corrections the copy has the phrase, or the letters that are shown beside it.
      expect(copied).not.toBe(phrase);
      expect(rawTexts.includes(normalizeQuoteMarks(copied ?? phrase)), phrase).toBe(true);
      const stands = formsOf(word);
      expect(all.slice(0, at).flatMap(([where, text]) => (stands.test(text) ? [where] : []))).toEqual([]);
    },
  );

  test.each(FIRST_WORD_USES)(
    'the phrase for $word has the first of them at that place',
    ({ word, phrase, place, witness }) => {
      const [, text] = all.find(([where]) => where === `${witness.siglum} ${place}`)!;
      const first = formsOf(word).exec(text)!.index;
      const from = text.indexOf(normalizeQuoteMarks(phrase));
      expect([from <= first, first < from + phrase.length], text.slice(first - 40, first + 40)).toEqual([true, true]);
    },
  );
});
