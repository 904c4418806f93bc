/** Tests that the benchmarks of the site run: each takes few measurements here. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RUNS_ALL_INSTANCES } from '../instances.ts';

const root = join(import.meta.dirname, '../..');

describe.runIf(RUNS_ALL_INSTANCES)('a benchmark of the site', () => {
  test.each([
    ['taps.ts', [], /taps answered in \d+ ms \(median\)/],
    ['steps.ts', ['Chnif'], /to layout done +\d+\.\d ms/],
    ['thinkers.ts', [], /the page’s longest task in \d+ moves/],
  ])(
    '%s runs to its end and reports its figures',
    (program, options, figures) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join('bench', program), ...options, '--short'], {
        cwd: root,
        encoding: 'utf8',
        timeout: 170_000,
      });
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(figures);
    },
    180_000,
  );
});
