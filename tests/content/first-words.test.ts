/** Tests the oldest known use of each word: it must be in the text named, and in no older text that we hold. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_WORDS } from '../../src/model/first-words.ts';
import { root } from '../house/files.ts';

const texts = join(root, '../shared/sources');
const plain = (text: string): string => text.replaceAll('’', "'").replace(/\s+/gu, ' ');
const read = (file: string): string => readFileSync(join(texts, file), 'utf8');

/** Returns the passages of the texts, oldest first, each with its siglum and page. */
const passages = (): readonly (readonly [where: string, text: string])[] => {
  const jaune = read('nain-jaune-1760-lindor-1792.txt');
  const [one, two, end] = ['27 octobre 1760 (n', '3 novembre 1760 (n', 'I. Règles du jeu du Nain'].map((start) =>
    jaune.indexOf(start),
  );
  const pages = read('round-games-pp80-101.txt')
    .split(/(?=\[\d+\])/u)
    .slice(1);
  return [
    ['AC60-L 41', plain(jaune.slice(one, two))],
    ['AC60-L 42', plain(jaune.slice(two, end))],
    ['HF90-EM 179', plain(read('chat-qui-dort-1790.txt').split('\n').slice(2).join(' '))],
    ...pages.map((page) => [`BW91-PG ${/\d+/u.exec(page)![0]}`, plain(page.replace(/^\[\d+\]/u, ''))] as const),
    ['B96-JL 142–147', plain(read('manille-boussac-1896.txt').split('\n').slice(6, 95).join(' '))],
  ];
};

test('every word has a phrase that contains it, and stands once in the list', () => {
  expect(FIRST_WORDS.length).toBeGreaterThan(35);
  for (const { word, phrase } of FIRST_WORDS) expect(phrase.toLowerCase()).toContain(word.toLowerCase());
  expect(new Set(FIRST_WORDS.map(({ word }) => word)).size).toBe(FIRST_WORDS.length);
  const years = FIRST_WORDS.map(({ source }) => source.year);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

describe.skipIf(!existsSync(texts))('against the texts', () => {
  const all = existsSync(texts) ? passages() : [];

  test.each(FIRST_WORDS)('$word stands at its place, and in no older text', ({ word, phrase, place, witness }) => {
    const at = all.findIndex(([where]) => where === `${witness.siglum} ${place}`);
    expect(all[at]?.[1]).toContain(phrase);
    const stands = new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu');
    expect(all.slice(0, at).flatMap(([where, text]) => (stands.test(text) ? [where] : []))).toEqual([]);
  });
});
