import { formatCardCount, formatCounterCount, formatList, formatPointCount, withThe } from '../../narration/english.ts';
import type { NainWords } from './words.ts';

/** Names a box after its card; the box of the seven of diamonds has a name of its own in each game. */
const box = (card: string, nain: string) => (card === '7D' ? `the ${nain}` : withThe(card));

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
    `${s || 'each player'} stakes ${formatCounterCount(n)}: ${formatList(boxes.map(([each, c]) => `${each} on ${box(c, nain)}${c === '7D' ? ` (${withThe(c)})` : ''}`))}`,
  holds: (s, c, n, nain) =>
    `${s} has ${withThe(c)} in hand and draws ${formatCounterCount(n)} from the box of ${box(c, nain)}`,
  afresh: (s, c) => `${s} leads again with ${withThe(c)}`,
  afterStop: (s, c) => `nobody can go on, so ${s} leads again with ${withThe(c)}`,
  goesOn: (s, c) => `${s} goes on with ${withThe(c)}`,
  supplies: (s, c) => `${s} supplies ${withThe(c)}`,
  takesUp: (s, c) => `${s} continues the run with ${withThe(c)}`,
  nainFor: (s, c) => `${s} plays the dwarf in place of ${withThe(c)}`,
  nainAsSeven: (s) => `${s} plays the dwarf as the seven after the six`,
  keepsNain: (s) => `${s} keeps the dwarf back`,
  hoc: (s, c, held) => `nobody ${held ? 'plays' : 'has'} ${withThe(c)}: ${s} makes a stop, a hoc`,
  hocOf: (_, card) => `${card === 'king' ? 'nothing follows a king' : 'this card always ends the run'}: a hoc`,
  eachPays: (to, n) => `and each of the others pays ${to} ${formatCounterCount(n)}`,
  takesBox: (n) => `and takes the ${n === 1 ? 'counter' : formatCounterCount(n)} on its box`,
  opera: (s) => `nobody else has played a card: ${s} makes opéra`,
  counted: (s, n, unit, courts) =>
    `${s} has ${unit === 'cards' ? formatCardCount(n) : formatPointCount(n)} in hand${courts ? ' (court cards ten each)' : ''}`,
  paysHand: (to, left, times, n, why) =>
    `and pays ${to} ${times === 1 ? formatCounterCount(n) : `${left}\u00a0×\u00a0${times} = ${formatCounterCount(n)}`}${
      { '': '', 'nain.double': ', doubled for the dwarf kept in hand', opera: ', doubled for the opéra' }[
        why as string
      ] ?? ', doubled for the opéra and doubled again for the dwarf kept in hand'
    }`,
  bete: (s, c, n, nain, twice) =>
    `${s} kept ${box(c, nain)} and puts a penalty, the bête, on its box: ${twice ? 'twice what' : 'as much as'} lies there, ${formatCounterCount(n)}`,
  sweeps: (s, n) => `${s} sweeps the board of ${formatCounterCount(n)}`,
  shares: (shares) => `what is left on the board is shared: ${formatList(shares.map(([n, s]) => `${n} to ${s}`))}`,
};
