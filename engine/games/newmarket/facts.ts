import type { GameFacts } from '../../facts/facts.ts';
import type { NewmarketArticle } from './articles.ts';

/** Facts of Newmarket, in the terms used for all games. */
export const facts: GameFacts<NewmarketArticle> = {
  cites: {
    players: 'BW91.newmarket.players',
    pack: 'BW91.newmarket.pack',
    hand: 'BW91.newmarket.deal',
    leftOver: 'BW91.newmarket.deal',
    faceUp: null,
    counters: null,
    stakes: 'BW91.newmarket.stake',
  },
  sides: { is: 'alone', cite: 'BW91.newmarket.players' },
  direction: { is: 'left', cite: 'BW91.newmarket.lead' },
  firstDealer: { is: 'first-knave', cite: 'BW91.newmarket.first-dealer' },
  nextDealer: { is: 'next', cite: 'BW91.newmarket.next-dealer' },
  matters: { is: 'suit-and-rank', cite: 'BW91.newmarket.follow' },
  order: { is: 'ace-low', cite: 'BW91.newmarket.ace' },
  leads: 'BW91.newmarket.lead',
  duty: { is: 'next-in-suit', cite: 'BW91.newmarket.follow' },
  payments: [
    { what: 'box-below', cite: 'BW91.newmarket.take', amount: 'all' },
    { what: 'card-left', cite: 'BW91.newmarket.settle', amount: 'cards-left' },
  ],
  dealEnds: { is: 'first-out', cite: 'BW91.newmarket.settle' },
  gameEnds: { is: 'rounds', cite: 'BW91.newmarket.rounds' },
  wins: { is: 'most-counters', cite: 'BW91.newmarket.winner' },
  faults: { is: 'refused', cite: 'BW91.newmarket.follow', paidBy: [] },
};
