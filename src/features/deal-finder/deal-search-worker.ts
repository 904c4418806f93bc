/** Worker that searches deals, so that the page stays responsive; it is terminated to stop the search. */
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
