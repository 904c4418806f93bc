import { defineConfig } from 'vitest/config';

/**
 * The tests for the mutants of the rules: the games' own, without pages or a browser (`npm run mutants`).
 * `MUTANTS_OF=cassino` runs only the rows of that game, which is quicker and kills fewer. The solver’s tests are left
 * out: they search the same rules for most of a minute, for every mutant.
 */
const game = process.env['MUTANTS_OF'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    exclude: ['tests/games/*-solver.test.ts'],
    include: game
      ? [`tests/games/${game}*.test.ts`]
      : ['tests/games/**/*.test.ts', 'tests/engine/silent-pass.test.ts', 'tests/content/examples.test.ts'],
  },
});
