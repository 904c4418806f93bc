import { FULL_PACK, makeCard } from '#engine/cards.ts';
import { NOBODY } from '#engine/hands.ts';
import type { Replay } from '#engine/record/replay.ts';

/** The cards that are ever seen face up in a replay, in the order of the pack, in notation: `2S 9H KD`. */
export const cardsSeen = ({ steps, record }: Replay): string => {
  const seen = new Set(
    record.deals.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards.map(({ card }) => card))),
  );
  for (const { owners } of steps) for (const card of FULL_PACK) if (owners[card] !== NOBODY) seen.add(card);
  const told = new Set(steps.flatMap(({ events }) => events.flatMap(({ card }) => (card ? [card] : []))));
  return FULL_PACK.filter((card) => seen.has(card) || told.has(makeCard(card)))
    .map(makeCard)
    .join(' ');
};
