/** Reads the published figures for the tests. */
import { readFileSync } from 'node:fs';
import type { Estimate, Tally } from '#engine/lab/estimate.ts';
import type { GameStatistics as Counted } from '#engine/lab/numbers.ts';
import { type ClaimQuestion, estimateAnswer, type TrialCell } from '#engine/lab/question.ts';
import { findClaimQuestion } from '#engine/lab/questions.ts';
import type { PublishedFigures } from '#engine/lab/shards.ts';

/** Reads the published figures of a claim. */
export const readClaimFigures = (id: string): PublishedFigures =>
  JSON.parse(
    readFileSync(new URL(`../../content/claims/figures/${id}.json`, import.meta.url), 'utf8'),
  ) as PublishedFigures;

/** Reads the published counts of a game. */
export const readGameCounts = (game: string): Counted =>
  JSON.parse(readFileSync(new URL(`../../content/numbers/${game}.json`, import.meta.url), 'utf8')) as Counted;

/** Finds the question of a claim; throws if there is none. */
export const findQuestion = (id: string): ClaimQuestion => {
  const question = findClaimQuestion(id);
  if (!question) throw new Error(`nothing is asked of the name ${id}`);
  return question;
};

/** Finds a cell of a question (one case counted for it) by its key; throws if there is none. */
export const getTrialCell = (question: ClaimQuestion, key: string): TrialCell => {
  const cell = question.cells.find((each) => each.key === key);
  if (!cell) throw new Error(`${question.id} has no cell ${key}`);
  return cell;
};

/** Returns the published counts of a cell. */
export const getPublishedTally = (id: string, key: string): Tally => {
  const { n, sum, squares } = readClaimFigures(id).counted[id]![key]!;
  return { n, sum, squares };
};

/** Returns the published estimate of a cell, with bounds wide enough to hold for all cells of its claim at once. */
export const publishedEstimate = (id: string, key: string): Estimate =>
  estimateAnswer(findQuestion(id), getPublishedTally(id, key), SIMULTANEOUS_ERRORS);

/**
 * Width of the bounds, in standard errors. If a claim has twelve estimates (the most of any), at least one is outside
 * its bounds in fewer than one case of twenty.
 */
const SIMULTANEOUS_ERRORS = 3;
