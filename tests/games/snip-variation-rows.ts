/** Plays test cases of the variations of Snip-Snap-Snorum; A deals unless a case says otherwise. */
import { expect } from 'vitest';
import { snipSnapSnorum as game } from '#engine/games/snip-snap-snorum/index.ts';
import { NotationTable, sortAccounts, type TableSetup } from './play.ts';

/** Setup of the table: `leave` limits the counters of a seat. */
export type VariationSetup = TableSetup & { leave?: string };
/** A test case: its origin, the moves, the accounts afterwards, the cards kept, and the setup. */
export type VariationCase = [origin: string, moves: string, ledger: string, besides?: string, left?: VariationSetup];

/**
 * Returns a function that sets up a table of the variation, deals each seat the cards that it plays and those that it
 * keeps, and plays.
 */
export const setUpVariation =
  (variant: string) =>
  (moves: string, besides = '', { leave = '', ...sat }: VariationSetup = {}): NotationTable =>
    new NotationTable(game, { variant, ...sat }).dealFor(moves, besides).limitCounters(leave).play(moves);

/** Returns the reading `name=practice` with which the origin of a case begins; empty if there is none. */
export const parseReading = (origin: string): string => /^[a-z-]+=[a-z-]+/.exec(origin)?.[0] ?? '';

/** Plays a test case and compares the accounts. */
export const expectVariationCase = (
  sit: ReturnType<typeof setUpVariation>,
  [origin, moves, ledger, besides, left]: VariationCase,
): void => {
  const seating = sit(moves, besides, { ...left, readings: `${parseReading(origin)} ${left?.readings ?? ''}` });
  expect(seating.ledger).toBe(sortAccounts(seating.accounts, ledger));
};
