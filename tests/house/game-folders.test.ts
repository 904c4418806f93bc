import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findGame, GAMES, isGameId } from '../../engine/games.ts';
import { files } from './files.ts';

/** Splits a file name into lower-case words: `JigCloth.tsx` and `jig-cloth.tsx` give the same. */
const wordsIn = (path: string): readonly string[] =>
  basename(path)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** First word of each game’s id; none of these words is used for anything else in the code. */
const SHORT = new Set(GAMES.map(({ id }) => id.split('-')[0]!));

const room = /^(engine|src)\/games\/[^/]+\//;
const isNamedForGame = (path: string): boolean => wordsIn(path).some((word) => SHORT.has(word));
const strays = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => /^(engine|src|scripts)\//.test(path) && !room.test(path) && isNamedForGame(path));

test('no file of the engine, the site or the scripts is named for a game outside the folders of the games', () => {
  expect(strays(files)).toEqual([]);
  expect(
    strays(['src/table/JigCloth.tsx', 'src/styles/cloths/nain-jaune.css', 'engine/lab/manille.ts', 'scripts/snip.mjs']),
  ).toHaveLength(4);
  expect(strays(['src/games/jig/Cloth.tsx', 'src/embed/snippets.ts', 'src/games/presentation.ts'])).toEqual([]);
});

test('every game has a folder in the engine and one in the site, and no folder lacks a game', () => {
  for (const wing of ['engine', 'src']) {
    const rooms = files.flatMap((path) => new RegExp(`^${wing}/games/([^/]+)/`).exec(path)?.[1] ?? []);
    expect(
      [...new Set(rooms)].filter((name) => !name.endsWith('-family')),
      wing,
    ).toEqual(GAMES.map(({ id }) => id).sort());
  }
});

test('the root of the engine holds only the terms rules are written in', () => {
  const loose = files.filter((path) => /^engine\/[^/]+\.ts$/.test(path)).map((path) => basename(path, '.ts'));
  expect(loose).toEqual(
    ['articles', 'cards', 'cli', 'dealing', 'draw', 'events', 'game', 'games', 'hands', 'ledger'].concat([
      'observation',
      'random',
      'readings',
      'setup',
    ]),
  );
});

test('a game is registered under its own id', () => {
  expect(GAMES.filter((game) => findGame(game.id) !== game)).toEqual([]);
  expect(['jig', 'Jig', 'constructor', 'whist'].map(isGameId)).toEqual([true, false, false, false]);
});
