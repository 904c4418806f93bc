/** Tests the French of the built pages: condemned phrases stay away, and the typography is French. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONDEMNED_FR } from './condemned-phrases-fr.ts';
import { DIST_FOLDER } from './dist.ts';
import { listBuiltLines, type PlacedLine } from './prose.ts';
import { FAULTS } from './typography-fr.ts';

const lines = listBuiltLines('fr');

const SCRIPTS = join(DIST_FOLDER, '_astro');

/** The scripts of the site, whose messages are in no page, with ordinary spaces for escaped ones. */
const scripts: readonly PlacedLine[] = readdirSync(SCRIPTS)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({
    path: `/_astro/${file}`,
    line: readFileSync(join(SCRIPTS, file), 'utf8').replace(/\\u202f|\\xa0|\\u00a0/giu, ' '),
  }));

/** Removes what stands between guillemets: a phrase of a source may say what we no longer say. */
const unquoted = ({ path, line }: PlacedLine): PlacedLine => ({ path, line: line.replace(/«[^»]{0,120}»/gu, '«…»') });

const withAnySpace = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll(' ', '[ \u00a0\u202f]'), `${pattern.flags}g`);

const findAll = (pattern: RegExp, some: readonly PlacedLine[]): string[] =>
  some.flatMap(({ path, line }) =>
    [...line.matchAll(pattern)].map(({ index }) => `${path}: …${line.slice(Math.max(0, index - 30), index + 40)}…`),
  );

describe('the French of the built pages', () => {
  test('is read from many lines and scripts', () => {
    expect(lines.length).toBeGreaterThan(10_000);
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.some(({ line }) => line.includes('Annuler le coup'))).toBe(true);
  });

  const spoken = [...lines.map(unquoted), ...scripts];
  const condemned = CONDEMNED_FR.map(([phrase, instead, rightAt]) => [phrase, instead, rightAt] as const);
  test.each(condemned)('says nowhere %s, but: %s', (phrase, _, rightAt) => {
    const tried = rightAt ? spoken.filter(({ path }) => !rightAt.test(path)) : spoken;
    expect(findAll(withAnySpace(phrase), tried)).toEqual([]);
  });

  test.each(FAULTS)('has nowhere %s', (_, pattern) => {
    expect(findAll(pattern, lines)).toEqual([]);
  });
});
