import type { PlacedCard } from '../../pack/cards.ts';
import { compareByRank } from '../../table/by-rank.ts';
import { createHandSorter, type FigureInput, type TableFigure } from '../table-figure.ts';
import { getCassinoState } from './table-state.ts';
import type { CassinoWords } from './words.ts';

/** Emblem of Cassino: the great Cassino (10♦) takes an eight and a two, the little Cassino (2♠). */
export const emblem: readonly PlacedCard[] = [
  { card: '8H', x: 128, y: 62, width: 60, lean: 9 },
  { card: '2S', x: 160, y: 80, width: 60, lean: 20 },
  { card: '10D', x: 72, y: 70, width: 74, lean: -7 },
];

/** Describes a table of Cassino for a picture: its middle and its hands. */
export const buildTableFigure = (table: FigureInput<CassinoWords>): TableFigure => {
  const { played, position, say, words } = table;
  const { board, taking, gathered, piles } = getCassinoState(played, position.step);
  const lie = (cards: readonly string[]) => cards.map((card) => ({ card, under: '' }));
  return {
    heaps: [
      ...(taking ? [{ name: words.table.takes(taking.seat), cards: lie([taking.card, ...taking.groups.flat()]) }] : []),
      ...(gathered ? [{ name: words.table.gathers(gathered.seat), cards: lie(gathered.cards) }] : []),
      { name: say.table.unheld['Table']!, cards: lie(board) },
    ],
    handOf: createHandSorter(table, compareByRank),
    beside: (seat) => {
      const { length } = piles[played.seats[seat]!]!;
      return length > 0 ? words.table.pile(length) : '';
    },
  };
};
