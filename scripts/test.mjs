// `npm test`: installs missing packages, builds the site and runs the tests: those of every day, or with `test:slow` and
// `test:all` the slow ones too. Tests that need no page run during the build, the others after it.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build, findNode, install, root, run } from './install.mjs';

await install();
const node = findNode();
const args = process.argv.slice(2);
const compiled = join(root, 'node_modules', '.cache', 'snorum', 'compiled');

const isShard = (option) => option.startsWith('--shard=');

/** Runs vitest once; returns its exit status and its counts. */
async function tests(...options) {
  let printed = '';
  const status = await run(node, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...options], {
    // Programs that tests start repeatedly, such as the command line, are compiled once.
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), NODE_COMPILE_CACHE: compiled },
    onOutput: (text) => {
      printed = (printed + text).slice(-200);
    },
  });
  // A vitest that failed to start has printed no counts.
  const [, passed, failed] = /(?:^|\n)(\d+) passed, (\d+) failed\n$/.exec(printed) ?? [0, 0, 1];
  return { status, passed: Number(passed), failed: Number(failed) };
}

const built = build(node).then((status) => {
  // Removes the output of a failed build: nothing may be tested on an older one; the site tests fail without it.
  if (status !== 0) rmSync(join(root, 'dist'), { recursive: true, force: true });
});

const runs = args.some((option) => !option.startsWith('-'))
  ? [built.then(() => tests(...args))]
  : [
      tests('--project=unit', `--maxWorkers=${Math.ceil(availableParallelism() / 2)}`, ...args),
      built.then(() => tests('--project=house', '--project=site', ...args)),
    ];
const counted = await Promise.all(runs);
// Times are measured when nothing else runs, in the first part of a run that is divided.
if (runs.length > 1 && args.every((option) => !isShard(option) || option.startsWith('--shard=1/')))
  counted.push(await tests('--project=timed', ...args.filter((option) => !isShard(option))));
const sum = (count) => counted.reduce((total, each) => total + each[count], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = counted.find(({ status }) => status !== 0)?.status ?? 0;
