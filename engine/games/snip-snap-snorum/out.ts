/**
 * Players who go out of Snip-Snap-Snorum, and the winner (Round Games with Cards, pp. 91–92; the variations, p. 94).
 */
import { EVENT } from '../../events.ts';
import type { SnipArticle } from './articles.ts';
import type { SnipDealingTable } from './deal.ts';

/** BW91.snip.out: removes a seat that has lost its last counter from the game. */
export const removeSeat = (table: SnipDealingTable, seat: number): void => {
  table.leave(seat);
  table.listener?.(EVENT.out, seat, 0, 0, 'BW91.snip.out');
  handIn(table, seat);
  if (table.playersIn === 1) payWinner(table, table.nextIn(seat), table.wonByLast);
  else if (table.readings.elimination === 'stop-deal' && !table.dealOver) {
    table.listener?.(EVENT.stopped, 0, 0, 0, 'BW91.snip.out.deal');
    table.endDeal();
  }
};

/** BW91.snip.out.cards: puts the remaining cards of the seat back among the cards not dealt, without showing them. */
const handIn = ({ hands, listener }: SnipDealingTable, seat: number): void => {
  const left = hands.size(seat);
  if (left === 0) return;
  for (let card = 0; card < hands.owner.length; card++) if (hands.owner[card] === seat) hands.take(card);
  listener?.(EVENT['handed-in'], seat, 0, left, 'BW91.snip.out.cards');
};

/**
 * Gives the pool to the winner. BW91.snip.winner, .whole-pack.end: the last player with counters.
 * BW91.snip.first-out.pool: the first player without cards.
 */
export const payWinner = (table: SnipDealingTable, winner: number, cite: SnipArticle): void => {
  const { ledger, listener, pool } = table;
  table.endDeal();
  table.gameOver = true;
  table.winners = [winner];
  listener?.(EVENT.won, winner, 0, 0, cite);
  ledger.pay(pool, winner, ledger.balance[pool]!, cite);
};
