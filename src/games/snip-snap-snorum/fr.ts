import { rankName } from '../../i18n/cards.ts';
import {
  formatCardCount,
  formatCount,
  formatCounterCount,
  formatList,
  withDe,
  withDu,
  withLe,
} from '../../narration/french.ts';
import type { SnipWords } from './words.ts';

const rang = (r: string) => rankName(r, 'fr', 'the');

export const words: SnipWords = {
  table: { turnUp: 'Retourne', inactive: 'inactif' },

  firstKnave: (s, c, n) =>
    n === 1
      ? `la première carte retournée pour la donne est ${withLe(c)}, et tombe à ${s}`
      : `on retourne des cartes pour la donne jusqu’à ce que vienne un valet\u00a0: ${withLe(c)}, après ${formatCount(n - 1, 'autre carte', 'autres cartes')}, tombe à ${s}`,
  dealsAll: (s, most, first, rest) =>
    rest.length === 0
      ? `${s} donne tout le jeu, ${formatCardCount(most)} à chacun`
      : `${s} donne tout le jeu\u00a0: ${formatCardCount(most)} à ${formatList(first)}, ${most - 1} à ${rest.length > 2 ? 'chacun des autres' : formatList(rest)}`,

  afresh: (s, c) => `${s} entame ${withDu(c)}`,
  intervenes: (s, c) => `${s} ne peut apparier, et pose ${withLe(c)}`,
  unpaired: (s, c) => `personne n’apparie la carte ${withDe(s)}, qui entame ${withDu(c)}`,
  saidSnorum: (s, c) => `${s}, qui vient de dire Snorum, entame ${withDu(c)}`,
  takesLead: (s, c) => `l’entame passe à ${s}, qui pose ${withLe(c)}`,
  goesOn: (s, c) => `${s} poursuit avec ${withLe(c)}`,
  pairs: (s, c, call) => `${s} pose ${withLe(c)} et dit «\u202f${call}\u202f»`,
  matches: (s, c, call) => `${s} apparie la retourne avec ${withLe(c)} et dit «\u202f${call}\u202f»`,
  matchesUnpaid: (s, c, call) =>
    `${s} apparie la retourne avec ${withLe(c)} et dit «\u202f${call}\u202f», mais la poule n’a rien à donner`,

  misplays: (s, c, missed) => `${s} devait apparier ${rang(missed)}, mais pose ${withLe(c)}`,
  misses: (s, c, missed) => `${s} devait apparier ${rang(missed)} de la retourne, mais pose ${withLe(c)}`,
  keepsBack: (s, missed) => `${s} devait apparier${missed && ` ${rang(missed)}`}, mais garde sa carte`,
  declines: (s) => `${s} pourrait apparier, et garde sa carte`,
  claims: (s) => `${s} réclame l’amende de l’appariement manqué`,

  paysLast: (s, n) =>
    `${s} ne peut tout payer\u00a0: ${n === 1 ? 'son dernier jeton va' : `ses ${n}\u00a0derniers jetons vont`} à la poule`,
  owes: (s, n) => `${s} paie ${formatCounterCount(n)} à la poule, plus qu’il ne lui en restait`,
  paysDouble: (s, n) => `${s} paie le double à la poule, soit ${formatCounterCount(n)}`,
  paysFlat: (s, n) => `${s} paie à la poule l’amende fixe de ${formatCounterCount(n)}`,
  paysAsIf: (s, n) => `${s} paie ${formatCounterCount(n)} à la poule, comme si sa carte avait été appariée`,
  poolPays: (s, n) => `la poule donne ${formatCounterCount(n)} à ${s}`,
  stake: (n) => `chaque joueur met ${formatCounterCount(n)} à la poule`,

  handsIn: (n) => `en rendant ${formatCardCount(n)}`,
  lastIn: (s) => `il ne reste de jetons qu’à ${s}, qui gagne la partie`,
  firstOut: (s) => `${s} gagne la partie`,
  firstOutUnpaid: (s) => `${s} gagne la partie, mais il n’y a rien à la poule`,
};
