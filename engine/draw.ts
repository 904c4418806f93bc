/** Draws of cards that decide the first dealer; each game uses one of them, as its articles say. */
import type { Card } from './cards.ts';

/** Called for each card drawn, with the seat (0-based), the card, and `again`: true for another draw after a tie. */
export type DrawListener = (seat: number, card: Card, again: boolean) => void;

/** Result of a draw: the first dealer (0-based), and the number of cards used. */
export interface DrawResult {
  readonly dealer: number;
  readonly used: number;
}

export { drawHighestCard, drawSeatOrder } from './draw/highest-card.ts';
// Each in a module of its own: a page loads only that of its game.
export { drawByTurnUp } from './draw/turn-up.ts';
