import { describe, expect, test } from 'vitest';
import { files, listImports, readText, resolveImport } from './files.ts';

const code = files.filter((path) => /\.(ts|tsx|mjs|astro|mdx)$/.test(path));

/**
 * Returns the id of the game whose folder, in the engine or in the site, contains a path; `undefined` for any other
 * path.
 */
const gameFolder = (path: string): string | undefined => /^(?:engine|src)\/games\/([^/]+)\//.exec(path)?.[1];

const isFamily = (name: string): boolean => name.endsWith('-family');

/** Folders of the engine that belong to no game. */
const ENGINE_FOLDERS = /^engine\/(record|compare|facts|lab|bots|cli)\//;

/**
 * Files in a game’s folder that are not its rules: the player that follows the book, the search player, the questions
 * and the facts.
 */
const BESIDE_RULES = /\/(book-player|search|questions|facts)\.ts$/;

/**
 * Folders of the site, in order: each may import from itself and from those before it. Dynamic imports may also load
 * those after it.
 */
const SITE = [
  'i18n',
  'narration',
  'model',
  'pack',
  'browser',
  'table',
  'games',
  'features',
  'exports',
  'pictures',
  'components',
  'layouts',
  'pages',
];

/** Folders that render nothing, each with the files that it may import. */
const DRAWS_NOTHING: Readonly<Record<string, RegExp>> = {
  model: /^src\/(model|i18n|narration)\//,
  exports: /^src\/(exports|model|i18n|text|code)\//,
};

