/** The lists of disputed points: where each stands, and the example it changes. */

import { type Language, pageHref } from '../i18n/routes.ts';
import { type DisputedPoint, EDITIONS, type Edition, pointsOfGame } from './editions.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { type Switched, switchedBy } from './switched.ts';

/** The editions with disputed points. */
export const DISPUTED: readonly Edition[] = EDITIONS.filter(({ game }) => pointsOfGame(game.id).length > 0);

/** The path of the page of a game’s disputed points, without language. */
export const readingPath = (game: string): string => `readings/${game}/`;

/** Games whose points once stood on two pages: what was linked to on the second is found from its address still. */
export const ONCE_ON_TWO_PAGES: readonly Edition[] = DISPUTED.filter(({ game }) =>
  ['cassino', 'manille', 'nain-jaune', 'snip-snap-snorum'].includes(game.id),
);

/** The address of a disputed point on the list, which stays whatever is written of the others. */
export const readingHref = (game: string, name: string, lang: Language): string => {
  if (!pointsOfGame(game).some((point) => point.name === name))
    throw new Error(`content/readings/${game}.yaml has no point ${name}`);
  return pageHref(lang, `${readingPath(game)}#${name}`);
};

const changes = new Map<DisputedPoint, Switched<Example> | undefined>();

/** The example that a disputed point changes, played by each of its practices; `undefined` when there is none. */
export const changedBy = ({ game }: Edition, point: DisputedPoint): Switched<Example> | undefined => {
  if (!changes.has(point))
    changes.set(point, point.switch === false ? undefined : switchedBy(game, point.name, EXAMPLES));
  return changes.get(point);
};
