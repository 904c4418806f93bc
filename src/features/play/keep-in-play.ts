/** A game in play, kept on the device as it stands. */
import type { LiveGame } from '#engine/record/live-game.ts';
import { printRecord } from '#engine/record/record.ts';
import { keepGame } from '../../browser/kept-games.ts';
import { isOver } from './length.ts';
import type { Chairs } from './players.ts';

/** What a seat (0-based) has: the points of its side in a game that scores, or else its counters. */
export const heldBy = ({ table, names, game, state }: LiveGame, seat: number): number => {
  const scorers = game.scoreAccounts?.(names, state.readings) ?? [];
  const side = scorers.findIndex((scorer) => scorer.split('+').includes(names[seat]!));
  return side < 0 ? (table.balance[seat] ?? 0) : (table.scores?.[side] ?? 0);
};

/** Keeps a game as it stands under this id; answers whether it could be kept. */
export const keepInPlay = (id: string, live: LiveGame, chairs: Chairs): boolean => {
  const seat = chairs.indexOf('you');
  const alone = seat >= 0 && chairs.lastIndexOf('you') === seat;
  return keepGame({
    id,
    game: live.game.id,
    record: printRecord(live.record),
    chairs,
    at: Date.now(),
    deal: live.table.dealNumber,
    holds: alone ? heldBy(live, seat) : undefined,
    over: isOver(live),
  });
};
