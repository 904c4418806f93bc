import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../scripts/server.mjs';
import { getOrigin } from './browser.ts';

/** Sends a request with a path exactly as spelled, which `fetch` would normalise; returns the status and headers. */
function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
    request(getOrigin(), { path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

describe('the server of npm start', () => {
  test('serves pages, compressed for readers that can decompress', async () => {
    const plain = await ask('/');
    expect([plain.status, plain.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['access-control-allow-origin']).toBe('*');
    expect((await ask('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await ask('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test('resends nothing the reader already has', async () => {
    const { etag } = (await ask('/en/', { 'accept-encoding': 'br' })).headers;
    expect(etag).toMatch(/^W\/"[\w.]+-[\w.]+"$/);
    const again = await ask('/en/', { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.headers['content-length']]).toEqual([304, undefined]);
    expect((await ask('/fr/', { 'if-none-match': `${etag}` })).status).toBe(200);
  });

  test('cannot be blocked by many connections or by silent ones', async () => {
    const server = await startServer({ folder: join(import.meta.dirname, '../../dist') });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    expect([server.headersTimeout, server.requestTimeout].every((wait) => wait > 0 && wait <= 10_000)).toBe(true);
    const { port } = server.address() as AddressInfo;
    const sockets = Array.from({ length: server.maxConnections + 20 }, () => connect(port, 'localhost'));
    // Some of the last ones are refused.
    let turnedAway = 0;
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.on('close', () => {
        turnedAway += 1;
      });
    }
    await expect.poll(() => turnedAway).toBeGreaterThanOrEqual(20);
    for (const socket of sockets) socket.destroy();
  });

  test('redirects an address without its last slash to the page, and nowhere else', async () => {
    const { status, headers } = await ask('/en?step=3');
    expect([status, headers.location]).toEqual([301, '/en/?step=3']);
    expect((await ask('//en')).headers.location).toBe('/en/');
  });

  test.each(['/no-such-page/', '/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%00', '/%'])(
    'finds nothing at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});
