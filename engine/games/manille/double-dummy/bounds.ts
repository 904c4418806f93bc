/**
 * Lower bounds on the points of a camp with all hands known, however the adversaries play. They count the tricks that
 * the adversaries cannot take (one point each), the cards that win these tricks, and the fewest points that the others
 * must play on them.
 */
import { CARD_POINTS, type CardMask, countCards, type ManilleCard, suitMask } from '../cards.ts';

/** Points of the cards of a suit. The index is the mask of the suit, of eight bits. */
const IN_SUIT = Uint8Array.from({ length: 256 }, (_, cards) =>
  CARD_POINTS.subarray(0, 8).reduce((sum, points, rank) => sum + ((cards >> rank) & 1) * points, 0),
);

/** Returns the points of the cards in a mask. */
export const sumCardPoints = (cards: CardMask): number =>
  IN_SUIT[cards & 255]! + IN_SUIT[(cards >>> 8) & 255]! + IN_SUIT[(cards >>> 16) & 255]! + IN_SUIT[cards >>> 24]!;

/** Masks of the cards that are worth 0, 1, 2 … 5 points. */
const COUNTING = Int32Array.from([0, 1, 2, 3, 4, 5], (points) =>
  CARD_POINTS.reduce((cards, its, card) => (its === points ? cards | (1 << card) : cards), 0),
);

/** Returns the fewest points that any `cards` cards of a hand can have. */
export const getMinPoints = (hand: CardMask, cards: number): number => {
  let left = cards - countCards(hand & COUNTING[0]!);
  let sum = 0;
  for (let points = 1; left > 0 && points <= 5; points++) {
    const there = countCards(hand & COUNTING[points]!);
    sum += (there < left ? there : left) * points;
    left -= there;
  }
  return sum;
};

/** Returns the highest card of a mask that is not empty. */
const highestOf = (cards: CardMask): ManilleCard => 31 - Math.clz32(cards);

/** Returns the fewest points that the three other players must play on this many tricks of a seat. */
const fromOthers = (held: Int32Array, seat: number, tricks: number): number =>
  getMinPoints(held[(seat + 1) & 3]!, tricks) +
  getMinPoints(held[(seat + 2) & 3]!, tricks) +
  getMinPoints(held[(seat + 3) & 3]!, tricks);

/**
 * Returns the points that a seat's trumps are sure to bring to its camp, whoever leads. A trump can only be lost to a
 * higher trump of an adversary, and each of those beats one. The bound assumes that the most valuable trumps that can
 * be lost are lost.
 */
export const getSureTrumpPoints = (held: Int32Array, seat: number, trump: number): number => {
  const shift = trump << 3;
  const theirs = ((held[(seat + 1) & 3]! | held[(seat + 3) & 3]!) >>> shift) & 255;
  let beaten = 0;
  let tricks = 0;
  let sum = 0;
  for (let rest = (held[seat]! >>> shift) & 255; rest !== 0; ) {
    const card = highestOf(rest);
    rest ^= 1 << card;
    if (beaten < countCards(theirs >>> card)) beaten += 1;
    else {
      tricks += 1;
      sum += CARD_POINTS[card]! + 1;
    }
  }
  return tricks === 0 ? 0 : sum + fromOthers(held, seat, tricks);
};

/**
 * Returns the points that the seat on lead can take at once. It leads its highest trumps, then its highest cards of the
 * other suits, as long as each adversary either has the suit or has no trump.
 */
export const countSureTricksOnLead = (held: Int32Array, seat: number, trump: number): number => {
  const own = held[seat]!;
  const right = held[(seat + 1) & 3]!;
  const left = held[(seat + 3) & 3]!;
  const partner = held[seat ^ 2]!;
  const trumps = suitMask(trump);
  const drawn = fromTop(own & trumps, (right | left | partner) & trumps, 8);
  const tricks = countCards(drawn);
  const rightRuffs = countCards(right & trumps) > tricks;
  const leftRuffs = countCards(left & trumps) > tricks;
  let taken = drawn;
  for (let suit = 0; suit < 4; suit++) {
    const cards = suitMask(suit);
    if (suit === trump || (own & cards) === 0) continue;
    let most = rightRuffs ? countCards(right & cards) : 8;
    if (leftRuffs) most = Math.min(most, countCards(left & cards));
    taken |= fromTop(own & cards, (right | left | partner) & cards, most);
  }
  // A partner with only trumps would have to take a trick, and then lead.
  const inSuits = countCards(taken) - tricks;
  if (inSuits > countCards(partner & ~trumps) && countCards(partner & trumps) > tricks) taken = drawn;
  const all = countCards(taken);
  return all === 0 ? 0 : sumCardPoints(taken) + all + fromOthers(held, seat, all);
};

/** Returns the cards of a suit that are above all cards of the others, at most `most` of them. */
const fromTop = (cards: CardMask, others: CardMask, most: number): CardMask => {
  let taken = 0;
  for (let rest = cards; rest !== 0 && most > countCards(taken); ) {
    const bit = 1 << highestOf(rest);
    if (others >>> 0 > bit >>> 0) break;
    rest ^= bit;
    taken |= bit;
  }
  return taken;
};
