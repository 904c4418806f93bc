// `npm start`: installs missing packages, builds the site, serves it.
import { join } from 'node:path';
import { build, fail, findNode, install, root } from './install.mjs';
import { startServer } from './server.mjs';
import { siteAddress } from './site-address.mjs';

const PORTS_TRIED = 20;

const first = Number(process.env.PORT ?? 4321);
if (!Number.isInteger(first) || first < 0 || first > 65_535)
  fail(`PORT is a number from 0 to 65535, not “${process.env.PORT}”.`);

await install();
const folder = join(root, 'dist');
const host = process.env.HOST ?? 'localhost';

/** Starts the server before the build, so that the site is built for the address that the server really has. */
async function listen() {
  for (let port = first; ; port++) {
    try {
      return await startServer({ folder, port, host });
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= Math.min(first + PORTS_TRIED, 65_535))
        fail(`Snorum found no port to listen on: ${error.message}.`);
    }
  }
}

const { origin } = await listen();
const env = { SITE_URL: process.env.SITE_URL || origin };
if ((await build(findNode(), env)) !== 0) fail('Snorum could not be built; the message above says why.');
console.log(`\nSnorum is at ${origin}${siteAddress(process.env).base}`);
