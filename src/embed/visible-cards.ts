import { FULL_PACK, formatCard, NO_OWNER } from '#engine/cards.ts';
import type { Replay } from '#engine/record/steps.ts';

/**
 * Lists the cards that are ever face up in a replay, with those pictured on a board. They are in notation, in the order
 * of the pack.
 */
export const listVisibleCards = ({ steps, record, accounts }: Replay): readonly string[] => {
  const seen = new Set(
    record.deals.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards.map(({ card }) => card))),
  );
  for (const { owners } of steps) for (const card of FULL_PACK) if (owners[card] !== NO_OWNER) seen.add(card);
  const mentioned = new Set(steps.flatMap(({ events }) => events.flatMap(({ card }) => (card ? [card] : []))));
  const pictured = new Set(accounts.map((account) => account.replace('box:', '')));
  return FULL_PACK.filter(
    (card) => seen.has(card) || [mentioned, pictured].some((some) => some.has(formatCard(card))),
  ).map(formatCard);
};
