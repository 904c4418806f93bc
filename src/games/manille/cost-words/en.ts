import * as english from '../../../narration/english.ts';

export interface CostWords {
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

export const costWords: CostWords = {
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
};
