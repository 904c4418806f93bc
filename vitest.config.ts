import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

export default defineConfig({
  test: {
    // Half of the time a test of the site waits, for a browser or for the clock: a processor can run another meanwhile.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/count-reporter.ts'],
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/house/**', 'tests/site/**'],
          // Nothing here changes what another file imports: each worker reads the engine and the content once.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: { name: 'house', include: ['tests/house/**/*.test.ts'], testTimeout: 180_000 },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // The pages that were built are read once by each worker, and not by each file.
          isolate: false,
          globalSetup: ['tests/site/setup.ts'],
          testTimeout: 60_000,
          // A machine that others use too may be too busy once; the run says which test was tried again.
          retry: process.env['CI'] ? 1 : 0,
          hookTimeout: 60_000,
          // A page on a busy machine may be late; what it shows at last must be right all the same.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
