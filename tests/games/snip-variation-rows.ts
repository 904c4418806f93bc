/** Plays the variations of Snip-Snap-Snorum, a row at a time; A deals unless the row says otherwise. */
import { expect } from 'vitest';
import { snipSnapSnorum as game } from '#engine/games/snip-snap-snorum/index.ts';
import { ordered, type Sat, Seating } from './play.ts';

/** The setting of the table: `leave` limits the counters of a seat. */
export type Left = Sat & { leave?: string };
/** The moves, the accounts afterwards, the cards kept, the setting of the table. */
export type Row = [origin: string, moves: string, ledger: string, besides?: string, left?: Left];

/** Sets up a variation, deals each seat the cards it plays and those it keeps, and plays. */
export const sitAt =
  (variant: string) =>
  (moves: string, besides = '', { leave = '', ...sat }: Left = {}): Seating =>
    new Seating(game, { variant, ...sat }).dealFor(moves, besides).leave(leave).play(moves);

/** The reading of a row, `name=practice` at the head of its origin. */
export const readingOf = (origin: string): string => /^[a-z-]+=[a-z-]+/.exec(origin)?.[0] ?? '';

/** Plays a row and compares the accounts. */
export const holds = (sit: ReturnType<typeof sitAt>, [origin, moves, ledger, besides, left]: Row): void => {
  const seating = sit(moves, besides, { ...left, readings: `${readingOf(origin)} ${left?.readings ?? ''}` });
  expect(seating.ledger).toBe(ordered(seating.accounts, ledger));
};
