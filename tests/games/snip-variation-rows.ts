/** Plays test cases of the variations of Snip-Snap-Snorum; A deals unless a case says otherwise. */
import { expect } from 'vitest';
import { snipSnapSnorum as game } from '#engine/games/snip-snap-snorum/index.ts';
import { inTableOrder, Seating, type TableSetup } from './play.ts';

/** Setup of the table: `leave` limits the counters of a seat. */
export type VariationSetup = TableSetup & { leave?: string };
/** A test case: its origin, the moves, the accounts afterwards, the cards kept, and the setup. */
export type Row = [origin: string, moves: string, ledger: string, besides?: string, left?: VariationSetup];

/**
 * Returns a function that sets up a table of the variation, deals each seat the cards that it plays and those that it
 * keeps, and plays.
 */
export const setUpVariation =
  (variant: string) =>
  (moves: string, besides = '', { leave = '', ...sat }: VariationSetup = {}): Seating =>
    new Seating(game, { variant, ...sat }).dealFor(moves, besides).limitCounters(leave).play(moves);

/** Returns the reading `name=practice` with which the origin of a case begins; empty if there is none. */
export const readingOf = (origin: string): string => /^[a-z-]+=[a-z-]+/.exec(origin)?.[0] ?? '';

/** Plays a test case and compares the accounts. */
export const expectRow = (
  sit: ReturnType<typeof setUpVariation>,
  [origin, moves, ledger, besides, left]: Row,
): void => {
  const seating = sit(moves, besides, { ...left, readings: `${readingOf(origin)} ${left?.readings ?? ''}` });
  expect(seating.ledger).toBe(inTableOrder(seating.accounts, ledger));
};
