import type { CreateContinuedGame } from './take-seat.tsx';

/** Lets the reader take a seat at a table; the code of a game is loaded first. */
export const onPlayOn: CreateContinuedGame = async (...game) =>
  (await import('./take-seat.tsx')).createContinuedGame(...game);
