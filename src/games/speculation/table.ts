import { speculation } from '#engine/games/speculation/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { SpeculationWords } from './words.ts';

/** The lots that are no card turned, and the articles by which a card turned is the best trump. */
const UNSEEN = / for (turn-up|next|rest)$/;
const LEADS = /\.(chief|unseen)$/;

export const table: GameTable<SpeculationWords> = {
  ...view,
  game: speculation,
  // Asked once for each new best trump: the turn-up, or a higher card turned.
  asksForOffer: ({ events }, offer) =>
    !UNSEEN.test(offer) &&
    events.some(({ type, cite }) => type === 'turned-up' || (type === 'shown' && LEADS.test(cite))),
  loadBookPlayer: () => import('#engine/games/speculation/book-player.ts'),
};
