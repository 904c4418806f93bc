import { defineGame } from '../../game.ts';
import { articles } from './articles.ts';
import { buildCommercePack } from './deal.ts';
import { ModernTable } from './modern.ts';
import { OldTable } from './old.ts';
import { planTrade } from './plan.ts';
import { readings, VARIANTS } from './readings.ts';

/** Most players for each pack (BW91.commerce.players), and the least number. */
const MOST = { '52': 12, '32': 7 } as const;
const LEAST = 3;

/**
 * Commerce: three cards each, bought from the dealer or bartered with the next player until somebody stands; the old
 * game, with three cards in the middle, and its variations. Round Games with Cards, 1891.
 */
export const commerce = defineGame({
  id: 'commerce',
  source: 'BW91',
  articles,
  readings,
  variants: VARIANTS,
  tableAccounts: ['pool'],
  privateMoves: true,
  stock: true,
  planMove: planTrade,
  pack: (chosen) => buildCommercePack(chosen),
  // BW91.commerce.players: seven with thirty-two cards, twelve with fifty-two; .players.least: at least three.
  refuseSeats: (seats, { pack }) => {
    if (seats < LEAST) return 'BW91.commerce.players.least';
    return seats <= MOST[pack] ? null : 'BW91.commerce.players';
  },
  table: (setup) =>
    setup.variant === 'old' || setup.variant === 'pool' ? new OldTable(setup) : new ModernTable(setup),
});
