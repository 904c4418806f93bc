export interface FindWords {
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

export const seeking: FindWords = {
  see: 'See it on the table',
  beside: 'See it side by side',
  another: 'Another one',
  stop: 'Stop',
  looked: (deals) => `${inFigures(deals)} ${deals === 1 ? 'deal' : 'deals'} looked at`,
  begun: 'Looking for another deal.',
  stopped: (deals) => `Stopped after ${inFigures(deals)} ${deals === 1 ? 'deal' : 'deals'}; none of them was one.`,
  found: (seed, deals) => `Found: ${seed}, after ${inFigures(deals)} ${deals === 1 ? 'deal' : 'deals'}.`,
  deal: (seed) => `Deal ${seed}`,
  unlike: 'In this deal it does not come about.',
  failed: 'The table could not be fetched.',
};
