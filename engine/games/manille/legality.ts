import { type CardMask, higherCards, type ManilleCard, suitMask } from './cards.ts';
import type { ManilleReadings } from './readings.ts';

/** The practices that decide which cards may be played. */
export type PlayPractices = Pick<
  ManilleReadings,
  'overruff' | 'undertrump' | 'follow-after-ruff' | 'partner-master-void'
>;

/**
 * Returns the cards of a hand that may be played to a trick, according to the source. A player must follow suit, and
 * beat if possible; without the suit, the player must trump. If the partner is winning the trick, the player must still
 * follow suit, but need not beat or trump, and may discard without the suit. `top` is the highest card of the suit led;
 * `best` is the winning card, which differs from it after a trump.
 */
export const getLegalCards = (
  hand: CardMask,
  top: ManilleCard,
  best: ManilleCard,
  partnerIsMaster: boolean,
  trump: number,
  duties: PlayPractices,
): CardMask => {
  const follow = hand & suitMask(top >> 3);
  if (follow !== 0) {
    if (partnerIsMaster) return follow; // B96.partner-master.follow
    if (top !== best && duties['follow-after-ruff'] === 'free') return follow; // B96.overruff.follow
    return follow & higherCards(top) || follow; // B96.follow, B96.follow.beat
  }
  const trumps = hand & suitMask(trump);
  if (trumps === 0) return hand; // B96.discard.no-trump
  // B96.partner-master.discard
  if (partnerIsMaster) return duties['partner-master-void'] === 'any' ? hand : hand & ~trumps || hand;
  if (best >> 3 !== trump) return trumps; // B96.follow.trump
  return onRuff(hand, trumps, best, duties);
};

/**
 * Returns the cards allowed to a player without the suit when an adversary is winning by a trump (B96.overruff,
 * B96.overruff.under).
 */
const onRuff = (
  hand: CardMask,
  trumps: CardMask,
  best: ManilleCard,
  { overruff, undertrump }: PlayPractices,
): CardMask => {
  if (overruff === 'any-trump') return trumps;
  const higher = trumps & higherCards(best);
  if (overruff === 'must' && higher !== 0) return higher;
  if (undertrump === 'must' && higher === 0) return trumps;
  return undertrump === 'forbidden' ? hand & ~(trumps & ~higher) || hand : hand;
};
