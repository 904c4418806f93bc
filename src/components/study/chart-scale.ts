/** The figures of a table of numbers and the axis of its drawing, on one scale. */
import { createAxis } from '../../features/trial/plots.ts';
import type { Language } from '../../i18n/routes.ts';
import { countDecimals, createAnswerFormatter } from '../../model/figures.ts';
import type { StatisticsLine } from '../../model/numbers.ts';

/** Returns a formatter and an axis for estimates that are means, or shares. */
export const createChartScale = (
  lines: readonly Pick<StatisticsLine, 'estimate'>[],
  share: boolean,
  lang: Language,
) => {
  const estimates = lines.map(({ estimate }) => estimate);
  const figure = createAnswerFormatter(lang, { share, places: Math.min(2, countDecimals(estimates, share)) });
  const axis = createAxis(estimates, { share }, (value, places) =>
    createAnswerFormatter(lang, { share, places })(value),
  );
  return { figure, axis };
};
