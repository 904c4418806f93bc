import { held, type Lying } from '../../pack/cards.ts';
import { type InPlay, type Pictured, pool, run } from '../in-play.ts';
import { isPooled } from './Cloth.tsx';
import type { JigWords } from './words.ts';

/** A run of five cards in one suit, up to Jig. */
export const emblem: readonly Lying[] = held(['3C', '4C', '5C', '6C', '7C']);

/** Middle of a table of Jig, and its hands. */
export const inPlay = (table: Pictured<JigWords>): InPlay => ({
  heaps: [{ name: '', cards: run(table.position) }, ...(isPooled(table.played) ? pool(table) : [])],
  handOf: (seat) => table.position.hands[seat]!,
});
