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
  const { name, version, description, license, author, type, sideEffects, keywords } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const { SNORUM_REPOSITORY: repository, SITE_URL: homepage } = process.env;
  const entry = (file) => ({ types: `./engine/${file}.d.ts`, default: `./engine/${file}.js` });
  const manifest = {
    ...{ name, version, description, keywords, license, author },
    // Where the project is kept and what its site is called stands nowhere in it: who publishes the package knows.
    ...(repository && { repository: { type: 'git', url: repository } }),
    ...(homepage && { homepage }),
    ...{ type, sideEffects },
    engines: { node: '>=20' },
    bin: { snorum: 'bin/snorum.mjs' },
    files: ['bin', 'engine', 'CHANGELOG.md'],
    exports: {
      '.': entry('record/replay'),
      './games/*': entry('games/*/index'),
      './package.json': './package.json',
      './*': entry('*'),
    },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', 'snorum.mjs'), "#!/usr/bin/env node\nimport '../engine/cli.js';\n");
  // Outside this project nobody calls it by a script of ours.
  const help = join(folder, 'engine', 'cli', 'help.js');
  writeFileSync(help, readFileSync(help, 'utf8').replaceAll('npm run -s snorum --', 'npx snorum'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, file), join(folder, file));
  copyFileSync(join(root, 'engine', 'README.md'), join(folder, 'README.md'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writePackage(join(root, 'build'));
  execFileSync('npm', ['pack', './build'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}
