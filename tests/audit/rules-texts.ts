/** The rules files of a game and of its family, as texts. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame } from '#engine/games.ts';
import { parseArticleAliases } from '../../src/code/passages.ts';
import type { RulesText } from './mutants.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Reads the rules files of a game, then those of its family. */
export const readRulesTexts = (id: string): readonly RulesText[] => {
  const ids = new Set(Object.keys(findGame(id)!.articles));
  const read = (path: string) => ({ path, text: readFileSync(ROOT + path, 'utf8') });
  const isRules = (path: string) => !/\/(articles|book-player|questions|search|facts)\.ts$/.test(path);
  const list = (folder: string) => globSync(`engine/games/${folder}/*.ts`, { cwd: ROOT }).filter(isRules).sort();
  const own = list(id).map(read);
  const families = list('*-family')
    .filter((path) => own.some(({ text }) => text.includes(path.replace('engine/games/', '../'))))
    .map(read);
  const aliases = Object.assign({}, ...own.map(({ text }) => parseArticleAliases(text, ids)));
  return [...own.map((file) => ({ ...file, aliases: {} })), ...families.map((file) => ({ ...file, aliases }))];
};

/** Hash of the rules files of a game, SHA-256. */
export const hashRules = (id: string): string => {
  const hash = createHash('sha256');
  for (const { path, text } of readRulesTexts(id)) hash.update(`${path}\n${text}\n`);
  return hash.digest('hex');
};
