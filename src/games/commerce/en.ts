import { formatCount, formatCounterCount, formatList, withThe } from '../../narration/english.ts';
import type { CombinationName, CommerceWords } from './words.ts';

const HANDS: Readonly<Record<CombinationName, (pips: number) => string>> = {
  tricon: () => 'a tricon',
  sequence: () => 'a sequence',
  flush: (pips) => `a flush of ${pips}`,
  pair: () => 'a pair',
  point: (pips) => `${pips} pips`,
};

const MOVES: Readonly<Record<string, (card: string) => string>> = {
  stands: () => 'Stand',
  pass: () => 'Go on',
  passes: () => 'Pass',
  keeps: () => 'Keep your cards',
  buys: () => 'Buy a horse',
  declines: () => 'Do not buy',
  throws: (card) => `Buy: throw out ${withThe(card)}`,
  barters: (card) => `Barter ${withThe(card)}`,
  gives: (card) => `Give ${withThe(card)}`,
};

export const words: CommerceWords = {
  table: {
    stock: (cards) => `stock: ${cards}`,
    middle: 'The middle',
    stands: 'stands',
    passed: 'passed',
    offers: 'offers a card',
    lives: (n) => formatCount(n, 'life', 'lives'),
    combinations: { tricon: 'tricon', sequence: 'sequence', flush: 'flush', pair: 'pair', point: 'point' },
    settlement: 'The hands',
    shown: 'Hand',
  },
  move: (written) => {
    const [first = '', second = '', third = ''] = written.split(' ');
    if (second === 'for') return `Take ${withThe(third)}`;
    return MOVES[first]?.(second);
  },
  dealsAgain: (s) => `nobody had a tricon, a sequence or a flush, and ${s} deals again`,
  stakes: (n, dealer, double) =>
    `each puts ${formatCounterCount(n)} into the pool, and ${dealer}, who deals, ${double}`,
  middle: (cards) => `face up in the middle lie ${formatList(cards.map(withThe))}`,
  buysIn: (n, lives) =>
    `each puts ${formatCounterCount(n)} into the pool, and has ${formatCount(lives, 'life', 'lives')}`,

  standsAtOnce: (s) => `${s} stands`,
  standsMet: (s) => `${s} does not exchange but stands, and the card offered goes back`,
  standsAfter: (s) => `${s} now stands`,
  goesOn: (s) => `${s} does not stand, and the turn passes on`,
  buys: (s, thrown, bought, payee, n) => {
    const paid =
      payee === ''
        ? ''
        : payee === 'pool'
          ? `, pays ${formatCounterCount(n)} to the pool`
          : `, pays ${payee} ${formatCounterCount(n)}`;
    return `${s} throws out ${thrown ? withThe(thrown) : 'a card'}${paid} and takes ${bought ? withThe(bought) : 'the top card'} from the stock`;
  },
  offers: (s, c, open) => `${s} offers ${c ? withThe(c) : 'a card'} in exchange${open ? ', for all to see' : ''}`,
  gives: (s, c, to) => `${s} gives ${to} ${c ? withThe(c) : 'a card'} for it`,

  exchanges: (s, left, taken) => `${s} leaves ${withThe(left)} in the middle and takes ${withThe(taken)}`,
  saysPass: (s) => `${s} passes`,
  keeps: (s) => `${s} makes no last exchange`,

  turnsUp: (cards) => `and shows ${formatList(cards.map(withThe))}`,
  shows: (hands) =>
    `all hands are shown: ${formatList(hands.map(([s, combination, pips]) => `${s} has ${HANDS[combination](pips)}`))}`,
  best: (s) => `${s}’s hand is the best`,
  level: (seats) => `the hands of ${formatList(seats)} are level`,
  takesPool: (n) => `and takes the pool of ${formatCounterCount(n)}`,
  divide: (n) => `and they divide the pool, ${n} each`,
  dealerPays: (dealer, to, n) =>
    `${dealer}, the dealer, pays ${formatList(to)} ${formatCounterCount(n)}${to.length > 1 ? ' each' : ''}`,
  beatenPays: (s, to, n) =>
    `${s}, who stood and is beaten, pays ${formatList(to)} ${formatCounterCount(n)}${to.length > 1 ? ' each' : ''}`,
  dealerBeaten: (dealer, to, n) =>
    `${dealer}, a dealer beaten with a combination, pays ${formatList(to)} ${formatCounterCount(n)}${to.length > 1 ? ' each' : ''}`,
  eachPays: (from, to, n) =>
    `${formatList(from)} ${from.length > 1 ? 'each pay' : 'pays'} ${to} ${formatCounterCount(n)}`,
  takesPrize: (s, n) => `${s} takes the prize, ${formatCounterCount(n)}, from the pool`,
  losesLife: (s, left) => `${s}, with the worst hand, loses a life and has ${left === 0 ? 'none' : left} left`,
  out: (s) => `${s}, with no life left, is out of the game`,
  buysHorse: (s, n) => `${s} buys a horse, one life for ${formatCounterCount(n)} to the pool`,
  lastIn: (s) => `${s}, the only one with a life left, wins the game`,
  shares: (shares) => `what is left in the pool is shared: ${formatList(shares.map(([n, s]) => `${n} to ${s}`))}`,
};
