/**
 * Replaces the parser of written hands in embedded comparisons. It reads hands from the address, a line for each
 * player, as `parseRequestedHands` formats them. An invalid text is rejected without details.
 */
import { type Card, parseCard } from '#engine/cards.ts';
import { findSeatCountFault } from '#engine/compare/compare.ts';
import { getUndealtCards, listLargestHands, type RuleBook, rebuildPack } from '#engine/compare/deals.ts';
import type { WrittenDeal } from '#engine/compare/written-hands.ts';
import { createFault, type Result } from '#engine/record/faults.ts';
import { TALON_NAME } from '#engine/record/record.ts';

export { getUndealtCards, listLargestHands };

const AT = { line: 1, column: 1 } as const;

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Stands for a word that is no card. */
const NONE: Card = -1;

/** Parses the cards of a line, after the name. */
const cardsOf = (line: string): readonly Card[] =>
  line
    .replace(/^\S+:/, '')
    .split(' ')
    .filter(Boolean)
    .map((word) => parseCard(word) ?? NONE);

/** Parses hands. They are valid only if the book with the largest hands deals exactly these cards. */
export const parseHands = (text: string, books: readonly RuleBook[]): Result<WrittenDeal> => {
  const unsound: Result<WrittenDeal> = { ok: false, faults: [createFault('wrong-hand', AT)] };
  const lines = text.trim().split('\n');
  const isTalon = (line: string): boolean => line.startsWith(`${TALON_NAME}:`);
  const hands = lines.filter((line) => !isTalon(line)).map(cardsOf);
  const talon = lines.filter(isTalon).flatMap(cardsOf);
  const all = [...hands.flat(), ...talon];
  const seats = hands.length;
  if (all.includes(NONE) || new Set(all).size < all.length) return unsound;
  if (books.some((book) => findSeatCountFault(book, seats, AT))) return unsound;
  const pack = rebuildPack(hands, seats - 1, talon);
  const deal = { seats, dealer: seats - 1, pack };
  if (!alike(listLargestHands(deal, books), hands) || (talon.length > 0 && !alike(getUndealtCards(deal, books), talon)))
    return unsound;
  return { ok: true, value: { ...deal, preferred: '' } };
};
