/** Former addresses of pages: each still answers, and leads to where its content is now. */
import { numbersWords } from '../i18n/numbers.ts';
import type { Language } from '../i18n/routes.ts';
import { getUiWords } from '../i18n/ui.ts';
import { articlesPath } from './coverage.ts';
import { codePath, EDITIONS, type Edition, getArticle, getArticleSlug, listPointsOfGame } from './editions.ts';
import { studyPath } from './numbers.ts';
import { disputedPointsPath } from './readings.ts';

/** A place of a former page that other pages may name; the present page has it under the same name. */
export interface MovedAnchor {
  readonly name: string;
  readonly label: (lang: Language) => string;
}

/** A page that has moved; paths are without language. */
export interface MovedPage {
  readonly from: string;
  readonly to: string;
  readonly game: string;
  readonly anchors: readonly MovedAnchor[];
}

/** Games whose disputed points were formerly on two pages. */
const ON_TWO_PAGES = ['cassino', 'manille', 'nain-jaune', 'snip-snap-snorum'];

/** Games whose code was formerly on two pages. */
const CODE_ON_TWO_PAGES = ['cassino', 'manille', 'pope-joan', 'snip-snap-snorum'];

/** Sections of the former page of numbers that the page of study has. */
const NUMBERS_ANCHORS = ['players', 'places', 'happenings', 'worth'] as const;

const listMovedPages = (edition: Edition): readonly MovedPage[] => {
  const { id: game, articles } = edition.game;
  return [
    {
      from: `games/${game}/numbers/`,
      to: studyPath(game),
      game,
      anchors: NUMBERS_ANCHORS.map((anchor) => ({
        name: anchor,
        label: (lang) => numbersWords(lang)[anchor].title,
      })),
    },
    { from: `about/coverage/${game}/`, to: articlesPath(game), game, anchors: [] },
    ...(ON_TWO_PAGES.includes(game)
      ? [
          {
            from: `${disputedPointsPath(game)}2/`,
            to: disputedPointsPath(game),
            game,
            anchors: listPointsOfGame(game).map((point) => ({
              name: point.name,
              label: (lang: Language) => point[lang].question,
            })),
          },
        ]
      : []),
    ...(CODE_ON_TWO_PAGES.includes(game)
      ? [
          {
            from: `${codePath(edition)}2/`,
            to: codePath(edition),
            game,
            anchors: Object.keys(articles).map((id) => ({
              name: getArticleSlug(id),
              label: (lang: Language) => getUiWords(lang).article(String(getArticle(id).number)),
            })),
          },
        ]
      : []),
  ];
};

export const MOVED_PAGES: readonly MovedPage[] = EDITIONS.flatMap(listMovedPages);
