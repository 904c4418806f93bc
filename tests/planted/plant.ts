/**
 * `npm run planted [-- WORD …]`: puts one fault after another into the code and lists which ones the tests find; with
 * words, only faults whose name or test contains one of them. Change no files meanwhile: each is restored, also if the
 * run is interrupted.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANTED_FAULTS, type PlantedFault } from './faults.ts';

const root = join(import.meta.dirname, '../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
/** Runs a program of the project; true if it succeeded. It is asynchronous, so that the run can be interrupted. */
const run = (...args: readonly string[]): Promise<boolean> =>
  new Promise((done) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'ignore' }).on('close', (status) => done(status === 0));
  });

let restore = (): void => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    restore();
    process.exit(1);
  });

/** Puts a fault into its file and runs its test; a build that fails also counts as found. */
const tryFault = async ({
  file,
  from,
  to,
  test,
  built,
}: PlantedFault): Promise<'found' | 'not found' | 'cannot be planted'> => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) return 'cannot be planted';
  restore = () => writeFileSync(path, text);
  try {
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    if (built && !(await run('scripts/build.mjs'))) return 'found';
    return (await run(vitest, 'run', test)) ? 'not found' : 'found';
  } finally {
    restore();
    restore = () => {};
  }
};

// The pages, and the types of their content, without any fault.
await run('scripts/build.mjs');

const words = process.argv.slice(2);
const chosen = PLANTED_FAULTS.filter(
  ({ what, test }) => words.length === 0 || words.some((word) => `${what} ${test}`.includes(word)),
);
// A test that already fails proves nothing either.
const testPasses = new Map<string, boolean>();
let missed = 0;
for (const built of [undefined, true])
  for (const fault of chosen.filter((each) => each.built === built)) {
    const { what, test } = fault;
    if (!testPasses.has(test))
      testPasses.set(test, (!built || (await run('scripts/build.mjs'))) && (await run(vitest, 'run', test)));
    const outcome = testPasses.get(test) ? await tryFault(fault) : 'its test fails without it';
    if (outcome !== 'found') missed += 1;
    console.log(`${outcome}: ${what} (${test})`);
  }
if (chosen.some(({ built }) => built)) await run('scripts/build.mjs');
console.log(`${chosen.length - missed} of ${chosen.length} found`);
process.exitCode = missed > 0 ? 1 : 0;
