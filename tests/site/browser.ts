import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { ALL } from '../instances.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where dist/ is served, without a slash at the end. */
    origin: string;
    /** How a browser is started for the run, or why there is none. */
    browser: { readonly options: LaunchOptions } | { readonly fault: string };
  }
}

/** Where dist/ is served during the run, without a slash at the end. */
export const origin = (): string => inject('origin');

/** That of this worker, for all its tests; it ends with the worker. */
let started: Promise<Browser> | undefined;

export interface PageOptions {
  /** The page's address in the site, from the first slash on, as `/en/`. */
  readonly path: string;
  /** Whether scripts run; they do unless this says false. */
  readonly javaScript?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** In CSS pixels: 1280 unless said otherwise. */
  readonly width?: number;
  readonly height?: number;
  /** Unless it is said: the pages rest in the daily tests, where frames that nobody looks at cost as much as what is tried, and move in the full ones. */
  readonly reducedMotion?: boolean;
  /** Whether the page may keep the book; most tests have no use for a copy of the whole site. */
  readonly keeps?: boolean;
  /** Is given the page before it loads, to listen to what happens on it. */
  readonly before?: (page: Page) => unknown;
}

/**
 * Opens a page of the built site in a browser context of its own, which closes with the test that is running; the test
 * fails when a script of a page of the site has thrown.
 */
export async function openPage({
  path,
  javaScript = true,
  colorScheme = 'light',
  width = 1280,
  height = 800,
  reducedMotion = !ALL,
  keeps = false,
  before,
}: PageOptions): Promise<Page> {
  const browser = inject('browser');
  if ('fault' in browser) throw new Error(browser.fault);
  started ??= chromium.launch(browser.options);
  const context = await (await started).newContext({
    baseURL: origin(),
    javaScriptEnabled: javaScript,
    serviceWorkers: keeps ? 'allow' : 'block',
    colorScheme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    viewport: { width, height },
  });
  const thrown: string[] = [];
  context.on('weberror', (fault) => {
    if (fault.page()?.url().startsWith(origin())) thrown.push(String(fault.error()));
  });
  onTestFinished(async () => {
    await context.close();
    expect(thrown).toEqual([]);
  });
  const page = await context.newPage();
  await before?.(page);
  await page.goto(path, { waitUntil: 'load' });
  return page;
}

/** Has a page warn in its console of everything on it that shifts while it loads, however little. */
export async function warnOfShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        console.warn(`shift of ${(shift as PerformanceEntry & { value: number }).value}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
