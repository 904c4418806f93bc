import { FULL_PACK } from '../../cards.ts';
import { defineGame } from '../../game.ts';
import { articles } from './articles.ts';
import { countParties, readings } from './readings.ts';
import { CassinoTable } from './rules.ts';

/** Cassino: pair and combine with the cards of the table, sweep it, win aces and the two Cassinos. Round Games with Cards, 1891. */
export const cassino = defineGame({
  id: 'cassino',
  source: 'BW91',
  articles,
  readings,
  // BW91.cassino.pack: fifty-two cards.
  pack: () => FULL_PACK,
  refuseSeats: (seats, chosen) => {
    // BW91.cassino.players.rounds: the forty-eight cards not on the table must go out in rounds of four each.
    if (seats > 0 && 48 % (4 * seats) !== 0) return 'BW91.cassino.players.rounds';
    // BW91.cassino.players: two, three, four or more.
    if (seats < 2) return 'BW91.cassino.players';
    // BW91.cassino.two-lowest: a way of scoring for three; between two parties it is the difference they score anyway.
    const parties = countParties(seats, chosen.sides);
    return parties > 3 && chosen.scoring === 'two-lowest-deducted' ? 'BW91.cassino.two-lowest' : null;
  },
  scoreAccounts: (names, chosen) => {
    const parties = countParties(names.length, chosen.sides);
    if (parties === names.length) return names;
    return Array.from({ length: parties }, (_, camp) => names.filter((__, seat) => seat % parties === camp).join('+'));
  },
  table: (setup) => new CassinoTable(setup),
});
