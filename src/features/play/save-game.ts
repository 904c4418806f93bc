/** Saves a game in progress on the device. */

import { formatRecord } from '#engine/record/format-record.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { writeSavedGame } from '../../browser/saved-games.ts';
import { isGameOver } from './length.ts';
import type { SeatPlayers } from './players.ts';

/** Returns the score of a seat (0-based): the points of its side in a game scored in points, otherwise its counters. */
export const getSeatScore = ({ table, names, game, state }: LiveGame, seat: number): number => {
  const scorers = game.scoreAccounts?.(names, state.readings) ?? [];
  const side = scorers.findIndex((scorer) => scorer.split('+').includes(names[seat]!));
  return side < 0 ? (table.balance[seat] ?? 0) : (table.scores?.[side] ?? 0);
};

/** Saves the game under this id; false if storage failed. */
export const saveGame = (id: string, live: LiveGame, seatPlayers: SeatPlayers): boolean => {
  const seat = seatPlayers.indexOf('you');
  const alone = seat >= 0 && seatPlayers.lastIndexOf('you') === seat;
  return writeSavedGame({
    id,
    game: live.game.id,
    record: formatRecord(live.record),
    chairs: seatPlayers,
    at: Date.now(),
    deal: live.table.dealNumber,
    holds: alone ? getSeatScore(live, seat) : undefined,
    over: isGameOver(live),
  });
};
