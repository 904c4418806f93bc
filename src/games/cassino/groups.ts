/** The combinations that one card takes, told apart: for the reader’s sake, since the table only says what was taken. */
import { parseCard, rankOf } from '#engine/cards.ts';

/** What makes a number with the first card, of the rest: the fewest cards that will do, and those that are then left. */
function* groupsWith(
  missing: number,
  from: readonly string[],
  size: number,
): Generator<readonly [group: readonly string[], left: readonly string[]]> {
  if (size === 0) {
    if (missing === 0) yield [[], from];
    return;
  }
  for (const [i, card] of from.entries()) {
    const before = from.slice(0, i);
    for (const [group, left] of groupsWith(missing - numberOf(card), from.slice(i + 1), size - 1))
      yield [
        [card, ...group],
        [...before, ...left],
      ];
  }
}

const numberOf = (card: string): number => rankOf(parseCard(card)!) + 1;

/**
 * Shares cards out in groups that each make the number of another card: each by its highest card and the fewest that
 * make it up. Returns no groups when that cannot be done.
 */
export const groupsOf = (by: string, cards: readonly string[]): readonly (readonly string[])[] =>
  share(
    numberOf(by),
    [...cards].sort((a, b) => numberOf(b) - numberOf(a)),
  ) ?? [];

const share = (number: number, cards: readonly string[]): readonly (readonly string[])[] | undefined => {
  const [first, ...rest] = cards;
  if (first === undefined) return [];
  for (let size = 0; size <= rest.length; size++)
    for (const [group, left] of groupsWith(number - numberOf(first), rest, size)) {
      const others = share(number, left);
      if (others) return [[first, ...group], ...others];
    }
  return undefined;
};
