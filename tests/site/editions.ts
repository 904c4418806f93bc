/** Two editions of the site (an earlier and a later build), deployed one over the other as on a host. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writePrecache } from '../../scripts/precache.mjs';
import { startServer } from '../../scripts/server.mjs';
import { DIST_FOLDER } from './dist.ts';

/** The part of the site that these tests use: some pages of each kind, and all files they load. */
const PART = [
  '_astro',
  'cards.svg',
  '404.html',
  'part-is-missing.js',
  'index.html',
  'en/index.html',
  'en/examples/peel-ten',
  'en/examples/trick-of-nine',
  'en/about',
  'en/glossary',
  'en/history',
  'en/games/jig',
  'en/games/snip-snap-snorum',
  'en/sources/round-games-1891/jig',
  'fr/examples/peel-ten',
];

const folders = mkdtempSync(join(tmpdir(), 'snorum-editions-'));

/** Deletes the folders of the editions; call it after the last test of a file. */
export const removeEditions = (): void => rmSync(folders, { recursive: true });

/** Changes the texts in a folder, and renames each file whose name contains changed text. */
const rewrite = (folder: string, change: (text: string) => string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = change(readFileSync(file, 'utf8'));
    rmSync(file);
    writeFileSync(join(entry.parentPath, change(entry.name)), text);
  }
};

/** Pattern of a script or style sheet with a hash in its name; in the second edition each gets another hash. */
const HASHED_NAME = /([\w@-]+(?:\.[\w@-]+)*[.-])([\w-]{7,8})(\.(?:js|css))\b/g;

/**
 * Creates two editions of a part of the site in folders of their own. All scripts and style sheets of the second one
 * have other names.
 */
export const createTwoEditions = async (): Promise<readonly [first: string, second: string]> => {
  const [first, second] = ['first', 'second'].map((name) => join(folders, name)) as [string, string];
  for (const path of PART) cpSync(join(DIST_FOLDER, path), join(first, path), { recursive: true });
  for (const file of readdirSync(join(DIST_FOLDER, 'en/examples')).filter((name) => name.endsWith('.json')))
    cpSync(join(DIST_FOLDER, 'en/examples', file), join(first, 'en/examples', file));
  cpSync(first, second, { recursive: true });
  const hashed = new Set(readdirSync(join(first, '_astro')));
  rewrite(second, (text) =>
    text
      .replace(HASHED_NAME, (name, stem, hash, end) => (hashed.has(name) ? `${stem}${hash.slice(0, 6)}_2${end}` : name))
      .replace('<title>', '<meta name="edition" content="second"><title>'),
  );
  appendFileSync(join(second, 'cards.svg'), '<!-- second -->');
  await writePrecache(first, '/');
  await writePrecache(second, '/');
  return [first, second];
};

/** Writes files into a folder; the keys are their paths. */
export const writeFiles = (folder: string, texts: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};

/** A web server that runs during one test. */
export interface TestHost {
  readonly origin: string;
  /** Path of the folder served. */
  readonly folder: string;
  /** Replaces the served files by those of an edition. */
  deploy(edition: string): void;
  /** All addresses requested, in order. */
  readonly asked: string[];
  /** Lets requests wait for an answer until `resume` is called. */
  pause(): void;
  resume(): void;
}

let hosts = 0;

export const startTestHost = async (edition?: string): Promise<TestHost> => {
  const folder = join(folders, `host-${++hosts}`);
  const deploy = (from: string): void => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(from, folder, { recursive: true });
  };
  mkdirSync(folder);
  if (edition) deploy(edition);
  const server = await startServer({ folder });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const asked: string[] = [];
  const [answer] = server.listeners('request') as ((...exchange: readonly unknown[]) => void)[];
  const open: (() => void)[] = [];
  let isPaused = false;
  server.removeAllListeners('request').on('request', (...exchange) => {
    asked.push(exchange[0].url!);
    if (isPaused) open.push(() => answer!(...exchange));
    else answer!(...exchange);
  });
  const pause = (): void => {
    isPaused = true;
  };
  const resume = (): void => {
    isPaused = false;
    for (const each of open.splice(0)) each();
  };
  return { origin: server.origin, folder, deploy, asked, pause, resume };
};
