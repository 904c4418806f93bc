// `npm test`: installs what is missing, builds the site once, then runs every check in one run of vitest.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, findNode, install, root, run } from './install.mjs';

await install();
const node = findNode();
if ((await build(node)) !== 0) {
  // Nothing may be tested on what an earlier build left; the tests of the site fail without it.
  rmSync(join(root, 'dist'), { recursive: true, force: true });
}

let tail = '';
const status = await run(node, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: process.stdout.isTTY ? { FORCE_COLOR: '1' } : {},
  onOutput: (output) =>
    output.on('data', (text) => {
      tail = (tail + text).slice(-200);
    }),
});
if (!/^\d+ passed, \d+ failed.*\n$/m.test(tail.slice(tail.lastIndexOf('\n', tail.length - 2) + 1))) {
  console.log('0 passed, 1 failed');
}
process.exitCode = status;
