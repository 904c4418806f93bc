/** The worker in which deals are looked through, so that the page can be used meanwhile; to stop is to end it. */
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
