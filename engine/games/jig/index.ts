import { FULL_PACK } from '../../cards.ts';
import { defineGame } from '../../game.ts';
import { articles } from './articles.ts';
import { JigTable, readings } from './rules.ts';

/**
 * Jig: runs of five cards in one suit, each card with its word. The player who ends a run leads the next. The first
 * player without cards is paid. Round Games with Cards, 1891.
 */
export const jig = defineGame({
  id: 'jig',
  source: 'BW91',
  articles,
  readings,
  tableAccounts: ['pool'],
  pack: () => FULL_PACK,
  // BW91.jig.players: three to eight.
  refuseSeats: (seats) => (seats >= 3 && seats <= 8 ? null : 'BW91.jig.players'),
  table: (setup) => new JigTable(setup),
});
