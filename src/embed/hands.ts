/**
 * Hands that the address of an embed of two books asks for, in place of those that somebody writes: they stand a line a player,
 * as `handsAsked` has set them, and where they are not sound that is all that is told.
 */
import { type Card, parseCard } from '#engine/cards.ts';
import { wrongSeats } from '#engine/compare/compare.ts';
import { type Book, handsOf, packBehind, talonOf } from '#engine/compare/dealt.ts';
import type { Written } from '#engine/compare/written-hands.ts';
import { fault, type Result } from '#engine/record/faults.ts';
import { TALON } from '#engine/record/record.ts';

export { handsOf, talonOf };

const AT = { line: 1, column: 1 } as const;

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** No card: what a word that names none is read as. */
const NONE: Card = -1;

/** The cards of a line behind its name. */
const cardsOf = (line: string): readonly Card[] =>
  line
    .replace(/^\S+:/, '')
    .split(' ')
    .filter(Boolean)
    .map((word) => parseCard(word) ?? NONE);

/** The hands of such a text, dealt to its players: sound where the book that deals most deals just these. */
export const readHands = (text: string, books: readonly Book[]): Result<Written> => {
  const unsound: Result<Written> = { ok: false, faults: [fault('wrong-hand', AT)] };
  const lines = text.trim().split('\n');
  const isTalon = (line: string): boolean => line.startsWith(`${TALON}:`);
  const hands = lines.filter((line) => !isTalon(line)).map(cardsOf);
  const talon = lines.filter(isTalon).flatMap(cardsOf);
  const all = [...hands.flat(), ...talon];
  const seats = hands.length;
  if (all.includes(NONE) || new Set(all).size < all.length) return unsound;
  if (books.some((book) => wrongSeats(book, seats, AT))) return unsound;
  const pack = packBehind(hands, seats - 1, talon);
  const deal = { seats, dealer: seats - 1, pack };
  if (!alike(handsOf(deal, books), hands) || (talon.length > 0 && !alike(talonOf(deal, books), talon))) return unsound;
  return { ok: true, value: { ...deal, preferred: '' } };
};
