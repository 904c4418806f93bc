import { rankName } from '../../i18n/cards.ts';
import { formatCardCount, formatCounterCount, formatList, withDu, withLe } from '../../narration/french.ts';
import type { ChnifWords } from './words.ts';

/** Puts « de » or « d’ » before a rank: « de neuf », « d’as ». */
const de = (rank: string): string => (rank === 'A' ? 'd’' : 'de ') + rankName(rank, 'fr');

export const words: ChnifWords = {
  drawsAgain: (draws) =>
    `${formatList(draws.map(([s]) => s))}, à égalité, tirent de nouveau\u00a0: ${formatList(draws.map(([s, c]) => `${withLe(c)} pour ${s}`))}`,
  playOn: (seats) => `${formatList(seats)}, sans jetons, ${seats.length === 1 ? 'joue' : 'jouent'} encore`,

  lacks: (s, rank, c) => `${s} n’a pas ${de(rank)} et joue ${withLe(c)}`,
  leavesUnmatched: (s, c) => `${s} n’apparie pas cette carte et joue ${withLe(c)}`,
  afresh: (s, c) => `${s} entame ${withDu(c)}`,
  pairs: (s, c, call) => `${s} pose ${withLe(c)} et dit «\u202f${call}\u202f»`,

  brings: (s, to, n) => `${s} paie ${formatCounterCount(n)} à ${to}, qui en a de nouveau`,
  andPool: (n) => `et ${n} à la poule`,
  andLastToPool: 'et le dernier à la poule',
  nothingForPool: 'et il ne reste rien pour la poule',
  paysLast: (s, to) => `${s} ne peut tout payer\u00a0: son dernier jeton va à ${to || 'la poule'}`,
  letOff: (s) => `${s} n’a plus de jetons et ne paie rien`,

  playedOut: 'toutes les mains sont épuisées',
  lastIn: (s) => `il ne reste de jetons qu’à ${s}, qui gagne la partie`,

  pile: (n) => `sur un tas de ${formatCardCount(n)}`,
  talon: (n) => `${formatCardCount(n)} au talon`,
};
