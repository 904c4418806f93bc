import type { GameFacts } from '../../facts/facts.ts';
import type { SpinArticle } from './articles.ts';

/** Facts of Spin, in the terms used for all games. */
export const facts: GameFacts<SpinArticle> = {
  cites: {
    players: 'BW91.spin.players',
    pack: 'BW91.spin.pack',
    hand: 'BW91.spin.deal',
    leftOver: 'BW91.spin.no-spare',
    faceUp: null,
    counters: null,
    stakes: 'BW91.spin.stake',
  },
  sides: { is: 'alone', cite: 'BW91.spin.players' },
  direction: { is: 'left', cite: 'BW91.spin.lead' },
  firstDealer: { is: 'first-knave', cite: 'BW91.spin.first-dealer' },
  nextDealer: { is: 'next', cite: 'BW91.spin.next-dealer' },
  matters: { is: 'suit-and-rank', cite: 'BW91.spin.follow' },
  order: { is: 'ace-low', cite: 'BW91.spin.order' },
  leads: 'BW91.spin.lead',
  duty: { is: 'next-in-suit', cite: 'BW91.spin.follow' },
  payments: [
    { what: 'king', cite: 'BW91.spin.kings', amount: 'so-many' },
    { what: 'spin', cite: 'BW91.spin.paid', amount: 'so-many' },
    { what: 'declared', cite: 'BW91.spin.declare', amount: 'all' },
    { what: 'card-left', cite: 'BW91.spin.settle', amount: 'cards-left' },
    { what: 'cards-spin', cite: 'BW91.spin.double', amount: 'twice' },
    { what: 'box-game', cite: 'BW91.spin.settle.pool', amount: 'all' },
  ],
  dealEnds: { is: 'first-out', cite: 'BW91.spin.settle' },
  gameEnds: { is: 'rounds', cite: 'BW91.spin.rounds' },
  wins: { is: 'most-counters', cite: 'BW91.spin.winner' },
  faults: { is: 'refused', cite: 'BW91.spin.follow', paidBy: [] },
};
