// `npm run picture`: draws the picture of README.md by the code of the site’s own pictures, and writes it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './install.mjs';

// The site’s code has JSX, and imports content and fonts as Vite reads them.
const { module } = await runnerImport(join(root, 'scripts/picture/table-in-play.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
writeFileSync(join(root, module.PICTURE_FILE), module.PICTURE_SVG);
console.log(`${module.PICTURE_FILE} is written.`);
