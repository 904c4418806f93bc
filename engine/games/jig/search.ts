/** The player of Jig who thinks ahead: in the worlds he imagines everybody leads what brings the Jig back to him. */

import { type Liking, searchBy } from '../../bots/search.ts';
import { RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { NOBODY } from '../../hands.ts';
import { ACE, endOfRun } from './book.ts';

/** As by the book: the lowest card that comes back, or an ace. Every card that nobody holds has been laid. */
export const liking: Liking = ({ hands: { owner }, toMove }, card) => {
  const end = endOfRun(card, (next) => owner[next] === NOBODY);
  if (owner[end] === toMove) return 1 + RANKS_IN_SUIT - rankOf(card);
  return rankOf(card) === ACE ? 1 : 0;
};

export const search = searchBy(liking);
