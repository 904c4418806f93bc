import { cardCount, counterCount, formatList, pointCount, the } from '../../narration/english.ts';
import type { NainWords } from './words.ts';

/** Names a box after its card; the box of the seven of diamonds has a name of its own in each game. */
const box = (card: string, nain: string) => (card === '7D' ? `the ${nain}` : the(card));

export const words: NainWords = {
  table: {
    pays: 'Pays',
    bete: 'Bête',
    settlement: 'What each of the others pays',
    board: 'The board',
    run: 'The run',
  },
  nain: 'dwarf',
  stakes: (s, n, boxes, nain) =>
    `${s || 'each player'} stakes ${counterCount(n)}: ${formatList(boxes.map(([each, c]) => `${each} on ${box(c, nain)}${c === '7D' ? ` (${the(c)})` : ''}`))}`,
  holds: (s, c, n, nain) => `${s} has ${the(c)} in hand and draws ${counterCount(n)} from the box of ${box(c, nain)}`,
  afresh: (s, c) => `${s} leads again with ${the(c)}`,
  afterStop: (s, c) => `nobody can go on, so ${s} leads again with ${the(c)}`,
  goesOn: (s, c) => `${s} goes on with ${the(c)}`,
  supplies: (s, c) => `${s} supplies ${the(c)}`,
  takesUp: (s, c) => `${s} continues the run with ${the(c)}`,
  nainFor: (s, c) => `${s} plays the dwarf in place of ${the(c)}`,
  nainAsSeven: (s) => `${s} plays the dwarf as the seven after the six`,
  keepsNain: (s) => `${s} keeps the dwarf back`,
  hoc: (s, c, held) => `${c && `nobody ${held ? 'plays' : 'has'} ${the(c)}: `}${s} makes a stop, a hoc`,
  eachPays: (to, n) => `and each of the others pays ${to} ${counterCount(n)}`,
  takesBox: (n) => `and takes the ${n === 1 ? 'counter' : counterCount(n)} on its box`,
  opera: (s) => `nobody else has played a card: ${s} makes an opéra`,
  counted: (s, n, unit) => `${s} has ${unit === 'cards' ? cardCount(n) : pointCount(n)} in hand`,
  paysHand: (to, left, times, n, why) =>
    `and pays ${to} ${times === 1 ? counterCount(n) : `${left}\u00a0×\u00a0${times} = ${counterCount(n)}`}${
      { '': '', 'nain.double': ', doubled for the dwarf kept in hand', opera: ', doubled for the opéra' }[
        why as string
      ] ?? ', doubled for the opéra and doubled again for the dwarf kept in hand'
    }`,
  bete: (s, c, n, nain) => `${s} kept ${box(c, nain)} and puts a penalty, the bête, of ${counterCount(n)} on its box`,
  sweeps: (s, n) => `${s} sweeps the board of ${counterCount(n)}`,
  shares: (shares) => `what is left on the board is shared: ${formatList(shares.map(([n, s]) => `${n} to ${s}`))}`,
};