/** Describes a wrong import between folders of the site; `undefined` if it is allowed. */
function findSiteFault(importer: string, to: string): string | undefined {
  const [own, other] = [importer, to].map((path) => /^src\/([\w-]+)\//.exec(path)?.[1] ?? '') as [string, string];
  if (!other) return importer === 'src/content.config.ts' ? undefined : 'nothing lies loose in src/';
  const [here, there] = [SITE.indexOf(own), SITE.indexOf(other)];
  if (here >= 0 && there > here) return `${own} does not lean on ${other}`;
  if (DRAWS_NOTHING[own]?.test(to) === false) return `${own} draws nothing, and does not lean on ${other}`;
  return undefined;
}

/** Describes a wrong import in a few words; `undefined` if it is allowed. */
function findFault(importer: string, spelled: string): string | undefined {
  const to = resolveImport(importer, spelled);
  const wing = importer.split('/')[0];
  if (wing === 'engine') {
    // The command line is the one part of the engine that reads files and prints.
    if (spelled.startsWith('node:')) return importer === 'engine/cli.ts' ? undefined : 'the engine stands on nothing';
    if (!spelled.startsWith('.')) return 'the engine imports by relative paths';
    if (!to.startsWith('engine/')) return 'the engine imports nothing outside itself';
    if (!/\.(ts|json)$/.test(spelled)) return 'an import in the engine ends in .ts';
    if (ENGINE_FOLDERS.test(to) && !/^engine\/[^/]+\/|^engine\/(cli|games)\.ts$/.test(importer))
      return 'the words that rules are written in lean on no room';
    if (ENGINE_FOLDERS.test(to) && gameFolder(importer) && !BESIDE_RULES.test(importer))
      return 'rules lean on no room but their own';
  }
  const [own, other] = [gameFolder(importer), gameFolder(to)];
  // A game’s questions may compare it with another game; its rules may not import one.
  const compares = importer.endsWith('/questions.ts') && to.endsWith('/index.ts');
  if (own && other && own !== other && !isFamily(other) && !compares) return 'a game imports no other game';
  if (wing === 'content') return 'content names ids, and imports nothing';
  if (wing === 'src') {
    if (/^(tests|bench|scripts|build)\//.test(to)) return 'the site uses the engine and the content alone';
    if (/^(engine|content)\//.test(to) && !spelled.startsWith('#')) return 'the site says #engine/ and #content/';
    if (to.startsWith('src/')) return findSiteFault(importer, to);
  }
  return undefined;
}

/**
 * Reads a file without the parts whose imports do not count: code shown as an example, dynamic imports and type
 * imports.
 */
const ownText = (path: string): string => {
  if (path.endsWith('.mdx')) return readText(path).replace(/^```.*?^```$/gms, '');
  if (path.startsWith('src/') && !path.endsWith('.astro'))
    return readText(path)
      .replace(/\bimport\(/g, 'fetched(')
      .replace(/^import type [^;]*;$/gm, '');
  return readText(path);
};

describe('imports', () => {
  test('run in one direction', () => {
    const found = code.flatMap((path) =>
      listImports(ownText(path)).flatMap((spelled) => {
        const wrong = findFault(path, spelled);
        return wrong ? [`${path}: ${spelled}: ${wrong}`] : [];
      }),
    );
    expect(found).toEqual([]);
    expect(code.filter((path) => path.startsWith('engine/')).length).toBeGreaterThan(0);
  });

  test.each([
    ['engine/cards.ts', 'preact'],
    ['engine/cards.ts', 'node:fs'],
    ['engine/cards.ts', '../src/i18n/en.ts'],
    ['engine/record/replay.ts', './cards'],
    ['engine/cards.ts', './record/record.ts'],
    ['engine/games/jig/rules.ts', '../../record/record.ts'],
    ['engine/games/jig/rules.ts', '../../bots/players.ts'],
    ['engine/games/jig/rules.ts', '../cassino/rules.ts'],
    ['engine/games/jig/rules.ts', '../cassino/index.ts'],
    ['engine/games/jig/questions.ts', '../cassino/rules.ts'],
    ['engine/games/nain-jaune-family/board.ts', '../lindor/rules.ts'],
    ['src/games/jig/Cloth.tsx', '../cassino/seen.ts'],
    ['src/games/lindor/table.ts', '#engine/games/nain-jaune/book-player.ts'],
    ['content/editions/AC60/nain-jaune/en.mdx', '@/table/table.tsx'],
    ['src/pages/index.astro', '../../engine/cards.ts'],
    ['src/pages/index.astro', '../../tests/site/dist.ts'],
    ['src/pages/index.astro', '../../build/embed-scripts.ts'],
    ['src/pages/index.astro', '../loose.ts'],
    ['src/model/claims.ts', '../table/Card.tsx'],
    ['src/model/claims.ts', '../pictures/face.ts'],
    ['src/games/jig/picture.ts', '../../pictures/diagram.ts'],
    ['src/i18n/en/refusals.ts', '../../narration/english.ts'],
    ['src/exports/dataset.ts', '../games/presentations.ts'],
    ['src/table/CardView.tsx', '../features/play/Play.tsx'],
    ['src/browser/sprite.ts', '../table/Card.tsx'],
    ['src/games/jig/Cloth.tsx', '../../pages/index.astro'],
  ])('in %s of %s are refused', (importer, spelled) => {
    expect(findFault(importer, spelled)).toBeDefined();
  });

  test.each([
    ['engine/cli.ts', 'node:fs'],
    ['engine/games/jig/book-player.ts', '../../bots/players.ts'],
    ['engine/games/lindor/questions.ts', '../nain-jaune/index.ts'],
    ['engine/games/lindor/rules.ts', '../nain-jaune-family/settle.ts'],
    ['engine/games/lindor/rules.ts', '../../cards.ts'],
    ['src/games/lindor/table.ts', '#engine/games/lindor/book-player.ts'],
    ['src/games/lindor/table.ts', '../nain-jaune-family/Cloth.tsx'],
    ['src/pages/index.astro', '#engine/cards.ts'],
    ['src/pages/index.astro', '../layouts/page.astro'],
    ['src/features/play/Play.tsx', '../../table/Card.tsx'],
    ['src/games/jig/Cloth.tsx', '../../table/Card.tsx'],
    ['src/model/claims.ts', '../i18n/routes.ts'],
    ['src/exports/dataset.ts', '../model/editions.ts'],
  ])('in %s of %s are allowed', (importer, spelled) => {
    expect(findFault(importer, spelled)).toBeUndefined();
  });

  test('are parsed whatever their form', () => {
    const text = [
      "import { a } from './a.ts';",
      "import {\n  type B,\n  c,\n} from './b.ts';",
      "import './c.ts';",
      "export * from './d.ts';",
      "const e = await import('./e.ts');",
      "// import './no.ts';",
    ].join('\n');
    expect(listImports(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts']);
  });
});

describe('the engine', () => {
  const outside =
    /\b(Math\.random|Date\.now|new Date|performance\.|crypto\.|setTimeout|setInterval|document\.|window\.|localStorage|fetch\()/;

  test('uses no clock, no randomness of its own and no browser', () => {
    const found = files
      .filter((path) => /^engine\/.*\.ts$/.test(path))
      .flatMap((path) => {
        const bare = readText(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
        const use = outside.exec(bare)?.[0];
        return use ? [`${path}: ${use}`] : [];
      });
    expect(found).toEqual([]);
  });

  test('would be caught using one', () => {
    expect(outside.test('const order = Math.random();')).toBe(true);
    expect(outside.test('const now = performance.now();')).toBe(true);
  });
});
