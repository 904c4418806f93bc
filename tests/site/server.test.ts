import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { origin } from './browser.ts';

/** The status and the headers for a request line exactly as spelled: fetch would tidy the address first. */
function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
    request(origin(), { path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

describe('the server of npm start', () => {
  test('serves pages, packed if the reader can unpack', async () => {
    const plain = await ask('/');
    expect([plain.status, plain.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['access-control-allow-origin']).toBe('*');
    expect((await ask('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await ask('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test('sends an address without its last slash to the page, and nowhere else', async () => {
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
