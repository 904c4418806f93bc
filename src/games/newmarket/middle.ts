/** The cards in the middle of a table of Newmarket, as its record tells of them. */
import { makeCard } from '#engine/cards.ts';
import { BOX_NAMES, EXAMPLE, SEVENS } from '#engine/games/newmarket/board.ts';
import type { Replay } from '#engine/record/replay.ts';

/** The card of each box, in notation: as they were laid or drawn; those of the book where a second pack has them. */
export const middleOf = ({ steps }: Pick<Replay, 'steps'>): Readonly<Record<string, string>> => {
  const turned = (steps[0]?.events ?? []).flatMap(({ cite, card }) =>
    cite === 'BW91.newmarket.boxes' && card ? [card] : [],
  );
  const cards = turned.length > 0 ? turned : EXAMPLE.map(makeCard);
  return Object.fromEntries(BOX_NAMES.map((box, i) => [box, cards[i]!]));
};

/** The cards that are in no hand, in notation. */
export const absentIn = (played: Replay): ReadonlySet<string> =>
  new Set([
    ...SEVENS.map(makeCard),
    ...(played.readings['pool-cards'] === 'from-pack' ? Object.values(middleOf(played)) : []),
  ]);
