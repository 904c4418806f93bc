/** Splits a capture into its combinations, so that the reader sees them; the record only lists the cards taken. */
import { parseCard, rankOf } from '#engine/cards.ts';

/** Yields each group of `size` cards that add up to `missing`, with the cards left over. */
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
 * Splits cards into groups that each add up to the number of the capturing card `by`. A group begins with its highest
 * card and has as few cards as possible. Returns no groups if the cards cannot be split.
 */
export const splitCapturedCards = (by: string, cards: readonly string[]): readonly (readonly string[])[] =>
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
