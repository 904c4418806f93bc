import { FULL_PACK } from '../../cards.ts';
import { defineGame } from '../../game.ts';
import { articles } from './articles.ts';
import { REMOVED_CARDS, SPIN_BOX_NAMES } from './board.ts';
import { readings, SpinTable } from './rules.ts';

const PACK = FULL_PACK.filter((card) => !REMOVED_CARDS.includes(card));

/**
 * Spin: runs in one suit; the ace of diamonds (Spin) may stop a run, kings are paid for, and pairs are declared. Round
 * Games with Cards, 1891.
 */
export const spin = defineGame({
  id: 'spin',
  source: 'BW91',
  articles,
  readings,
  tableAccounts: SPIN_BOX_NAMES.map((name) => `box:${name}`),
  // BW91.spin.pack: without the two of hearts and the eight of diamonds.
  pack: () => PACK,
  // BW91.spin.players: three to eight.
  refuseSeats: (seats) => (seats >= 3 && seats <= 8 ? null : 'BW91.spin.players'),
  table: (setup) => new SpinTable(setup, PACK),
});
