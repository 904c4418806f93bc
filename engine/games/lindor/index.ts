import { FULL_PACK } from '../../cards.ts';
import { defineGame } from '../../game.ts';
import { BOX_ACCOUNTS } from '../nain-jaune-family/board.ts';
import { articles } from './articles.ts';
import { LindorTable, readings } from './rules.ts';

/** Lindor, or Nain jaune: runs continue in any suit, every player stakes, and no hoc is paid. Lacombe, 1792. */
export const lindor = defineGame({
  id: 'lindor',
  source: 'L92',
  articles,
  readings,
  tableAccounts: BOX_ACCOUNTS,
  hiddenPass: true,
  // L92.pack: fifty-two cards.
  pack: () => FULL_PACK,
  // L92.players: three to eight.
  refuseSeats: (seats) => (seats >= 3 && seats <= 8 ? null : 'L92.players'),
  table: (setup) => new LindorTable(setup),
});
