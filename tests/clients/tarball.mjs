/**
 * Tries the package as users get it from npm: with package linters, with a dry run of `npm publish`, and in an empty
 * folder, where `npx` replays a record and every documented program runs.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writePackage } from '../../scripts/pack.mjs';

const here = import.meta.dirname;
const root = join(here, '../..');
const bin = (name) => join(here, 'node_modules/.bin', name);

/** Lists the versions of Node to try: the project’s own, and those installed beside this file. */
const nodes = () => {
  const require = createRequire(import.meta.url);
  const others = Object.keys(require('./package.json').optionalDependencies ?? {}).flatMap((name) => {
    try {
      return [join(dirname(require.resolve(`${name}/package.json`)), 'bin/node')];
    } catch {
      return [];
    }
  });
  return [process.execPath, ...others].map((path) => [execFileSync(path, ['-v'], { encoding: 'utf8' }).trim(), path]);
};

/** Reads the documented programs: one from the package’s README, and one with its output from the developers’ page. */
const programs = () => {
  const readme = readFileSync(join(root, 'engine/README.md'), 'utf8');
  const page = readFileSync(join(root, 'content/developers/engine/en.mdx'), 'utf8');
  const [, name, program, answer] = /```js (\S+)\n([\s\S]*?)```\n+```text\n([\s\S]*?)```/.exec(page);
  return [
    ...[...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code], i) => [`readme-${i + 1}.mjs`, code]),
    [name, program, answer],
  ];
};

/** Runs a command; returns its output and exit status. */
const run = (cwd, command, args, env = {}) => {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { ok: status === 0, stdout, said: `${stdout}${stderr}`.trim() };
};

/** Returns one row of the result table for each check of the package: tool, check, result. */
export const checkTarball = () => {
  const scratch = mkdtempSync(join(tmpdir(), 'snorum-tarball-'));
  const rows = [];
  const row = (client, form, { ok, said }, like = /^/) =>
    rows.push([
      client,
      form,
      ok && like.test(said) ? 'as it should be' : `WRONG: ${said.split('\n').slice(-3).join(' / ')}`,
    ]);
  try {
    // As a publisher would set it; the addresses are placeholders.
    Object.assign(process.env, {
      SNORUM_REPOSITORY: 'git+https://code.example/snorum.git',
      SITE_URL: 'https://snorum.example',
    });
    const folder = join(scratch, 'package');
    writePackage(folder);
    const tarball = join(scratch, run(scratch, 'npm', ['pack', folder, '--silent']).stdout.trim());
    const engine = readdirSync(join(folder, 'engine'), { recursive: true }).filter((file) => file.endsWith('.js'));
    const entries = engine.map((file) => file.replace(/\.js$/, ''));
    const games = entries.flatMap((file) => /^games\/([^/]+)\/index$/.exec(file)?.[1] ?? []);

    row('publint', 'package', run(scratch, bin('publint'), ['--strict', tarball]), /All good/);
    // ES modules only: `require` of old Node versions cannot load it, and Node 22’s can.
    const entrypoints = ['.', ...games.map((game) => `games/${game}`), ...entries];
    row(
      'Are the types wrong?',
      `package, ${entrypoints.length} entries`,
      run(scratch, bin('attw'), [
        tarball,
        '--profile',
        'esm-only',
        '--format',
        'ascii',
        '--entrypoints',
        ...entrypoints,
      ]),
      /ignoring resolutions: 'node10', 'node16-cjs'/,
    );
    row('npm publish', 'package', run(folder, 'npm', ['publish', '--dry-run', '--access', 'public']), /\+ snorum@/);

    const record = readdirSync(join(root, 'content/examples/jig')).find((file) => file.endsWith('.deal'));
    for (const [version, node] of nodes()) {
      const env = { PATH: `${dirname(node)}:${process.env.PATH}` };
      const empty = join(scratch, `empty-${version}`);
      mkdirSync(empty);
      writeFileSync(join(empty, record), readFileSync(join(root, 'content/examples/jig', record)));
      const npx = ['--yes', '--offline', `--package=${tarball}`, '--', 'snorum', 'replay', record];
      row(`npx, Node ${version}`, 'replays a record', run(empty, 'npx', npx, env), /BW91\.jig\./);

      const project = join(scratch, `project-${version}`);
      mkdirSync(project);
      writeFileSync(join(project, 'package.json'), '{ "name": "project", "version": "1.0.0" }\n');
      run(project, 'npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', tarball], env);
      for (const [name, program, answer] of programs()) {
        writeFileSync(join(project, name), program);
        const ran = run(project, node, [name]);
        row(`Node ${version}`, name, { ...ran, ok: ran.ok && (answer === undefined || ran.stdout === answer) });
      }
    }
    return rows;
  } finally {
    rmSync(scratch, { recursive: true });
  }
};
