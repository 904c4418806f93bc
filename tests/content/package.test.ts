/** Tests the engine as a package: packed, installed in an empty project, and run as the developers’ page says. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManifest, writePackage } from '../../scripts/pack.mjs';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { readDeveloperPages } from './read.ts';

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

/** Bundles a program that imports the package; returns the code. */
const bundled = async (program: string): Promise<string> => {
  const entry = join(project, 'entry.mjs');
  writeFileSync(entry, program);
  const made = (await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'out' } },
  })) as Rollup.RollupOutput[];
  return made[0]!.output.map((part) => ('code' in part ? part.code : '')).join('\n');
};

// Slow: the package is built, packed and installed by npm, so it runs in the full tests.
describe.runIf(RUNS_ALL_INSTANCES)('the engine', () => {
  beforeAll(() => {
    mkdirSync(project);
    // As `npm init` leaves a folder: only .mjs files are modules.
    writeFileSync(join(project, 'package.json'), '{ "name": "project", "version": "1.0.0" }\n');
    writePackage(join(folder, 'package'));
    run('npm', ['pack', join(folder, 'package'), '--silent']);
    const [tarball] = readdirSync(project).filter((file) => file.endsWith('.tgz'));
    run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', `./${tarball}`]);
  }, 120_000);

  describe('the package', () => {
    test('needs no other package and brings its types and licence', () => {
      expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['snorum']);
      const at = join(project, 'node_modules/snorum');
      const { version } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as { version: string };
      expect(readDeveloperPages('en').body).toContain(`snorum-${version}.tgz`);
      expect(readdirSync(at)).toContain('LICENSE');
      expect(readFileSync(join(at, 'engine/record/replay.d.ts'), 'utf8')).toContain('export declare const replay');
    });

    test.each(['en', 'fr'] as const)('runs the program of the page, %s', (lang) => {
      const [, name, program, answer] = /```js (\S+)\n([\s\S]*?)```\n+```text\n([\s\S]*?)```/.exec(
        readDeveloperPages(lang).body,
      )!;
      writeFileSync(join(project, name!), program!);
      expect(run(process.execPath, [name!])).toBe(answer);
    });

    test('opens its README with the import line, and the program shown there runs', () => {
      const page = readFileSync(join(project, 'node_modules/snorum/README.md'), 'utf8');
      const [first, program] = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code!);
      expect(page.startsWith(`\`\`\`js\n${first}`)).toBe(true);
      expect(program).toContain(first);
      writeFileSync(join(project, 'four-nines.mjs'), program!);
      expect(run(process.execPath, ['four-nines.mjs'])).toContain('A 9S: paid, by BW91.snip.penalty');
      const pages = [page, readFileSync(join(import.meta.dirname, '../../content/developers/engine/en.mdx'), 'utf8')];
      const named = new Set(
        pages.flatMap((text) => [...text.matchAll(/`snorum\/([\w/-]+)`/g)].map(([, entry]) => entry)),
      );
      expect(named.size).toBeGreaterThan(5);
      for (const entry of [...named, 'games/jig/articles'])
        run(process.execPath, ['--input-type=module', '-e', `await import('snorum/${entry}')`]);
    });

    test('has a command that npx finds', () => {
      const dealt = run('npx', ['--no', '--', 'snorum', 'deal', 'jig', '--seats', '3', '--seed', 'any-word']);
      writeFileSync(join(project, 'jig.deal'), dealt);
      expect(run('npx', ['--no', '--', 'snorum', 'replay', 'jig.deal'])).toContain('BW91.jig.');
      expect(run('npx', ['--no', '--', 'snorum', 'help', 'replay'])).toContain('npx snorum');
    }, 60_000);

    test('states what it needs and contains, and names no unknown address', () => {
      const manifest = JSON.parse(readFileSync(join(project, 'node_modules/snorum/package.json'), 'utf8'));
      expect(manifest.engines.node).toBe('>=20');
      expect(manifest.keywords.length).toBeGreaterThan(3);
      expect(manifest.private).toBeUndefined();
      expect(manifest.repository).toBeUndefined();
      expect(JSON.stringify(manifest)).not.toMatch(/https?:/);
      const given = { SNORUM_REPOSITORY: 'git+https://code.example/snorum.git', SITE_URL: 'https://snorum.example' };
      expect(createManifest(given)).toEqual({
        ...manifest,
        repository: { type: 'git', url: given.SNORUM_REPOSITORY },
        homepage: given.SITE_URL,
      });
      const [{ files }] = JSON.parse(run('npm', ['pack', join(folder, 'package'), '--dry-run', '--json']));
      const packed = new Set(files.map(({ path }: { path: string }) => `./${path}`));
      for (const { types, default: main } of Object.values(manifest.exports).filter(
        (each) => typeof each === 'object',
      ) as {
        types: string;
        default: string;
      }[])
        if (!main.includes('*')) expect([packed.has(types), packed.has(main)], main).toEqual([true, true]);
      for (const file of ['./bin/snorum.mjs', './conformance/jig.json', './conformance/schema.json'])
        expect(packed.has(file)).toBe(true);
      // Each module has its types.
      const modules = [...packed].filter((file) => /^\.\/engine\/.*\.js$/.test(file as string)) as string[];
      expect(modules.filter((file) => !packed.has(file.replace(/\.js$/, '.d.ts')))).toEqual([]);
      expect(modules.length).toBeGreaterThan(50);
    });

    test('lets a bundler take one game and leave the others', async () => {
      const one = await bundled("import { jig } from 'snorum/games/jig'; console.log(jig.id);");
      expect(one).toContain('BW91.jig.');
      for (const other of ['B96.', 'AC60.', 'HF90.', 'L92.', 'BW91.snip.']) expect(one, other).not.toContain(other);
      expect(await bundled("import { GAMES } from 'snorum/games'; console.log(GAMES);")).toMatch(/["']B96\./);
    }, 30_000);

    test.runIf(RUNS_ALL_INSTANCES)(
      'has the same types as its source',
      () => {
        writeFileSync(
          join(project, 'typed.mts'),
          `import { replay, type Replay } from 'snorum';
       import { jig } from 'snorum/games/jig';
       const result = replay('', [jig]);
       export const played: Replay | undefined = result.ok ? result.value : undefined;
       // @ts-expect-error a record is a text
       replay(7, [jig]);\n`,
        );
        const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
        const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
        run(process.execPath, [tsc, ...options, 'typed.mts']);
      },
      30_000,
    );
  });
});
