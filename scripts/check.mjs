// `npm run check`: installs missing packages, then checks the code without running it: types, lint rules, format, dead
// code.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, install, root, run } from './install.mjs';

await install();
// A build writes the types of Astro's own modules; there may not have been one yet.
if (!existsSync(join(root, '.astro', 'types.d.ts'))) {
  await run(findNode(), [join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'sync']);
}
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
process.exitCode = await run(findNode(), [vitest, 'run', '--project', 'house', 'tests/house/checks.test.ts']);
