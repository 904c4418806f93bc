import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type LaunchOptions,
  type Page,
  type WebError,
} from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { RUNS_ALL_INSTANCES } from '../instances.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin that serves dist/, without a slash at the end. */
    origin: string;
    /** Options that start a browser for this run, or the reason why there is none. */
    browser: { readonly options: LaunchOptions } | { readonly fault: string };
  }
}

/** Returns the origin that serves dist/ during the run, without a slash at the end. */
export const getOrigin = (): string => inject('origin');

/** The browser of this test worker, shared by all its tests. */
let workerBrowser: Promise<Browser> | undefined;

/** A page in its browser context, with the state needed to reuse it for another test. */
interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly addInitScript: Page['addInitScript'];
  /** True if a test changed the tab in a way that the next test would notice. */
  readonly isSpoilt: () => boolean;
}

/**
 * A tab left by a finished test: nothing runs in it, and its storage is empty. Its reuse halves the cost of opening a
 * page.
 */
let idleTab: Tab | undefined;

/** Playwright methods whose effects remain after the document is left, for pages and for contexts. */
const LASTING_EFFECTS = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'on', 'once', 'route'],
  context: ['addInitScript', 'grantPermissions', 'newCDPSession', 'newPage', 'route', 'setOffline'],
} as const;

/** Opens a tab that notes from now on whether a test uses a method with lasting effects. */
async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const addInitScript = page.addInitScript.bind(page);
  let spoilt = false;
  const watch = (object: Page | BrowserContext, names: readonly string[]) => {
    for (const name of names) {
      const does: (...given: unknown[]) => unknown = Reflect.get(object, name);
      const value = (...given: unknown[]) => {
        spoilt = true;
        return does.apply(object, given);
      };
      Object.defineProperty(object, name, { value });
    }
  };
  watch(page, LASTING_EFFECTS.page);
  watch(context, LASTING_EFFECTS.context);
  return { context, page, session, addInitScript, isSpoilt: () => spoilt };
}

/** Empties a tab for the next test. */
async function releaseTab(tab: Tab): Promise<void> {
  const { page, session } = tab;
  await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(-1, -1);
  await page.goto('/robots.txt');
  await session.send('Storage.clearDataForOrigin', { origin: getOrigin(), storageTypes: 'all' });
  idleTab = tab;
}

export interface PageOptions {
  /** Path of the page in the site, from the first slash on, such as `/en/`. */
  readonly path: string;
  /** False to disable scripts. */
  readonly javaScript?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** Width of the window in CSS pixels; 1280 by default. */
  readonly width?: number;
  readonly height?: number;
  /**
   * By default motion is reduced in the daily tests, where frames that nobody sees would cost as much as the tests, and
   * not reduced in the full ones.
   */
  readonly reducedMotion?: boolean;
  /** True if the page may install the offline copy; most tests do not need one, and it is a copy of the whole site. */
  readonly keeps?: boolean;
  /** Initial items of localStorage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Called before the page loads, to add listeners; the page has requested nothing yet and has no cache. */
  readonly before?: (page: Page) => unknown;
}

/**
 * Opens a page of the built site in its own browser context, which closes at the end of the running test. The test
 * fails if a script of the page throws. In the daily tests a page without `before` may get the emptied tab of the
 * previous test.
 */
export async function openPage({
  path,
  javaScript = true,
  colorScheme = 'light',
  width = 1280,
  height = 800,
  reducedMotion = !RUNS_ALL_INSTANCES,
  keeps = false,
  stored,
  before,
}: PageOptions): Promise<Page> {
  const browser = inject('browser');
  if ('fault' in browser) throw new Error(browser.fault);
  workerBrowser ??= chromium.launch(browser.options);
  const media = { colorScheme, reducedMotion: reducedMotion ? 'reduce' : 'no-preference' } as const;
  const viewport = { width, height };
  const lends = !RUNS_ALL_INSTANCES && javaScript && !keeps && before === undefined;
  const again = lends ? idleTab : undefined;
  if (again) {
    idleTab = undefined;
    await again.page.setViewportSize(viewport);
    await again.page.emulateMedia({ media: null, forcedColors: null, contrast: null, ...media });
  }
  const tab =
    again ??
    (await newTab(
      await (await workerBrowser).newContext({
        baseURL: getOrigin(),
        javaScriptEnabled: javaScript,
        serviceWorkers: keeps ? 'allow' : 'block',
        viewport,
        ...media,
      }),
    ));
  const { context, page } = tab;
  const thrown: string[] = [];
  const note = (fault: WebError) => {
    if (fault.page()?.url().startsWith(getOrigin())) thrown.push(String(fault.error()));
  };
  context.on('weberror', note);
  onTestFinished(async ({ task }) => {
    const isWhole = task.result?.state !== 'fail' && !page.isClosed() && page.url().startsWith(getOrigin());
    if (lends && isWhole && !idleTab && !tab.isSpoilt() && context.pages().length === 1) {
      await remembered?.dispose();
      await releaseTab(tab);
    } else await context.close();
    context.off('weberror', note);
    expect(thrown).toEqual([]);
  });
  const remembered =
    stored &&
    (await tab.addInitScript((names) => {
      for (const [name, value] of Object.entries(names)) localStorage.setItem(name, value);
    }, stored));
  await before?.(page);
  await page.goto(path, { waitUntil: 'load' });
  return page;
}

/** Makes a page log every layout shift while it loads, however small. */
export async function logLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        console.warn(`shift of ${(shift as PerformanceEntry & { value: number }).value}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
