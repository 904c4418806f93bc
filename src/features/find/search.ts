/** A search that goes on until it finds, or is stopped. */
import type { Progress, Sought } from './seek.ts';

/** A worker that has told nothing by then, in milliseconds, has not loaded. */
const WAITS = 8000;

/** Begins a search in a worker; `hear` is told how far it has come. Returns how it is stopped. */
export const search = (sought: Sought, hear: (progress: Progress) => void): (() => void) => {
  let stopped = false;
  let here = false;
  let worker: Worker | undefined;
  const stop = (): void => {
    stopped = true;
    clearTimeout(late);
    worker?.terminate();
  };
  const tell = (progress: Progress): boolean => {
    clearTimeout(late);
    if (stopped) return false;
    if (progress.found !== undefined) stop();
    hear(progress);
    return !stopped;
  };
  /** Where there can be no worker it is searched here, a little at a time. */
  const onThePage = (): void => {
    worker?.terminate();
    if (here || stopped) return;
    here = true;
    const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
    void import('./seek.ts').then(({ seek }) => seek(sought, tell, rest));
  };
  const late = setTimeout(onThePage, WAITS);
  try {
    worker = new Worker(new URL('./find-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Progress>) => tell(data));
    worker.addEventListener('error', onThePage);
    worker.postMessage(sought);
  } catch {
    onThePage();
  }
  return stop;
};
