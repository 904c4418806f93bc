/** Shares of played games that are the book's: the counts of `npm run shares`, by the status of the articles. */
import { STATUSES, type Status } from '#engine/articles.ts';
import type { Game } from '#engine/game.ts';
import {
  type ArticleCounts,
  type GameShares,
  type PracticeShare,
  SHARE_STRATEGIES,
  SHARES_SEED,
  type ShareStrategy,
} from '#engine/lab/shares.ts';
import type { Language } from '../i18n/routes.ts';
import { listPointsOfGame } from './editions.ts';

const files = import.meta.glob<GameShares>('/content/shares/*.json', { eager: true, import: 'default' });

/** The counts of a game. The build fails if there are none, or if they are of another seed. */
export const getGameShares = ({ id }: Game): GameShares => {
  const found = files[`/content/shares/${id}.json`];
  if (found?.receipt.seed !== SHARES_SEED)
    throw new Error(`content/shares/${id}.json is not of this seed; run npm run shares`);
  return found;
};

/** Shares of the statuses in a whole; their sum is 1. */
export type StatusShares = Readonly<Record<Status, number>>;

const sharesOf = (game: Game, counts: ArticleCounts, which: 0 | 1): StatusShares => {
  const sums = { stated: 0, inferred: 0, editorial: 0 };
  for (const [id, count] of Object.entries(counts)) sums[game.articles[id]!.status] += count[which];
  const whole = STATUSES.reduce((sum, status) => sum + sums[status], 0);
  return { stated: sums.stated / whole, inferred: sums.inferred / whole, editorial: sums.editorial / whole };
};

/** The kind of players whose games are told first: those who follow the book's advice, where there is any. */
export const getShareStrategy = (game: Game): ShareStrategy =>
  SHARE_STRATEGIES.findLast((strategy) => getGameShares(game).counts[strategy])!;

const countsOf = (game: Game, strategy = getShareStrategy(game)): ArticleCounts =>
  getGameShares(game).counts[strategy]!.all;

/** Shares of what happens at the table: events of whole games, by the status of the article that each cites. */
export const getEventShares = (game: Game, strategy?: ShareStrategy): StatusShares =>
  sharesOf(game, countsOf(game, strategy), 0);

/** Shares of the counters that are paid, or of the points that are scored. */
export const getAmountShares = (game: Game, strategy?: ShareStrategy): StatusShares =>
  sharesOf(game, countsOf(game, strategy), 1);

/** Number of events in all games that cite an article. */
export const getEventCount = (game: Game, id: string): number => countsOf(game)[id]?.[0] ?? 0;

/** Share of all events that cite one article. */
export interface ArticleShare {
  readonly id: string;
  readonly share: number;
}

/** The editorial articles that most events cite, the most frequent first. */
export const listFrequentChoices = (game: Game, most: number): readonly ArticleShare[] => {
  const counts = Object.entries(countsOf(game));
  const whole = counts.reduce((sum, [, [events]]) => sum + events, 0);
  return counts
    .filter(([id]) => game.articles[id]!.status === 'editorial')
    .map(([id, [events]]) => ({ id, share: events / whole }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most);
};

/** Effect of another practice, with the words of its disputed point. */
export interface NamedPracticeShare {
  readonly point: string;
  readonly question: string;
  readonly practice: string;
  /** Shares of the deals that end with other accounts, and that have a move which the practice does not allow. */
  readonly differ: number;
  readonly forbidden: number;
}

/** The practices that change any of the deals, those that change most first. */
export const listPracticeShares = (game: Game, lang: Language): readonly NamedPracticeShare[] => {
  const { deals, practices } = getGameShares(game);
  const changes = ({ differ, forbidden }: PracticeShare): number => differ + forbidden;
  return practices
    .filter((each) => changes(each) > 0)
    .toSorted((a, b) => changes(b) - changes(a))
    .flatMap(({ point, practice, differ, forbidden }) => {
      const words = listPointsOfGame(game.id).find(({ name }) => name === point)?.[lang];
      const label = words?.choices[practice]?.label;
      return words && label
        ? [{ point, question: words.question, practice: label, differ: differ / deals, forbidden: forbidden / deals }]
        : [];
    });
};
