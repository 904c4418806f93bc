/** Lists of disputed points: the address of each point, and the example that it changes. */

import { type Language, pageHref } from '../i18n/routes.ts';
import { type DisputedPoint, EDITIONS, type Edition, listPointsOfGame } from './editions.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { findPracticeEffect, type PracticeEffect } from './practice-effects.ts';

export const DISPUTED_EDITIONS: readonly Edition[] = EDITIONS.filter(
  ({ game }) => listPointsOfGame(game.id).length > 0,
);

/** The path of the page with a game's disputed points, without language. */
export const disputedPointsPath = (game: string): string => `readings/${game}/`;

/** The address of a disputed point on the page of its game. It does not change if other points are added. */
export const disputedPointHref = (game: string, name: string, lang: Language): string => {
  if (!listPointsOfGame(game).some((point) => point.name === name))
    throw new Error(`content/readings/${game}.yaml has no point ${name}`);
  return pageHref(lang, `${disputedPointsPath(game)}#${name}`);
};

const changes = new Map<DisputedPoint, PracticeEffect<Example> | undefined>();

/**
 * Finds the example that a disputed point changes, replayed with each of its practices; `undefined` if there is none.
 */
export const findChangedExample = ({ game }: Edition, point: DisputedPoint): PracticeEffect<Example> | undefined => {
  if (!changes.has(point))
    changes.set(point, point.switch === false ? undefined : findPracticeEffect(game, point.name, EXAMPLES));
  return changes.get(point);
};
