import { CLAIMS } from '../model/claims.ts';
import { gamesOf, PAIRS } from '../model/comparisons.ts';
import { EDITIONS } from '../model/editions.ts';
import { EXAMPLES } from '../model/examples.ts';
import { FOUND } from '../model/found.ts';
import { cardsSeen } from './cards-seen.ts';
import { quizId } from './frame.ts';

/** One embed file, in either language: a page of an article or claim, or a table. */
export type Traveller = { readonly id: string } & (
  | { readonly slip: 'article' | 'claim' }
  | {
      readonly game: string;
      /** The other game, in a comparison. */
      readonly beside?: string | undefined;
      /** Set for its questions. */
      readonly quiz?: true;
      /** The cards that can be visible, in notation; the whole pack if absent. */
      readonly cards?: readonly string[];
    }
);

/** All embeds by id, for the post-build step (`scripts/travelling.mjs`). */
export const travellers = (): readonly Traveller[] => {
  const played = [...EXAMPLES, ...FOUND].map(({ id, played: replay }) => ({
    id,
    game: replay.game,
    cards: cardsSeen(replay).split(' '),
  }));
  const pairs = PAIRS.map((pair) => ({ id: pair.id, game: gamesOf(pair)[0]!, beside: gamesOf(pair)[1] }));
  const quizzes = EDITIONS.map(({ game }) => ({ id: quizId(game.id), game: game.id, quiz: true }) as const);
  const articles = EDITIONS.flatMap(({ game }) => Object.keys(game.articles));
  const slips = [
    ...articles.map((id) => ({ id, slip: 'article' }) as const),
    ...CLAIMS.map(({ slug }) => ({ id: slug, slip: 'claim' }) as const),
  ];
  return [...played, ...pairs, ...quizzes, ...slips].sort((a, b) => (a.id < b.id ? -1 : 1));
};
