import {
  formatCardCount,
  formatCounterCount,
  formatList,
  formatPointCount,
  withDu,
  withLe,
} from '../../narration/french.ts';
import type { NainWords } from './words.ts';

/** Names a box after its card; the box of the seven of diamonds has a name of its own in each game. */
const box = (card: string, nain: string) => (card === '7D' ? `le ${nain}` : withLe(card));

export const words: NainWords = {
  table: {
    pays: 'Paie',
    bete: 'Bête',
    settlement: 'Ce que paie chacun des autres',
    board: 'Le tableau',
    run: 'La suite',
  },
  nain: 'nain',
  stakes: (s, n, boxes, nain) =>
    `${s || 'chacun'} met ${formatCounterCount(n)} au tableau\u00a0: ${formatList(boxes.map(([each, c]) => `${each} sur ${box(c, nain)}${c === '7D' ? ` (${withLe(c)})` : ''}`))}`,
  holds: (s, c, n, nain) =>
    `${s} a ${withLe(c)} en main et retire ${formatCounterCount(n)} de la case${c === '7D' ? ` du ${nain}` : ''}`,
  afresh: (s, c) => `${s} entame à nouveau ${withDu(c)}`,
  afterStop: (s, c) => `personne ne peut continuer, et ${s} entame ${withDu(c)}`,
  goesOn: (s, c) => `${s} continue par ${withLe(c)}`,
  supplies: (s, c) => `${s} fournit ${withLe(c)}`,
  takesUp: (s, c) => `${s} reprend la suite par ${withLe(c)}`,
  nainFor: (s, c) => `${s} met le nain à la place ${withDu(c)}`,
  nainAsSeven: (s) => `${s} met le nain après le six, comme sept`,
  keepsNain: (s) => `${s} garde le nain`,
  hoc: (s, c, held) =>
    `${held ? `personne ne met ${withLe(c)}` : `${withLe(c)} n’est dans aucune main`}\u00a0: ${s} fait hoc`,
  hocOf: (s, card) =>
    `${card === 'king' ? 'rien ne suit un roi' : 'cette carte arrête toujours la suite'}\u00a0: ${s} fait hoc`,
  eachPays: (_, n) => `et chacun des autres lui paie ${formatCounterCount(n)}`,
  takesBox: (n) => `et prend ${n === 1 ? 'le jeton' : `les ${formatCounterCount(n)}`} de la case`,
  opera: (s) => `personne d’autre n’a posé de carte\u00a0: ${s} a fait opéra`,
  counted: (s, n, unit, courts) =>
    `${s} a ${unit === 'cards' ? formatCardCount(n) : formatPointCount(n)} en main${courts ? ' (les figures pour dix)' : ''}`,
  paysHand: (to, left, times, n, why) =>
    `et paie ${times === 1 ? formatCounterCount(n) : `${left}\u00a0×\u00a0${times}\u00a0=\u00a0${formatCounterCount(n)}`} à ${to}${
      { '': '', 'nain.double': ', doublés à cause du nain gardé en main', opera: ', doublés pour l’opéra' }[
        why as string
      ] ?? ', doublés pour l’opéra, puis encore à cause du nain gardé en main'
    }`,
  bete: (s, c, n, nain, twice) =>
    `${s} a gardé ${box(c, nain)} et met la bête sur la case\u00a0: ${formatCounterCount(n)}, ${twice ? 'deux fois ce qui s’y trouve' : 'autant qu’il s’y en trouve'}`,
  sweeps: (s, n) => `${s} rafle les ${formatCounterCount(n)} du tableau`,
  shares: (shares) => `ce qui reste au tableau est partagé\u00a0: ${formatList(shares.map(([n, s]) => `${n} à ${s}`))}`,
};
