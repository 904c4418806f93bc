/** Finds the article that allows a card to be played to a trick, or forbids it. */
import type { Refusal } from '../../game.ts';
import type { ManilleArticle } from './articles.ts';
import { higherCards, type ManilleCard, suitMask } from './cards.ts';
import { type Coup, getPartner } from './coup.ts';
import type { PlayPractices } from './legality.ts';

/** Refusal of a move by a seat whose turn it is not. */
export const NOT_YOUR_TURN: Refusal<ManilleArticle> = { reason: 'not-your-turn', cite: 'B96.turn' };

/** Returns the article according to which a seat plays a card. Call it before the card is played. */
export const getPlayArticle = (coup: Coup, seat: number, card: ManilleCard): ManilleArticle => {
  const { best, top, trump, count, held } = coup;
  if (count === 0) return 'B96.lead';
  if ((count & 3) === 0) return 'B96.winner-leads';
  const suit = card >> 3;
  const follows = suit === top >> 3;
  if (coup.master === getPartner(seat)) {
    if (!follows && suit !== trump) return 'B96.partner-master.discard';
    // B96.partner-master.now: master for the moment, while an adversary has still to play.
    return (count & 3) === 3 ? 'B96.partner-master' : 'B96.partner-master.now';
  }
  if (follows) return top !== best ? 'B96.overruff.follow' : card > best ? 'B96.follow.beat' : 'B96.follow';
  const ruffed = top !== best;
  if (suit === trump) {
    if (!ruffed) return 'B96.follow.trump';
    return card > best ? 'B96.overruff' : 'B96.overruff.under';
  }
  return (held[seat]! & suitMask(trump)) !== 0 ? 'B96.overruff.under' : 'B96.discard.no-trump';
};

/**
 * Returns the refusal of a card that the seat to play holds but may not play. The card can be recorded as a misplay.
 */
export const getCardRefusal = (
  coup: Coup,
  seat: number,
  card: ManilleCard,
  duties: PlayPractices,
): Refusal<ManilleArticle> => {
  const { best, top, trump } = coup;
  const hand = coup.held[seat]!;
  const suit = card >> 3;
  const partnerIsMaster = coup.master === getPartner(seat);
  if ((hand & suitMask(top >> 3)) !== 0) {
    if (suit === top >> 3)
      return { reason: 'must-beat', cite: top === best ? 'B96.follow.beat' : 'B96.overruff.follow', misplay: true };
    return { reason: 'must-follow', cite: partnerIsMaster ? 'B96.partner-master.follow' : 'B96.follow', misplay: true };
  }
  if (partnerIsMaster) return { reason: 'must-discard', cite: 'B96.partner-master.discard', misplay: true };
  if (top === best) return { reason: 'must-trump', cite: 'B96.follow.trump', misplay: true };
  const canOverruff = (hand & higherCards(best)) !== 0;
  if (canOverruff && duties.overruff === 'must') return { reason: 'must-beat', cite: 'B96.overruff', misplay: true };
  if (suit === trump) return { reason: 'must-discard', cite: 'B96.overruff.under', misplay: true };
  return {
    reason: 'must-trump',
    cite: duties.overruff === 'any-trump' ? 'B96.overruff' : 'B96.overruff.under',
    misplay: true,
  };
};
