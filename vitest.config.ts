import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirstSequencer } from './tests/longest-first.ts';
import { LEFT_OUT_FILES } from './tests/slow.ts';

export default defineConfig({
  test: {
    // Site tests spend half of their time waiting for a browser or a timer, so more workers than processors pay off.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirstSequencer },
    reporters: ['default', './tests/count-reporter.ts'],
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/house/**', 'tests/site/**', 'tests/timed/**', ...LEFT_OUT_FILES],
          // No test changes the modules of another file, so each worker loads the engine and the content only once.
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
          exclude: [...LEFT_OUT_FILES],
          // Each worker reads the built pages once, not once for each file.
          isolate: false,
          globalSetup: ['tests/site/setup.ts'],
          testTimeout: 60_000,
          // A shared machine may be too busy once; the report names the tests that were retried.
          retry: process.env['CI'] ? 1 : 0,
          hookTimeout: 60_000,
          // A page may be late on a busy machine; its final state must still be right.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        // What is measured in milliseconds; `npm test` runs it when nothing else runs.
        test: {
          name: 'timed',
          include: ['tests/timed/**/*.test.ts'],
          globalSetup: ['tests/site/setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
