/** Snip-Snap-Snorum as Peel advises to play it (1891, p. 93). */
import { PACK_SIZE, rankOf } from '../../cards.ts';
import type { Move } from '../../game.ts';
import { advised, type Player, randomPlayer } from '../players.ts';

/** How many cards have a rank. */
const OF_A_RANK = 4;

/**
 * Of two cards of a rank he lays one (BW91.snip.advice.pair); a third of which two have been seen is almost safe
 * (BW91.snip.advice.third). The reason he gives for both is how few are left that can pair the card: where both can be
 * done, he does what leaves fewer. He pairs whenever he can, and lays anything when none of this tells.
 */
export const book: Player = (seen, random) => {
  const { hand, shown } = seen;
  const legal = seen.legal.filter((move) => move < PACK_SIZE); // nothing is kept that can pair (BW91.snip.duty)
  const ofRank = (cards: readonly Move[], card: Move): number =>
    cards.filter((other) => rankOf(other) === rankOf(card)).length;
  const left = (card: Move): number => OF_A_RANK - ofRank(hand, card) - ofRank(shown, card);
  const isPair = (card: Move): boolean => ofRank(hand, card) > 1;
  const safe = legal.filter((card) => isPair(card) || ofRank(shown, card) > 1);
  const fewest = Math.min(...safe.map(left));
  const best = safe.filter((card) => left(card) === fewest);
  const chosen = advised(legal, best, random, (card) =>
    isPair(card) ? 'BW91.snip.advice.pair' : 'BW91.snip.advice.third',
  );
  return chosen ?? randomPlayer({ ...seen, legal }, random);
};
