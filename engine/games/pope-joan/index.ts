import { defineGame } from '../../game.ts';
import { articles } from './articles.ts';
import { PACK, POPE_BOX_NAMES } from './board.ts';
import { PopeJoanTable, readings } from './rules.ts';

/**
 * Pope Joan: runs in one suit up to a stop, which may be known or hidden, and a board of eight compartments. Round
 * Games with Cards, 1891.
 */
export const popeJoan = defineGame({
  id: 'pope-joan',
  source: 'BW91',
  articles,
  readings,
  tableAccounts: POPE_BOX_NAMES.map((name) => `box:${name}`),
  hiddenPass: true,
  // BW91.pope.pack: without the eight of diamonds.
  pack: () => PACK,
  // BW91.pope.seats: three to eight.
  refuseSeats: (seats) => (seats >= 3 && seats <= 8 ? null : 'BW91.pope.seats'),
  table: (setup) => new PopeJoanTable(setup),
});
