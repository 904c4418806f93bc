import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Compiles a C++ program of this folder with `g++ -O3` and passes its path to `run`; `undefined` without a compiler or
 * a library.
 */
export const withProgram = <T>(
  source: string,
  libraries: readonly string[],
  run: (program: string) => T,
): T | undefined => {
  const room = mkdtempSync(join(tmpdir(), 'snorum-'));
  try {
    const program = join(room, 'program');
    const built = spawnSync('g++', ['-O3', '-o', program, join(import.meta.dirname, source), ...libraries]);
    return built.status === 0 ? run(program) : undefined;
  } finally {
    rmSync(room, { recursive: true });
  }
};

/** Returns the quantile of sorted values: `share` 0.5 is the median, 0.95 the 95th percentile. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
