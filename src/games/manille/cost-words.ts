/** What a card of La Manille cost, in words; a camp is written as in records, `A+C`. */
import type { Language } from '../../i18n/routes.ts';
import * as english from '../../narration/english.ts';
import * as french from '../../narration/french.ts';

interface CostWords {
  /** So many points; instead of the card, any of these would have cost nothing. */
  readonly cost: (camp: string, n: number, better: readonly string[]) => string;
  /** What a camp would have made, and what it made. */
  readonly fair: (camp: string, n: number, made: number) => string;
  /** What so many cards of a camp cost it in all. */
  readonly lost: (camp: string, n: number, cards: number) => string;
  /** That no card of either camp cost anything. */
  readonly none: string;
  /** That nobody who plays can know as much. */
  readonly open: string;
}

const camp = (name: string): readonly string[] => name.split('+');

export const COST_WORDS: Readonly<Record<Language, CostWords>> = {
  en: {
    cost: (its, n, better) =>
      `This card cost ${english.list(camp(its))} ${english.points(n)}; ${english.list(better.map(english.the), 'or')} would have cost nothing.`,
    fair: (its, n, made) =>
      `Had all hands lain open, and everybody played as well as can be, ${english.list(camp(its))} would have made ${n} of the 68 points; they made ${made === n ? 'as many' : made}.`,
    lost: (its, n, cards) =>
      cards === 0
        ? `No card of ${english.list(camp(its))} cost anything.`
        : `${english.cards(cards)} of ${english.list(camp(its))} cost ${english.points(n)}${cards > 1 ? ' in all' : ''}.`,
    none: 'No card cost anything.',
    open: 'Nobody at the table sees all the hands: a card that cost points may still have been the right one to lay.',
  },
  fr: {
    cost: (its, n, better) =>
      `Cette carte a coûté ${french.points(n)} à ${french.list(camp(its))}\u202f; ${french.list(better.map(french.le), 'ou')} ${better.length > 1 ? 'n’auraient' : 'n’aurait'} rien coûté.`,
    fair: (its, n, made) =>
      `Toutes les mains ouvertes, et chacun jouant au mieux, ${french.list(camp(its))} auraient fait ${n} des 68\u00a0points\u202f; ils en ont fait ${made === n ? 'autant' : made}.`,
    lost: (its, n, cards) =>
      cards === 0
        ? `Aucune carte de ${french.list(camp(its))} n’a rien coûté.`
        : `${french.cartes(cards)} de ${french.list(camp(its))} ${cards > 1 ? 'ont' : 'a'} coûté ${french.points(n)}${cards > 1 ? ' en tout' : ''}.`,
    none: 'Aucune carte n’a rien coûté.',
    open: 'Personne à la table ne voit toutes les mains\u00a0: une carte qui a coûté des points pouvait tout de même être la bonne.',
  },
};
