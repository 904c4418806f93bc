import { fanInEmblem, type PlacedCard } from '../../pack/cards.ts';
import { buildPoolGroup, type FigureInput, listRunCards, type TableFigure } from '../table-figure.ts';
import { usesPool } from './Cloth.tsx';
import type { JigWords } from './words.ts';

/** Emblem of Jig: a run of five cards in one suit, up to Jig. */
export const emblem: readonly PlacedCard[] = fanInEmblem(['3C', '4C', '5C', '6C', '7C']);

/** Describes a table of Jig for a picture: its middle and its hands. */
export const buildTableFigure = (table: FigureInput<JigWords>): TableFigure => ({
  heaps: [{ name: '', cards: listRunCards(table.position) }, ...(usesPool(table.played) ? buildPoolGroup(table) : [])],
  handOf: (seat) => table.position.hands[seat]!,
});
