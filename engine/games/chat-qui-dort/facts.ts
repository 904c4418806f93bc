import type { GameFacts } from '../../facts/facts.ts';
import type { ChatArticle } from './articles.ts';

/** Facts of Le Chat qui dort, in the terms used for all games. */
export const facts: GameFacts<ChatArticle> = {
  cites: {
    players: 'HF90.chat.players',
    pack: 'HF90.chat.pack',
    hand: 'HF90.chat.deal',
    leftOver: 'HF90.chat.cat',
    faceUp: null,
    counters: 'HF90.chat.stakes.three',
    stakes: null,
  },
  sides: { is: 'alone', cite: 'HF90.chat.players' },
  direction: { is: 'right', cite: 'HF90.chat.deal.right' },
  firstDealer: { is: 'highest-card', cite: 'HF90.chat.draw' },
  nextDealer: { is: 'next-with-counters', cite: 'HF90.chat.dealer.next' },
  matters: { is: 'rank', cite: 'HF90.chat.pack.different' },
  order: { is: 'none', cite: 'HF90.chat.call.on' },
  leads: 'HF90.chat.first',
  duty: { is: 'answer-a-name', cite: 'HF90.chat.show' },
  payments: [
    { what: 'called', cite: 'HF90.chat.pay', amount: 'so-many' },
    { what: 'woke-named', cite: 'HF90.chat.woken.named', amount: 'so-many' },
    { what: 'woke-called', cite: 'HF90.chat.woken.called', amount: 'so-many' },
    { what: 'pool', cite: 'HF90.chat.winner', amount: 'all' },
  ],
  dealEnds: { is: 'cat-or-all', cite: 'HF90.chat.ends.called' },
  gameEnds: { is: 'one-has-counters', cite: 'HF90.chat.until' },
  wins: { is: 'pool', cite: 'HF90.chat.winner' },
  faults: { is: 'refused', cite: 'HF90.chat.call.compulsory', paidBy: [] },
};
