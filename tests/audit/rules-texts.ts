/** The rules files of a game and of its family, as texts. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame } from '#engine/games.ts';
import { type RulesText, selectRulesTexts } from '../../src/code/passages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Reads the rules files of a game, then those of its family. */
export const readRulesTexts = (id: string): readonly RulesText[] =>
  selectRulesTexts(
    id,
    new Set(Object.keys(findGame(id)!.articles)),
    globSync('engine/games/*/*.ts', { cwd: ROOT })
      .filter((path) => !/\/(articles|book-player|plan|questions|search|facts)\.ts$/.test(path))
      .sort()
      .map((path) => [path, readFileSync(ROOT + path, 'utf8')]),
  );

/** Hash of the rules files of a game, SHA-256. */
export const hashRules = (id: string): string => {
  const hash = createHash('sha256');
  for (const { path, text } of readRulesTexts(id)) hash.update(`${path}\n${text}\n`);
  return hash.digest('hex');
};
