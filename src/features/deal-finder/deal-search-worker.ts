/** Worker that searches for deals, so that the page stays responsive. To stop the search, the worker is terminated. */
import { type DealSearchRequest, searchDeals } from './search-deals.ts';

addEventListener('message', ({ data }: MessageEvent<DealSearchRequest>) => {
  void searchDeals(
    data,
    (progress) => {
      postMessage(progress);
      return true;
    },
    () => Promise.resolve(),
  );
});
