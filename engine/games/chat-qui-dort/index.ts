import type { Game } from '../../game.ts';
import { articles, type ChatArticle } from './articles.ts';
import { ChatTable, packFor, readings } from './rules.ts';

/** Le Chat qui dort: one card each, one asleep in the middle, and who asks for it pays. Les Soirées amusantes, 1790. */
export const chatQuiDort: Game<ChatArticle> = {
  id: 'chat-qui-dort',
  source: 'HF90',
  articles,
  readings,
  seatNumbers: [5, 6, 7, 8, 9, 10, 11, 12],
  tableAccounts: ['pool'],
  pack: ({ ranks }, seats = 12) => packFor(seats, ranks),
  // HF90.chat.players: five to twelve.
  refuseSeats: (seats) => (seats >= 5 && seats <= 12 ? null : 'HF90.chat.players'),
  table: (setup) => new ChatTable(setup),
};
