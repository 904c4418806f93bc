import { FULL_PACK } from '../../cards.ts';
import { defineGame } from '../../game.ts';
import { articles } from './articles.ts';
import { ChnifTable, readings } from './rules.ts';

/**
 * Chnif-Chnof-Chnorum: whoever pairs the card of the left neighbour makes the neighbour pay the pool, and for the
 * fourth card of a rank pay the pairing player too. Les Soirées amusantes, 1790.
 */
export const chnifChnofChnorum = defineGame({
  id: 'chnif-chnof-chnorum',
  source: 'HF90',
  articles,
  readings,
  tableAccounts: ['pool'],
  // HF90.chnif.pack: fifty-two cards.
  pack: () => FULL_PACK,
  // HF90.chnif.players: four to twelve.
  refuseSeats: (seats) => (seats >= 4 && seats <= 12 ? null : 'HF90.chnif.players'),
  table: (setup) => new ChnifTable(setup),
});
