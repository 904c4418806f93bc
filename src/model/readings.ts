/** The list of disputed points: on which page each stands, and the example it changes. */

import { type Language, pageHref } from '../i18n/routes.ts';
import { type DisputedPoint, EDITIONS, type Edition, pointsOfGame } from './editions.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { type Switched, switchedBy } from './switched.ts';

/** How much text of one language stands on one page, in characters, so that it stays within the weight of a page of text. */
const PAGE = 15_000;

const made = new Map<string, readonly (readonly DisputedPoint[])[]>();

/** The disputed points of a game, page by page; most games have one page. */
export const readingPagesOf = (game: string): readonly (readonly DisputedPoint[])[] => {
  const known = made.get(game);
  if (known) return known;
  const points = pointsOfGame(game);
  const weigh = ({ fr }: DisputedPoint) => JSON.stringify(fr).length;
  const total = points.reduce((sum, point) => sum + weigh(point), 0);
  const share = total / Math.ceil(total / PAGE);
  const pages: DisputedPoint[][] = [];
  let before = 0;
  for (const point of points) {
    const page = Math.floor(before / share);
    pages[page] ??= [];
    pages[page].push(point);
    before += weigh(point);
  }
  made.set(game, pages);
  return pages;
};

/** The editions with disputed points. */
export const DISPUTED: readonly Edition[] = EDITIONS.filter(({ game }) => pointsOfGame(game.id).length > 0);

/** The path of a page of disputed points, from 1, without language. */
export const readingPath = (game: string, number = 1): string => `readings/${game}/${number === 1 ? '' : `${number}/`}`;

/** The address of a disputed point on the list. */
export const readingHref = (game: string, name: string, lang: Language): string => {
  const page = readingPagesOf(game).findIndex((points) => points.some((point) => point.name === name));
  if (page < 0) throw new Error(`content/readings/${game}.yaml has no point ${name}`);
  return pageHref(lang, `${readingPath(game, page + 1)}#${name}`);
};

const changes = new Map<DisputedPoint, Switched<Example> | undefined>();

/** The example that a disputed point changes, played by each of its practices; `undefined` when there is none. */
export const changedBy = ({ game }: Edition, point: DisputedPoint): Switched<Example> | undefined => {
  if (!changes.has(point))
    changes.set(point, point.switch === false ? undefined : switchedBy(game, point.name, EXAMPLES));
  return changes.get(point);
};
