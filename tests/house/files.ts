import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Path of the project folder. */
export const root = join(import.meta.dirname, '../..');

const generated = new Set(['.git', 'node_modules', 'dist', 'package', '.astro', 'coverage']);

/** Paths of the project’s own files, relative to its folder, with `/` on every system. */
export const files: readonly string[] = walk(root).sort();

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (generated.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [relative(root, path).replaceAll(sep, '/')];
  });
}

/** Reads the text of one of the project’s files. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Lists the modules that a source file names in its imports and exports, as spelled there. */
export function listImports(code: string): string[] {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const spelled =
    /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
  return [...bare.matchAll(spelled)].map(([, from, bareImport, dynamic]) => String(from ?? bareImport ?? dynamic));
}

/** Resolves an import to a path from the project folder; returns the name of a package as spelled. */
export function resolveImport(importer: string, spelled: string): string {
  if (spelled.startsWith('#')) return spelled.slice(1);
  if (spelled.startsWith('@/')) return `src/${spelled.slice(2)}`;
  if (!spelled.startsWith('.')) return spelled;
  return relative(root, join(root, dirname(importer), spelled)).replaceAll(sep, '/');
}
