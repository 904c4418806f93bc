// `npm test`: installs what is missing and runs every check. What needs no page is tried while the site is built, the rest after it.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build, findNode, install, root, run } from './install.mjs';

await install();
const node = findNode();
const asked = process.argv.slice(2);
const compiled = join(root, 'node_modules', '.cache', 'snorum', 'compiled');

/** One run of vitest: its exit status, and what it counted. */
async function tests(...options) {
  let printed = '';
  const status = await run(node, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...options, ...asked], {
    // What tests start again and again, as the command line, is compiled once.
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), NODE_COMPILE_CACHE: compiled },
    onOutput: (text) => {
      printed = (printed + text).slice(-200);
    },
  });
  // A vitest that could not even begin has not counted.
  const [, passed, failed] = /(?:^|\n)(\d+) passed, (\d+) failed\n$/.exec(printed) ?? [0, 0, 1];
  return { status, passed: Number(passed), failed: Number(failed) };
}

const built = build(node).then((status) => {
  // Nothing may be tested on what an earlier build left; the tests of the site fail without it.
  if (status !== 0) rmSync(join(root, 'dist'), { recursive: true, force: true });
});

const runs = asked.some((option) => !option.startsWith('-'))
  ? [built.then(() => tests())]
  : [
      tests('--project=unit', `--maxWorkers=${Math.ceil(availableParallelism() / 2)}`),
      built.then(() => tests('--project=house', '--project=site')),
    ];
const counted = await Promise.all(runs);
const sum = (count) => counted.reduce((total, each) => total + each[count], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = counted.find(({ status }) => status !== 0)?.status ?? 0;
