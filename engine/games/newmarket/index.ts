import { defineGame } from '../../game.ts';
import { articles } from './articles.ts';
import { EXAMPLE_BOX_CARDS, NEWMARKET_BOX_NAMES, PACK_WITHOUT_SEVENS } from './board.ts';
import { NewmarketTable, readings } from './rules.ts';

const WITHOUT_MIDDLE = PACK_WITHOUT_SEVENS.filter((card) => !EXAMPLE_BOX_CARDS.includes(card));

/**
 * Newmarket: runs in one suit, without sevens, and four boxes, each taken by the card that precedes the card on it.
 * Round Games with Cards, 1891.
 */
export const newmarket = defineGame({
  id: 'newmarket',
  source: 'BW91',
  articles,
  readings,
  tableAccounts: NEWMARKET_BOX_NAMES.map((name) => `box:${name}`),
  // BW91.newmarket.pack: without the sevens; and without the four in the middle, where it is settled which they are.
  pack: (chosen) =>
    chosen['pool-cards'] === 'from-pack' && chosen['pool-suits'] === 'example' ? WITHOUT_MIDDLE : PACK_WITHOUT_SEVENS,
  // BW91.newmarket.players: three to eight.
  refuseSeats: (seats) => (seats >= 3 && seats <= 8 ? null : 'BW91.newmarket.players'),
  table: (setup) => new NewmarketTable(setup),
});
