import { fanInEmblem, type PlacedCard } from '../../pack/cards.ts';
import { buildPoolGroup, type FigureInput, type TableFigure } from '../table-figure.ts';
import { getSpeculationState } from './table-state.ts';
import type { SpeculationWords } from './words.ts';

/** Emblem of Speculation: a knave that leads, over cards that nobody has seen. */
export const emblem: readonly PlacedCard[] = fanInEmblem(['back', 'back', 'JH', 'back']);

/** Describes a table of Speculation for a picture: its middle and its piles. */
export const buildTableFigure = (table: FigureInput<SpeculationWords>): TableFigure => {
  const { played, position, words } = table;
  const { best, holder, turned } = getSpeculationState(played, position.step);
  const other = turned && turned.card !== best ? [{ card: turned.card, under: turned.seat }] : [];
  return {
    heaps: [
      {
        name: best ? words.table.best : words.table.unturned,
        cards: [{ card: best || 'back', under: best ? holder || words.table.pools : '' }, ...other],
      },
      ...buildPoolGroup(table),
    ],
    handOf: (seat) => position.hands[seat]!.map(() => 'back'),
    beside: (seat) => (played.seats[seat] === holder ? words.table.chief : ''),
  };
};
