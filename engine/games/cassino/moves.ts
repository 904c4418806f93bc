/**
 * The moves of Cassino as integers and in words.
 *
 * A card that is only laid is its own integer. A card that takes is `(card + 1) * 2^25 + set`, where bit `i` of the set
 * is the `i`th card of the table as they lie: `10D x 9S AC`. `53 + card` is the dealer's exposing that card, which is
 * a misplay: `exposes 7H`.
 *
 * No more than sixteen cards lie on a table on which the card played must take what it can, and no card has more than
 * a few sets to choose from. Under `capture: free` more cards may lie there: past twenty-five, a set names only the
 * cards of the rank played and the lower ones, those that have lain longest first. Under `free` and `combine: any` a
 * card may have more than 255 sets: it is offered those of the most cards.
 */
import { type Card, makeCard, PACK_SIZE, parseCard, rankOf } from '../../cards.ts';
import { type Move, PASS } from '../../game.ts';
import { type Captures, MOST_SLOTS } from './captures.ts';

const EXPOSES: Move = PASS + 1;
/** Above every move by which a card is exposed. */
const EXPOSES_END: Move = EXPOSES + PACK_SIZE;
const TAKES: Move = 1 << MOST_SLOTS;

/** The move of a card that takes a set. */
export const takes = (card: Card, set: number): Move => (card + 1) * TAKES + set;

/** Whether a move takes cards of the table. */
export const isTaking = (move: Move): boolean => move >= TAKES;

/** Whether a move is the dealer's exposing a card. */
export const isExposing = (move: Move): boolean => move >= EXPOSES && move < EXPOSES_END;

/** The card that is laid, or that takes. */
export const cardOf = (move: Move): Card => (isTaking(move) ? (move >> MOST_SLOTS) - 1 : move);

/** The set that is taken. */
export const setOf = (move: Move): number => move & (TAKES - 1);

/** The card that is exposed. */
export const exposedBy = (move: Move): Card => move - EXPOSES;

/** A move in words, as the table stands. */
export const writeMove = (move: Move, captures: Captures): string => {
  if (isExposing(move)) return `exposes ${makeCard(exposedBy(move))}`;
  const card = cardOf(move);
  if (!isTaking(move)) return makeCard(card);
  const taken: string[] = [];
  const slots = captures.slots(rankOf(card));
  for (let slot = 0; slot < slots; slot++) if (setOf(move) & (1 << slot)) taken.push(makeCard(captures.cardAt(slot)));
  return [makeCard(card), 'x', ...taken].join(' ');
};

/** The move that words name, as the table stands; `undefined` when they name cards that do not lie there, or none. */
export const readMove = (words: readonly string[], captures: Captures): Move | undefined => {
  const [first = '', link = '', ...rest] = words;
  if (first.toLowerCase() === 'exposes') {
    const exposed = parseCard(link);
    return exposed === undefined || rest.length > 0 ? undefined : EXPOSES + exposed;
  }
  const card = parseCard(first);
  if (card === undefined || link === '') return card;
  if (link.toLowerCase() !== 'x' || rest.length === 0) return undefined;
  let set = 0;
  const slots = captures.slots(rankOf(card));
  for (const word of rest) {
    const taken = parseCard(word);
    let slot = 0;
    while (slot < slots && captures.cardAt(slot) !== taken) slot += 1;
    if (slot === slots || set & (1 << slot)) return undefined;
    set |= 1 << slot;
  }
  return takes(card, set);
};
