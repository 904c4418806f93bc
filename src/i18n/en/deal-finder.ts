export interface DealFinderWords {
  /** The link from the table back to the list, on a narrow page. */
  readonly list: string;
  readonly see: string;
  readonly beside: string;
  readonly another: string;
  readonly stop: string;
  readonly looked: (deals: number) => string;
  readonly begun: string;
  readonly stopped: (deals: number) => string;
  readonly found: (seed: string, deals: number) => string;
  readonly deal: (seed: string) => string;
  readonly unlike: string;
  readonly failed: string;
}

const inFigures = (number: number): string => new Intl.NumberFormat('en').format(number);

export const dealFinder: DealFinderWords = {
  list: 'Back to the list',
  see: 'See it on the table',
  beside: 'See it side by side',
  another: 'Find another',
  stop: 'Stop',
  looked: (deals) => `${inFigures(deals)} ${deals === 1 ? 'deal' : 'deals'} looked at`,
  begun: 'Looking for another deal.',
  stopped: (deals) => `Stopped after ${inFigures(deals)} ${deals === 1 ? 'deal' : 'deals'} without finding one.`,
  found: (seed, deals) => `Found: ${seed}, after ${inFigures(deals)} ${deals === 1 ? 'deal' : 'deals'}.`,
  deal: (seed) => `Deal ${seed}`,
  unlike: 'It does not happen in this deal.',
  failed: 'The table could not be loaded. Check your connection and try again.',
};
