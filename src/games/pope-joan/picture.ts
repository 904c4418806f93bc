import type { PlacedCard } from '../../pack/cards.ts';
import { buildTableFigure as withBoxes } from '../stops-family/picture.ts';
import type { FigureInput, TableFigure } from '../table-figure.ts';
import { getPopeState, listBoxNames } from './table-state.ts';
import type { PopeWords } from './words.ts';

/**
 * Emblem of Pope Joan: the cards of Matrimony and Intrigue in the trump suit of the book's example, and Pope Joan (9♦)
 * before them.
 */
export const emblem: readonly PlacedCard[] = [
  { card: 'KH', x: 36, y: 66, width: 50, lean: -14 },
  { card: 'QH', x: 74, y: 56, width: 50, lean: -5 },
  { card: 'JH', x: 164, y: 66, width: 50, lean: 14 },
  { card: '9D', x: 118, y: 72, width: 60, lean: 4 },
];

const boxes = withBoxes(() => undefined);

/** Describes a table of Pope Joan for a picture: the boxes of the board, the card turned up, and the run. */
export const buildTableFigure = (table: FigureInput<PopeWords>): TableFigure => {
  const { played, position, words } = table;
  const { turnUp } = getPopeState(played, position.step);
  const { heaps, ...rest } = boxes(table);
  const shown = listBoxNames(played).map((box) => words.boxes[box]!.name);
  return {
    ...rest,
    heaps: [
      ...heaps.filter((heap) => 'cards' in heap || shown.includes(heap.name)),
      ...(turnUp ? [{ name: words.table.turnUp, cards: [{ card: turnUp, under: '' }] }] : []),
    ],
  };
};
