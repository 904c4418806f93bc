/** A bot for Snip-Snap-Snorum that follows Peel's advice (1891, p. 93). */

import { chooseAdvisedMove, type Player, randomPlayer } from '../../bots/players.ts';
import { CARDS_PER_RANK, countSameRank, PACK_SIZE } from '../../cards.ts';
import type { Move } from '../../game.ts';

/**
 * Parts of the advice: to play a card of a pair in the hand (`pair`, BW91.snip.advice.pair), and a card of a rank of
 * which two have already been seen (`third`, BW91.snip.advice.third).
 */
export type AdvicePart = 'pair' | 'third';

/**
 * Creates a bot that follows only these parts of the advice. The book's reason for both is that few other cards can
 * pair the card played. So if several cards are advised, the bot plays one whose rank has the fewest cards left. It
 * always pairs if possible, and plays any card if no advice applies.
 */
export const createSnipBookPlayer =
  (...pieces: readonly AdvicePart[]): Player =>
  (seen, random) => {
    const { hand, shown } = seen;
    const legal = seen.legal.filter((move) => move < PACK_SIZE); // pairing cards are compulsory (BW91.snip.duty)
    const left = (card: Move): number => CARDS_PER_RANK - countSameRank(hand, card) - countSameRank(shown, card);
    const isPair = (card: Move): boolean => pieces.includes('pair') && countSameRank(hand, card) > 1;
    const isThird = (card: Move): boolean => pieces.includes('third') && countSameRank(shown, card) > 1;
    const safe = legal.filter((card) => isPair(card) || isThird(card));
    const fewest = Math.min(...safe.map(left));
    const best = safe.filter((card) => left(card) === fewest);
    const chosen = chooseAdvisedMove(legal, best, random, (card) =>
      isPair(card) ? 'BW91.snip.advice.pair' : 'BW91.snip.advice.third',
    );
    return chosen ?? randomPlayer({ ...seen, legal }, random);
  };

/** Bot that follows all parts of the advice. */
export const bookPlayer = createSnipBookPlayer('pair', 'third');
