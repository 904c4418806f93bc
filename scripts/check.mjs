// `npm run check`: installs what is missing, then reads the code without running it: types, rules, format, dead code.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, install, root, run } from './install.mjs';

await install();
// What Astro says of the types of its own modules is written by a build, and there may have been none.
if (!existsSync(join(root, '.astro', 'types.d.ts'))) {
  await run(findNode(), [join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'sync']);
}
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
process.exitCode = await run(findNode(), [vitest, 'run', '--project', 'house', 'tests/house/checks.test.ts']);
