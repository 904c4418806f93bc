import * as english from '../../../narration/english.ts';

export interface CostWords {
  /** Says that a card cost the side `n` points, and which cards would have cost nothing. */
  readonly cost: (camp: string, n: number, better: readonly string[]) => string;
  /** Says that a side could have made `n` points with all hands open, and how many it made. */
  readonly fair: (camp: string, n: number, made: number) => string;
  /** Says that `cards` of a side cost `n` points in all. */
  readonly lost: (camp: string, n: number, cards: number) => string;
  /** Says that no card of either side cost anything. */
  readonly none: string;
  /** Warns that the calculation knows all hands, which the players do not. */
  readonly open: string;
}

const camp = (name: string): readonly string[] => name.split('+');

export const costWords: CostWords = {
  cost: (its, n, better) =>
    `This card cost ${english.formatList(camp(its))} ${english.formatPointCount(n)}; ${english.formatList(better.map(english.withThe), 'or')} would have cost nothing.`,
  fair: (its, n, made) =>
    `With all hands open and perfect play, ${english.formatList(camp(its))} would have made ${n} of the 68 points; they made ${made === n ? 'as many' : made}.`,
  lost: (its, n, cards) =>
    cards === 0
      ? `No card of ${english.formatList(camp(its))} cost anything.`
      : `${english.formatCardCount(cards)} of ${english.formatList(camp(its))} cost ${english.formatPointCount(n)}${cards > 1 ? ' in all' : ''}.`,
  none: 'No card cost anything.',
  open: 'Nobody at the table sees all the hands: a card that cost points may still have been the right one to play.',
};
