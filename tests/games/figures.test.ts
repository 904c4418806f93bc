/** Tests the receipts of published figures, and that figures counted again are the same. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { hashSources, listSources } from '../../scripts/receipts.ts';
import { checkFigure, chooseFigures } from '../figures/check-figures.ts';
import { type Figure, listFigures } from '../figures/figures.ts';
import { RUNS_ALL_INSTANCES } from '../instances.ts';

// A busy machine compiles the sources of a game in some seconds.
vi.setConfig({ testTimeout: 60_000 });

const FIGURES = listFigures();
const getFigure = (name: string): Figure => FIGURES.find((figure) => figure.name === name)!;

test('each figure has a name of its own and a receipt', () => {
  expect(new Set(FIGURES.map(({ name }) => name)).size).toBe(FIGURES.length);
  for (const { name, receipt } of FIGURES) {
    expect(Object.keys(receipt).sort(), name).toEqual(['command', 'games', 'seed', 'sources', 'version']);
    expect(receipt.command, name).toMatch(/^npm run \w/);
    expect(receipt.sources, name).toMatch(/^[0-9a-f]{16}$/);
    expect(receipt.games, name).toBeGreaterThan(0);
  }
});

describe('a figure counted again', () => {
  const figure = getFigure('lengths of jig, 3 players');
  const share = getFigure('shares of chat-qui-dort, random');

  test('is the same', async () => {
    expect(await checkFigure(figure)).toEqual({
      name: figure.name,
      part: undefined,
      isStale: figure.receipt.sources !== hashSources('jig'),
      differs: undefined,
    });
  });

  test('differs if what is published was changed', async () => {
    const published = { ...(figure.published as object), deal: [1, 2, 3] };
    const { differs } = await checkFigure({ ...figure, published });
    expect(differs).toEqual({ published, counted: figure.published });
  });

  test('differs if one of many games counted in portions was changed', async () => {
    const games = 100;
    const published = share.count(0, games);
    const { part: _, ...whole } = { ...share, games, published };
    expect((await checkFigure(whole)).differs).toBeUndefined();
    expect((await checkFigure({ ...whole, published: share.count(0, games - 1) })).differs).toBeDefined();
  });

  test('differs if its first games were changed', async () => {
    const part = { ...share.part!, published: {} };
    expect(await checkFigure({ ...share, part })).toMatchObject({ part: part.name, differs: { published: {} } });
  });

  test('is stale if its sources have changed, and compared all the same', async () => {
    const receipt = { ...figure.receipt, sources: '0'.repeat(16) };
    expect(await checkFigure({ ...figure, receipt })).toMatchObject({ isStale: true, differs: undefined });
  });
});

test('a seed chooses a tenth of the figures, and the same seed the same', () => {
  const names = (seed: string) => chooseFigures(FIGURES, seed).map(({ name }) => name);
  expect(names('a')).toHaveLength(Math.ceil(FIGURES.length / 10));
  expect(new Set(names('a')).size).toBe(names('a').length);
  expect(names('a')).toEqual(names('a'));
  expect(names('a')).not.toEqual(names('b'));
});

test('the figures of a game rest on its own folder and its family, and on no other game', () => {
  const folders = (game: string) =>
    new Set(listSources(game).flatMap((path) => /^engine\/games\/([^/]+)\//.exec(path)?.[1] ?? []));
  expect(folders('jig')).toEqual(new Set(['jig']));
  expect(folders('spin')).toEqual(new Set(['spin', 'stops-family']));
  expect(listSources('spin')).toEqual(
    expect.arrayContaining(['engine/random.ts', 'engine/lab/trials.ts', 'engine/bots/search.ts']),
  );
  expect(listSources('spin')).not.toContain('engine/games.ts');
});

test.runIf(RUNS_ALL_INSTANCES)('a tenth of the figures is the same when counted again', { timeout: 600_000 }, () => {
  const program = fileURLToPath(new URL('../figures/check-figures.ts', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
