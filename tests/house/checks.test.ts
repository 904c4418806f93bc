import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { root } from './files.ts';

/**
 * True if the types and format of the pages are checked too, which takes longest: in `npm run check` and `npm run
 * test:all`.
 */
const CHECK = RUNS_ALL_INSTANCES || process.env['npm_lifecycle_event'] === 'check';

/** Runs a program of the project with this Node; returns its output if it failed, else an empty text. */
function findComplaints(file: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (printed += text));
  return new Promise((resolve) =>
    child.on('close', (status) => resolve(status === 0 ? '' : printed || `status ${status}`)),
  );
}

/** File in which the TypeScript compiler keeps the results of its last run. */
const known = join(root, 'node_modules/.cache/snorum/types.json');

// Each is a process of its own, and they share the processors.
describe.concurrent('the code', () => {
  test('has no type errors', async ({ expect }) => {
    expect(
      await findComplaints('typescript/bin/tsc', ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', known]),
    ).toBe('');
  });

  test.runIf(CHECK)('has no type errors in the pages either', async ({ expect }) => {
    expect(await findComplaints('astro/bin/astro.mjs', ['check'])).toBe('');
  });

  test('passes the rules and the format of Biome', async ({ expect }) => {
    expect(
      await findComplaints('@biomejs/biome/bin/biome', [
        'ci',
        '--colors=off',
        '--error-on-warnings',
        '--diagnostic-level=warn',
        '.',
      ]),
    ).toBe('');
  });

  test('has no unused file, export or package', async ({ expect }) => {
    const args = ['--no-progress', '--no-config-hints', '--exclude', 'types'];
    expect(await findComplaints('knip/bin/knip.js', args)).toBe('');
  });

  test.runIf(CHECK)('passes the format of Prettier for pages and articles', async ({ expect }) => {
    expect(
      await findComplaints('prettier/bin/prettier.cjs', [
        '--check',
        '--no-error-on-unmatched-pattern',
        'src/**/*.astro',
        'content/**/*.mdx',
      ]),
    ).toBe('');
  });
});

const overlap = join(root, '../shared/tools/overlap');

// The source texts are not part of the project: the check runs where they stand beside it.
if (existsSync(overlap)) {
  test('the texts share no run of ten words with a source', async () => {
    const child = spawn(overlap, ['.'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let rows = '';
    child.stdout.on('data', (text) => {
      rows += text;
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect([status, rows]).toEqual([0, '']);
  });
}
