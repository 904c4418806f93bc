// Static file server for dist/, for `npm start` and the tests: it does what any host or CDN would do, and no more.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.deal': 'text/plain; charset=utf-8',
  '.bib': 'text/plain; charset=utf-8',
  '.ris': 'application/x-research-info-systems; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const COMPRESSED_ALREADY = new Set([
  '.png',
  '.ico',
  '.woff2',
  '.pagefind',
  '.pf_meta',
  '.pf_index',
  '.pf_filter',
  '.pf_fragment',
]);

/**
 * Maximum number of connections, enough for the browser windows of one machine. There is a limit because compressed
 * responses are held in memory.
 */
const MOST_CONNECTIONS = 100;
/** Milliseconds after which an idle connection is closed. */
const IDLE_TIMEOUT_MS = 10_000;

const brotli = promisify(brotliCompress);
const compress = promisify(gzip);

/**
 * Starts a server for the files under `folder`.
 *
 * @param {{ folder: string, port?: number, host?: string, reads?: boolean }} options port 0, the default, takes any
 * free
 *   one; with `reads`, the folder's `_headers` file is applied
 * @returns {Promise<import('node:http').Server & { origin: string }>} the server listening; `origin` has no trailing
 * slash
 */
export async function startServer({ folder, port = 0, host = 'localhost', reads = false }) {
  const top = resolve(folder);
  const wished = reads ? headersOf(await readFile(join(top, '_headers'), 'utf8')) : [];
  const server = createServer((request, response) => {
    const [path] = request.url.split('?');
    // All content is public: other sites may read it.
    response.setHeader('Access-Control-Allow-Origin', '*');
    for (const [at, name, value] of wished) if (at.test(path)) response.setHeader(name, value);
    answer(top, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.headersTimeout = IDLE_TIMEOUT_MS;
  server.requestTimeout = IDLE_TIMEOUT_MS;
  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
  return Object.assign(server, { origin: `http://localhost:${server.address().port}` });
}

/**
 * Parses a `_headers` file: patterns of addresses, `*` for anything and `:name` for one part, each with a header and
 * its value.
 */
function headersOf(text) {
  let at = /^$/;
  return text.split('\n').flatMap((line) => {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header) return [[at, header[1], header[2]]];
    const pattern = line
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*$/, '.*');
    at = new RegExp(`^${pattern}$`);
    return [];
  });
}

async function answer(top, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [address, query] = request.url.split(/\?(.*)/s);
  const file = fileAt(top, address);
  const found = file && (await stat(file).catch(() => null));
  if (found?.isFile()) return send(file, 200, request, response);
  const index = found?.isDirectory() && join(file, 'index.html');
  if (index && (await stat(index).catch(() => null))) {
    if (address.endsWith('/')) return send(index, 200, request, response);
    // Leading slashes are merged: `//host` in Location would lead to another site.
    const Location = `${address.replace(/^\/+/, '/')}/${query === undefined ? '' : `?${query}`}`;
    response.writeHead(301, { Location }).end();
    return;
  }
  const missing = join(top, '404.html');
  if (await stat(missing).catch(() => null)) return send(missing, 404, request, response);
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

/** Returns the file for an address; null if the address is malformed or leads out of the folder. */
function fileAt(top, address) {
  let path;
  try {
    path = decodeURIComponent(address);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const file = join(top, path);
  return file === top || file.startsWith(top + sep) ? file : null;
}

/**
 * Returns the Cache-Control header: 10 minutes for SVG, since browsers would otherwise fetch the card sprite again at
 * every step.
 */
const getCacheControl = (file, kind) => {
  if (file.includes(`${sep}_astro${sep}`) || /[\\/]embed[\\/](?:[0-9a-f]{12}|data|scripts)[\\/]/.test(file))
    return 'public, max-age=31536000, immutable';
  return kind === '.svg' ? 'public, max-age=600' : 'no-cache';
};

async function send(file, status, request, response) {
  const kind = extname(file);
  const { size, mtimeMs } = await stat(file);
  const headers = {
    'Content-Type': TYPES[kind] ?? 'application/octet-stream',
    'Cache-Control': getCacheControl(file, kind),
    // Weak: compression does not change the file.
    ETag: `W/"${size.toString(36)}-${mtimeMs.toString(36)}"`,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(headers.ETag)) {
    response.writeHead(304, headers).end();
    return;
  }
  let body = await readFile(file);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (!COMPRESSED_ALREADY.has(kind) && /\bbr\b/.test(accepted)) {
    body = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    headers['Content-Encoding'] = 'br';
  } else if (!COMPRESSED_ALREADY.has(kind) && /\bgzip\b/.test(accepted)) {
    body = await compress(body);
    headers['Content-Encoding'] = 'gzip';
  }
  response.writeHead(status, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
