import type { GameFacts } from '../../facts/facts.ts';
import type { ManilleArticle } from './articles.ts';

/** Facts of La Manille, in the terms used for all games. */
export const facts: GameFacts<ManilleArticle> = {
  cites: {
    players: 'B96.players',
    pack: 'B96.pack',
    hand: 'B96.deal.four',
    leftOver: 'B96.deal.no-talon',
    faceUp: 'B96.turn-up',
    counters: null,
    stakes: null,
  },
  sides: { is: 'camps', cite: 'B96.players' },
  direction: { is: 'right', cite: 'B96.turn' },
  firstDealer: { is: 'highest-card', cite: 'B96.deal.first' },
  nextDealer: { is: 'next', cite: 'B96.deal.passes' },
  matters: { is: 'suit-and-rank', cite: 'B96.follow' },
  order: { is: 'ten-high', cite: 'B96.order' },
  leads: 'B96.lead',
  duty: { is: 'follow-and-beat', cite: 'B96.follow.beat' },
  payments: [
    { what: 'turn-up', cite: 'B96.turn-up.points', amount: 'so-many' },
    { what: 'excess', cite: 'B96.count.excess', amount: 'over-half' },
    { what: 'vole', cite: 'B96.vole', amount: 'so-many' },
  ],
  dealEnds: { is: 'cards-played', cite: 'B96.play-out' },
  gameEnds: { is: 'points', cite: 'B96.game' },
  wins: { is: 'points', cite: 'B96.game.rubber' },
  faults: { is: 'points', cite: 'B96.fault.renounce', paidBy: ['B96.fault.renounce'] },
};
