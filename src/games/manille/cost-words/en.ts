import * as english from '../../../narration/english.ts';

export interface CostWords {
  /** Cost in points, and the cards that would have cost nothing instead. */
  readonly cost: (camp: string, n: number, better: readonly string[]) => string;
  /** Points that a side could have made, and those that it made. */
  readonly fair: (camp: string, n: number, made: number) => string;
  /** Total cost of a side's cards, and their number. */
  readonly lost: (camp: string, n: number, cards: number) => string;
  /** No card of either side cost anything. */
  readonly none: string;
  /** Warning: the calculation knows all hands, unlike the players. */
  readonly open: string;
}

const camp = (name: string): readonly string[] => name.split('+');

export const costWords: CostWords = {
  cost: (its, n, better) =>
    `This card cost ${english.formatList(camp(its))} ${english.pointCount(n)}; ${english.formatList(better.map(english.the), 'or')} would have cost nothing.`,
  fair: (its, n, made) =>
    `Had all hands lain open, and everybody played as well as can be, ${english.formatList(camp(its))} would have made ${n} of the 68 points; they made ${made === n ? 'as many' : made}.`,
  lost: (its, n, cards) =>
    cards === 0
      ? `No card of ${english.formatList(camp(its))} cost anything.`
      : `${english.cardCount(cards)} of ${english.formatList(camp(its))} cost ${english.pointCount(n)}${cards > 1 ? ' in all' : ''}.`,
  none: 'No card cost anything.',
  open: 'Nobody at the table sees all the hands: a card that cost points may still have been the right one to lay.',
};
