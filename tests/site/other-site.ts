import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { openPage, type PageOptions } from './browser.ts';

/** A page of another site, with the messages and requests it caused. */
export interface BlogPost {
  readonly page: Page;
  /** Console messages above the level “info”, and errors thrown. */
  readonly heard: string[];
  /** Addresses requested from other hosts. */
  readonly asked: string[];
}

/** Content of a post on another site, and the security policy of its host. */
export type BlogPostOptions = Partial<Pick<PageOptions, 'width' | 'colorScheme' | 'reducedMotion' | 'javaScript'>> & {
  readonly html: string;
  readonly head?: string;
  readonly policy?: string;
  /** Scripts of the site under trial that it does not have, by patterns of their addresses. */
  readonly routes?: Readonly<Record<string, string>>;
};

/**
 * Starts another site for the tests of a file, whose headers do not let other sites read it. Returns a function that
 * opens a post there.
 */
export const startOtherSite = (): ((post: BlogPostOptions) => Promise<BlogPost>) => {
  let shown: BlogPostOptions = { html: '' };
  const host = createServer((_, response) => {
    const { html, head = '', policy } = shown;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A post</title><link rel="icon" href="data:,">${head}</head><body>${html}`,
    );
  });
  beforeAll(() => new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening)));
  afterAll(() => void host.close());

  return async (post) => {
    shown = post;
    const heard: string[] = [];
    const asked: string[] = [];
    const own = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const { html: _, head: __, policy: ___, routes = {}, ...options } = post;
    const page = await openPage({
      ...options,
      path: `${own}/`,
      before: async (opening) => {
        for (const [pattern, body] of Object.entries(routes))
          await opening.route(pattern, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
        opening.on('console', (message) => void (message.type() !== 'log' && heard.push(message.text())));
        opening.on('pageerror', (error) => void heard.push(String(error)));
        opening.on('request', (request) => {
          if (!request.url().startsWith(own) && !request.url().startsWith('data:')) asked.push(request.url());
        });
      },
    });
    return { page, heard, asked };
  };
};
