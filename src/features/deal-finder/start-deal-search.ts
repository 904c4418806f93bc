/** Runs a search until a deal is found or the user stops it. */
import type { DealSearchProgress, DealSearchRequest } from './search-deals.ts';

/** Time in milliseconds after which a worker that sends nothing is taken as not loaded. */
const WAITS = 8000;

/** Starts a search in a worker. The callback `hear` receives its progress; the returned function stops the search. */
export const startDealSearch = (
  request: DealSearchRequest,
  onProgress: (progress: DealSearchProgress) => void,
): (() => void) => {
  let stopped = false;
  let here = false;
  let worker: Worker | undefined;
  const stop = (): void => {
    stopped = true;
    clearTimeout(late);
    worker?.terminate();
  };
  const reportProgress = (progress: DealSearchProgress): boolean => {
    clearTimeout(late);
    if (stopped) return false;
    if (progress.found !== undefined) stop();
    onProgress(progress);
    return !stopped;
  };
  /** Searches on the page in small steps, for browsers in which the worker does not load. */
  const onThePage = (): void => {
    worker?.terminate();
    if (here || stopped) return;
    here = true;
    const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
    void import('./search-deals.ts').then(({ searchDeals }) => searchDeals(request, reportProgress, rest));
  };
  const late = setTimeout(onThePage, WAITS);
  try {
    worker = new Worker(new URL('./deal-search-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<DealSearchProgress>) => reportProgress(data));
    worker.addEventListener('error', onThePage);
    worker.postMessage(request);
  } catch {
    onThePage();
  }
  return stop;
};
