import type { GameFacts } from '../../facts/facts.ts';
import type { SnipArticle } from './articles.ts';

/** Facts of Snip-Snap-Snorum, in the terms used for all games. The variations are not included. */
export const facts: GameFacts<SnipArticle> = {
  cites: {
    players: 'BW91.snip.players',
    pack: 'BW91.snip.players',
    hand: 'BW91.snip.deal',
    leftOver: 'BW91.snip.no-turn-up',
    faceUp: null,
    counters: 'BW91.snip.counters',
    stakes: null,
  },
  sides: { is: 'alone', cite: 'BW91.snip.players' },
  direction: { is: 'left', cite: 'BW91.snip.turn' },
  firstDealer: { is: 'first-knave', cite: 'BW91.snip.first-dealer' },
  nextDealer: { is: 'next-with-counters', cite: 'BW91.snip.next-deal' },
  matters: { is: 'rank', cite: 'BW91.snip.pairing' },
  order: { is: 'none', cite: 'BW91.snip.pairing' },
  leads: 'BW91.snip.lead',
  duty: { is: 'pair', cite: 'BW91.snip.duty' },
  payments: [
    { what: 'snip', cite: 'BW91.snip.penalty', amount: 'so-many' },
    { what: 'pool', cite: 'BW91.snip.winner', amount: 'all' },
  ],
  dealEnds: { is: 'cards-played', cite: 'BW91.snip.next-deal' },
  gameEnds: { is: 'one-has-counters', cite: 'BW91.snip.winner' },
  wins: { is: 'pool', cite: 'BW91.snip.winner' },
  faults: {
    is: 'fined',
    cite: 'BW91.snip.missed.double',
    paidBy: ['BW91.snip.missed', 'BW91.snip.missed.paired'],
    halfBy: 'BW91.snip.penalty',
  },
};
