import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker } from 'linkinator';
import { beforeAll, describe, expect, test } from 'vitest';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { getOrigin } from './browser.ts';
import { type BuiltPage, builtPages, DIST_FOLDER, escapePattern, isForOtherSites } from './dist.ts';

/** Former addresses, which redirect. */
const FORMER = /^\/(en|fr)\/readings\/[^/]+\/2\/$/;

/** Target of a link: the path of a file of the site as served, and the fragment in it. */
interface Named {
  readonly path: string;
  readonly place: string;
}

/** Lists the targets within the site of links or resources in some kinds of elements of a page. */
const namedBy = ({ path, html }: BuiltPage, elements: string): readonly Named[] =>
  [...html.matchAll(new RegExp(`<(?:${elements})\\b[^>]*? (?:href|src)=(?:"([^"]*)"|([^\\s>]+))`, 'g'))]
    .map(([, quoted, bare]) => (quoted ?? bare!).replaceAll('&amp;', '&'))
    .filter((to) => !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(to))
    .map((to) => {
      const { pathname, hash } = new URL(to, `http://site${path}`);
      return { path: decodeURIComponent(pathname), place: decodeURIComponent(hash.slice(1)) };
    });

/** Lists the pages for readers that no link reached; pages for other sites do not count. */
const listUnreached = (reached: ReadonlySet<string>): readonly string[] =>
  builtPages
    .filter(
      (page) => !isForOtherSites(page) && page.kind !== 'missing' && page.kind !== 'moved' && !reached.has(page.path),
    )
    .map(({ path }) => path);

describe('the links of the site', () => {
  const byPath = new Map(builtPages.map((page) => [page.path, page]));

  test('lead to existing files and places', () => {
    const places = new Map(
      builtPages.map(({ path, html }) => [
        path,
        new Set(
          [...html.matchAll(/\s(?:id|name)=(?:"([^"]+)"|([^"\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare),
        ),
      ]),
    );
    const wanted = new Map<string, Named & { from: string }>();
    for (const page of builtPages)
      for (const { path, place } of namedBy(page, 'a|area|iframe|img|link|script|source'))
        wanted.set(`${path}#${place}`, { path, place, from: page.path });
    const broken = [...wanted].filter(([, { path, place }]) => {
      const there = places.get(path);
      // The table scripts own these fragments: a step, a game, the view of a pane.
      if (there) return place !== '' && !there.has(place) && !/[=&]|^step-\d+$/.test(place);
      return path.endsWith('/') || !existsSync(join(DIST_FOLDER, path));
    });
    expect(broken.map(([to, { from }]) => `${from} → ${to}`)).toEqual([]);
    expect(wanted.size).toBeGreaterThan(builtPages.length);
  });

  test('reach every page from the root', () => {
    const reached = new Set(['/']);
    for (const path of reached) {
      const page = byPath.get(path);
      if (page) for (const { path: next } of namedBy(page, 'a|link')) reached.add(next);
    }
    expect(listUnreached(reached)).toEqual([]);
    expect(reached.size).toBeGreaterThan(100);
  });

  // The same as a reader meets it: requested from the server, page by page.
  describe.runIf(RUNS_ALL_INSTANCES)('as served by the host', () => {
    let reached: Awaited<ReturnType<LinkChecker['check']>>['links'];

    beforeAll(async () => {
      const crawl = await new LinkChecker().check({
        path: `${getOrigin()}/`,
        recurse: true,
        checkFragments: true,
        concurrency: 20,
        // The article cards are many and alike: the test above checks their targets.
        linksToSkip: async (link) => !link.startsWith(`${getOrigin()}/`) || /\/embed\/\w+\/[A-Z]+\d+\./.test(link),
      });
      reached = crawl.links;
    });

    test('lead to existing pages and anchors', () => {
      const broken = reached.filter(({ state }) => state === 'BROKEN');
      expect(broken.map(({ url, parent, status }) => `${parent} → ${url} (${status})`)).toEqual([]);
      expect(reached.filter(({ state }) => state === 'OK').length).toBeGreaterThan(0);
    });

    test('reach every page from the root', () => {
      const urls = new Set(reached.filter(({ state }) => state === 'OK').map(({ url }) => new URL(url).pathname));
      expect(listUnreached(urls)).toEqual([]);
    });
  });

  test('still lead to each disputed point that once stood on a second page', () => {
    const former = builtPages.filter(({ path }) => FORMER.test(path));
    expect(former.length).toBe(2 * 4);
    for (const { path, html } of former) {
      const now = builtPages.find((page) => page.path === path.replace(/2\/$/, ''))!;
      const points = [...now.html.matchAll(/<section id="([^"]+)" class="point"/g)].map(([, name]) => name);
      expect(points.length, path).toBeGreaterThan(10);
      for (const name of points) expect(html, path).toContain(`<li id="${name}"><a href="${now.path}#${name}"`);
    }
  });

  test('lead to files of the site where they give its full address', () => {
    const site = process.env.SITE_URL ?? 'https://snorum.example';
    const texts = readdirSync(DIST_FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|xml|json|txt)$/.test(file))
      .map((file) => readFileSync(join(DIST_FOLDER, file), 'utf8'));
    const address = new RegExp(`${escapePattern(new URL(site).origin)}(/[^\\s"'<>?#&)\\\\]*)`, 'g');
    const named = new Set(texts.flatMap((text) => [...text.matchAll(address)].map(([, path]) => path ?? '')));
    // Within other addresses the fragment sign is percent-encoded.
    const files = [...named].map((path) => decodeURIComponent(path).split('#')[0]!);
    const dead = files.filter((path) => !existsSync(join(DIST_FOLDER, path, path.endsWith('/') ? 'index.html' : '')));
    expect(dead).toEqual([]);
    expect(named.size).toBeGreaterThan(0);
  });
});
