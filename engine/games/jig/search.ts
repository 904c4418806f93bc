/**
 * Search bot for Jig. In its simulated play, all players lead cards that bring the Jig back (their run ends with a card
 * of the same player).
 */

import { createSearch, type RolloutPreference } from '../../bots/search.ts';
import { NO_OWNER, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { ACE_RANK, findRunEnd } from './book-player.ts';

/**
 * Prefers the moves of the advice: the lowest card that brings the Jig back, or an ace. A card that nobody holds has
 * been played, since all cards are dealt.
 */
export const rolloutPreference: RolloutPreference = ({ hands: { owner }, toMove }, card) => {
  const end = findRunEnd(card, (next) => owner[next] === NO_OWNER);
  if (owner[end] === toMove) return 1 + RANKS_IN_SUIT - rankOf(card);
  return rankOf(card) === ACE_RANK ? 1 : 0;
};

export const search = createSearch(rolloutPreference);
