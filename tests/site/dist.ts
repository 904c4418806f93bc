import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The folder of the built site. */
export const dist = join(import.meta.dirname, '../../dist');

/** The kinds of page the site is made of. Every one must exist in both languages. */
export const kinds = [
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
  'numbers',
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
  'coverage of a game',
  'developers',
  'search',
  'builder',
] as const;

/** `bare home` is the first page at the bare address, `embed` a table made for other sites, `slip` an article or a claim made for them, `other` whatever the list does not name. */
export type Kind = (typeof kinds)[number] | 'bare home' | 'missing' | 'embed' | 'slip' | 'other';

/** The kinds that hold a table, and so may run scripts. Any other page runs none. */
const withTable: readonly Kind[] = [
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

const patterns: readonly (readonly [Kind, RegExp])[] = [
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
  ['code', /^\/(en|fr)\/sources\/[^/]+\/[^/]+\/code\/(\d+\/)?$/],
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
  ['numbers', /^\/(en|fr)\/games\/[^/]+\/numbers\/$/],
  ['claims', /^\/(en|fr)\/claims\/$/],
  ['claims of an author', /^\/(en|fr)\/claims\/boussac\/$/],
  ['claim', /^\/(en|fr)\/claims\/[^/]+\/$/],
  ['history', /^\/(en|fr)\/history\/$/],
  ['words', /^\/(en|fr)\/history\/words\/$/],
  ['concordance', /^\/(en|fr)\/compare\/$/],
  ['readings', /^\/(en|fr)\/readings\/$/],
  ['readings of a game', /^\/(en|fr)\/readings\/[^/]+\/(\d+\/)?$/],
  ['coverage', /^\/(en|fr)\/about\/coverage\/$/],
  ['coverage of a game', /^\/(en|fr)\/about\/coverage\/[^/]+\/$/],
  ['search', /^\/(en|fr)\/search\/$/],
  ['developers', /^\/(en|fr)\/developers\/((commands|engine|hosting)\/)?$/],
];

/** A page of the built site. */
export interface BuiltPage {
  /** The address in the site, from the first slash on. */
  readonly path: string;
  readonly kind: Kind;
  /** The language of its address; the bare root and the page for missing pages have none. */
  readonly language: 'en' | 'fr' | undefined;
  readonly hasTable: boolean;
  readonly html: string;
}

function read(): BuiltPage[] {
  if (!existsSync(dist)) return [];
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const path = `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/');
      const html = readFileSync(join(dist, file), 'utf8');
      const found = patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
      const kind = found === 'embed' && html.includes(' data-slip="') ? 'slip' : found;
      const language = /^\/(en|fr)\//.exec(path)?.[1] as BuiltPage['language'];
      return { path, kind, language, hasTable: withTable.includes(kind), html };
    });
}

/** Every HTML page in dist/, in the order of the addresses; none if the build failed. */
export const pages: readonly BuiltPage[] = read();

/** Whether a page is made for other sites. */
export const travels = ({ kind }: BuiltPage): boolean => kind === 'embed' || kind === 'slip';

/** The heaviest page of a kind in a language, the one most likely to show a fault. */
export function pageOf(kind: Kind, language: 'en' | 'fr'): BuiltPage | undefined {
  return pages
    .filter((page) => page.kind === kind && page.language === language)
    .reduce<BuiltPage | undefined>((a, b) => (a && a.html.length >= b.html.length ? a : b), undefined);
}

/** What a page costs on the wire before it is touched, in bytes, brotli 11, fonts apart. */
export interface Weight {
  /** All scripts: files, what they import, and what stands in the page. */
  readonly scripts: number;
  /** All style sheets it opens with. */
  readonly style: number;
  /** The page, its scripts in files, style sheets, pictures and icon, each with the head of its response. */
  readonly whole: number;
}

/** A host's response has a status line and a few headers; perf.md measured 143 bytes with an icon in them. */
const responseHead = 150;

const known = new Map<string, number>();

function wire(address: string): number {
  const size = known.get(address) ?? brotliCompressSync(readFileSync(join(dist, decodeURIComponent(address)))).length;
  known.set(address, size);
  return size;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? [];

/** The addresses of the script files a page loads as it opens, and of all they import. */
export function scriptsOf(page: BuiltPage): readonly string[] {
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
    const code = readFileSync(join(dist, address), 'utf8');
    for (const [, imported] of code.matchAll(/\b(?:import|from)\s*["']([^"']+)["']/g)) {
      if (imported?.startsWith('.') || imported?.startsWith('/')) {
        follow(new URL(imported, `http://site${address}`).pathname);
      }
    }
  };
  for (const address of entries) follow(new URL(address, `http://site${page.path}`).pathname);
  return [...found];
}

/** How a page is pressed: as hosts do when they take their time, or faster and never smaller. */
type Pressing = 'hard' | 'quick';

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What a text or a file comes to on the wire, in bytes. */
export const press = (what: string | Buffer, pressing: Pressing): number =>
  (pressing === 'hard' ? brotliCompressSync(what) : brotliCompressSync(what, QUICK)).length;

const weighed = { hard: new Map<BuiltPage, Weight>(), quick: new Map<BuiltPage, Weight>() };

/** Weighs a page from the files of dist/ alone; once, since to press it hard takes a fifth of a second. */
export function weigh(page: BuiltPage, pressing: Pressing = 'hard'): Weight {
  const weight = weighed[pressing].get(page) ?? reckon(page, pressing);
  weighed[pressing].set(page, weight);
  return weight;
}

/** Whether a page is over a limit: pressed hard only where it would be over when pressed quickly. */
export const isOver = (page: BuiltPage, part: keyof Weight, limit: number): boolean =>
  weigh(page, 'quick')[part] > limit && weigh(page)[part] > limit;

function reckon(page: BuiltPage, pressing: Pressing): Weight {
  const scriptFiles = scriptsOf(page);
  const inline = [...page.html.matchAll(/<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, head, body]) => body?.trim() && !/type="?(application\/(ld\+)?json|text\/plain)/.test(head ?? ''))
    .map(([, , body]) => press(body ?? '', pressing));
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
  // What is not the site's own has no place on a page, and the tests in the browser say so.
  const addresses = [...others]
    .map((address) => new URL(String(address), `http://site${page.path}`))
    .filter(({ host }) => host === 'site')
    .map(({ pathname }) => pathname);
  const sum = (sizes: readonly number[]) => sizes.reduce((a, b) => a + b, 0);
  const files = [...scriptFiles, ...addresses];
  return {
    scripts: sum(scriptFiles.map(wire)) + sum(inline),
    style: sum(addresses.filter((address) => address.endsWith('.css')).map(wire)),
    whole: press(page.html, pressing) + sum(files.map(wire)) + responseHead * (1 + files.length),
  };
}
