/** Worker that searches deals, so that the page stays responsive; it is terminated to stop the search. */
import { type Sought, seek } from './seek.ts';

addEventListener('message', ({ data }: MessageEvent<Sought>) => {
  void seek(
    data,
    (progress) => {
      postMessage(progress);
      return true;
    },
    () => Promise.resolve(),
  );
});
