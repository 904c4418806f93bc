import { defineGame } from '../../game.ts';
import { articles } from './articles.ts';
import { buildPack, ChatTable, readings } from './rules.ts';

/**
 * Le Chat qui dort ("the sleeping cat"): each player has one card, and one card lies face down in the middle, the cat.
 * The player who asks for it pays. Les Soirées amusantes, 1790.
 */
export const chatQuiDort = defineGame({
  id: 'chat-qui-dort',
  source: 'HF90',
  articles,
  readings,
  tableAccounts: ['pool'],
  pack: ({ ranks }, seats = 12) => buildPack(seats, ranks),
  // HF90.chat.players: five to twelve.
  refuseSeats: (seats) => (seats >= 5 && seats <= 12 ? null : 'HF90.chat.players'),
  table: (setup) => new ChatTable(setup),
});
