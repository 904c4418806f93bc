// `npm run pack`: compiles the engine into build/ and packs it as the package `snorum`, which needs nothing else.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders of the engine that are games, not families of them. */
const games = () =>
  readdirSync(join(root, 'engine', 'games'))
    .filter((folder) => existsSync(join(root, 'engine', 'games', folder, 'index.ts')))
    .sort();

/**
 * What the package says of itself: its name and version, what it needs, its entries and its command.
 *
 * @param {NodeJS.ProcessEnv} env where the project is kept and what its site is called stands nowhere in it: who publishes
 *   the package says so as `SNORUM_REPOSITORY` and `SITE_URL`
 */
export const manifestOf = ({ SNORUM_REPOSITORY: repository, SITE_URL: homepage }) => {
  const { name, version, description, license, author, type, sideEffects, keywords } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const entry = (file) => ({ types: `./engine/${file}.d.ts`, default: `./engine/${file}.js` });
  const { types, default: main } = entry('record/replay');
  return {
    ...{ name, version, description, keywords, license, author },
    ...(repository && { repository: { type: 'git', url: repository } }),
    ...(homepage && { homepage }),
    ...{ type, sideEffects },
    engines: { node: '>=20' },
    bin: { snorum: 'bin/snorum.mjs' },
    files: ['bin', 'engine', 'CHANGELOG.md'],
    // For those that do not read `exports`.
    ...{ main, types },
    exports: {
      '.': entry('record/replay'),
      // Each by its name: of the files in its folder every one is an entry as well.
      ...Object.fromEntries(games().map((game) => [`./games/${game}`, entry(`games/${game}/index`)])),
      './package.json': './package.json',
      './*': entry('*'),
    },
  };
};

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
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(process.env), null, 2)}\n`);
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
