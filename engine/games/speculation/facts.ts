import type { GameFacts } from '../../facts/facts.ts';
import type { SpeculationArticle } from './articles.ts';

/** Facts of Speculation, in the terms used for all games. */
export const facts: GameFacts<SpeculationArticle> = {
  cites: {
    players: 'BW91.speculation.players',
    pack: 'BW91.speculation.pack',
    hand: 'BW91.speculation.deal',
    leftOver: 'BW91.speculation.turn-up',
    faceUp: null,
    counters: null,
    stakes: 'BW91.speculation.stake',
  },
  sides: { is: 'alone', cite: 'BW91.speculation.players' },
  direction: { is: 'left', cite: 'BW91.speculation.turn' },
  firstDealer: { is: 'first-knave', cite: 'BW91.speculation.first-dealer' },
  nextDealer: { is: 'next', cite: 'BW91.speculation.next-dealer' },
  matters: { is: 'suit-and-rank', cite: 'BW91.speculation.chief' },
  order: { is: 'ace-high', cite: 'BW91.speculation.order' },
  leads: 'BW91.speculation.turn',
  duty: { is: 'turn-next', cite: 'BW91.speculation.turn' },
  payments: [
    { what: 'pool', cite: 'BW91.speculation.win', amount: 'all' },
    { what: 'price', cite: 'BW91.speculation.sell', amount: 'as-agreed' },
  ],
  dealEnds: { is: 'all-turned', cite: 'BW91.speculation.win' },
  gameEnds: { is: 'rounds', cite: 'BW91.speculation.rounds' },
  wins: { is: 'most-counters', cite: 'BW91.speculation.winner' },
  faults: { is: 'look-fined', cite: 'BW91.speculation.peek', paidBy: [] },
};
