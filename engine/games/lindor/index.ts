import { FULL_PACK } from '../../cards.ts';
import type { Game } from '../../game.ts';
import { BOX_ACCOUNTS } from '../nain-jaune-family/board.ts';
import { articles, type LindorArticle } from './articles.ts';
import { LindorTable, readings } from './rules.ts';

/** Lindor, or Nain jaune: runs whatever the suit, everyone stakes, and no hoc is paid. Lacombe, 1792. */
export const lindor: Game<LindorArticle> = {
  id: 'lindor',
  source: 'L92',
  articles,
  readings,
  seatNumbers: [3, 4, 5, 6, 7, 8],
  tableAccounts: BOX_ACCOUNTS,
  keepsInSilence: true,
  // L92.pack: fifty-two cards.
  pack: () => FULL_PACK,
  // L92.players: three to eight.
  refuseSeats: (seats) => (seats >= 3 && seats <= 8 ? null : 'L92.players'),
  table: (setup) => new LindorTable(setup),
};
