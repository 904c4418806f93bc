/** Tests README, CONTRIBUTING and the developers’ pages: all that they name exists, and their lists are complete. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/games.ts';
import { createManifest } from '../../scripts/pack.mjs';
import { files, readText, root } from './files.ts';

const README = readText('README.md');
const CONTRIBUTING = readText('CONTRIBUTING.md');
const { engines, scripts } = JSON.parse(readText('package.json')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
};

const developersPages = files.filter((path) => /^content\/developers\/.*\.mdx$/.test(path));
const documents = ['README.md', 'CONTRIBUTING.md', 'engine/README.md', ...developersPages];

/** True if the path exists in the project; `<game>` in it stands for any game. */
const isThere = (path: string): boolean => existsSync(join(root, path.replace('<game>', 'jig')));

const FOLDERS = 'engine|src|content|tests|scripts|clients|bench|public|\\.github|\\.ci';
/** Lists the paths in code spans, from the project folder. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[^\`*\\s]*)[^\`]*\``, 'gu'))].map(([, path]) => path!);

/** Lists the targets of links and pictures that are files, not web addresses or headings. */
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/gu)]
    .map(([, link, picture]) => link ?? picture!)
    .filter((link) => !/^[a-z]+:/u.test(link));

/** Returns the id that GitHub gives a Markdown heading. */
const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-');

describe.each(documents)('%s', (document) => {
  const text = readText(document);

  test('names only paths that are there', () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  });

  test('names only commands that are there', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/gu)].map(([, name]) => name!);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const programs = [...text.matchAll(/(?:npx )?node ((?:engine|bench|scripts)\/\S+\.\w+)/gu)].map(
      ([, path]) => path!,
    );
    expect(programs.filter((path) => !isThere(path))).toEqual([]);
  });
});

test('the documents name enough paths to be worth checking', () => {
  expect(documents.flatMap((path) => pathsIn(readText(path))).length).toBeGreaterThan(100);
  expect(pathsIn('`engine/nowhere.ts` and `tests/house/` and `npm run x`')).toEqual([
    'engine/nowhere.ts',
    'tests/house/',
  ]);
});

