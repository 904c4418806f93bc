/** Serves the build with nginx, configured as the page for hosts says, and compares the responses with that page. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProgramInstalled } from './engines.mjs';

const PORT = 48_137;
const page = join(import.meta.dirname, '../../content/developers/hosting/en.mdx');

/** Returns one row of the result table for each check of nginx: tool, check, result. */
export const checkNginx = async (dist) => {
  if (!isProgramInstalled('nginx')) return [['nginx', 'headers', 'not tried: no nginx here']];
  const folder = mkdtempSync(join(tmpdir(), 'snorum-nginx-'));
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'));
  const own = block
    .replace('listen 443 ssl', `listen 127.0.0.1:${PORT}`)
    .replace(/root .*;/, `root ${dist};`)
    .replace('include mime.types', 'include /etc/nginx/mime.types');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root;\nworker_processes 1;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${own}}\n`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    /** Fetches the headers of a response; tries again, since nginx may still be starting. */
    const headersOf = async (path) => {
      for (let i = 0; ; i++) {
        try {
          const options = { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } };
          return (await fetch(`http://127.0.0.1:${PORT}${path}`, options)).headers;
        } catch (error) {
          if (i === 50) throw error;
          await new Promise((wait) => setTimeout(wait, 100));
        }
      }
    };
    const [shared] = readdirSync(join(dist, 'embed/scripts'));
    const wanted = [
      ['/dataset.json', 'access-control-allow-origin', /^\*$/],
      ['/en/examples/peel-four-nines.txt', 'content-type', /^text\/plain; charset=utf-8$/i],
      ['/examples/peel-four-nines.deal', 'content-type', /^text\/plain; charset=utf-8$/i],
      ['/en/', 'content-type', /^text\/html; charset=utf-8$/i],
      ['/en/', 'content-security-policy', /^frame-ancestors 'self'$/],
      ['/embed/en/peel-four-nines/', 'content-security-policy', /^null$/],
      ['/embed/v1.mjs', 'content-type', /^application\/javascript/],
      ['/embed/v1.mjs', 'access-control-allow-origin', /^\*$/],
      ['/embed/v1.js', 'cache-control', /^no-cache$/],
      [`/embed/scripts/${shared}`, 'cache-control', /immutable/],
      ['/embed/en/peel-four-nines/', 'content-encoding', /^gzip$/],
      ['/en', 'location', /\/en\/$/],
    ];
    const rows = [];
    for (const [path, header, like] of wanted) {
      const value = String((await headersOf(path)).get(header));
      rows.push(['nginx', `${header} of ${path}`, like.test(value) ? 'as it should be' : `WRONG: ${value}`]);
    }
    return rows;
  } finally {
    nginx.kill();
    rmSync(folder, { recursive: true });
  }
};
