// `npm run pack`: compiles the engine into build/ and packs it as the package `snorum`, which needs nothing else.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writes the package as a folder, which `npm pack` or `npm install` can take: compiled files with their types, one
 * entry for each file of the engine, one for each game.
 *
 * @param {string} folder emptied first
 */
export function writePackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.package.json'), '--outDir', join(folder, 'engine')], {
    stdio: 'inherit',
  });
  const { name, version, description, license, author, type, sideEffects } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const entry = (file) => ({ types: `./engine/${file}.d.ts`, default: `./engine/${file}.js` });
  const manifest = {
    ...{ name, version, description, license, author, type, sideEffects },
    files: ['engine'],
    exports: { '.': entry('record/replay'), './games/*': entry('games/*/index'), './*': entry('*') },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md']) copyFileSync(join(root, file), join(folder, file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writePackage(join(root, 'build'));
  execFileSync('npm', ['pack', './build'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}