test.each(['README.md', 'CONTRIBUTING.md', 'engine/README.md'])(
  '%s links only to files and headings that exist',
  (document) => {
    const broken = linksIn(readText(document)).filter((link) => {
      const [path, id] = link.split('#') as [string, string?];
      const file = path === '' ? document : posix.join(posix.dirname(document), path);
      if (!isThere(file)) return true;
      const ids = [...readText(file).matchAll(/^#+ (.+)$/gmu)].map(([, heading]) => headingId(heading!));
      return id !== undefined && !ids.includes(id);
    });
    expect(broken).toEqual([]);
  },
);

test('CONTRIBUTING lists every npm command once', () => {
  const [section] = CONTRIBUTING.split('## Commands')[1]!.split(/^## /mu);
  const listed = [...section!.matchAll(/^\| `npm (?:run (?:-s )?)?([\w:-]+)/gmu)].map(([, name]) => name!);
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

describe('the folders of the README', () => {
  const [, map] = /## The folders\n\n```text\n([\s\S]*?)```/u.exec(README)!;
  let top = '';
  const named = map!
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, indent, names] = /^( *)((?:\S+\/ ?)+)/u.exec(line)!;
      const folders = names!.trim().split(' ');
      if (indent === '') top = folders[0]!;
      return folders.map((folder) => (indent === '' ? folder : top + folder));
    });

  test('are there', () => {
    expect(named.filter((folder) => !isThere(folder))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test('are all that the project has', () => {
    const opened = /^(content|engine|src|tests)\//;
    const all = new Set(
      files.flatMap((path) => {
        const [first, second, ...rest] = path.split('/') as [string, string?, ...string[]];
        if (second === undefined) return [];
        return opened.test(path) && rest.length > 0 ? [`${first}/`, `${first}/${second}/`] : [`${first}/`];
      }),
    );
    expect([...all].filter((folder) => !named.includes(folder))).toEqual([]);
  });
});

describe('the oldest Node', () => {
  const oldest = /^>=(\d+\.\d+)$/u.exec(engines.node)![1]!;

  test('is one number in package.json, the documents and the lock file', () => {
    for (const document of documents) {
      const said = [...readText(document).matchAll(/(?<![\d.])(2\d\.\d+)(?![\d.])/gu)].map(([, version]) => version);
      expect(
        said.filter((version) => version !== oldest),
        document,
      ).toEqual([]);
    }
    for (const text of [README, CONTRIBUTING]) expect(text).toContain(`Node ${oldest} or later`);
    for (const page of developersPages.filter((path) => path.includes('/engine/')))
      expect(readText(page), page).toMatch(new RegExp(`Node[^.]*\\(.*${oldest.replace('.', '\\.')}`));
    const { packages } = JSON.parse(readText('package-lock.json')) as {
      readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
    };
    expect(packages['']!.engines!.node).toBe(engines.node);
  });

  test('of the package is the one that its README asks for', () => {
    const asked = createManifest({}).engines.node.replace('>=', '');
    expect(readText('engine/README.md').replaceAll('\n', ' ')).toContain(`for Node ${asked} or later`);
    expect(CONTRIBUTING).toContain(`asks for Node ${asked}.`);
  });

  test('is asked for where the packages bring none: an older one is refused with both numbers', () => {
    const folder = mkdtempSync(join(tmpdir(), 'snorum-node-'));
    try {
      mkdirSync(join(folder, 'scripts'));
      copyFileSync(join(root, 'scripts/install.mjs'), join(folder, 'scripts/install.mjs'));
      const script = pathToFileURL(join(folder, 'scripts/install.mjs')).href;
      const find = (node: string) => {
        writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node } }));
        const program = `const { findNode } = await import('${script}'); console.log(findNode());`;
        return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
      };
      const { node } = process.versions;
      expect(find(engines.node).stdout.trim()).toBe(process.execPath);
      const [major, minor] = node.split('.').map(Number) as [number, number];
      expect(find(`>=${major}.${minor}`).status).toBe(0);
      expect(find(`>=${major - 1}.${minor + 1}`).status).toBe(0);
      for (const later of [`${major}.${minor + 1}`, `${major + 1}.0`]) {
        const { status, stderr } = find(`>=${later}`);
        expect([status, stderr]).toEqual([
          1,
          expect.stringContaining(`Node ${later} or later, and this is Node ${node}:`),
        ]);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the recipe of a game', () => {
  const [recipe] = CONTRIBUTING.split('\n## A game\n')[1]!.split(/^## /mu);
  // The whole of `content/` says nothing of what in it has to be written.
  const named = pathsIn(recipe!).filter((path) => path !== 'content/');
  const isNamed = (path: string): boolean =>
    named.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));

  const ids = GAMES.map(({ id }) => id);
  /** Pattern of each game’s id, also as TypeScript spells it: `pope-joan`, `popeJoan`. */
  const spellings = ids.map((id) => {
    const camel = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return new RegExp(`(?<![\\w-])(?:${id}|${camel})(?![\\w-])`);
  });
  const countGames = (text: string): number => spellings.filter((spelling) => spelling.test(text)).length;

  /** Files that name games for another reason than to list them, each with the reason. */
  const NO_LIST: Readonly<Record<string, string>> = {
    'src/model/readings.ts': 'games whose points stood on two pages once: no more will be added',
  };

  const own = /^(engine|src)\/games\/[^/]+\//;
  const listing = files.filter((path) => {
    if (!/\.(ts|tsx|mjs|astro|mdx|yaml|json)$/.test(path) || own.test(path) || path in NO_LIST) return false;
    if (/^(engine|src|scripts)\//.test(path)) return countGames(readText(path)) >= 3;
    // Content and tests name games for many reasons.
    if (path.startsWith('content/') && !path.startsWith('content/developers/')) return countGames(readText(path)) >= 4;
    return (/^tests\//.test(path) || path.startsWith('content/')) && countGames(readText(path)) >= ids.length - 1;
  });

  test('names every list that a game is in', () => {
    expect(listing.length).toBeGreaterThan(20);
    expect(listing.filter((path) => !isNamed(path))).toEqual([]);
    expect(['src/table/players.ts', 'content/about/en.mdx'].map(isNamed)).toEqual([false, false]);
    expect(Object.keys(NO_LIST).filter((path) => !isThere(path))).toEqual([]);
  });

  test('names every folder of content with files of Spin or Newmarket, which are in every list', () => {
    const folders = new Set(
      files
        .filter((path) => /^content\/.*\b(spin|newmarket)\b/.test(path) && !path.startsWith('content/developers/'))
        .map((path) => `${dirname(path).split('/').slice(0, 2).join('/')}/`),
    );
    expect(folders.size).toBeGreaterThan(7);
    expect([...folders].filter((folder) => !isNamed(folder))).toEqual([]);
  });

  test('names every file of the engine and the site with articles of Newmarket', () => {
    const citing = files.filter(
      (path) => /^(engine|src)\//.test(path) && !own.test(path) && /BW91\.newmarket\./.test(readText(path)),
    );
    expect(citing.length).toBeGreaterThan(2);
    expect(citing.filter((path) => !isNamed(path))).toEqual([]);
  });
});
