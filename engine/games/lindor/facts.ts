import type { GameFacts } from '../../facts/facts.ts';
import type { LindorArticle } from './articles.ts';

/** Facts of Lindor of 1792, in the terms used for all games. */
export const facts: GameFacts<LindorArticle> = {
  cites: {
    players: 'L92.players',
    pack: 'L92.pack',
    hand: 'L92.deal',
    leftOver: 'L92.talon',
    faceUp: null,
    counters: null,
    stakes: 'L92.stakes',
  },
  sides: { is: 'alone', cite: 'L92.players' },
  direction: { is: 'right', cite: 'L92.run.next' },
  firstDealer: { is: 'highest-card', cite: 'L92.dealer.first' },
  nextDealer: { is: 'next', cite: 'L92.dealer.next' },
  matters: { is: 'rank', cite: 'L92.run' },
  order: { is: 'ace-low', cite: 'L92.order' },
  leads: 'L92.run',
  duty: { is: 'next-in-rank', cite: 'L92.run.next' },
  payments: [
    { what: 'box', cite: 'L92.box', amount: 'all' },
    { what: 'hand', cite: 'L92.out', amount: 'points-left' },
    { what: 'opera-boxes', cite: 'L92.opera.boxes', amount: 'all' },
    { what: 'bete', cite: 'L92.bete', amount: 'as-much-again' },
  ],
  dealEnds: { is: 'first-out', cite: 'L92.out' },
  gameEnds: { is: 'rounds', cite: 'L92.tours' },
  wins: { is: 'most-counters', cite: 'L92.winner' },
  faults: { is: 'refused', cite: 'L92.run.compulsory', paidBy: [] },
};
