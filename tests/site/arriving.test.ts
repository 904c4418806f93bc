import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrigin, logLayoutShifts, openPage } from './browser.ts';
import { DIST_FOLDER } from './dist.ts';

declare global {
  var painted: () => Promise<void>;
}

/** The page that arrives in two parts; resolving `rest` sends the second part. */
let splitPage = { path: '', parts: ['', ''] };
let rest = Promise.withResolvers<void>();

const host = createServer(async ({ url = '/' }, response) => {
  if (url === splitPage.path) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(splitPage.parts[0]);
    await rest.promise;
    response.end(splitPage.parts[1]);
  } else {
    const found = await fetch(`${getOrigin()}${url}`);
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await found.arrayBuffer()));
  }
});
beforeAll(() => new Promise<void>((listening) => host.listen(0, 'localhost', listening)));
afterAll(() => void host.close());

test.each([
  ['/en/', '<details>'],
  ['/fr/', '<details>'],
  ['/fr/games/', '</ol>'],
])('the top of %s stays in place when the page arrives split after %s', async (path, after) => {
  const html = readFileSync(join(DIST_FOLDER, path, 'index.html'), 'utf8');
  expect(html).toContain(after);
  const tear = html.indexOf(after) + after.length;
  splitPage = { path, parts: [html.slice(0, tear), html.slice(tear)] };
  rest = Promise.withResolvers();
  const heard: string[] = [];
  const page = await openPage({
    path: `http://localhost:${(host.address() as AddressInfo).port}${path}`,
    before: async (opening) => {
      opening.on('console', (message) => message.type() === 'warning' && heard.push(message.text()));
      await logLayoutShifts(opening);
      await opening.exposeFunction('painted', () => rest.resolve());
      await opening.addInitScript(() => {
        new PerformanceObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => void painted()))).observe(
          { type: 'paint', buffered: true },
        );
      });
    },
  });
  await page.waitForLoadState('networkidle');
  expect(heard).toEqual([]);
});
