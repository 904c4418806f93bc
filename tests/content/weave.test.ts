/** Tests the woven editions: each article with the lines that carry it out. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LineRange } from '../../src/code/passages.ts';
import { countLines, listServingCode, weaveEdition } from '../../src/code/weave.ts';
import { EDITIONS, editionOf } from '../../src/model/editions.ts';

const linesOfFile = (path: string): readonly string[] =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').split('\n');
/** A text in one line, without the comma after an entry of a table. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(/,$/, '');

describe.each(EDITIONS.map((edition) => [edition.game.id, edition] as const))(
  'the woven edition of %s',
  (_, edition) => {
    const woven = weaveEdition(edition);
    const all = [...woven].flatMap(([id, lines]) => lines.map((each) => ({ id, ...each })));

    test('has the articles in their order, and lines for each that the table obeys', () => {
      expect([...woven.keys()]).toEqual(Object.keys(edition.game.articles));
      for (const [id, { carried }] of Object.entries(edition.game.articles))
        if (['played', 'refused', 'set-up'].includes(carried)) expect(woven.get(id), id).not.toEqual([]);
    });

    test('shows the lines of the files as they are', () => {
      for (const { file, from, to, text } of all)
        expect(flat(text)).toBe(
          flat(
            linesOfFile(file.path)
              .slice(from - 1, to)
              .join('\n'),
          ),
        );
    });

    test('prints lines that several articles name once, at the first of them', () => {
      const printed = all.filter(({ id, at }) => id === at).map(({ file, from, to }) => `${file.path} ${from} ${to}`);
      expect(new Set(printed).size).toBe(printed.length);
      for (const { file, from, to } of all) expect(printed).toContain(`${file.path} ${from} ${to}`);
    });

    test('gives a reason for code that serves no article, and for no other', () => {
      for (const { name, serves, why } of listServingCode(edition))
        expect(why === undefined, name).toBe(serves.length > 0);
    });
  },
);

/** Code that the rules themselves never call: the table, the record or the other games do. */
const ASKED = [
  'cassino ',
  'cassino NO_COUNTERS',
  'cassino createCaptureMove',
  'cassino gameOver',
  'cassino setOfCards',
  'chnif-chnof-chnorum dealOver',
  'commerce COMMERCE_LAST_MOVE',
  'commerce WORDS',
  'commerce formatCommerceMove',
  'commerce parseCommerceMove',
  'jig SAYINGS',
  'manille ',
  'manille NO_COUNTERS',
  'manille asksNoCard',
  'manille dealNumber',
  'manille dealOver',
  'manille formatAction',
  'manille gameOver',
  'manille isAnswer',
  'nain-jaune-family ',
  'snip-snap-snorum CLAIMS',
  'speculation formatSpeculationMove',
  'speculation privateCards',
  'spin isDeclaration',
  'spin playsSpin',
];

test('code that is asked from outside the rules is known by name', () => {
  const asked = EDITIONS.flatMap((edition) => listServingCode(edition).filter(({ why }) => why === 'asked'));
  expect([...new Set(asked.map(({ path, name }) => `${path.split('/').at(-2)} ${name}`))].sort()).toEqual(ASKED);
});

test.each(EDITIONS.map((edition) => [edition.game.id, edition] as const))(
  'in the rules of %s at most one line in twenty serves no article, memory and notation aside',
  (_, edition) => {
    const serving = listServingCode(edition);
    const listPlaces = (path: string, { from, to }: LineRange): readonly string[] =>
      Array.from({ length: to - from + 1 }, (_, i) => `${path}:${from + i}`);
    const woven = [...weaveEdition(edition).values()].flat();
    const lines = new Set([
      ...serving.flatMap((each) => listPlaces(each.path, each)),
      ...woven.flatMap((each) => listPlaces(each.file.path, each)),
    ]);
    const asked = countLines(serving.filter(({ why }) => why === 'asked'));
    expect(lines.size).toBeGreaterThan(200);
    expect(asked / lines.size).toBeLessThanOrEqual(0.05);
  },
);

test('the lines of an article are those of its statement, not of the whole function', () => {
  const [lines] = weaveEdition(editionOf('manille')).get('B96.partner-master.discard')!;
  expect(lines?.file.name).toBe('legality');
  expect(lines?.text).toMatch(/^\/\/ B96\.partner-master\.discard\nif \(partnerIsMaster\)/);
});

test('code that names no article serves those of the code that uses it', () => {
  const serving = listServingCode(editionOf('nain-jaune'));
  expect(serving.find(({ name }) => name === '#mayPass')?.serves).toContain('AC60.run.compulsory');
  expect(serving.find(({ name }) => name === 'copyFrom')?.serves).toEqual([]);
});
