import { above, type ManilleCard, type Mask, suitMask } from './cards.ts';
import type { ManilleReadings } from './readings.ts';

/** The practices that affect which cards may be played. */
export type Duties = Pick<ManilleReadings, 'overruff' | 'undertrump' | 'follow-after-ruff' | 'partner-master-void'>;

/**
 * The cards of a hand that may be played on a trick, by the source's sentence: one follows suit and beats if one can,
 * otherwise one trumps; when the partner is master one need neither trump nor beat, but must follow, and without the
 * suit one discards. `top` is the highest card of the suit led, `best` the winning card (they differ once somebody has
 * ruffed).
 */
export const legalMask = (
  hand: Mask,
  top: ManilleCard,
  best: ManilleCard,
  partnerIsMaster: boolean,
  trump: number,
  duties: Duties,
): Mask => {
  const follow = hand & suitMask(top >> 3);
  if (follow !== 0) {
    if (partnerIsMaster) return follow; // B96.partner-master.follow
    if (top !== best && duties['follow-after-ruff'] === 'free') return follow; // B96.overruff.follow
    return follow & above(top) || follow; // B96.follow, B96.follow.beat
  }
  const trumps = hand & suitMask(trump);
  if (trumps === 0) return hand; // B96.discard.no-trump
  // B96.partner-master.discard
  if (partnerIsMaster) return duties['partner-master-void'] === 'any' ? hand : hand & ~trumps || hand;
  if (best >> 3 !== trump) return trumps; // B96.follow.trump
  return onRuff(hand, trumps, best, duties);
};

/** B96.overruff, B96.overruff.under: without the suit, when an adversary has ruffed and is master. */
const onRuff = (hand: Mask, trumps: Mask, best: ManilleCard, { overruff, undertrump }: Duties): Mask => {
  if (overruff === 'any-trump') return trumps;
  const higher = trumps & above(best);
  if (overruff === 'must' && higher !== 0) return higher;
  if (undertrump === 'must' && higher === 0) return trumps;
  return undertrump === 'forbidden' ? hand & ~(trumps & ~higher) || hand : hand;
};
