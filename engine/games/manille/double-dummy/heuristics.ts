/** Estimates the result of a trick, to decide the order in which cards are tried. */
import { beats, CARD_POINTS, type CardMask, getLowestCard, higherCards, type ManilleCard, suitMask } from '../cards.ts';
import { getLegalCards, type PlayPractices } from '../legality.ts';

/**
 * Estimates the points of a trick for the camp of `seat`, negative if the adversaries take it. Assumes that each
 * remaining player wins with the lowest possible card, plays a high card to a partner's trick, and a card of few points
 * to any other. `laid` is the number of cards already on the table.
 */
export const estimateTrickPoints = (
  held: Int32Array,
  trump: number,
  duties: PlayPractices,
  seat: number,
  laid: number,
  top: ManilleCard,
  best: ManilleCard,
  master: number,
  value: number,
): number => {
  for (let next = laid, who = (seat + 1) & 3; next < 4; next++, who = (who + 1) & 3) {
    const friendly = master === (who ^ 2);
    const legal = getLegalCards(held[who]!, top, best, friendly, trump, duties);
    const card = pickHeuristicCard(legal, best, friendly, trump);
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
export const pickHeuristicCard = (legal: CardMask, best: ManilleCard, friendly: boolean, trump: number): ManilleCard =>
  friendly ? dearest(legal, trump) : takes(legal, best, trump);

/** Returns the lowest card that takes the trick; if none does, a card with the fewest points. */
const takes = (legal: CardMask, best: ManilleCard, trump: number): ManilleCard => {
  const higher = legal & higherCards(best);
  if (higher !== 0) return getLowestCard(higher);
  const ruffs = best >> 3 === trump ? 0 : legal & suitMask(trump);
  if (ruffs !== 0) return getLowestCard(ruffs);
  let least = -1;
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = getLowestCard(rest);
    if (least < 0 || CARD_POINTS[card]! < CARD_POINTS[least]!) least = card;
  }
  return least;
};

/** Returns the card with the most points; a trump only if all cards are trumps. */
const dearest = (legal: CardMask, trump: number): ManilleCard => {
  let most = -1;
  for (let rest = legal & ~suitMask(trump) || legal; rest !== 0; rest &= rest - 1) {
    const card = getLowestCard(rest);
    if (most < 0 || CARD_POINTS[card]! > CARD_POINTS[most]!) most = card;
  }
  return most;
};
