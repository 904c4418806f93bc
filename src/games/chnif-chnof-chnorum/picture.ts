import { fanInEmblem, type PlacedCard } from '../../pack/cards.ts';
import { compareByRank } from '../../table/by-rank.ts';
import { buildPoolGroup, createHandSorter, type FigureInput, listRunCards, type TableFigure } from '../table-figure.ts';

/** Emblem of the game: four cards of one rank, the first played, then Chnif, Chnof and Chnorum. */
export const emblem: readonly PlacedCard[] = fanInEmblem(['5C', '5H', '5S', '5D']);

/** Describes a table of Chnif-Chnof-Chnorum for a picture: its middle and its hands. */
export const buildTableFigure = (table: FigureInput<unknown>): TableFigure => ({
  heaps: [{ name: '', cards: listRunCards(table.position) }, ...buildPoolGroup(table)],
  handOf: createHandSorter(table, compareByRank),
});
