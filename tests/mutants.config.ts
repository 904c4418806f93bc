import { defineConfig } from 'vitest/config';

/**
 * Selects the tests that run against each mutant (planted change) of the rules in `npm run mutants`: the games’ own,
 * without pages or a browser. `MUTANTS_OF=cassino` runs only the tests of that game, which is quicker and finds fewer
 * mutants. The solver’s tests are left out, since they would take most of a minute for every mutant.
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
