import type { CDPSession, Page } from 'playwright';

/** What the browser says of a piece of its work: when it began and what it took, of the clock and of its thread, in microseconds. */
export interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string }; readonly elementCount?: number };
}

/** By this the page’s own thread is known among those of the other pages that the browser has open. */
const MARK = 'traced here';

/** How often it is asked whether the browser is free to trace, in milliseconds. */
const AGAIN = 50;

/** Begins to trace, when all has ended that the same browser traces for tests beside this: it does one thing at a time. */
async function begin(session: CDPSession, includedCategories: string[]): Promise<void> {
  for (;;)
    try {
      await session.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories, excludedCategories: ['*'] },
      });
      return;
    } catch (error) {
      if (!String(error).includes('already been started')) throw error;
      await new Promise((later) => setTimeout(later, AGAIN));
    }
}

/** Begins to write down what the browser does, of some categories; answers how to end, with what the thread of the page did. */
export async function tracing(page: Page, ...categories: readonly string[]): Promise<() => Promise<readonly Traced[]>> {
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as Traced[])));
  await begin(session, [...categories, 'blink.user_timing']);
  await page.evaluate((mark) => performance.mark(mark), MARK);
  return async () => {
    // A task still under way at the end would be traced without its length: the page is asked for one more after it.
    await page.evaluate(() => new Promise((later) => setTimeout(later)));
    const complete = new Promise((over) => session.once('Tracing.tracingComplete', over));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    const own = events.find(({ name }) => name === MARK);
    if (!own) throw new Error('the page has no mark in what was traced');
    return events.filter(({ pid, tid }) => pid === own.pid && tid === own.tid);
  };
}

/** How long each task of the page kept its processor, in milliseconds, by what was traced as `toplevel`. */
export const tasksOf = (events: readonly Traced[]): readonly number[] =>
  events.filter(({ name }) => /RunTask/.test(name)).map(({ tdur = 0 }) => tdur / 1000);
