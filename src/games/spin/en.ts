import { rankName } from '../../i18n/cards.ts';
import { formatCardCount, formatCounterCount, formatList, withThe } from '../../narration/english.ts';
import { words as stops } from '../stops-family/en.ts';
import type { SpinWords } from './words.ts';

const BOXES: Readonly<Record<string, string>> = { matrimony: 'Matrimony', intrigue: 'Intrigue', game: 'Game' };

const said = (card: string): string => `${rankName(card.slice(0, -1), 'en')} and Spin`;

export const words: SpinWords = {
  ...stops,
  boxes: Object.fromEntries(Object.entries(BOXES).map(([box, name]) => [box, { name, the: name }])),
  move: (written) => {
    const [first = '', link = '', ...rest] = written.split(' ');
    if (first === 'declares') return `Declare ${BOXES[link.toLowerCase()]}`;
    if (link === 'with') return `Play both: “${said(first)}”`;
    return link === 'says' && rest[0]?.toLowerCase() === 'nothing'
      ? `Play ${withThe(first)} and ask for nothing`
      : undefined;
  },
  said,
  shown: (shown) => `shown: ${formatList(shown.map(withThe))}`,
  stakes: (seats, n, box) =>
    `${formatList(seats)} ${seats.length > 1 ? 'each put' : 'puts'} ${formatCounterCount(n)} on ${box}`,
  letOff: (s, box) => `${s}, who won the last deal, pays nothing to ${box}`,
  dealerStakes: (s, shares) =>
    `${s}, the dealer, puts ${formatList(shares.map(([n, box], i) => `${i === 0 ? formatCounterCount(n) : n} on ${box}`))}`,
  dealerStakesToo: (n, box) => `and ${n} on ${box} as well`,
  declares: (s, pair, shown) => `${s} declares ${pair}, shows ${formatList(shown.map(withThe))}`,
  takesPair: (n) => `and takes the ${n === 1 ? 'counter' : formatCounterCount(n)} staked on it`,
  withSpinUnsaid: 'and with it the ace of diamonds',
  withSpin: (card) => `the ace of diamonds is added, with the words “${said(card)}”`,
  asksNothing: 'but asks for nothing, and is paid nothing',
  paysHand: (winner, [s, left, paid]) =>
    `${s} has ${formatCardCount(left)} left and pays ${winner} ${
      paid === left
        ? formatCounterCount(paid)
        : `${left}\u00a0×\u00a0${paid / left} = ${formatCounterCount(paid)}, double for having kept Spin`
    }`,
  takesGame: (s, n, box) => `${s} also takes the ${n === 1 ? 'counter' : formatCounterCount(n)} on ${box}`,
};
