/** Every worked case of the dossier of rules has a row of its own, named by the id of the case. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);

/** How many cases each game has, by the letters of its ids: CC-T1, CC-T2 … */
const CASES: Readonly<Record<string, number>> = {
  CC: 9,
  CQ: 8,
  SS: 10,
  JG: 6,
  CA: 6,
  MA: 9,
  NJ: 12,
  LI: 4,
  PJ: 18,
  SP: 10,
  NM: 8,
};

/** NJ-T12 says what is wise and holds nothing to be tried. */
const ADVICE = ['NJ-T12'];

const rows = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && file !== 'cases.test.ts')
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

const ids = Object.entries(CASES).flatMap(([letters, cases]) =>
  Array.from({ length: cases }, (_, i) => `${letters}-T${i + 1}`),
);

test.each(ids.filter((id) => !ADVICE.includes(id)))('%s has a row', (id) => {
  expect(rows).toMatch(new RegExp(`${id}(?!\\d)`));
});
