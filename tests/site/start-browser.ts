import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright';

const packages = join(import.meta.dirname, '../../node_modules');
const cache = join(packages, '.cache/snorum');
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/**
 * Starts the browser of the tests. It is the one named by SNORUM_BROWSER (a path, or `bundled`), or else the first of
 * these that starts: Playwright’s own, one on the PATH, an installed Chrome or Edge, the one among the packages (Linux
 * x64).
 */
export const startBrowser = async (...more: string[]): Promise<Browser> => (await findBrowser(...more)).browser;

/** Starts the browser of the tests, and returns it with the options that start others like it. */
export async function findBrowser(...more: string[]): Promise<{ browser: Browser; options: LaunchOptions }> {
  const asked = process.env.SNORUM_BROWSER;
  const faults: string[] = [];
  for (const candidate of asked === undefined ? candidates() : [asked === 'bundled' ? bundledChromium : path(asked)]) {
    try {
      const found = await candidate();
      const args = [...(found.args ?? []), ...more, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
      const options = { ...found, args };
      return { browser: await chromium.launch(options), options };
    } catch (error) {
      faults.push(String(error).split('\n')[0] ?? '');
    }
  }
  throw new Error(
    `No browser to test in: set SNORUM_BROWSER to the path of a Chrome or Chromium, or run npx playwright install chromium (${faults.join('; ')}).`,
  );
}

type Candidate = () => Promise<LaunchOptions>;

const path = (executablePath: string): Candidate => {
  return async () => ({ executablePath });
};

function candidates(): Candidate[] {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((file) => existsSync(file));
  const own: Candidate = async () => ({});
  const installed = ['chrome', 'msedge'].map(
    (channel): Candidate =>
      async () => ({ channel }),
  );
  return [
    own,
    ...onPath.map(path),
    ...installed,
    ...(process.platform === 'linux' && process.arch === 'x64' ? [bundledChromium] : []),
  ];
}

/** Returns the options for the Chromium of a package, with the libraries and fonts that a bare system lacks. */
async function bundledChromium(): Promise<LaunchOptions> {
  const { default: pack, inflate } = await import('@sparticuz/chromium');
  const home = join(packages, '@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const fontList = 'fonts.conf';
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true });
    // Unpacked elsewhere and then renamed, so that an interrupted run leaves no incomplete browser.
    const aside = await mkdtemp(join(cache, 'unpacking-'));
    const tmpdir = process.env.TMPDIR;
    process.env.TMPDIR = aside;
    try {
      await pack.executablePath();
      await inflate(join(home, 'bin/al2023.tar.br'));
      // Its own list of font folders fits only its makers’ systems; without fonts no text has a width.
      await writeFile(join(aside, fontList), '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n');
      await rename(aside, folder);
    } finally {
      if (tmpdir === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = tmpdir;
      await rm(aside, { recursive: true, force: true });
    }
  }
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--disable-gpu'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
      FONTCONFIG_FILE: join(folder, fontList),
    },
  };
}
