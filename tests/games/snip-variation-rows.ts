/** Plays the variations of Snip-Snap-Snorum, a row at a time; A deals unless the row says otherwise. */
import { expect } from 'vitest';
import { snipSnapSnorum as game } from '#engine/games/snip-snap-snorum/index.ts';
import { inTableOrder, Seating, type TableSetup } from './play.ts';

/** The setting of the table: `leave` limits the counters of a seat. */
export type VariationSetup = TableSetup & { leave?: string };
/** The moves, the accounts afterwards, the cards kept, the setting of the table. */
export type Row = [origin: string, moves: string, ledger: string, besides?: string, left?: VariationSetup];

/** Sets up a variation, deals each seat the cards it plays and those it keeps, and plays. */
export const setUpVariation =
  (variant: string) =>
  (moves: string, besides = '', { leave = '', ...sat }: VariationSetup = {}): Seating =>
    new Seating(game, { variant, ...sat }).dealFor(moves, besides).limitCounters(leave).play(moves);

/** The reading of a row, `name=practice` at the head of its origin. */
export const readingOf = (origin: string): string => /^[a-z-]+=[a-z-]+/.exec(origin)?.[0] ?? '';

/** Plays a row and compares the accounts. */
export const expectRow = (
  sit: ReturnType<typeof setUpVariation>,
  [origin, moves, ledger, besides, left]: Row,
): void => {
  const seating = sit(moves, besides, { ...left, readings: `${readingOf(origin)} ${left?.readings ?? ''}` });
  expect(seating.ledger).toBe(inTableOrder(seating.accounts, ledger));
};
