import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Path of the folder with the built site. */
export const DIST_FOLDER = join(import.meta.dirname, '../../dist');

/**
 * Escapes a text for use in a regular expression; `RegExp.escape` is missing in the oldest Node on which the tests run.
 */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Kinds of pages; each must exist in both languages. */
export const PAGE_KINDS = [
  'home',
  'sources',
  'source',
  'witnesses',
  'data',
  'statements',
  'edition',
  'code',
  'citations',
  'examples',
  'example',
  'games',
  'game',
  'board',
  'score sheet',
  'learn',
  'lesson',
  'questions of a game',
  'questions',
  'study',
  'silences',
  'coverage of a game',
  'concordance',
  'comparison',
  'deals found',
  'found deal',
  'history',
  'words',
  'claims',
  'claim',
  'claims of an author',
  'readings',
  'readings of a game',
  'glossary',
  'cards',
  'about',
  'making',
  'coverage',
  'literature',
  'developers',
  'search',
  'builder',
] as const;

/**
 * Kind of a page. `bare home` is the first page at the address without a language, `missing` the 404 page, `embed` a
 * table for other sites, `slip` an article or a claim for other sites, `moved`
 * a former address, `other` anything else.
 */
export type PageKind = (typeof PAGE_KINDS)[number] | 'bare home' | 'missing' | 'embed' | 'slip' | 'moved' | 'other';

/** Kinds of pages with a table, which may run scripts. All others run none. */
const withTable: readonly PageKind[] = [
  'home',
  'bare home',
  'edition',
  'example',
  'game',
  'learn',
  'lesson',
  'questions of a game',
  'questions',
  'comparison',
  'deals found',
  'found deal',
  'claim',
  'builder',
];

const patterns: readonly (readonly [PageKind, RegExp])[] = [
  ['bare home', /^\/$/],
  ['missing', /^\/404\.html$/],
  ['embed', /^\/embed\//],
  ['home', /^\/(en|fr)\/$/],
  ['sources', /^\/(en|fr)\/sources\/$/],
  ['source', /^\/(en|fr)\/sources\/[^/]+\/$/],
  ['witnesses', /^\/(en|fr)\/witnesses\/$/],
  ['data', /^\/(en|fr)\/data\/$/],
  ['statements', /^\/(en|fr)\/statements\/[^/]+\/$/],
  ['edition', /^\/(en|fr)\/sources\/[^/]+\/[^/]+\/$/],
  ['code', /^\/(en|fr)\/sources\/[^/]+\/[^/]+\/code\/$/],
  ['citations', /^\/(en|fr)\/sources\/[^/]+\/[^/]+\/cite\/$/],
  ['examples', /^\/(en|fr)\/examples\/$/],
  ['example', /^\/(en|fr)\/examples\/[^/]+\/$/],
  ['game', /^\/(en|fr)\/games\/[^/]+\/$/],
  ['board', /^\/(en|fr)\/games\/[^/]+\/board\/$/],
  ['score sheet', /^\/(en|fr)\/games\/[^/]+\/score\/$/],
  ['learn', /^\/(en|fr)\/learn\/$/],
  ['lesson', /^\/(en|fr)\/games\/[^/]+\/learn\/$/],
  ['questions of a game', /^\/(en|fr)\/games\/[^/]+\/questions\/$/],
  ['questions', /^\/(en|fr)\/questions\/$/],
  ['comparison', /^\/(en|fr)\/compare\/[^/]+\/$/],
  ['deals found', /^\/(en|fr)\/find\/$/],
  ['found deal', /^\/(en|fr)\/find\/[^/]+\/$/],
  ['builder', /^\/(en|fr)\/embed\/$/],
  ['glossary', /^\/(en|fr)\/glossary\/$/],
  ['cards', /^\/(en|fr)\/cards\/$/],
  ['about', /^\/(en|fr)\/about\/$/],
  ['making', /^\/(en|fr)\/about\/making\/$/],
  ['games', /^\/(en|fr)\/games\/$/],
  ['coverage of a game', /^\/(en|fr)\/games\/[^/]+\/study\/articles\/$/],
  ['study', /^\/(en|fr)\/games\/[^/]+\/study\/$/],
  ['silences', /^\/(en|fr)\/games\/[^/]+\/study\/silences\/$/],
  ['literature', /^\/(en|fr)\/literature\/$/],
  [
    'moved',
    /^\/(en|fr)\/(games\/[^/]+\/numbers|about\/coverage\/[^/]+|readings\/[^/]+\/2|sources\/[^/]+\/[^/]+\/code\/2)\/$/,
  ],
  ['claims', /^\/(en|fr)\/claims\/$/],
  ['claims of an author', /^\/(en|fr)\/claims\/boussac\/$/],
  ['claim', /^\/(en|fr)\/claims\/[^/]+\/$/],
  ['history', /^\/(en|fr)\/history\/$/],
  ['words', /^\/(en|fr)\/history\/words\/$/],
  ['concordance', /^\/(en|fr)\/compare\/$/],
  ['readings', /^\/(en|fr)\/readings\/$/],
  ['readings of a game', /^\/(en|fr)\/readings\/[^/]+\/$/],
  ['coverage', /^\/(en|fr)\/about\/coverage\/$/],
  ['search', /^\/(en|fr)\/search\/$/],
  ['developers', /^\/(en|fr)\/developers\/((commands|engine|hosting)\/)?$/],
];

/** A page of the built site. */
export interface BuiltPage {
  /** Path in the site, from the first slash on. */
  readonly path: string;
  readonly kind: PageKind;
  /** Language in the path; the page at the bare address and the 404 page have none. */
  readonly language: 'en' | 'fr' | undefined;
  readonly hasTable: boolean;
  readonly html: string;
}

function read(): BuiltPage[] {
  if (!existsSync(DIST_FOLDER)) return [];
  return readdirSync(DIST_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const path = `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/');
      const html = readFileSync(join(DIST_FOLDER, file), 'utf8');
      const found = patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
      const kind = found === 'embed' && html.includes(' data-slip="') ? 'slip' : found;
      const language = /^\/(en|fr)\//.exec(path)?.[1] as BuiltPage['language'];
      return { path, kind, language, hasTable: withTable.includes(kind), html };
    });
}

/** All HTML pages in dist/, in the order of their addresses; empty if the build failed. */
export const builtPages: readonly BuiltPage[] = read();

/** True for a page that other sites embed. */
export const isForOtherSites = ({ kind }: BuiltPage): boolean => kind === 'embed' || kind === 'slip';

/** Finds the largest page of a kind in a language, since it is the most likely to show a fault. */
export function findLargestPage(kind: PageKind, language: 'en' | 'fr'): BuiltPage | undefined {
  return builtPages
    .filter((page) => page.kind === kind && page.language === language)
    .reduce<BuiltPage | undefined>((a, b) => (a && a.html.length >= b.html.length ? a : b), undefined);
}

/** Bytes that a browser loads for a page before the reader touches it, compressed with brotli 11, without fonts. */
export interface PageWeight {
  /** All scripts: files, the files they import, and inline scripts. */
  readonly scripts: number;
  /** All style sheets loaded at the start. */
  readonly style: number;
  /** The page, its script files, style sheets, pictures and icon, each with the headers of its response. */
  readonly whole: number;
}

/** Bytes of the status line and headers of a response; 143 were measured. */
const responseHead = 150;

const known = new Map<string, number>();

function wire(address: string): number {
  const size =
    known.get(address) ?? brotliCompressSync(readFileSync(join(DIST_FOLDER, decodeURIComponent(address)))).length;
  known.set(address, size);
  return size;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? [];

/** Lists the addresses of the script files that a page loads at the start, and of all files they import. */
export function listPageScripts(page: BuiltPage): readonly string[] {
  const entries = [
    ...tags(page.html, 'script').map((tag) => attribute(tag, 'src')),
    ...tags(page.html, 'link')
      .filter((tag) => /modulepreload|as="?script/.test(tag))
      .map((tag) => attribute(tag, 'href')),
    ...tags(page.html, 'astro-island').flatMap((tag) =>
      ['component-url', 'renderer-url', 'before-hydration-url'].map((name) => attribute(tag, name)),
    ),
  ].filter((address) => address !== undefined);
  const found = new Set<string>();
  const follow = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const code = readFileSync(join(DIST_FOLDER, address), 'utf8');
    for (const [, imported] of code.matchAll(/\b(?:import|from)\s*["']([^"']+)["']/g)) {
      if (imported?.startsWith('.') || imported?.startsWith('/')) {
        follow(new URL(imported, `http://site${address}`).pathname);
      }
    }
  };
  for (const address of entries) follow(new URL(address, `http://site${page.path}`).pathname);
  return [...found];
}

