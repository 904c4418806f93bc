import type { PlacedCard } from '../../pack/cards.ts';
import { buildPoolGroup, type FigureInput, type TableFigure } from '../table-figure.ts';
import { getCommerceState } from './table-state.ts';
import type { CommerceWords } from './words.ts';

/** Emblem of Commerce: a tricon of knaves, one of the book's own examples. */
export const emblem: readonly PlacedCard[] = [
  { card: 'JS', x: 56, y: 76, width: 56, lean: -14 },
  { card: 'JH', x: 100, y: 68, width: 56, lean: 0 },
  { card: 'JC', x: 144, y: 76, width: 56, lean: 14 },
];

/** Describes a table of Commerce for a picture: its middle and its hands. */
export const buildTableFigure = (table: FigureInput<CommerceWords>): TableFigure => {
  const { played, position, words } = table;
  const { middle, stock, standing, passed, shown } = getCommerceState(played, position.step);
  const cards = middle.length > 0 ? middle : ['back'];
  return {
    heaps: [
      {
        name: middle.length > 0 ? words.table.middle : words.table.stock(stock),
        cards: cards.map((card) => ({ card, under: '' })),
      },
      ...(played.variant === 'old' ? [] : buildPoolGroup(table)),
    ],
    handOf: (seat) => position.hands[seat]!,
    beside: (seat) => {
      const name = played.seats[seat]!;
      const combination = shown.get(name);
      if (combination) return words.table.combinations[combination];
      return standing.includes(name) ? words.table.stands : passed.includes(name) ? words.table.passed : '';
    },
  };
};
