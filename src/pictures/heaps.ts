/** Draws the middle of a table in pictures: the board, the run, the pool, as each game names them. */

import type { CardGroup } from '../games/table-figure.ts';
import type { Language } from '../i18n/routes.ts';
import { drawPlacedCard } from '../pack/cards.ts';
import { drawFromSprite } from '../pack/sprite.ts';
import { type GlyphComposer, type Typesetting, widthOf } from './lettering.ts';

/** The inks of words on the cloth: of names and figures, and of what is said beside them. */
export const CREAM = '#f6efdd';
export const CREAM_2 = '#c3d0bd';

const FIGURE: Typesetting = { face: 'roman', size: 44 };

/** The language of a picture, its letters, and the setting of headings and of what is said under a card. */
interface Lettered {
  readonly lang: Language;
  readonly type: GlyphComposer;
  readonly small: Typesetting;
  /** Between two parts of a row. */
  readonly gap: number;
}

/** A part of the cloth: how wide it is, and its drawing from a left upper corner on. */
interface Part {
  readonly width: number;
  readonly height: number;
  /** In a row so high. */
  draw(x: number, y: number, height: number): string;
}

/** The cards of a heap: how wide, and how far apart when they lie side by side or overlap. */
const HEAP = { width: 92, apart: 104, overlapping: 52, height: 129 } as const;
/** The height of a row of the middle: its headings, the cards, what is said under them. */
const CARDS_HEIGHT = 36 + HEAP.height + 34;
const FIGURES_HEIGHT = 92;

const heapPart = (heap: CardGroup, { lang, type, small }: Lettered): Part => {
  const name = heap.name.charAt(0).toUpperCase() + heap.name.slice(1);
  if ('figure' in heap) {
    const width = Math.max(widthOf(name, small), heap.counter ? 110 : widthOf(heap.figure, FIGURE), 60);
    return {
      width,
      height: FIGURES_HEIGHT,
      draw: (x, y, height) => {
        const [middle, foot] = [x + width / 2, y + (height === FIGURES_HEIGHT ? 64 : 36 + HEAP.height / 2)];
        const counter = heap.counter ? drawFromSprite('counter', middle - 58, foot - 12, 44) : '';
        return (
          counter +
          type.line(name, middle, y + 22, small, CREAM_2, 'middle') +
          type.line(heap.figure, middle, foot + 18, FIGURE, CREAM, heap.counter ? 'start' : 'middle')
        );
      },
    };
  }
  const { cards } = heap;
  const underWidths = cards.map(({ under }) => widthOf(under, small));
  const step = heap.overlapping ? HEAP.overlapping : Math.max(HEAP.apart, ...underWidths.map((width) => width + 18));
  const wide = HEAP.width + step * (cards.length - 1);
  // A word under the first card or the last may be wider than the card.
  const width = Math.max(
    wide + Math.max(0, Math.max(underWidths[0]!, underWidths.at(-1)!) - HEAP.width),
    widthOf(name, small),
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
          (under && type.line(under, middle, y + 36 + HEAP.height + 27, small, CREAM, 'middle'))
        );
      });
      return type.line(name, x + width / 2, y + 22, small, CREAM_2, 'middle') + drawn.join('');
    },
  };
};

/** A heap that is wider than its place is drawn as two, the second without a name, and so on. */
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

/** Parts in rows no wider than the cloth, each row in the middle of it. */
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

/** The heaps that are not empty, in rows in the middle of a place so wide: what is drawn from (0, 0) on, and its height. */
export const drawHeaps = (heaps: readonly CardGroup[], within: number, lettered: Lettered) => {
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
