// `npm run check`: installs what is missing, then reads the code without running it: types, rules, format, dead code.
import { join } from 'node:path';
import { findNode, install, root, run } from './install.mjs';

await install();
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
process.exitCode = await run(findNode(), [vitest, 'run', '--project', 'house', 'tests/house/checks.test.ts']);
