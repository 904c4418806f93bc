/**
 * Draws the middle of a table in pictures: the groups of cards and counters that each game names, such as the board,
 * the run or the pool.
 */

import type { CardGroup } from '../games/table-figure.ts';
import type { Language } from '../i18n/routes.ts';
import { drawPlacedCard } from '../pack/cards.ts';
import { drawFromSprite } from '../pack/sprite.ts';
import { type GlyphComposer, measureTextWidth, type TextStyle } from './lettering.ts';

/** Colours of text on the cloth: for names and numbers, and (`CREAM_2`) for the notes beside or below them. */
export const CLOTH_TEXT_COLOUR = '#f6efdd';
export const CLOTH_NOTE_COLOUR = '#c3d0bd';

const FIGURE: TextStyle = { face: 'roman', size: 44 };

/** The language of a picture, the composer of its letters, and the style of headings and of notes under a card. */
interface Lettered {
  readonly lang: Language;
  readonly type: GlyphComposer;
  readonly small: TextStyle;
  /** Distance between two parts of a row. */
  readonly gap: number;
}

/** A part of the drawing: its size, and a function that draws it from its upper left corner on. */
interface Part {
  readonly width: number;
  readonly height: number;
  /** Draws the part with its upper left corner at (x, y), in a row of this height. */
  draw(x: number, y: number, height: number): string;
}

/** Size of the cards of a group, and the distance between cards that lie side by side (`apart`) or overlap. */
const HEAP = { width: 92, apart: 104, overlapping: 52, height: 129 } as const;
/** The height of a row of groups with cards: their headings, the cards, and the notes under the cards. */
const CARDS_HEIGHT = 36 + HEAP.height + 34;
const FIGURES_HEIGHT = 92;

const heapPart = (heap: CardGroup, { lang, type, small }: Lettered): Part => {
  const name = heap.name.charAt(0).toUpperCase() + heap.name.slice(1);
  if ('figure' in heap) {
    const width = Math.max(
      measureTextWidth(name, small),
      heap.counter ? 110 : measureTextWidth(heap.figure, FIGURE),
      60,
    );
    return {
      width,
      height: FIGURES_HEIGHT,
      draw: (x, y, height) => {
        const [middle, foot] = [x + width / 2, y + (height === FIGURES_HEIGHT ? 64 : 36 + HEAP.height / 2)];
        const counter = heap.counter ? drawFromSprite('counter', middle - 58, foot - 12, 44) : '';
        return (
          counter +
          type.line(name, middle, y + 22, small, CLOTH_NOTE_COLOUR, 'middle') +
          type.line(heap.figure, middle, foot + 18, FIGURE, CLOTH_TEXT_COLOUR, heap.counter ? 'start' : 'middle')
        );
      },
    };
  }
  const { cards } = heap;
  const underWidths = cards.map(({ under }) => measureTextWidth(under, small));
  const step = heap.overlapping ? HEAP.overlapping : Math.max(HEAP.apart, ...underWidths.map((width) => width + 18));
  const wide = HEAP.width + step * (cards.length - 1);
  // A word under the first card or the last may be wider than the card.
  const width = Math.max(
    wide + Math.max(0, Math.max(underWidths[0]!, underWidths.at(-1)!) - HEAP.width),
    measureTextWidth(name, small),
  );
  return {
    width,
    height: CARDS_HEIGHT,
    draw: (x, y) => {
      const first = x + (width - wide) / 2 + HEAP.width / 2;
      const drawn = cards.map(({ card, under }, i) => {
        const middle = first + i * step;
        const y0 = y + 36 + HEAP.height / 2;
        return (
          drawPlacedCard({ card, x: middle, y: y0, width: HEAP.width, lean: 0 }, lang, 'large') +
          (under && type.line(under, middle, y + 36 + HEAP.height + 27, small, CLOTH_TEXT_COLOUR, 'middle'))
        );
      });
      return type.line(name, x + width / 2, y + 22, small, CLOTH_NOTE_COLOUR, 'middle') + drawn.join('');
    },
  };
};

/**
 * Divides a group into parts. A group wider than the available width becomes two or more parts; only the first has the
 * name.
 */
const partsOf = (heap: CardGroup, within: number, lettered: Lettered): readonly Part[] => {
  const part = heapPart(heap, lettered);
  if (part.width <= within || 'figure' in heap || heap.cards.length < 2) return [part];
  const half = Math.ceil(heap.cards.length / 2);
  const halves = [
    { ...heap, cards: heap.cards.slice(0, half) },
    { ...heap, name: '', cards: heap.cards.slice(half) },
  ];
  return halves.flatMap((each) => partsOf(each, within, lettered));
};

/** Arranges parts in rows no wider than the available width; each row will be centred. */
const rowsOf = (parts: readonly Part[], within: number, gap: number): readonly (readonly Part[])[] => {
  const rows: Part[][] = [];
  let wide = 0;
  for (const part of parts) {
    wide += gap + part.width;
    if (rows.length === 0 || wide > within) {
      rows.push([]);
      wide = part.width;
    }
    rows.at(-1)!.push(part);
  }
  return rows;
};

/**
 * Draws the groups that are not empty, in centred rows of at most this width. Returns the drawing, with its upper left
 * corner at (0, 0), and its height.
 */
export const drawCardGroups = (heaps: readonly CardGroup[], within: number, lettered: Lettered) => {
  const { gap } = lettered;
  const parts = heaps.flatMap((heap) =>
    'cards' in heap && heap.cards.length === 0 ? [] : partsOf(heap, within, lettered),
  );
  const drawn: string[] = [];
  let y = 0;
  for (const row of rowsOf(parts, within, gap)) {
    const wide = row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1);
    const height = Math.max(...row.map((part) => part.height));
    let x = (within - wide) / 2;
    for (const part of row) {
      drawn.push(part.draw(x, y, height));
      x += part.width + gap;
    }
    y += height + 18;
  }
  return { drawn: drawn.join(''), height: y };
};
