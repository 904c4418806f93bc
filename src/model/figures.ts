/** Formatting of a claim's figures, at build and in the browser. */
import type { Estimate, Tally } from '#engine/lab/estimate.ts';
import { estimateAnswer } from '#engine/lab/question.ts';
import type { Language } from '../i18n/routes.ts';

/** Type of the answers to a question (shares, or multiples of a unit), and the precision with which they are shown. */
export interface AnswerMeasure {
  readonly share: boolean;
  readonly unit: number;
  /** Half-width of the interval in standard errors. */
  readonly critical: number;
  /** Number of decimals; for a share, those of its percentage. */
  readonly places: number;
}

const localeOf = (lang: Language): string => (lang === 'fr' ? 'fr-FR' : 'en-GB');

/** Estimate from the answers counted so far; `undefined` if there are too few of them. */
export const estimateSoFar = (
  tally: Tally,
  { share, unit, critical }: Omit<AnswerMeasure, 'places'>,
): Estimate | undefined => {
  if (tally.n < (share ? 1 : 2)) return undefined;
  return estimateAnswer({ share, unit }, tally, critical);
};

/** Creates a formatter of answers in a language: a share as a percentage, anything else as a number. */
export const createAnswerFormatter = (
  lang: Language,
  { share, places }: Pick<AnswerMeasure, 'share' | 'places'>,
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

/** Creates a formatter of whole numbers, such as numbers of deals, in a language. */
export const createCountFormatter = (lang: Language): ((count: number) => string) =>
  new Intl.NumberFormat(localeOf(lang)).format;

/** Number of decimals with which the uncertainty of the estimates has two significant digits. */
export const countDecimals = (estimates: readonly Estimate[], share: boolean): number => {
  const doubts = estimates.map(({ low, high }) => ((high - low) / 2) * (share ? 100 : 1)).filter((doubt) => doubt > 0);
  return doubts.length === 0 ? 1 : Math.max(0, Math.min(4, 1 - Math.floor(Math.log10(Math.min(...doubts)))));
};
