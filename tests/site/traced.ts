import type { Page } from 'playwright';

/** What the browser says of a piece of its work: when it began and what it took, of the clock and of its thread, in microseconds. */
export interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Begins to write down what the browser does for a page, of one category; answers how to end, with all that was written down. */
export async function tracing(page: Page, category: string): Promise<() => Promise<readonly Traced[]>> {
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [category], excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise((over) => session.once('Tracing.tracingComplete', over));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}

/** How long each task of the page’s own thread kept its processor, in milliseconds, by what was traced as `toplevel`. */
export const tasksOf = (events: readonly Traced[]): readonly number[] => {
  const threadOf = ({ pid, tid }: Traced): string => `${pid} ${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((event) => /RunTask/.test(event.name) && mains.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
};
