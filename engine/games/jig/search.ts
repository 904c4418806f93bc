/** Search player of Jig: in its playouts everybody leads cards that bring the Jig back. */

import { type RolloutPreference, searchBy } from '../../bots/search.ts';
import { RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { NOBODY } from '../../hands.ts';
import { ACE, endOfRun } from './book-player.ts';

/**
 * Preference as in the advice: the lowest card that comes back, or an ace. Every card that nobody holds has been
 * played.
 */
export const rolloutPreference: RolloutPreference = ({ hands: { owner }, toMove }, card) => {
  const end = endOfRun(card, (next) => owner[next] === NOBODY);
  if (owner[end] === toMove) return 1 + RANKS_IN_SUIT - rankOf(card);
  return rankOf(card) === ACE ? 1 : 0;
};

export const search = searchBy(rolloutPreference);
