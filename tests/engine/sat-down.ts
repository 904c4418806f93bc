import type { Game } from '#engine/game.ts';
import { createDealRecord, type DealRequest } from '#engine/record/deal-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';

/** Starts a game in which nothing has been dealt yet. */
export const startGame = (game: Game, request: DealRequest): LiveGame => {
  const made = createDealRecord(game, request);
  const live = made.ok ? LiveGame.from({ ...made.value, deals: [] }, [game]) : made;
  if (!live.ok) throw new Error(`${game.id}: ${live.faults.map(({ code }) => code).join(', ')}`);
  return live.value;
};
