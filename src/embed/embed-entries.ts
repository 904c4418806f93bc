import { CLAIMS } from '../model/claims.ts';
import { COMPARISON_PAIRS, listPairGames } from '../model/comparisons.ts';
import { EDITIONS } from '../model/editions.ts';
import { EXAMPLES } from '../model/examples.ts';
import { FOUND_DEALS } from '../model/found-deals.ts';
import { formatQuizId } from './frame.ts';
import { listVisibleCards } from './visible-cards.ts';

/** One embed file, in either language: the text of an article or claim (`slip`), or a table. */
export type EmbeddableItem = { readonly id: string } & (
  | { readonly slip: 'article' | 'claim' }
  | {
      readonly game: string;
      /** Second game, in a comparison. */
      readonly beside?: string | undefined;
      /** Set if the embed is the quiz about the game. */
      readonly quiz?: true;
      /** Cards that can be visible, in notation; the whole pack if `undefined`. */
      readonly cards?: readonly string[];
    }
);

/** Lists all embeds, sorted by id, for the post-build step (`scripts/build-embeds.mjs`). */
export const listEmbedEntries = (): readonly EmbeddableItem[] => {
  const played = [...EXAMPLES, ...FOUND_DEALS].map(({ id, played: replay }) => ({
    id,
    game: replay.game,
    cards: listVisibleCards(replay).split(' '),
  }));
  const pairs = COMPARISON_PAIRS.map((pair) => ({
    id: pair.id,
    game: listPairGames(pair)[0]!,
    beside: listPairGames(pair)[1],
  }));
  const quizzes = EDITIONS.map(({ game }) => ({ id: formatQuizId(game.id), game: game.id, quiz: true }) as const);
  const articles = EDITIONS.flatMap(({ game }) => Object.keys(game.articles));
  const textEmbeds = [
    ...articles.map((id) => ({ id, slip: 'article' }) as const),
    ...CLAIMS.map(({ slug }) => ({ id: slug, slip: 'claim' }) as const),
  ];
  return [...played, ...pairs, ...quizzes, ...textEmbeds].sort((a, b) => (a.id < b.id ? -1 : 1));
};
