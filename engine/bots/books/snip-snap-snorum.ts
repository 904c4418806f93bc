/** Snip-Snap-Snorum as Peel advises to play it (1891, p. 93). */
import { PACK_SIZE, rankOf } from '../../cards.ts';
import type { Move } from '../../game.ts';
import { advised, type Player, randomPlayer } from '../players.ts';

/** How many cards have a rank. */
const OF_A_RANK = 4;

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
    const ofRank = (cards: readonly Move[], card: Move): number =>
      cards.filter((other) => rankOf(other) === rankOf(card)).length;
    const left = (card: Move): number => OF_A_RANK - ofRank(hand, card) - ofRank(shown, card);
    const isPair = (card: Move): boolean => pieces.includes('pair') && ofRank(hand, card) > 1;
    const isThird = (card: Move): boolean => pieces.includes('third') && ofRank(shown, card) > 1;
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
