import { FULL_PACK, PIQUET_PACK } from '../../cards.ts';
import { defineGame } from '../../game.ts';
import { articles } from './articles.ts';
import { readings } from './readings.ts';
import { SpeculationTable } from './rules.ts';

/**
 * Speculation: nobody looks at the three cards dealt; they are turned one by one, and the best trump, like a card still
 * unseen, is for sale. The highest trump takes the pool. Round Games with Cards, 1891.
 */
export const speculation = defineGame({
  id: 'speculation',
  source: 'BW91',
  articles,
  readings,
  tableAccounts: ['pool'],
  // BW91.speculation.pack: fifty-two cards, or thirty-two.
  pack: ({ pack }) => (pack === '32' ? PIQUET_PACK : FULL_PACK),
  // BW91.speculation.players: three at least; BW91.speculation.players.most: ten at most, or six with thirty-two cards.
  refuseSeats: (seats, { pack }) => {
    if (seats < 3) return 'BW91.speculation.players';
    return seats <= (pack === '32' ? 6 : 10) ? null : 'BW91.speculation.players.most';
  },
  table: (setup) => new SpeculationTable(setup),
});
