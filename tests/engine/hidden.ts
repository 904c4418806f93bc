/** Exchanges the cards that a seat cannot see, to test that its player does not use them. */

import type { Card, CardOwners } from '#engine/cards.ts';
import type { UnheldCards } from '#engine/dealing.ts';
import { type Observation } from '#engine/observation.ts';

/** The cards of a deal: the owner of each, and the cards dealt to nobody. */
export interface DealSnapshot {
  readonly owners: CardOwners;
  readonly unheld: UnheldCards;
}

/** Lists the cards of a pack that a seat has not seen and was not dealt. */
export const listHiddenCards = (
  { owners, unheld }: DealSnapshot,
  seen: Observation,
  pack: readonly Card[],
): readonly Card[] => {
  const faceUp = [...seen.hand, ...seen.shown, ...(unheld.board ?? []), unheld.turnUp];
  const looked = seen.hand.length > 0 || seen.shown.length > 0;
  return pack.filter((card) => !faceUp.includes(card) && !(looked && owners[card] === seen.seat));
};

/** Moves cards: each value of `places` gets the owner, or the position in the talon, that its key had. */
export const permuteDeal = ({ owners, unheld }: DealSnapshot, places: ReadonlyMap<Card, Card>): DealSnapshot => {
  const moved = owners.slice();
  for (const [card, instead] of places) moved[instead] = owners[card]!;
  return { owners: moved, unheld: { ...unheld, talon: unheld.talon?.map((card) => places.get(card) ?? card) } };
};

/** Maps each card to the next one of the list, and the last to the first. */
export const cycleCards = (cards: readonly Card[]): ReadonlyMap<Card, Card> =>
  new Map(cards.map((card, i) => [card, cards[(i + 1) % cards.length]!]));
