/** How the figures of a claim are written, at build and in the browser alike. */
import type { Estimate, Tally } from '#engine/lab/estimate.ts';
import { estimateOf } from '#engine/lab/question.ts';
import type { Language } from '../i18n/routes.ts';

/** What the answers to a question are: shares, or whole numbers of a unit; and how exactly they are written. */
export interface Measure {
  readonly share: boolean;
  readonly unit: number;
  /** How many standard errors the bounds lie from the middle. */
  readonly critical: number;
  /** The places after the point; of a share, those of its hundredths. */
  readonly places: number;
}

const localeOf = (lang: Language): string => (lang === 'fr' ? 'fr-FR' : 'en-GB');

/** What was counted, as an estimate; `undefined` where so few answers say nothing yet. */
export const estimateSoFar = (
  tally: Tally,
  { share, unit, critical }: Omit<Measure, 'places'>,
): Estimate | undefined => {
  if (tally.n < (share ? 1 : 2)) return undefined;
  return estimateOf({ share, unit }, tally, critical);
};

/** Writes an answer: a share in hundredths, anything else as it is, with the signs of the language. */
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

/** Writes a number of deals. */
export const countWriter = (lang: Language): ((count: number) => string) =>
  new Intl.NumberFormat(localeOf(lang)).format;

/** How many places estimates need for two figures of what they are uncertain by. */
export const placesOf = (estimates: readonly Estimate[], share: boolean): number => {
  const doubts = estimates.map(({ low, high }) => ((high - low) / 2) * (share ? 100 : 1)).filter((doubt) => doubt > 0);
  return doubts.length === 0 ? 1 : Math.max(0, Math.min(4, 1 - Math.floor(Math.log10(Math.min(...doubts)))));
};
