import type { GameFacts } from '../../facts/facts.ts';
import type { CassinoArticle } from './articles.ts';

/** Facts of Cassino, in the terms used for all games. */
export const facts: GameFacts<CassinoArticle> = {
  cites: {
    players: 'BW91.cassino.players',
    pack: 'BW91.cassino.pack',
    hand: 'BW91.cassino.deal',
    leftOver: 'BW91.cassino.next-round',
    faceUp: 'BW91.cassino.deal.table',
    counters: null,
    stakes: null,
  },
  sides: { is: 'either', cite: 'BW91.cassino.partners' },
  direction: { is: 'left', cite: 'BW91.cassino.lead' },
  firstDealer: { is: 'lowest-card', cite: 'BW91.cassino.draw.dealer' },
  nextDealer: { is: 'next', cite: 'BW91.cassino.dealer.next' },
  matters: { is: 'rank-then-suit', cite: 'BW91.cassino.points.spades' },
  order: { is: 'number', cite: 'BW91.cassino.combining' },
  leads: 'BW91.cassino.lead',
  duty: { is: 'take-or-lay', cite: 'BW91.cassino.play' },
  payments: [
    { what: 'great-cassino', cite: 'BW91.cassino.points.great', amount: 'so-many' },
    { what: 'little-cassino', cite: 'BW91.cassino.points.little', amount: 'so-many' },
    { what: 'aces', cite: 'BW91.cassino.points.ace', amount: 'so-many' },
    { what: 'most-spades', cite: 'BW91.cassino.points.spades', amount: 'so-many' },
    { what: 'most-cards', cite: 'BW91.cassino.points.cards', amount: 'so-many' },
    { what: 'sweep', cite: 'BW91.cassino.sweep', amount: 'so-many' },
  ],
  dealEnds: { is: 'cards-played', cite: 'BW91.cassino.rounds' },
  gameEnds: { is: 'points', cite: 'BW91.cassino.game' },
  wins: { is: 'points', cite: 'BW91.cassino.game' },
  faults: { is: 'deal-lost', cite: 'BW91.cassino.exposed.first', paidBy: [] },
};
