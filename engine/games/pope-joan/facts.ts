import type { GameFacts } from '../../facts/facts.ts';
import type { PopeArticle } from './articles.ts';

/** Facts of Pope Joan, in the terms used for all games. */
export const facts: GameFacts<PopeArticle> = {
  cites: {
    players: 'BW91.pope.seats',
    pack: 'BW91.pope.pack',
    hand: 'BW91.pope.deal',
    leftOver: 'BW91.pope.deal.spare',
    faceUp: 'BW91.pope.turn-up',
    counters: null,
    stakes: 'BW91.pope.stake.least',
  },
  sides: { is: 'alone', cite: 'BW91.pope.seats' },
  direction: { is: 'left', cite: 'BW91.pope.lead' },
  firstDealer: { is: 'first-knave', cite: 'BW91.pope.first-dealer' },
  nextDealer: { is: 'next', cite: 'BW91.pope.next-dealer' },
  matters: { is: 'suit-and-rank', cite: 'BW91.pope.follow' },
  order: { is: 'ace-low', cite: 'BW91.pope.order' },
  leads: 'BW91.pope.lead',
  duty: { is: 'next-in-suit', cite: 'BW91.pope.follow' },
  payments: [
    { what: 'turned-box', cite: 'BW91.pope.turned.honour', amount: 'all' },
    { what: 'turned-pope', cite: 'BW91.pope.turned.paid', amount: 'cards-held' },
    { what: 'box-or-pair', cite: 'BW91.pope.take', amount: 'all' },
    { what: 'pope', cite: 'BW91.pope.take.pope', amount: 'cards-held' },
    { what: 'game', cite: 'BW91.pope.settle', amount: 'all' },
    { what: 'card-left', cite: 'BW91.pope.settle.cards', amount: 'cards-left' },
  ],
  dealEnds: { is: 'first-out', cite: 'BW91.pope.settle' },
  gameEnds: { is: 'rounds', cite: 'BW91.pope.rounds' },
  wins: { is: 'most-counters', cite: 'BW91.pope.winner' },
  faults: { is: 'refused', cite: 'BW91.pope.compulsory', paidBy: [] },
};
