// `npm start`: installs what is missing, builds the site, serves it.
import { join } from 'node:path';
import { build, findNode, giveUp, install, root } from './install.mjs';
import { serve } from './server.mjs';

const PORTS_TRIED = 20;

const first = Number(process.env.PORT ?? 4321);
if (!Number.isInteger(first) || first < 0 || first > 65_535)
  giveUp(`PORT is a number from 0 to 65535, not “${process.env.PORT}”.`);

await install();
if ((await build(findNode())) !== 0) giveUp('Snorum could not be built; the message above says why.');

for (let port = first; ; port++) {
  try {
    const { origin } = await serve({ folder: join(root, 'dist'), port, host: process.env.HOST ?? 'localhost' });
    console.log(`\nSnorum is at ${origin}/`);
    break;
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || port >= Math.min(first + PORTS_TRIED, 65_535))
      giveUp(`Snorum found no port to listen on: ${error.message}.`);
  }
}
