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

/** A page in its context, and what it takes to let another test have it after this one. */
interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly addInitScript: Page['addInitScript'];
  /** Whether a test did something to it that the next one would notice. */
  readonly isSpoilt: () => boolean;
}

/** One that a test is done with: it shows nothing that runs, and of what it stored nothing is left. A page opens in it at half the cost. */
let rested: Tab | undefined;

/** What outlasts the document it was done for. */
const LASTING = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'on', 'once', 'route'],
  context: ['addInitScript', 'grantPermissions', 'newCDPSession', 'newPage', 'route', 'setOffline'],
} as const;

/** Opens one that watches from now on for what outlasts a test. */
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
  watch(page, LASTING.page);
  watch(context, LASTING.context);
  return { context, page, session, addInitScript, isSpoilt: () => spoilt };
}

/** Lets the next test have it. */
async function rest(tab: Tab): Promise<void> {
  const { page, session } = tab;
  await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(-1, -1);
  await page.goto('/robots.txt');
  await session.send('Storage.clearDataForOrigin', { origin: origin(), storageTypes: 'all' });
  rested = tab;
}

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
  /** What the page finds in the storage of the device, by its names there. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Is given the page before it loads, to listen to what happens on it. It has asked for nothing yet, and has no copy of anything. */
  readonly before?: (page: Page) => unknown;
}

/**
 * Opens a page of the built site in a browser context of its own, which closes with the test that is running; the test
 * fails when a script of a page of the site has thrown. In the daily tests a page that nobody listens to from its first
 * word may be that of the test before, emptied.
 */
export async function openPage({
  path,
  javaScript = true,
  colorScheme = 'light',
  width = 1280,
  height = 800,
  reducedMotion = !ALL,
  keeps = false,
  stored,
  before,
}: PageOptions): Promise<Page> {
  const browser = inject('browser');
  if ('fault' in browser) throw new Error(browser.fault);
  started ??= chromium.launch(browser.options);
  const media = { colorScheme, reducedMotion: reducedMotion ? 'reduce' : 'no-preference' } as const;
  const viewport = { width, height };
  const lends = !ALL && javaScript && !keeps && before === undefined;
  const again = lends ? rested : undefined;
  if (again) {
    rested = undefined;
    await again.page.setViewportSize(viewport);
    await again.page.emulateMedia({ media: null, forcedColors: null, contrast: null, ...media });
  }
  const tab =
    again ??
    (await newTab(
      await (await started).newContext({
        baseURL: origin(),
        javaScriptEnabled: javaScript,
        serviceWorkers: keeps ? 'allow' : 'block',
        viewport,
        ...media,
      }),
    ));
  const { context, page } = tab;
  const thrown: string[] = [];
  const note = (fault: WebError) => {
    if (fault.page()?.url().startsWith(origin())) thrown.push(String(fault.error()));
  };
  context.on('weberror', note);
  onTestFinished(async ({ task }) => {
    const isWhole = task.result?.state !== 'fail' && !page.isClosed() && page.url().startsWith(origin());
    if (lends && isWhole && !rested && !tab.isSpoilt() && context.pages().length === 1) {
      await remembered?.dispose();
      await rest(tab);
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

/** Has a page warn in its console of everything on it that shifts while it loads, however little. */
export async function warnOfShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        console.warn(`shift of ${(shift as PerformanceEntry & { value: number }).value}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
