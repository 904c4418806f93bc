/** Tests the English of two kinds of sentences: questions of disputed points, and verdicts on claims. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const CONTENT = join(import.meta.dirname, '../../content');

type English = Readonly<Record<string, unknown>>;

/** Lists the English part of each entry in the YAML files of a folder of `content/`, with its place. */
const listEnglish = (folder: string): readonly (readonly [place: string, en: English])[] =>
  readdirSync(join(CONTENT, folder))
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      (parse(readFileSync(join(CONTENT, folder, file), 'utf8')) as { name?: string; id?: string; en: English }[]).map(
        ({ name, id, en }) => [`${file} ${name ?? id}`, en] as const,
      ),
    );

test('every disputed point is a question of ten words at most', () => {
  const points = listEnglish('readings').map(([place, { question }]) => [place, String(question)] as const);
  expect(points.length).toBeGreaterThan(150);
  expect(points.filter(([, question]) => !question.endsWith('?') || question.split(/\s+/u).length > 10)).toEqual([]);
});

test('a verdict begins with its subject, neither with an infinitive nor with “by”', () => {
  const verdicts = listEnglish('claims').flatMap(([place, { holds, fails, depends }]) =>
    [holds, fails, depends]
      .filter((verdict) => verdict !== undefined)
      .map((verdict) => [place, String(verdict)] as const),
  );
  expect(verdicts.length).toBeGreaterThan(100);
  expect(verdicts.filter(([, verdict]) => /^(To|By|Where|Broken) /u.test(verdict))).toEqual([]);
});

test('the two lines of method name players without “he”', () => {
  const methods = listEnglish('claims').flatMap(([place, { method }]) => (method ? [[place, String(method)]] : []));
  expect(methods.length).toBeGreaterThan(40);
  expect(methods.filter(([, method]) => /\b(he|his|him|himself)\b/iu.test(method!))).toEqual([]);
});
