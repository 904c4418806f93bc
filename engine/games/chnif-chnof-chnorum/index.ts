import { FULL_PACK } from '../../cards.ts';
import type { Game } from '../../game.ts';
import { articles, type ChnifArticle } from './articles.ts';
import { ChnifTable, readings } from './rules.ts';

/** Chnif-Chnof-Chnorum: pair the card on your left and its player pays, you too for the fourth. Les Soirées amusantes, 1790. */
export const chnifChnofChnorum: Game<ChnifArticle> = {
  id: 'chnif-chnof-chnorum',
  source: 'HF90',
  articles,
  readings,
  seatNumbers: [4, 5, 6, 7, 8, 9, 10, 11, 12],
  tableAccounts: ['pool'],
  // HF90.chnif.pack: fifty-two cards.
  pack: () => FULL_PACK,
  // HF90.chnif.players: four to twelve.
  refuseSeats: (seats) => (seats >= 4 && seats <= 12 ? null : 'HF90.chnif.players'),
  table: (setup) => new ChnifTable(setup),
};
