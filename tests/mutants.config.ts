import { defineConfig } from 'vitest/config';

/** The tests that try the mutants of the rules: the games' own, without pages or a browser (`npm run mutants`). */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: ['tests/games/**/*.test.ts', 'tests/engine/silent-pass.test.ts', 'tests/content/examples.test.ts'],
  },
});
