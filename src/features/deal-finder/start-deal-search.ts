/** A search that continues until it finds a deal, or is stopped. */
import type { DealSearchProgress, DealSearchRequest } from './search-deals.ts';

/** Milliseconds after which a silent worker counts as not loaded. */
const WAITS = 8000;

/** Starts a search in a worker; `hear` receives its progress. Returns a function that stops it. */
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
  /** Without a worker, the page searches in small steps. */
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
