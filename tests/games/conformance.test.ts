/**
 * Tests the cases for other engines: this engine agrees with all of them, they leave no executable article out, and faults
 * planted in an engine are found by them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '#engine/games.ts';
import { type ConformanceCase, type ConformanceFile, runCase } from '#engine/lab/conformance.ts';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { conformanceFile, formatSchema } from './conformance-schema.ts';
import { listShortArticles, makeCases } from './make-cases.ts';
import { plantFault, type TableFault } from './planted-table.ts';

const FOLDER = new URL('../../conformance/', import.meta.url);
const readCases = (id: string): ConformanceFile =>
  JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8')) as ConformanceFile;
const CASES = new Map(GAMES.map(({ id }) => [id, readCases(id).cases]));

describe.each(GAMES)('the cases of $id', (game) => {
  const cases = CASES.get(game.id)!;

  test('are played by this engine as they say', () => {
    expect(cases.flatMap((it) => runCase(game, it))).toEqual([]);
  });

  test('have the form of the schema', () => {
    expect(conformanceFile.safeParse(readCases(game.id)).error?.issues ?? []).toEqual([]);
    expect(readCases(game.id).game).toBe(game.id);
  });

  test('are two for each executable article', () => {
    expect(listShortArticles(game, cases)).toEqual([...(FEWER[game.id] ?? [])]);
    for (const { article } of cases) expect(Object.keys(game.articles)).toContain(article);
  });
});

/** Articles whose event is so rare that random games have shown it once or never. */
const FEWER: Readonly<Record<string, readonly string[]>> = {
  manille: ['B96.fault.two-cards.under', 'B96.fault.penalty.bound'],
};

test('the schema is the one that the cases are checked by', () => {
  expect(readFileSync(new URL('schema.json', FOLDER), 'utf8')).toBe(formatSchema());
});

test.runIf(RUNS_ALL_INSTANCES).each(GAMES)('the cases of $id are made the same again', { timeout: 600_000 }, (game) =>
  expect(JSON.stringify(makeCases(game))).toBe(JSON.stringify(CASES.get(game.id))),
);

const python = spawnSync('python3', ['--version']).status === 0;

test.runIf(python)('an engine of Jig in another language agrees, and finds a payment that was changed', () => {
  const pathOf = (file: string): string => fileURLToPath(new URL(file, FOLDER));
  const run = (file: string) => spawnSync('python3', [pathOf('jig.py'), file], { encoding: 'utf8' });
  const whole = run(pathOf('jig.json'));
  expect(whole.stdout).toMatch(new RegExp(`^${CASES.get('jig')!.length} passed, 0 failed$`, 'm'));
  const folder = mkdtempSync(join(tmpdir(), 'snorum-cases-'));
  const file = join(folder, 'jig.json');
  writeFileSync(file, readFileSync(pathOf('jig.json'), 'utf8').replace('"pool":0', '"pool":1'));
  const found = run(file);
  rmSync(folder, { recursive: true });
  expect(found.stdout).toMatch(/ 1 failed$/m);
  expect(found.status).toBe(1);
});

const FAULTS: readonly (readonly [what: string, fault: TableFault])[] = [
  ['leaves out the last legal move', (table) => ({ legal: (into) => Math.max(0, table.legal(into) - 1) })],
  [
    'allows one move twice',
    (table) => ({
      legal: (into) => {
        const count = table.legal(into);
        if (count > 0) into[count] = into[0]!;
        return count === 0 ? 0 : count + 1;
      },
    }),
  ],
  ['refuses nothing', () => ({ getRefusal: () => null })],
  [
    'cites one article for every refusal',
    (table) => ({
      getRefusal: (seat, move) => {
        const refused = table.getRefusal(seat, move);
        return refused && { ...refused, cite: 'another' };
      },
    }),
  ],
  [
    'gives the turn to the next seat',
    (table) => ({
      get toMove() {
        return table.toMove < 0 ? table.toMove : (table.toMove + 1) % table.seats;
      },
    }),
  ],
  [
    'keeps a counter, or a point, for itself',
    (table) => ({
      get balance() {
        return table.balance.map((has, i) => (i === 0 ? has - 1 : has));
      },
      ...(table.scores && {
        get scores() {
          return table.scores!.map((has, i) => (i === 0 ? has + 1 : has));
        },
      }),
    }),
  ],
  ['never ends a game', () => ({ gameOver: false })],
  ['lets nobody win', () => ({ winners: [] })],
  [
    'deals the hands one seat further',
    (table) => ({
      deal: ({ owners, unheld }) =>
        table.deal({
          owners: owners.map((seat) => (seat < 0 ? seat : (seat + 1) % table.seats)),
          ...(unheld && { unheld }),
        }),
    }),
  ],
  [
    'deals no deal after the first',
    (table) => ({ deal: (dealt) => (table.dealNumber === 0 ? table.deal(dealt) : undefined) }),
  ],
];

describe.each(['jig', 'pope-joan'])('the cases of %s', (id) => {
  const game = findGame(id)!;
  const cases: readonly ConformanceCase[] = CASES.get(id)!;

  test.each(FAULTS)('find an engine that %s', (_, fault) => {
    const faulty = plantFault(game, fault);
    expect(cases.some((it) => runCase(faulty, it).length > 0)).toBe(true);
  });
});
