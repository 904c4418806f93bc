import { formatCardCount, formatCounterCount, formatList, withThe } from '../../narration/english.ts';
import type { SpeculationWords } from './words.ts';

const LOTS: Readonly<Record<string, string>> = {
  'turn-up': 'the turn-up unseen',
  next: 'the next card unseen',
  rest: 'the remaining cards together',
};
const lotName = (lot: string): string => LOTS[lot] ?? withThe(lot);

export const words: SpeculationWords = {
  table: {
    best: 'best trump',
    unturned: 'turn-up, not yet turned',
    pools: 'the pool’s',
    spare: 'spare hand',
    chief: 'leads',
    turned: (s) => `turned by ${s}`,
    offer: (s, n, lot) => `${s} offers ${n} for ${lot}`,
    asks: (s, n, lot) => `${s} wants ${n} for ${lot}`,
    bought: (buyer) => `sold to ${buyer}`,
  },
  lot: lotName,
  deals: (s, n) => `${s} deals ${formatCardCount(n)} to each player, and nobody looks at them`,
  stakes: (s, n, others) => `${s} puts ${formatCounterCount(n)} into the pool, each of the others ${others}`,
  passesTo: (s) => `the deal passes to ${s}`,
  stakesAgain: (s, n, others) => `all pay again, ${s} ${n} and each of the others ${others}`,
  turnsUp: (s, c) => `${s} turns up ${withThe(c)} for trump`,
  turns: (s, c) => `${s} turns ${withThe(c)}`,
  leads: 'the best trump so far',
  leadsFor: (buyer) => `the best trump so far, which is ${buyer}’s`,
  offers: (s, n, lot) => `${s} offers ${formatCounterCount(n)} for ${lot}`,
  sealed: (s, lot) => `${s} makes a sealed offer for ${lot}`,
  asks: (s, n, lot) => `${s} wants ${formatCounterCount(n)} for ${lot}`,
  sells: (s, lot, buyer, n) => `${s} sells ${lot} to ${buyer} for ${formatCounterCount(n)}`,
  keeps: (s, lot) => `${s} does not sell ${lot}`,
  returns: (s, buyer, n) => `${s} gives ${buyer} the price back, ${formatCounterCount(n)}`,
  looks: (s) => `${s} looks at his top card out of turn`,
  penalty: (n) => `and pays a penalty of ${formatCounterCount(n)} to the pool`,
  fine: (s, n) => `${s} pays ${formatCounterCount(n)} to the pool for it`,
  allTurned: 'every card has been turned',
  spare: (cards) => `the spare hand has ${formatList(cards.map(withThe))}`,
  takesPool: (s, n) => `${s} has the best trump and takes the pool of ${formatCounterCount(n)}`,
  takesAtOnce: (s, n) => `so high a card takes the pool at once: ${formatCounterCount(n)} to ${s}`,
  staysPools: (n) => `the card is the pool’s, and the ${formatCounterCount(n)} stay in it`,
  staysSpare: (n) => `the spare hand has the best trump, and the ${formatCounterCount(n)} stay in the pool`,
  staysLooked: (s, n) =>
    `${s} has the best trump but may not take the pool after that look: the ${formatCounterCount(n)} stay in it`,
  newHands: 'new hands are to be dealt',
  shares: (n, seats) => `the ${formatCounterCount(n)} left in the pool are shared among ${formatList(seats)}`,
  over: 'each player has dealt as often as agreed',
  moves: {
    turn: 'Turn the top card',
    sells: 'Sell',
    keeps: 'Keep',
    takes: 'Buy at that price',
    silent: 'Say nothing',
    looks: 'Look at your top card',
    offers: (n, lot) => `Offer ${n} for ${lotName(lot)}`,
    wants: (n, lot) => `Ask ${n} for ${lotName(lot)}`,
  },
};
