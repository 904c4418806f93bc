import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker } from 'linkinator';
import { beforeAll, describe, expect, test } from 'vitest';
import { origin } from './browser.ts';
import { dist, pages, travels } from './dist.ts';

/** Addresses that were given once and lead on. */
const FORMER = /^\/(en|fr)\/readings\/[^/]+\/2\/$/;

describe('links', () => {
  let reached: Awaited<ReturnType<LinkChecker['check']>>['links'];

  beforeAll(async () => {
    const crawl = await new LinkChecker().check({
      path: `${origin()}/`,
      recurse: true,
      checkFragments: true,
      concurrency: 20,
      // The slips of articles are many, and alike: what they lead to is looked up below.
      linksToSkip: async (link) => !link.startsWith(`${origin()}/`) || /\/embed\/\w+\/[A-Z]+\d+\./.test(link),
    });
    reached = crawl.links;
  });

  test('lead to pages and anchors that exist', () => {
    const broken = reached.filter(({ state }) => state === 'BROKEN');
    expect(broken.map(({ url, parent, status }) => `${parent} → ${url} (${status})`)).toEqual([]);
    expect(reached.filter(({ state }) => state === 'OK').length).toBeGreaterThan(0);
  });

  test('reach every page from the root', () => {
    const urls = new Set(reached.filter(({ state }) => state === 'OK').map(({ url }) => new URL(url).pathname));
    const alone = pages.filter((page) => !travels(page) && page.kind !== 'missing' && !urls.has(page.path));
    expect(alone.map(({ path }) => path).filter((path) => !FORMER.test(path))).toEqual([]);
  });

  test('of slips lead to files and anchors that exist', () => {
    const slips = pages.filter(({ kind }) => kind === 'slip');
    const wanted = new Map<string, string>();
    for (const { path, html } of slips)
      for (const [, to] of html.matchAll(/<(?:a|iframe)[^>]* (?:href|src)="(\/[^"]*)"/g)) wanted.set(to!, path);
    const anchors = new Map(
      pages.map((page) => [page.path, new Set([...page.html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id))]),
    );
    const broken = [...wanted].filter(([to]) => {
      const [, path, fragment] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(to)!;
      const there = anchors.get(path!);
      return there ? fragment !== '' && !there.has(fragment) : path!.endsWith('/') || !existsSync(join(dist, path!));
    });
    expect(broken.map(([to, from]) => `${from} → ${to}`)).toEqual([]);
    expect(wanted.size).toBeGreaterThan(slips.length);
  });

  test('to disputed points that stood on a second page once lead to each of them still', () => {
    const former = pages.filter(({ path }) => FORMER.test(path));
    expect(former.length).toBe(2 * 4);
    for (const { path, html } of former) {
      const now = pages.find((page) => page.path === path.replace(/2\/$/, ''))!;
      const points = [...now.html.matchAll(/<section id="([^"]+)" class="point"/g)].map(([, name]) => name);
      expect(points.length, path).toBeGreaterThan(10);
      for (const name of points) expect(html, path).toContain(`<li id="${name}"><a href="${now.path}#${name}"`);
    }
  });

  test('that name the site in full lead to files of the site', () => {
    const site = process.env.SITE_URL ?? 'https://snorum.example';
    const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|xml|json|txt)$/.test(file))
      .map((file) => readFileSync(join(dist, file), 'utf8'));
    const address = new RegExp(`${RegExp.escape(new URL(site).origin)}(/[^\\s"'<>?#&)\\\\]*)`, 'g');
    const named = new Set(texts.flatMap((text) => [...text.matchAll(address)].map(([, path]) => path ?? '')));
    // Within other addresses the sign of a place on a page is written by its number.
    const files = [...named].map((path) => decodeURIComponent(path).split('#')[0]!);
    const dead = files.filter((path) => !existsSync(join(dist, path, path.endsWith('/') ? 'index.html' : '')));
    expect(dead).toEqual([]);
    expect(named.size).toBeGreaterThan(0);
  });
});