/** Compression of a page: `hard` at the best level, as hosts do; `quick` is faster, and its result never smaller. */
type Compression = 'hard' | 'quick';

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the compressed size of a text or a file, in bytes. */
export const compressedSize = (what: string | Buffer, pressing: Compression): number =>
  (pressing === 'hard' ? brotliCompressSync(what) : brotliCompressSync(what, QUICK)).length;

const weighed = { hard: new Map<BuiltPage, PageWeight>(), quick: new Map<BuiltPage, PageWeight>() };

/**
 * Computes the weight of a page from the files of dist/ alone. Cached, since the best compression takes a fifth of a
 * second.
 */
export function getPageWeight(page: BuiltPage, pressing: Compression = 'hard'): PageWeight {
  const weight = weighed[pressing].get(page) ?? computeWeight(page, pressing);
  weighed[pressing].set(page, weight);
  return weight;
}

/** True if a page is over a limit. It is compressed at the best level only if it is over the limit at the fast one. */
export const exceedsWeight = (page: BuiltPage, part: keyof PageWeight, limit: number): boolean =>
  getPageWeight(page, 'quick')[part] > limit && getPageWeight(page)[part] > limit;

function computeWeight(page: BuiltPage, pressing: Compression): PageWeight {
  const scriptFiles = listPageScripts(page);
  const inline = [...page.html.matchAll(/<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, head, body]) => body?.trim() && !/type="?(application\/(ld\+)?json|text\/plain)/.test(head ?? ''))
    .map(([, , body]) => compressedSize(body ?? '', pressing));
  const others = new Set(
    [
      ...tags(page.html, 'link')
        .filter((tag) => /rel="?(stylesheet|icon)/.test(tag))
        .map((tag) => attribute(tag, 'href')),
      ...tags(page.html, 'img')
        .filter((tag) => !/loading="?lazy/.test(tag))
        .map((tag) => attribute(tag, 'src')),
      ...tags(page.html, 'use').map((tag) => attribute(tag, 'href')?.split('#')[0]),
    ].filter(Boolean),
  );
  // Foreign resources have no place on a page, and the browser tests report them.
  const addresses = [...others]
    .map((address) => new URL(String(address), `http://site${page.path}`))
    .filter(({ host }) => host === 'site')
    .map(({ pathname }) => pathname);
  const sum = (sizes: readonly number[]) => sizes.reduce((a, b) => a + b, 0);
  const files = [...scriptFiles, ...addresses];
  return {
    scripts: sum(scriptFiles.map(wire)) + sum(inline),
    style: sum(addresses.filter((address) => address.endsWith('.css')).map(wire)),
    whole: compressedSize(page.html, pressing) + sum(files.map(wire)) + responseHead * (1 + files.length),
  };
}
