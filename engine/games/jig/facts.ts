import type { GameFacts } from '../../facts/facts.ts';
import type { JigArticle } from './articles.ts';

/** Facts of Jig, in the terms used for all games. */
export const facts: GameFacts<JigArticle> = {
  cites: {
    players: 'BW91.jig.players',
    pack: 'BW91.jig.deal',
    hand: 'BW91.jig.deal',
    leftOver: 'BW91.jig.spin.no-spare',
    faceUp: null,
    counters: null,
    stakes: null,
  },
  sides: { is: 'alone', cite: 'BW91.jig.players' },
  direction: { is: 'left', cite: 'BW91.jig.lead' },
  firstDealer: { is: 'first-knave', cite: 'BW91.jig.first-dealer' },
  nextDealer: { is: 'next', cite: 'BW91.jig.next-dealer' },
  matters: { is: 'suit-and-rank', cite: 'BW91.jig.follow' },
  order: { is: 'ace-low', cite: 'BW91.jig.order' },
  leads: 'BW91.jig.lead',
  duty: { is: 'next-in-suit', cite: 'BW91.jig.follow' },
  payments: [{ what: 'card-left', cite: 'BW91.jig.out.paid', amount: 'cards-left' }],
  dealEnds: { is: 'first-out', cite: 'BW91.jig.out' },
  gameEnds: { is: 'rounds', cite: 'BW91.jig.rounds' },
  wins: { is: 'most-counters', cite: 'BW91.jig.winner' },
  faults: { is: 'agreed-fine', cite: 'BW91.jig.pool.fines', paidBy: [] },
};
