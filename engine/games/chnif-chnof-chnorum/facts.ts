import type { GameFacts } from '../../facts/facts.ts';
import type { ChnifArticle } from './articles.ts';

/** Facts of Chnif-Chnof-Chnorum, in the terms used for all games. */
export const facts: GameFacts<ChnifArticle> = {
  cites: {
    players: 'HF90.chnif.players',
    pack: 'HF90.chnif.pack',
    hand: 'HF90.chnif.deal',
    leftOver: 'HF90.chnif.talon',
    faceUp: null,
    counters: 'HF90.chnif.stakes.five',
    stakes: null,
  },
  sides: { is: 'alone', cite: 'HF90.chnif.players' },
  direction: { is: 'right', cite: 'HF90.chnif.turn' },
  firstDealer: { is: 'highest-card', cite: 'HF90.chnif.dealer.first' },
  nextDealer: { is: 'next', cite: 'HF90.chnif.dealer.next' },
  matters: { is: 'rank', cite: 'HF90.chnif.pack.rank' },
  order: { is: 'none', cite: 'HF90.chnif.pack.rank' },
  leads: 'HF90.chnif.first',
  duty: { is: 'pair', cite: 'HF90.chnif.duty' },
  payments: [
    { what: 'chnif', cite: 'HF90.chnif.chnif', amount: 'so-many' },
    { what: 'chnof', cite: 'HF90.chnif.chnof', amount: 'so-many' },
    { what: 'chnorum', cite: 'HF90.chnif.chnorum', amount: 'so-many' },
    { what: 'chnorum-caller', cite: 'HF90.chnif.chnorum.caller', amount: 'so-many' },
    { what: 'pool', cite: 'HF90.chnif.winner', amount: 'all' },
  ],
  dealEnds: { is: 'cards-played', cite: 'HF90.chnif.redeal' },
  gameEnds: { is: 'one-has-counters', cite: 'HF90.chnif.end' },
  wins: { is: 'pool', cite: 'HF90.chnif.winner' },
  faults: { is: 'refused', cite: 'HF90.chnif.duty.unpunished', paidBy: [] },
};
