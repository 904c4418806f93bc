import { rankName } from '../../i18n/cards.ts';
import { cartes, du, jetons, le } from '../french.ts';
import { type SnipWords } from './words.ts';

/** Snip-Snap-Snorum in French. */
export const words: SnipWords = {
  afresh: (s, c) => `${s} repart ${du(c)}`,
  intervenes: (s, c) => `${s} ne peut apparier, et pose ${le(c)}`,
  pairs: (s, c, call) => `${s} pose ${le(c)} et dit «\u202f${call}\u202f»`,
  misplays: (s, c, missed) => `${s} devait apparier ${rankName(missed, 'fr', 'the')}, mais pose ${le(c)}`,
  claims: (s) => `${s} réclame l’amende pour la paire manquée`,
  paysLast: (s, n) =>
    `${s} ne peut tout payer\u00a0: ${n === 1 ? 'son dernier jeton va' : `ses ${n}\u00a0derniers jetons vont`} à la poule`,
  owes: (s, n) => `${s} paie ${jetons(n)} à la poule, plus qu’il ne lui en restait`,
  paysDouble: (s, n) => `${s} paie le double à la poule, soit ${jetons(n)}`,
  paysFlat: (s, n) => `${s} paie à la poule l’amende fixe de ${jetons(n)}`,
  paysAsIf: (s, n) => `${s} paie ${jetons(n)} à la poule, comme si sa carte avait été appariée`,
  handsIn: (n) => `en rendant ${cartes(n)}`,
  lastIn: (s) => `${s} reste seul à avoir des jetons, gagne la partie`,
};
