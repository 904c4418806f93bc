import { fanInEmblem, type PlacedCard } from '../../pack/cards.ts';
import { byRank } from '../../table/by-rank.ts';
import { createHandSorter, type FigureInput, listRunCards, pool, type TableFigure } from '../table-figure.ts';
import type { SnipWords } from './words.ts';

/** Four cards of a rank: played, Snip, Snap, Snorum. */
export const emblem: readonly PlacedCard[] = fanInEmblem(['9S', '9H', '9C', '9D']);

/** Turn-up of this deal; `undefined` if the variation has none. */
const turnUp = ({ played, position: { step } }: FigureInput<unknown>): string | undefined =>
  played.steps.find(({ deal }) => deal === step.deal)!.events.find(({ type }) => type === 'turned-up')?.card;

/** Middle of a table of Snip-Snap-Snorum, and its hands. */
export const buildTableFigure = (table: FigureInput<SnipWords>): TableFigure => {
  const up = turnUp(table);
  return {
    heaps: [
      { name: '', cards: listRunCards(table.position) },
      ...(up ? [{ name: table.words.table.turnUp, cards: [{ card: up, under: '' }] }] : []),
      ...pool(table),
    ],
    handOf: createHandSorter(table, byRank),
  };
};
