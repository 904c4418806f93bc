/** Cards in pictures, each at its position, as a large or a small drawing. */
import { getCardIndex, isCourtCard } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { INKS } from './draw.ts';
import type { PipSuit } from './pips.ts';
import { drawFromSprite, formatCoordinate } from './sprite.ts';

/** A card of a picture: its centre, its width, and its clockwise rotation in degrees. */
export interface PlacedCard {
  /** The card in notation; `back` for a card face down; a suit alone for a card that shows only the suit. */
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lean: number;
}

/** Size of drawing: a small card has one large index and one large pip; a large card is drawn as in the pack. */
export type Size = 'small' | 'large';

/** Draws a card at its position. */
export const drawPlacedCard = ({ card, x, y, width, lean }: PlacedCard, lang: Language, size: Size): string => {
  const turn = lean === 0 ? '' : ` rotate(${formatCoordinate(lean)})`;
  const place = `translate(${formatCoordinate(x)} ${formatCoordinate(y)})${turn} scale(${formatCoordinate(width / 100)}) translate(-50 -70)`;
  return `<g transform="${place}">${face(card, lang, size)}</g>`;
};

const face = (card: string, lang: Language, size: Size): string => {
  if (card === 'back') return drawFromSprite('back', 0, 0, 100);
  const suit = card.slice(-1);
  if (card === suit) return drawFromSprite('blank', 0, 0, 100) + drawFromSprite(suit, 22, 42, 56);
  const index = (x: number, y: number, width: number) =>
    `<g color="${INKS[suit as PipSuit]}">${drawFromSprite(`i${getCardIndex(card, lang)}`, x, y, width)}</g>`;
  if (size === 'small')
    return drawFromSprite('blank', 0, 0, 100) + drawFromSprite(suit, 30, 66, 62) + index(-13, 3, 66);
  if (!isCourtCard(card)) return drawFromSprite(card, 0, 0, 100);
  return (
    drawFromSprite('blank', 0, 0, 100) +
    drawFromSprite(card, 0, 0, 100) +
    index(-7.5, 4, 44) +
    drawFromSprite(suit, 7.3, 32.8, 14.4)
  );
};

/**
 * Geometry of a fan of cards: the centre of its middle card, the distance from there down to the pivot (`radius`), and
 * the angle of the whole fan in degrees (`spread`).
 */
interface Held {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly spread: number;
  readonly width: number;
}

/** Places cards in a fan; the last one is on top. */
export const fan = (cards: readonly string[], { x, y, radius, spread, width }: Held): readonly PlacedCard[] =>
  cards.map((card, i) => {
    const lean = cards.length < 2 ? 0 : (i / (cards.length - 1) - 0.5) * spread;
    const turn = (lean * Math.PI) / 180;
    return { card, x: x + radius * Math.sin(turn), y: y + radius * (1 - Math.cos(turn)), width, lean };
  });

/** Places cards in a fan of the size for an emblem. */
export const fanInEmblem = (cards: readonly string[]): readonly PlacedCard[] =>
  fan(cards, { x: 100, y: 66, radius: 170, spread: 37, width: 60 });
