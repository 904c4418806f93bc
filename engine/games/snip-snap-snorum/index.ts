import { FULL_PACK, PIQUET_PACK } from '../../cards.ts';
import { type Game } from '../../game.ts';
import { articles, type SnipArticle } from './articles.ts';
import { readings, SnipTable } from './rules.ts';

/** Snip-Snap-Snorum: pair the card on your right and its player pays. Round Games with Cards, 1891. */
export const snipSnapSnorum: Game<SnipArticle> = {
  id: 'snip-snap-snorum',
  source: 'BW91',
  articles,
  readings,
  seatNumbers: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  tableAccounts: ['pool'],
  pack: (chosen) => (chosen['pack'] === '32' ? PIQUET_PACK : FULL_PACK),
  // BW91.snip.players: two to ten with fifty-two cards, up to six with thirty-two.
  refuseSeats: (seats, chosen) =>
    seats < 2 || seats > (chosen['pack'] === '32' ? 6 : 10) ? 'BW91.snip.players' : null,
  table: (setup) => new SnipTable(setup),
};
