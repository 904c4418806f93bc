import { hydrate } from 'preact';
import { watchWorker } from '../../browser/missing-chunk.ts';
import { Trial, type TrialProps } from './Trial.tsx';
import { WorkerPool } from './worker-pool.ts';

/** Hydrates a trial, with a pool of workers that count. */
export const hydrateRoot = (root: HTMLElement, props: TrialProps): void => {
  const crew = new WorkerPool(() =>
    watchWorker(new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' })),
  );
  hydrate(<Trial {...props} workers={crew} />, root);
};
