/** Builds the data of a claim's page: the chart of its results, and the trial that the reader can repeat. */
import { findGame } from '#engine/games.ts';
import { supportsClaim } from '#engine/lab/question.ts';
import { CLAIMS_SEED } from '#engine/lab/questions.ts';
import { listStrategies } from '#engine/lab/strategies.ts';
import { completePractices, selectDisputedPoints } from '#engine/readings.ts';
import { claimsWords } from '../../i18n/claims.ts';
import { type Language, pageHref } from '../../i18n/routes.ts';
import {
  type CellResult,
  formatBound,
  getClaimMeasure,
  getStrategyWords,
  type TestedClaim,
} from '../../model/claims.ts';
import { listPointsOfGame } from '../../model/editions.ts';
import { createAnswerFormatter } from '../../model/figures.ts';
import type { ChartAxis, IntervalRow } from './Intervals.tsx';
import { addHeadings, createAxis, getStrategyMarkPath } from './plots.ts';
import type { TrialProps } from './Trial.tsx';

/** Builds the axis of a claim's chart, and a row for each of its cells (population and strategy). */
export const buildClaimChart = (
  tried: TestedClaim,
  lang: Language,
): { readonly axis: ChartAxis; readonly rows: readonly (IntervalRow & Pick<CellResult, 'estimate'>)[] } => {
  const { question, answers } = tried;
  const measure = getClaimMeasure(tried);
  const { bound, holds } = question;
  const said = [claimsWords(lang).bound(holds, formatBound(tried, lang)), tried[lang].bound].filter(Boolean).join(' ');
  const axis = createAxis(
    answers.map(({ estimate }) => estimate),
    { share: measure.share, claim: { bound, holds, said } },
    (value, places) => createAnswerFormatter(lang, { ...measure, places })(value),
  );
  const rows = answers.map(({ cell: { manner, population }, estimate }) => ({
    label: getStrategyWords(tried, manner, lang).name,
    mark: getStrategyMarkPath(manner),
    estimate,
    population,
  }));
  return { axis, rows: addHeadings(rows, ({ population }) => describePopulation(tried, population, lang)) };
};

/**
 * Returns the name of a population (group of deals); `undefined` if the claim has only one. Throws if the texts have no
 * name for it.
 */
export const describePopulation = (tried: TestedClaim, population: string, lang: Language): string | undefined => {
  const { cells } = tried.question;
  if (cells.every((cell) => cell.population === population)) return undefined;
  const name = tried[lang].populations?.[population] ?? (population === '' ? claimsWords(lang).usual : undefined);
  if (name === undefined)
    throw new Error(`content/claims/${tried.game}.yaml does not say what “${population}” of ${tried.id} is (${lang})`);
  return name;
};

/** Tells for each result if it supports the claim; `undefined` if its confidence interval contains the bound. */
export const listCellSupport = ({ question, answers }: TestedClaim): readonly (boolean | undefined)[] =>
  answers.map(({ estimate }) => supportsClaim(question, estimate));

/** Builds the trial of a claim, which the reader can repeat in the browser. */
export const buildTrialProps = (tried: TestedClaim, lang: Language): TrialProps => {
  const { id, game: gameId, question, answers } = tried;
  const game = findGame(gameId)!;
  const manners = listStrategies(game);
  const [first] = question.cells;
  const settings = new Map(question.cells.map(({ population, setting }) => [population, setting]));
  const kept = Object.fromEntries(
    [...settings].map(([population, { variant, readings }]) => [
      population,
      completePractices(selectDisputedPoints(game.readings, variant), readings),
    ]),
  );
  return {
    lang,
    game: gameId,
    claim: id,
    whole: first!.setting.whole,
    measure: getClaimMeasure(tried),
    axis: buildClaimChart(tried, lang).axis,
    cells: answers.map(({ cell: { key, population, manner, trials }, tally }) => ({
      key,
      population,
      manner,
      trials,
      tally,
    })),
    manners,
    populations: Object.fromEntries(
      [...settings.keys()].map((each) => [each, describePopulation(tried, each, lang) ?? '']),
    ),
    players: Object.fromEntries(manners.map((manner) => [manner, getStrategyWords(tried, manner, lang).name])),
    others: tried.among === true,
    marks: Object.fromEntries(manners.map((manner) => [manner, getStrategyMarkPath(manner)])),
    points: listPointsOfGame(gameId)
      .filter(({ name }) => Object.values(kept).some((each) => name in each))
      .map(({ name, [lang]: { question: asked, choices } }) => ({
        name,
        question: asked,
        choices: Object.fromEntries(Object.entries(choices).map(([value, { label }]) => [value, label])),
      })),
    kept,
    seed: CLAIMS_SEED,
    games: pageHref(lang, 'games/'),
  };
};
