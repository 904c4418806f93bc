/** Phrases compared with the old texts, which stand beside the project: to the letter, capitals included. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../house/files.ts';
import { QUOTATION_CORRECTIONS } from './quoted-otherwise.ts';

const texts = join(root, '../shared/sources');

/** Normalises a text for comparison: punctuation and spaces become uniform; letters and capitals stay. */
export const normalize = (text: string): string =>
  text
    .replace(/\[\d+\]/gu, '')
    .replaceAll('_', '')
    .replaceAll('’', "'")
    .replaceAll('“', '"')
    .replaceAll('”', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/gu, ' ')
    .trim();

/** Returns the lines of a source text from `from` to `to`, counted from 1. */
const lines = (file: string, from = 1, to = Number.POSITIVE_INFINITY): string =>
  normalize(
    readFileSync(join(texts, file), 'utf8')
      .split('\n')
      .slice(from - 1, to)
      .join('\n'),
  );

/** Reads the old texts that we hold, stored under the slug of the source. Lines by living authors are left out. */
export const readSourceTexts = (): Record<string, string> => ({
  'avantcoureur-1760': lines('nain-jaune-1760-lindor-1792.txt', 29, 50),
  'huvier-1790': `${lines('chat-qui-dort-1790.txt', 3)} ${lines('chnif-chnof-chnorum.txt', 7, 9)}`,
  // The damaged copy too, whose damage is quoted.
  'round-games-1891': `${lines('round-games-pp70-80.txt', 4)} ${lines('round-games-pp80-101.txt', 4)} ${lines('round-games.txt', 6)}`,
  'boussac-1896': lines('manille-boussac-1896.txt', 7, 95),
});

/** Applies our corrections to the text of a copy; the page of its source lists them. */
export const correctCopy = (text: string): string =>
  Object.entries(QUOTATION_CORRECTIONS).reduce((better, [copy, ours]) => better.replaceAll(copy, ours), text);

/** True if a text contains the phrase; if the phrase has omissions (…), each part in order. */
export const hasPhrase = (phrase: string, text: string): boolean => {
  let from = 0;
  return normalize(phrase)
    .split(/ ?\[?…\]? ?/u)
    .every((part) => {
      const at = text.indexOf(part, from);
      from = at + part.length;
      return at >= 0;
    });
};
