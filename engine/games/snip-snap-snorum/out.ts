/** Going out of Snip-Snap-Snorum, and winning it (Round Games with Cards, pp. 91–92; the variations, p. 94). */
import { EVENT } from '../../events.ts';
import type { SnipArticle } from './articles.ts';
import type { SnipDealingTable } from './deal.ts';

/** BW91.snip.out: a seat has lost its last counter, and is out of the game. */
export const goOut = (table: SnipDealingTable, seat: number): void => {
  table.leave(seat);
  table.listener?.(EVENT.out, seat, 0, 0, 'BW91.snip.out');
  handIn(table, seat);
  if (table.playersIn === 1) win(table, table.nextIn(seat), table.wonByLast);
  else if (table.readings.elimination === 'stop-deal' && !table.dealOver) {
    table.listener?.(EVENT.stopped, 0, 0, 0, 'BW91.snip.out.deal');
    table.endDeal();
  }
};

/** BW91.snip.out.cards: the cards he has left go back to the undealt part, unseen. */
const handIn = ({ hands, listener }: SnipDealingTable, seat: number): void => {
  const left = hands.size(seat);
  if (left === 0) return;
  for (let card = 0; card < hands.owner.length; card++) if (hands.owner[card] === seat) hands.take(card);
  listener?.(EVENT['handed-in'], seat, 0, left, 'BW91.snip.out.cards');
};

/**
 * BW91.snip.winner, .whole-pack.end: the last to hold counters takes the pool; BW91.snip.first-out.pool: or the first without
 * cards.
 */
export const win = (table: SnipDealingTable, winner: number, cite: SnipArticle): void => {
  const { ledger, listener, pool } = table;
  table.endDeal();
  table.gameOver = true;
  table.winners = [winner];
  listener?.(EVENT.won, winner, 0, 0, cite);
  ledger.pay(pool, winner, ledger.balance[pool]!, cite);
};
