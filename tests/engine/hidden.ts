/** The same deal with the cards unseen by a seat in other places. */
import { type Card } from '#engine/cards.ts';
import type { UnheldCards } from '#engine/dealing.ts';
import { type Owners } from '#engine/hands.ts';
import { type Observation } from '#engine/observation.ts';

/** A deal as its cards were given out. */
export interface DealSnapshot {
  readonly owners: Owners;
  readonly unheld: UnheldCards;
}

/** The cards of a pack that a seat has not seen and was not dealt. */
export const listHiddenCards = (
  { owners, unheld }: DealSnapshot,
  seen: Observation,
  pack: readonly Card[],
): readonly Card[] => {
  const faceUp = [...seen.hand, ...seen.shown, ...(unheld.board ?? []), unheld.turnUp];
  const looked = seen.hand.length > 0 || seen.shown.length > 0;
  return pack.filter((card) => !faceUp.includes(card) && !(looked && owners[card] === seen.seat));
};

/** Gives each card's place, in a hand, in the talon or left over, to another card. */
export const permuteDeal = ({ owners, unheld }: DealSnapshot, places: ReadonlyMap<Card, Card>): DealSnapshot => {
  const moved = owners.slice();
  for (const [card, instead] of places) moved[instead] = owners[card]!;
  return { owners: moved, unheld: { ...unheld, talon: unheld.talon?.map((card) => places.get(card) ?? card) } };
};

/** Maps each of some cards to the place of the next. */
export const cycleCards = (cards: readonly Card[]): ReadonlyMap<Card, Card> =>
  new Map(cards.map((card, i) => [card, cards[(i + 1) % cards.length]!]));
