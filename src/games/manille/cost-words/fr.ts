import * as french from '../../../narration/french.ts';
import type { CostWords } from './en.ts';

const camp = (name: string): readonly string[] => name.split('+');

export const costWords: CostWords = {
  cost: (its, n, better) =>
    `Cette carte a coûté ${french.formatPointCount(n)} à ${french.formatList(camp(its))}\u202f; ${french.formatList(better.map(french.withLe), 'ou')} ${better.length > 1 ? 'n’auraient' : 'n’aurait'} rien coûté.`,
  fair: (its, n, made) =>
    `Toutes les mains ouvertes, et chacun jouant au mieux, ${french.formatList(camp(its))} auraient fait ${n} des 68\u00a0points\u202f; ils en ont fait ${made === n ? 'autant' : made}.`,
  lost: (its, n, cards) =>
    cards === 0
      ? `Aucune carte ${french.formatList(camp(its).map(french.withDe))} n’a rien coûté.`
      : `${french.formatCardCount(cards)} ${french.formatList(camp(its).map(french.withDe))} ${cards > 1 ? 'ont' : 'a'} coûté ${french.formatPointCount(n)}${cards > 1 ? ' en tout' : ''}.`,
  none: 'Aucune carte n’a rien coûté.',
  open: 'Personne à la table ne voit toutes les mains\u00a0: une carte qui a coûté des points pouvait tout de même être la bonne.',
};
