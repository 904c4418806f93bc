/** Snip-Snap-Snorum as Peel advises to play it (1891, p. 93). */

import { advised, type Player, randomPlayer } from '../../bots/players.ts';
import { countRank, OF_A_RANK, PACK_SIZE } from '../../cards.ts';
import type { Move } from '../../game.ts';

/** The pieces of advice: to lay one of a pair (BW91.snip.advice.pair), and a third of which two have been seen (.third). */
export type Piece = 'pair' | 'third';

/**
 * Follows these pieces of advice and no other. The reason the book gives for both is how few are left that can pair the
 * card: where several cards are advised, he lays one of which the fewest are left. He pairs whenever he can, and lays
 * anything when none of this tells.
 */
export const heeding =
  (...pieces: readonly Piece[]): Player =>
  (seen, random) => {
    const { hand, shown } = seen;
    const legal = seen.legal.filter((move) => move < PACK_SIZE); // nothing is kept that can pair (BW91.snip.duty)
    const left = (card: Move): number => OF_A_RANK - countRank(hand, card) - countRank(shown, card);
    const isPair = (card: Move): boolean => pieces.includes('pair') && countRank(hand, card) > 1;
    const isThird = (card: Move): boolean => pieces.includes('third') && countRank(shown, card) > 1;
    const safe = legal.filter((card) => isPair(card) || isThird(card));
    const fewest = Math.min(...safe.map(left));
    const best = safe.filter((card) => left(card) === fewest);
    const chosen = advised(legal, best, random, (card) =>
      isPair(card) ? 'BW91.snip.advice.pair' : 'BW91.snip.advice.third',
    );
    return chosen ?? randomPlayer({ ...seen, legal }, random);
  };

/** Of two cards of a rank he lays one, and a third of which two have been seen is almost safe. */
export const book = heeding('pair', 'third');
