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

let printed = '';
const status = await run(node, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)], {
  env: process.stdout.isTTY ? { FORCE_COLOR: '1' } : {},
  onOutput: (text) => {
    printed = (printed + text).slice(-200);
  },
});
// A vitest that could not even begin has not counted.
if (!/(^|\n)\d+ passed, \d+ failed\n$/.test(printed)) console.log('0 passed, 1 failed');
process.exitCode = status;
