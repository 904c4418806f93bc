/** Finds the cards in the middle of a table of Newmarket from its replay. */
import { formatCard } from '#engine/cards.ts';
import { EXAMPLE_BOX_CARDS, NEWMARKET_BOX_NAMES, SEVENS } from '#engine/games/newmarket/board.ts';
import type { Replay } from '#engine/record/steps.ts';

/**
 * Returns the card of each box, in notation: the cards chosen or drawn at the start of the record, or the book's own
 * four if they come from a second pack.
 */
export const getBoxCards = ({ steps }: Pick<Replay, 'steps'>): Readonly<Record<string, string>> => {
  const turned = (steps[0]?.events ?? []).flatMap(({ cite, card }) =>
    cite === 'BW91.newmarket.boxes' && card ? [card] : [],
  );
  const cards = turned.length > 0 ? turned : EXAMPLE_BOX_CARDS.map(formatCard);
  return Object.fromEntries(NEWMARKET_BOX_NAMES.map((box, i) => [box, cards[i]!]));
};

/** Returns the cards that are in no hand, in notation. */
export const listAbsentCards = (played: Replay): ReadonlySet<string> =>
  new Set([
    ...SEVENS.map(formatCard),
    ...(played.readings['pool-cards'] === 'from-pack' ? Object.values(getBoxCards(played)) : []),
  ]);
