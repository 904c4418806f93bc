import { held, type Lying } from '../../pack/cards.ts';
import { byRank } from '../../table/by-rank.ts';
import { type InPlay, type Pictured, pool, run, sorted } from '../in-play.ts';
import type { SnipWords } from './words.ts';

/** Four cards of a rank: played, Snip, Snap, Snorum. */
export const emblem: readonly Lying[] = held(['9S', '9H', '9C', '9D']);

/** Turn-up of this deal; `undefined` if the variation has none. */
const turnUp = ({ played, position: { step } }: Pictured<unknown>): string | undefined =>
  played.steps.find(({ deal }) => deal === step.deal)!.events.find(({ type }) => type === 'turned-up')?.card;

/** Middle of a table of Snip-Snap-Snorum, and its hands. */
export const inPlay = (table: Pictured<SnipWords>): InPlay => {
  const up = turnUp(table);
  return {
    heaps: [
      { name: '', cards: run(table.position) },
      ...(up ? [{ name: table.words.table.turnUp, cards: [{ card: up, under: '' }] }] : []),
      ...pool(table),
    ],
    handOf: sorted(table, byRank),
  };
};
