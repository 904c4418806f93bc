/** Estimates the result of a trick, to decide the order in which cards are tried. */
import { above, beats, CARD_POINTS, lowestOf, type ManilleCard, type Mask, suitMask } from '../cards.ts';
import { type Duties, legalMask } from '../legality.ts';

/**
 * Estimates the points of a trick for the camp of `seat`, negative if the adversaries take it. Assumes that each
 * remaining player wins with the lowest possible card, plays a high card to a partner's trick, and a card of few points
 * to any other. `laid` is the number of cards already on the table.
 */
export const estimateTrick = (
  held: Int32Array,
  trump: number,
  duties: Duties,
  seat: number,
  laid: number,
  top: ManilleCard,
  best: ManilleCard,
  master: number,
  value: number,
): number => {
  for (let next = laid, who = (seat + 1) & 3; next < 4; next++, who = (who + 1) & 3) {
    const friendly = master === (who ^ 2);
    const legal = legalMask(held[who]!, top, best, friendly, trump, duties);
    const card = pickByRuleOfThumb(legal, best, friendly, trump);
    value += CARD_POINTS[card]!;
    if (card >> 3 === top >> 3 && card > top) top = card;
    if (beats(card, best, trump)) {
      best = card;
      master = who;
    }
  }
  return ((master ^ seat) & 1) === 0 ? value + 1 : -value - 1;
};

/** Picks a card for a trick among the legal cards, by the same assumptions. */
export const pickByRuleOfThumb = (legal: Mask, best: ManilleCard, friendly: boolean, trump: number): ManilleCard =>
  friendly ? dearest(legal, trump) : takes(legal, best, trump);

/** Returns the lowest card that takes the trick; if none does, a card with the fewest points. */
const takes = (legal: Mask, best: ManilleCard, trump: number): ManilleCard => {
  const higher = legal & above(best);
  if (higher !== 0) return lowestOf(higher);
  const ruffs = best >> 3 === trump ? 0 : legal & suitMask(trump);
  if (ruffs !== 0) return lowestOf(ruffs);
  let least = -1;
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = lowestOf(rest);
    if (least < 0 || CARD_POINTS[card]! < CARD_POINTS[least]!) least = card;
  }
  return least;
};

/** Returns the card with the most points; a trump only if all cards are trumps. */
const dearest = (legal: Mask, trump: number): ManilleCard => {
  let most = -1;
  for (let rest = legal & ~suitMask(trump) || legal; rest !== 0; rest &= rest - 1) {
    const card = lowestOf(rest);
    if (most < 0 || CARD_POINTS[card]! > CARD_POINTS[most]!) most = card;
  }
  return most;
};
