/** The engine as other people get it: packed, installed in an empty project, run there as the developers' page says. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePackage } from '../../scripts/pack.mjs';
import { readDevelopers } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'snorum-package-'));
const project = join(folder, 'project');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, args: readonly string[]): string => {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};

/** What a bundler makes of a program that uses the package. */
const bundled = async (program: string): Promise<string> => {
  const entry = join(project, 'entry.js');
  writeFileSync(entry, program);
  const made = (await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'out' } },
  })) as Rollup.RollupOutput[];
  return made[0]!.output.map((part) => ('code' in part ? part.code : '')).join('\n');
};

beforeAll(() => {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }\n');
  writePackage(join(folder, 'package'));
  run('npm', ['pack', join(folder, 'package'), '--silent']);
  const [tarball] = readdirSync(project).filter((file) => file.endsWith('.tgz'));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', `./${tarball}`]);
}, 60_000);

describe('the package', () => {
  test('needs no other, and brings its types and its licence', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['snorum']);
    const at = join(project, 'node_modules/snorum');
    const { version } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as { version: string };
    expect(readDevelopers('en').body).toContain(`snorum-${version}.tgz`);
    expect(readdirSync(at)).toContain('LICENSE');
    expect(readFileSync(join(at, 'engine/record/replay.d.ts'), 'utf8')).toContain('export declare const replay');
  });

  test.each(['en', 'fr'] as const)('runs the program of the page, %s', (lang) => {
    const [, name, program, answer] = /```js (\S+)\n([\s\S]*?)```\n+```text\n([\s\S]*?)```/.exec(
      readDevelopers(lang).body,
    )!;
    writeFileSync(join(project, name!), program!);
    expect(run(process.execPath, [name!])).toBe(answer);
  });

  test('lets a bundler take one game and leave the others', async () => {
    const one = await bundled("import { jig } from 'snorum/games/jig'; console.log(jig.id);");
    expect(one).toContain('BW91.jig.');
    for (const other of ['B96.', 'AC60.', 'HF90.', 'L92.', 'BW91.snip.']) expect(one, other).not.toContain(other);
    expect(await bundled("import { GAMES } from 'snorum/games'; console.log(GAMES);")).toMatch(/["']B96\./);
  }, 30_000);

  test('is typed as its source is', () => {
    writeFileSync(
      join(project, 'typed.ts'),
      `import { replay, type Replay } from 'snorum';
       import { jig } from 'snorum/games/jig';
       const result = replay('', [jig]);
       export const played: Replay | undefined = result.ok ? result.value : undefined;
       // @ts-expect-error a record is a text
       replay(7, [jig]);\n`,
    );
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
    run(process.execPath, [tsc, ...options, 'typed.ts']);
  }, 30_000);
});
