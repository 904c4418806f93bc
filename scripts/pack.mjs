// `npm run pack`: compiles the engine into package/ and packs it as the package `snorum`, without dependencies.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Lists the folders of the engine that contain a single game, not a family of games. */
const games = () =>
  readdirSync(join(root, 'engine', 'games'))
    .filter((folder) => existsSync(join(root, 'engine', 'games', folder, 'index.ts')))
    .sort();

/**
 * The package's manifest: name and version, dependencies, entries and command.
 *
 * @param {NodeJS.ProcessEnv} env the repository and site are not in the sources: they come from `SNORUM_REPOSITORY` and
 *   `SITE_URL`
 */
export const createManifest = ({ SNORUM_REPOSITORY: repository, SITE_URL: homepage }) => {
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
    files: ['bin', 'conformance', 'engine', 'CHANGELOG.md'],
    // For tools that do not read `exports`.
    ...{ main, types },
    exports: {
      '.': entry('record/replay'),
      // By name: a wildcard would make every file in the folders an entry.
      ...Object.fromEntries(games().map((game) => [`./games/${game}`, entry(`games/${game}/index`)])),
      // An entry that the README named before its file was renamed.
      './bots/of-games': entry('bots/registry'),
      './package.json': './package.json',
      './*': entry('*'),
    },
  };
};

/**
 * Writes the package as a folder for `npm pack` or `npm install`: compiled files with their types, an entry for each
 * file of the engine, and an entry for each game.
 *
 * @param {string} folder is emptied first
 */
export function writePackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.package.json'), '--outDir', join(folder, 'engine')], {
    stdio: 'inherit',
  });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(createManifest(process.env), null, 2)}\n`);
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', 'snorum.mjs'), "#!/usr/bin/env node\nimport '../engine/cli.js';\n");
  // Users of the package do not have this project's npm script.
  const help = join(folder, 'engine', 'cli', 'help.js');
  writeFileSync(help, readFileSync(help, 'utf8').replaceAll('npm run -s snorum --', 'npx snorum'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, file), join(folder, file));
  cpSync(join(root, 'conformance'), join(folder, 'conformance'), { recursive: true });
  copyFileSync(join(root, 'engine', 'README.md'), join(folder, 'README.md'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writePackage(join(root, 'package'));
  execFileSync('npm', ['pack', './package'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}
