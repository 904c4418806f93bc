import { formatCardCount, formatCounterCount, formatList, withThe } from '../../narration/english.ts';
import type { StopsWords } from './words.ts';

/**
 * English messages that Pope Joan, Spin and Newmarket share. The names of the boxes are missing, since each game has
 * its own.
 */
export const words: Omit<StopsWords, 'boxes'> = {
  table: {
    board: 'The pool',
    run: 'The run',
    played: 'Played so far',
    suit: (name, ranks) => `${name}: ${ranks.length > 0 ? formatList(ranks) : 'none'}`,
    settlement: 'What each of the others pays',
    left: 'Cards left',
    pays: 'Pays',
  },
  stakesOn: (box) => `Stake on ${box}`,
  deals: (s, hands) =>
    `${s} deals ${
      hands.length === 1
        ? `${formatCardCount(hands[0]![0])} to each player`
        : hands
            .map(
              ([n, to], i) => `${i === 0 ? formatCardCount(n) : n}${to.length > 1 ? ' each' : ''} to ${formatList(to)}`,
            )
            .join(', and ')
    }`,
  looked: 'the stakes are down, and all look at their cards',
  puts: (s, n, box) => `${s} puts ${formatCounterCount(n)} on ${box}`,
  again: (s, c) => `${s}, who played the stop, leads ${withThe(c)}`,
  goesOn: (s, c) => `${s} goes on with ${withThe(c)}`,
  takesBox: (n, box) => `and takes the ${n === 1 ? 'counter' : formatCounterCount(n)} on ${box}`,
  eachPays: (n) => `and each of the others pays ${formatCounterCount(n)}`,
  takesOut: (s, n, box) => `${s} takes the ${n === 1 ? 'counter' : formatCounterCount(n)} on ${box}`,
  paysHand: (winner, [s, left, paid]) =>
    `${s} has ${formatCardCount(left)} left and pays ${winner} ${paid === 0 ? 'nothing' : paid === left ? formatCounterCount(paid) : `${paid} for them`}`,
  shares: (shares) => `what is left in the pool is shared: ${formatList(shares.map(([n, s]) => `${n} to ${s}`))}`,
};
