/**
 * The package as it would be published, tried as others get it: by what lints packages, by `npm publish` without sending
 * anything, and in an empty folder, where `npx` replays a record and every program that the project shows of it runs.
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

/** The Nodes on which it is tried: that of the project, and those that are packages beside this file. */
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

/** The programs that are shown: those of the package's own page, and that of the developers' page with what it prints. */
const programs = () => {
  const readme = readFileSync(join(root, 'engine/README.md'), 'utf8');
  const page = readFileSync(join(root, 'content/developers/engine/en.mdx'), 'utf8');
  const [, name, program, answer] = /```js (\S+)\n([\s\S]*?)```\n+```text\n([\s\S]*?)```/.exec(page);
  return [
    ...[...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code], i) => [`readme-${i + 1}.mjs`, code]),
    [name, program, answer],
  ];
};

/** What a command says and how it ends. */
const run = (cwd, command, args, env = {}) => {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { ok: status === 0, stdout, said: `${stdout}${stderr}`.trim() };
};

/** The rows of the table: what was asked of the package, and whether it is as it should be. */
export const tryTarball = () => {
  const scratch = mkdtempSync(join(tmpdir(), 'snorum-tarball-'));
  const rows = [];
  const row = (client, form, { ok, said }, like = /^/) =>
    rows.push([
      client,
      form,
      ok && like.test(said) ? 'as it should be' : `WRONG: ${said.split('\n').slice(-3).join(' / ')}`,
    ]);
  try {
    // As whoever publishes it would say it; the addresses are nobody's.
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
    // It is of modules alone: Node's `require` of other days cannot take it, and Node 22's can.
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
