import { held, type Lying } from '../../pack/cards.ts';
import { byRank } from '../../table/by-rank.ts';
import { type InPlay, type Pictured, pool, run, sorted } from '../in-play.ts';

/** Four cards of a rank: played, Chnif, Chnof, Chnorum. */
export const emblem: readonly Lying[] = held(['5C', '5H', '5S', '5D']);

/** Middle of a table of Chnif-Chnof-Chnorum, and its hands. */
export const inPlay = (table: Pictured<unknown>): InPlay => ({
  heaps: [{ name: '', cards: run(table.position) }, ...pool(table)],
  handOf: sorted(table, byRank),
});
