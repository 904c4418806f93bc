import { fanInEmblem, type PlacedCard } from '../../pack/cards.ts';
import { compareByRank } from '../../table/by-rank.ts';
import { buildPoolGroup, createHandSorter, type FigureInput, listRunCards, type TableFigure } from '../table-figure.ts';
import type { SnipWords } from './words.ts';

/** Emblem of the game: four cards of one rank, the first played, then Snip, Snap and Snorum. */
export const emblem: readonly PlacedCard[] = fanInEmblem(['9S', '9H', '9C', '9D']);

/** Returns the card turned up in this deal; `undefined` if the variation has none. */
const turnUp = ({ played, position: { step } }: FigureInput<unknown>): string | undefined =>
  played.steps.find(({ deal }) => deal === step.deal)!.events.find(({ type }) => type === 'turned-up')?.card;

/** Describes a table of Snip-Snap-Snorum for a picture: its middle and its hands. */
export const buildTableFigure = (table: FigureInput<SnipWords>): TableFigure => {
  const up = turnUp(table);
  return {
    heaps: [
      { name: '', cards: listRunCards(table.position) },
      ...(up ? [{ name: table.words.table.turnUp, cards: [{ card: up, under: '' }] }] : []),
      ...buildPoolGroup(table),
    ],
    handOf: createHandSorter(table, compareByRank),
  };
};
