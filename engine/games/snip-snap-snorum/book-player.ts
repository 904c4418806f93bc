/** Player of Snip-Snap-Snorum by Peel's advice (1891, p. 93). */

import { chooseAdvisedMove, type Player, randomPlayer } from '../../bots/players.ts';
import { countRank, OF_A_RANK, PACK_SIZE } from '../../cards.ts';
import type { Move } from '../../game.ts';

/**
 * Parts of the advice: to play one of a pair (BW91.snip.advice.pair), and a third card of a rank of which two have been
 * seen (.third).
 */
export type AdvicePiece = 'pair' | 'third';

/**
 * Follows only these parts of the advice. The book's reason for both is that few cards are left to pair the card: of
 * several advised cards, one with the fewest left is played. Always pairs if possible, and plays any card if no advice
 * applies.
 */
export const createSnipBookPlayer =
  (...pieces: readonly AdvicePiece[]): Player =>
  (seen, random) => {
    const { hand, shown } = seen;
    const legal = seen.legal.filter((move) => move < PACK_SIZE); // pairing cards are compulsory (BW91.snip.duty)
    const left = (card: Move): number => OF_A_RANK - countRank(hand, card) - countRank(shown, card);
    const isPair = (card: Move): boolean => pieces.includes('pair') && countRank(hand, card) > 1;
    const isThird = (card: Move): boolean => pieces.includes('third') && countRank(shown, card) > 1;
    const safe = legal.filter((card) => isPair(card) || isThird(card));
    const fewest = Math.min(...safe.map(left));
    const best = safe.filter((card) => left(card) === fewest);
    const chosen = chooseAdvisedMove(legal, best, random, (card) =>
      isPair(card) ? 'BW91.snip.advice.pair' : 'BW91.snip.advice.third',
    );
    return chosen ?? randomPlayer({ ...seen, legal }, random);
  };

/** Plays one of a pair, or the third card of a rank of which two have been seen. */
export const bookPlayer = createSnipBookPlayer('pair', 'third');
