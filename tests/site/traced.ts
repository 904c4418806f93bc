import type { CDPSession, Page } from 'playwright';

/** An event that the browser traced: its start, its duration, and the processor time of its thread, in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string }; readonly elementCount?: number };
}

/**
 * Name of the performance mark that the page under test sets, so that its thread is found among those of other pages.
 */
const TRACE_MARK = 'traced here';

/** Time between attempts to start a trace, in milliseconds. */
const RETRY_INTERVAL = 50;

/** Begins a trace; waits for traces of other tests to end, since the browser runs one at a time. */
async function beginTrace(session: CDPSession, includedCategories: string[]): Promise<void> {
  for (;;)
    try {
      await session.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories, excludedCategories: ['*'] },
      });
      return;
    } catch (error) {
      if (!String(error).includes('already been started')) throw error;
      await new Promise((later) => setTimeout(later, RETRY_INTERVAL));
    }
}

/**
 * Begins to trace some categories of events; returns a function that ends the trace and returns the events of the
 * page’s thread.
 */
export async function startTracing(
  page: Page,
  ...categories: readonly string[]
): Promise<() => Promise<readonly TraceEvent[]>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await beginTrace(session, [...categories, 'blink.user_timing']);
  await page.evaluate((mark) => performance.mark(mark), TRACE_MARK);
  return async () => {
    // A task still running at the end would have no duration: the page runs one more after it.
    await page.evaluate(() => new Promise((later) => setTimeout(later)));
    const complete = new Promise((over) => session.once('Tracing.tracingComplete', over));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    const own = events.find(({ name }) => name === TRACE_MARK);
    if (!own) throw new Error('the page has no mark in what was traced');
    return events.filter(({ pid, tid }) => pid === own.pid && tid === own.tid);
  };
}

/** Returns the processor time of each task of the page, in milliseconds, from the `toplevel` events. */
export const listTaskTimes = (events: readonly TraceEvent[]): readonly number[] =>
  events.filter(({ name }) => /RunTask/.test(name)).map(({ tdur = 0 }) => tdur / 1000);
