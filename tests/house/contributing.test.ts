/** Runs the recipes of CONTRIBUTING.md: parses its texts, plays its record, and checks that the names in it exist. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findGame } from '#engine/games.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import { type DisputedPoint, readingsFile } from '../../src/model/editions.ts';
import { formatPlainLines, parseSections } from '../../src/text/tree.ts';
import { readText } from './files.ts';

const recipes = readText('CONTRIBUTING.md');

/** Returns the text of the only code block of a kind. */
const findCodeBlock = (kind: string): string => {
  const found = [...recipes.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gmu)].filter(([, name]) => name === kind);
  expect(found.length, kind).toBe(1);
  return found[0]![2]!;
};

test('the sample article parses like the articles of the editions', () => {
  const [section] = parseSections(`## Of the name\n\n${findCodeBlock('mdx')}`, 'CONTRIBUTING.md');
  const [article] = section!.articles;
  expect(article!.slug).toBe('jig.title');
  expect(formatPlainLines(article!.blocks, 'en').join(' ')).toMatch(/^Whoever lays the king cries .*Jig.* stop\./);
});

test('the sample record parses, and its game knows its articles', () => {
  const read = parseRecord(findCodeBlock('deal'));
  // Only its hands are missing, which the command writes.
  expect(read.ok ? [] : read.faults.map(({ code }) => code)).toEqual([]);
  const [, articles] = /\[Articles "([^"]+)"\]/.exec(findCodeBlock('deal'))!;
  const known = findGame('jig')!.articles;
  expect(articles!.split(' ').filter((id) => !(id in known))).toEqual([]);
});

test('the sample reading has the form of the readings', () => {
  const read = readingsFile.safeParse(parse(findCodeBlock('yaml')));
  expect(read.error?.message).toBeUndefined();
  const [{ default: ours, en, fr, witnesses }] = read.data as [DisputedPoint];
  expect(Object.keys(en.choices)).toContain(ours);
  for (const told of [fr.choices, witnesses]) expect(Object.keys(told)).toEqual(Object.keys(en.choices));
});

test('the sample page imports existing files', () => {
  const imported = [...findCodeBlock('astro').matchAll(/import (?:\{ ([^}]+) \}|\w+) from '\.\.\/\.\.\/([^']+)'/gu)];
  expect(imported.length).toBe(3);
  for (const [, names, path] of imported) {
    const exported = readText(`src/${path}`);
    // An Astro component is its file.
    for (const name of names?.replaceAll('type ', '').split(', ') ?? [])
      expect(new RegExp(`export .*\\b${name}\\b`, 'u').test(exported), `${name} of ${path}`).toBe(true);
  }
});
