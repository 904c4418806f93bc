/** Writes receipts of published figures, and finds the files of the engine on which the figures of a game rest. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Receipt } from '#engine/lab/receipt.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** A file of the engine: its code without comments and types, and the files that it imports. */
interface SourceFile {
  readonly code: string;
  readonly imports: readonly string[];
}

const files = new Map<string, SourceFile>();

const readSource = (path: string): SourceFile => {
  const known = files.get(path);
  if (known) return known;
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    removeComments: true,
  };
  const code = ts.transpileModule(readFileSync(ROOT + path, 'utf8'), { compilerOptions }).outputText;
  const imports = ts
    .preProcessFile(code)
    .importedFiles.filter(({ fileName }) => fileName.endsWith('.ts'))
    .map(({ fileName }) => posix.join(posix.dirname(path), fileName));
  files.set(path, { code, imports });
  return { code, imports };
};

const folderOfGame = (path: string): string | undefined => /^engine\/games\/[^/]+\//.exec(path)?.[0];

/** True if a file lists the games: it imports the folders of several, and belongs to none. */
const isListOfGames = (path: string): boolean =>
  folderOfGame(path) === undefined &&
  new Set(readSource(path).imports.flatMap((to) => folderOfGame(to) ?? [])).size > 1;

/**
 * Lists the files on which the figures of a game rest: those of its folder, and all that they import. Another game’s
 * folder is among them only if the game itself imports it, so that a change there leaves this game alone.
 */
export const listSources = (game: string): readonly string[] => {
  const found = new Set<string>();
  const open: string[] = globSync(`engine/games/${game}/*.ts`, { cwd: ROOT });
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const isInGame = folderOfGame(path) !== undefined;
    open.push(...readSource(path).imports.filter((to) => isInGame || folderOfGame(to) === undefined));
  }
  return [...found].filter((path) => !isListOfGames(path)).sort();
};

/** Hash of the files on which the figures of a game rest, comments and types aside: 16 digits of SHA-256. */
export const hashSources = (game: string): string => {
  const hash = createHash('sha256');
  for (const path of listSources(game)) hash.update(`${path}\n${readSource(path).code}\n`);
  return hash.digest('hex').slice(0, 16);
};

const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { readonly version: string };

/** Writes the receipt of figures of a game that were counted just now. */
export const createReceipt = (game: string, counted: Pick<Receipt, 'command' | 'seed' | 'games'>): Receipt => ({
  ...counted,
  version,
  sources: hashSources(game),
});
