/** Sits down to the variations of Snip-Snap-Snorum, a row at a time; A deals unless the row says otherwise. */
import { expect } from 'vitest';
import { snipSnapSnorum as game } from '#engine/games/snip-snap-snorum/index.ts';
import { ordered, type Sat, Seating } from './play.ts';

/** How the table is set: `leave` says what counters a seat has left. */
export type Left = Sat & { leave?: string };
/** What is played, the accounts after it, what is held besides, how the table is set. */
export type Row = [origin: string, moves: string, ledger: string, besides?: string, left?: Left];

/** Sits down to a variation, deals each seat what it plays and what it keeps besides, and plays. */
export const sitAt =
  (variant: string) =>
  (moves: string, besides = '', { leave = '', ...sat }: Left = {}): Seating =>
    new Seating(game, { variant, ...sat }).dealFor(moves, besides).leave(leave).play(moves);

/** A row's reading, `name=practice` at the head of its origin. */
export const readingOf = (origin: string): string => /^[a-z-]+=[a-z-]+/.exec(origin)?.[0] ?? '';

/** Plays a row and holds the accounts against it. */
export const holds = (sit: ReturnType<typeof sitAt>, [origin, moves, ledger, besides, left]: Row): void => {
  const seating = sit(moves, besides, { ...left, readings: `${readingOf(origin)} ${left?.readings ?? ''}` });
  expect(seating.ledger).toBe(ordered(seating.accounts, ledger));
};
