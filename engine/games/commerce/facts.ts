import type { GameFacts } from '../../facts/facts.ts';
import type { CommerceArticle } from './articles.ts';

/** Facts of Commerce, in the terms used for all games; they are those of the modern game. */
export const facts: GameFacts<CommerceArticle> = {
  cites: {
    players: 'BW91.commerce.players',
    pack: 'BW91.commerce.pack',
    hand: 'BW91.commerce.deal',
    leftOver: 'BW91.commerce.buy',
    faceUp: null,
    counters: null,
    stakes: 'BW91.commerce.pool',
  },
  sides: { is: 'alone', cite: 'BW91.commerce.winner' },
  direction: { is: 'left', cite: 'BW91.commerce.ask' },
  firstDealer: { is: 'first-knave', cite: 'BW91.commerce.first-dealer' },
  nextDealer: { is: 'next', cite: 'BW91.commerce.next-dealer' },
  matters: { is: 'suit-and-rank', cite: 'BW91.commerce.object' },
  order: { is: 'ace-both', cite: 'BW91.commerce.sequence.ace' },
  leads: 'BW91.commerce.ask',
  duty: { is: 'trade-or-stand', cite: 'BW91.commerce.ask' },
  payments: [
    { what: 'card-bought', cite: 'BW91.commerce.dealer-keeps', amount: 'so-many' },
    { what: 'pool', cite: 'BW91.commerce.stand', amount: 'all' },
    { what: 'dealer-stake', cite: 'BW91.commerce.dealer-pays', amount: 'so-many' },
    { what: 'beaten', cite: 'BW91.commerce.stand.beaten', amount: 'so-many' },
  ],
  dealEnds: { is: 'one-stands', cite: 'BW91.commerce.ceases' },
  gameEnds: { is: 'rounds', cite: 'BW91.commerce.end' },
  wins: { is: 'most-counters', cite: 'BW91.commerce.end.winner' },
  faults: { is: 'refused', cite: 'BW91.commerce.one-a-turn', paidBy: [] },
};
