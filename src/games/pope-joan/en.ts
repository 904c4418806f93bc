import { formatCardCount, formatCount, formatCounterCount, formatList, withThe } from '../../narration/english.ts';
import { words as stops } from '../stops-family/en.ts';
import type { PopeWords } from './words.ts';

/** Names a box that is called the same alone and within a sentence. */
const box = (name: string) => ({ name, the: name });

export const words: PopeWords = {
  ...stops,
  table: {
    ...stops.table,
    board: 'The board',
    turnUp: 'Turn-up',
    spare: 'Spare hand',
    spareCards: (n) => `Spare hand, face down: ${formatCardCount(n)}`,
  },
  boxes: {
    pope: box('Pope Joan'),
    matrimony: box('Matrimony'),
    intrigue: box('Intrigue'),
    ace: box('Ace'),
    king: box('King'),
    queen: box('Queen'),
    knave: box('Knave'),
    game: box('Game'),
  },
  stakesOn: (box) => `Put a counter on ${box}`,
  spare: (n) => `and a spare hand of ${formatCardCount(n)}, face down`,
  apart: (n) => (n === 0 ? 'nothing is over' : `${formatCardCount(n)} ${n === 1 ? 'is' : 'are'} set apart, face down`),
  dress: (others, dealer, n) =>
    `the board is dressed, with ${formatCounterCount(others)} from each player and ${n} from ${dealer}, the dealer`,
  dressAlone: (dealer, n) => `${dealer} dresses the board alone, with ${formatCounterCount(n)}`,
  turnsUp: (s, c) => `${s} turns up ${withThe(c)} for trumps`,
  takesUp: (s, c) => `${s} takes up ${withThe(c)} that was turned`,
  takes: (boxes) =>
    `and takes ${formatList(boxes.map(([n, the], i) => `the ${n === 1 ? 'counter' : i === 0 ? formatCounterCount(n) : n} on ${the}`))}`,
  paysForPope: (paid) =>
    `and is paid a counter for each card in hand: ${formatList(paid.map(([s, n]) => `${n} by ${s}`))}`,
  popeWins: 'that wins the game at once',
  inLieu: (s, c) => `nobody has ${withThe(c)}, and ${s} plays Pope Joan in its place`,
  keepsPope: (s) => `${s} keeps Pope Joan`,
  divides: (the, n, seats) =>
    n === 0
      ? `${the} is not enough to be divided`
      : `${the} is divided: ${formatCount(n, 'counter')} each to ${formatList(seats)}`,
  owesBoard: (s, n) => `${s} has ${formatCardCount(n)} left, and owes the board as many counters`,
  letOff: (s) => `${s} still holds Pope Joan, and owes nothing`,
  paysHand: (winner, [s, left, paid]) =>
    paid === 0
      ? `${s} has ${formatCardCount(left)} left but, still holding Pope Joan, pays nothing`
      : stops.paysHand(winner, [s, left, paid]),
  shares: (shares) => `what is left on the board is shared: ${formatList(shares.map(([n, s]) => `${n} to ${s}`))}`,
};
