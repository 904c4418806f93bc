import { PIQUET_PACK } from '../../cards.ts';
import { defineGame } from '../../game.ts';
import { articles } from './articles.ts';
import { readings } from './readings.ts';
import { ManilleTable } from './rules.ts';

/** La Manille: four players in two camps, the ten above the ace. Boussac, 1896. */
export const manille = defineGame({
  id: 'manille',
  source: 'B96',
  articles,
  readings,
  trickWorth: ['B96.values', 'B96.values.trick'],
  // B96.pack: thirty-two cards.
  pack: () => PIQUET_PACK,
  // B96.players: four, in two camps.
  refuseSeats: (seats) => (seats === 4 ? null : 'B96.players'),
  // B96.partners.opposite: the first and the third seat are partners, and the second and the fourth.
  scoreAccounts: ([first, second, third, fourth]) => [`${first}+${third}`, `${second}+${fourth}`],
  table: (setup) => new ManilleTable(setup),
});
