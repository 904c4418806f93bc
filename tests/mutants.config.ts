import { defineConfig } from 'vitest/config';

/**
 * The tests that try the mutants of the rules: the games' own, without pages or a browser (`npm run mutants`). With
 * `MUTANTS_OF=cassino` only the rows of that game do, which is quicker and kills fewer.
 */
const game = process.env['MUTANTS_OF'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: game
      ? [`tests/games/${game}*.test.ts`]
      : ['tests/games/**/*.test.ts', 'tests/engine/silent-pass.test.ts', 'tests/content/examples.test.ts'],
  },
});
