import type { GameFacts } from '../../facts/facts.ts';
import type { NainJauneArticle } from './articles.ts';

/** Facts of Le Nain jaune of 1760, in the terms used for all games. */
export const facts: GameFacts<NainJauneArticle> = {
  cites: {
    players: 'AC60.players',
    pack: 'AC60.pack',
    hand: 'AC60.deal',
    leftOver: 'AC60.talon',
    faceUp: null,
    counters: null,
    stakes: 'AC60.stakes',
  },
  sides: { is: 'alone', cite: 'AC60.players' },
  direction: { is: 'right', cite: 'AC60.deal.right' },
  firstDealer: { is: 'highest-card', cite: 'AC60.dealer.first' },
  nextDealer: { is: 'next', cite: 'AC60.dealer.next' },
  matters: { is: 'suit-and-rank', cite: 'AC60.run.suit' },
  order: { is: 'ace-low', cite: 'AC60.order' },
  leads: 'AC60.run',
  duty: { is: 'next-in-suit', cite: 'AC60.run.supply' },
  payments: [
    { what: 'hoc', cite: 'AC60.hoc.paid', amount: 'so-many' },
    { what: 'box', cite: 'AC60.box', amount: 'all' },
    { what: 'hand', cite: 'AC60.out', amount: 'points-left' },
    { what: 'hand-nain', cite: 'AC60.nain.double', amount: 'twice' },
    { what: 'opera', cite: 'AC60.opera', amount: 'twice' },
    { what: 'bete', cite: 'AC60.bete', amount: 'as-much-again' },
  ],
  dealEnds: { is: 'first-out', cite: 'AC60.out' },
  gameEnds: { is: 'rounds', cite: 'AC60.tours' },
  wins: { is: 'most-counters', cite: 'AC60.winner' },
  faults: { is: 'refused', cite: 'AC60.run.compulsory', paidBy: [] },
};
