/** Formatting of a claim's figures, at build and in the browser. */
import type { Estimate, Tally } from '#engine/lab/estimate.ts';
import { estimateOf } from '#engine/lab/question.ts';
import type { Language } from '../i18n/routes.ts';

/** Type of the answers to a question: shares, or multiples of a unit; and their precision. */
export interface Measure {
  readonly share: boolean;
  readonly unit: number;
  /** Half-width of the interval in standard errors. */
  readonly critical: number;
  /** Decimal places; for a share, of its percentage. */
  readonly places: number;
}

const localeOf = (lang: Language): string => (lang === 'fr' ? 'fr-FR' : 'en-GB');

/** Estimate from the tally so far; `undefined` if there are too few answers. */
export const estimateSoFar = (
  tally: Tally,
  { share, unit, critical }: Omit<Measure, 'places'>,
): Estimate | undefined => {
  if (tally.n < (share ? 1 : 2)) return undefined;
  return estimateOf({ share, unit }, tally, critical);
};

/** Creates a formatter of answers: a share as a percentage, anything else as a number, in the language's notation. */
export const answerWriter = (
  lang: Language,
  { share, places }: Pick<Measure, 'share' | 'places'>,
): ((value: number) => string) => {
  const { format } = new Intl.NumberFormat(localeOf(lang), {
    ...(share && { style: 'percent' }),
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return (value) =>
    format(value)
      .replace(/^-(?=[0.,\s%]*$)/, '')
      .replace('-', '−');
};

/** Creates a formatter of numbers of deals. */
export const countWriter = (lang: Language): ((count: number) => string) =>
  new Intl.NumberFormat(localeOf(lang)).format;

/** Decimal places needed to show two digits of the uncertainty of estimates. */
export const countDecimals = (estimates: readonly Estimate[], share: boolean): number => {
  const doubts = estimates.map(({ low, high }) => ((high - low) / 2) * (share ? 100 : 1)).filter((doubt) => doubt > 0);
  return doubts.length === 0 ? 1 : Math.max(0, Math.min(4, 1 - Math.floor(Math.log10(Math.min(...doubts)))));
};
