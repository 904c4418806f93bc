import { formatCounterCount, formatList, withDe, withLe } from '../../narration/french.ts';
import type { CombinationName, CommerceWords } from './words.ts';

const HANDS: Readonly<Record<CombinationName, (pips: number) => string>> = {
  tricon: () => 'un tricon',
  sequence: () => 'une séquence',
  flush: (pips) => `un flux de ${pips}`,
  pair: () => 'une paire',
  point: (pips) => `${pips} points`,
};

const MOVES: Readonly<Record<string, (card: string) => string>> = {
  stands: () => 'M’y tenir',
  pass: () => 'Continuer',
  passes: () => 'Passer',
  keeps: () => 'Garder mes cartes',
  buys: () => 'Acheter un cheval',
  declines: () => 'Ne pas acheter',
  throws: (card) => `Acheter\u00a0: écarter ${withLe(card)}`,
  barters: (card) => `Troquer ${withLe(card)}`,
  gives: (card) => `Donner ${withLe(card)}`,
};

const lives = (n: number): string => `${n} vie${n > 1 ? 's' : ''}`;
/** Names the payees of a sum each: “à C”, “à C et autant à D”, “à C et autant à D et à E”. */
const payees = ([first, ...others]: readonly string[]): string =>
  `à ${first}${others.length > 0 ? ` et autant ${formatList(others.map((s) => `à ${s}`))}` : ''}`;

export const words: CommerceWords = {
  table: {
    stock: (cards) => `talon\u00a0: ${cards}`,
    middle: 'Le milieu',
    stands: 's’y tient',
    passed: 'a passé',
    offers: 'offre une carte',
    lives,
    combinations: { tricon: 'tricon', sequence: 'séquence', flush: 'flux', pair: 'paire', point: 'point' },
    settlement: 'Les mains',
    shown: 'Main',
  },
  move: (written) => {
    const [first = '', second = '', third = ''] = written.split(' ');
    if (second === 'for') return `Prendre ${withLe(third)}`;
    return MOVES[first]?.(second);
  },
  dealsAgain: (s) => `personne n’a eu tricon, séquence ni flux, et ${s} donne encore`,
  stakes: (n, dealer, double) =>
    `chacun met ${formatCounterCount(n)} à la poule, et ${dealer}, qui donne, en met ${double}`,
  middle: (cards) => `au milieu, à découvert\u00a0: ${formatList(cards.map(withLe))}`,
  buysIn: (n, left) => `chacun met ${formatCounterCount(n)} à la poule et reçoit ${lives(left)}`,

  standsAtOnce: (s) => `${s} s’y tient`,
  standsMet: (s) => `${s} n’échange pas, mais s’y tient, et la carte offerte revient`,
  standsAfter: (s) => `${s} s’y tient alors`,
  goesOn: (s) => `${s} ne s’y tient pas, et le tour passe au suivant`,
  buys: (s, thrown, bought, payee, n) => {
    const paid =
      payee === '' ? '' : `, paie ${formatCounterCount(n)} ${payee === 'pool' ? 'à la poule' : `à ${payee}`}`;
    return `${s} écarte ${thrown ? withLe(thrown) : 'une carte'}${paid} et prend ${bought ? `${withLe(bought)} sur le talon` : 'celle du dessus du talon'}`;
  },
  offers: (s, c, open) => `${s} offre ${c ? withLe(c) : 'une carte'} en échange${open ? ', à la vue de tous' : ''}`,
  gives: (s, c, to) => `${s} donne ${c ? withLe(c) : 'une carte'} à ${to} pour celle-là`,

  exchanges: (s, left, taken) => `${s} laisse ${withLe(left)} au milieu et prend ${withLe(taken)}`,
  saysPass: (s) => `${s} passe`,
  keeps: (s) => `${s} ne fait pas de dernier échange`,

  turnsUp: (cards) => `et montre ${formatList(cards.map(withLe))}`,
  shows: (hands) =>
    `on montre toutes les mains\u00a0: ${formatList(hands.map(([s, combination, pips]) => `${s} a ${HANDS[combination](pips)}`))}`,
  best: (s) => `la main ${withDe(s)} est la meilleure`,
  level: (seats) => `${formatList(seats)} ont des mains égales`,
  takesPool: (n) => `et prend la poule, ${formatCounterCount(n)}`,
  divide: (n) => `et partagent la poule, ${n} à chacun`,
  dealerPays: (dealer, to, n) => `${dealer}, qui donne, paie ${formatCounterCount(n)} ${payees(to)}`,
  beatenPays: (s, to, n) => `${s}, qui s’y tenait et perd, paie ${formatCounterCount(n)} ${payees(to)}`,
  dealerBeaten: (dealer, to, n) =>
    `${dealer}, qui donne et perd avec une combinaison, paie ${formatCounterCount(n)} ${payees(to)}`,
  eachPays: (from, to, n) =>
    `${formatList(from)} ${from.length > 1 ? 'paient chacun' : 'paie'} ${formatCounterCount(n)} à ${to}`,
  takesPrize: (s, n) => `${s} prend le prix, ${formatCounterCount(n)}, à la poule`,
  losesLife: (s, left) =>
    `${s}, dont la main est la pire, perd une vie\u202f; il ${left === 0 ? 'ne lui en reste plus' : `lui en reste ${left}`}`,
  out: (s) => `${s} n’a plus de vie et quitte la partie`,
  buysHorse: (s, n) => `${s} achète un cheval, une vie pour ${formatCounterCount(n)} à la poule`,
  lastIn: (s) => `il ne reste de vie qu’à ${s}, qui gagne la partie`,
  shares: (shares) => `ce qui reste à la poule est partagé\u00a0: ${formatList(shares.map(([n, s]) => `${n} à ${s}`))}`,
};
