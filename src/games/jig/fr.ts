import { rankName } from '../../i18n/cards.ts';
import { formatCardCount, formatCounterCount, formatList, withDu, withLe } from '../../narration/french.ts';
import type { JigWords } from './words.ts';

export const words: JigWords = {
  table: {
    run: 'La suite',
    played: 'Cartes jouées',
    out: 'Out',
    suit: (name, ranks) => `${name}\u00a0: ${ranks.length > 0 ? formatList(ranks) : 'aucune'}`,
  },
  deals: (s, hands) =>
    `${s} distribue tout le jeu\u00a0: ${
      hands.length === 1
        ? `${formatCardCount(hands[0]![0])} à chacun`
        : hands.map(([n, to], i) => `${i === 0 ? formatCardCount(n) : n} à ${formatList(to)}`).join(', et ')
    }`,
  eachPutsIn: (n) => `chacun met ${formatCounterCount(n)} à la poule`,
  dealerPutsIn: (s, n) => `${s} fait la poule\u00a0: ${formatCounterCount(n)}, un par joueur`,
  leads: (s, c, said) => `${s} entame ${withDu(c)} et dit «\u202f${said}\u202f»`,
  afterJig: (s, c, said) => `${s}, qui a dit «\u202fJig\u202f», entame ${withDu(c)} et dit «\u202f${said}\u202f»`,
  afterStop: (s, c, said) => `${s}, qui a posé l’arrêt, entame ${withDu(c)} et dit «\u202f${said}\u202f»`,
  lays: (s, c, said) => `${s} pose ${withLe(c)} et dit «\u202f${said}\u202f»`,
  goesOn: (s, c, said) => `${s} continue par ${withLe(c)} et dit «\u202f${said}\u202f»`,
  king: 'car tout roi fait arrêt',
  gone: (rank) => `car ${rankName(rank, 'fr', 'the')} est déjà joué${rank === 'Q' ? 'e' : ''}`,
  instead: (due) => `au lieu de «\u202f${due}\u202f»`,
  noStop: 'alors que sa carte ne fait pas arrêt',
  forgotten: 'sans le «\u202fJig\u202f» de l’arrêt',
  fined: (n) => `et paie ${formatCounterCount(n)} d’amende à la poule`,
  out: (s) => `${s} n’a plus de cartes et dit «\u202fOut\u202f»`,
  paysHand: (winner, s, n) => `il reste ${formatCardCount(n)} à ${s}, qui paie ${formatCounterCount(n)} à ${winner}`,
  takesPool: (s, n) => `${s} prend aussi la poule, ${formatCounterCount(n)}`,
};
