/** Starts a new game from a step of an example. */
import type { Game } from '#engine/game.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import type { Replay } from '#engine/record/steps.ts';
import { createGameId } from '../../browser/saved-games.ts';
import type { PlayerKind, SeatPlayers } from './players.ts';

/**
 * Tags of a record that describe the example or the lesson, or seal or challenge another game; they do not apply to a game that
 * continues it.
 */
const NOT_CONTINUED = /^(title|intro|articles|place|lesson|expect|players|salt|seal|challenger?)$/i;

/** Returns the record of a replay up to a step (0-based), as text. */
export const truncateRecord = ({ record, steps }: Replay, at: number): string => {
  const tags = record.tags.filter(({ name }) => !NOT_CONTINUED.test(name));
  const lines = [formatRecord({ tags, comments: [], deals: [] })];
  // Results of the deal to be continued are left out.
  const last = steps[at]?.deal;
  for (const { deal, move, part } of steps.slice(0, at + 1)) {
    if (part > 1) continue;
    if (!move.startsWith('deal ')) {
      lines.push(move);
      continue;
    }
    const written = record.deals[deal - 1]!;
    const keptTags = deal === last ? written.tags.filter(({ name }) => name.toLowerCase() !== 'expect') : written.tags;
    lines.push(formatRecord({ tags: [], comments: [], deals: [{ ...written, tags: keptTags, moves: [] }] }));
  }
  return lines.join('\n');
};

/**
 * Creates the game that continues a replay from a step. The user takes the seat `seen` if it is the only visible one.
 * Otherwise the user takes the seat to play (the first seat, if the deal is over). `other` is the kind of the other
 * players. The game is stored separately, under a new id.
 */
export const continueGame = (
  played: Replay,
  at: number,
  game: Game,
  seen: number,
  other: PlayerKind,
): { live: LiveGame; chairs: SeatPlayers; id: string } => {
  const state = LiveGame.from(truncateRecord(played, at), [game]);
  if (!state.ok) throw new Error(`an example cannot go on: ${state.faults.map(({ code }) => code).join(', ')}`);
  const live = state.value;
  const mine = seen >= 0 ? seen : Math.max(0, live.table.toMove);
  return { live, chairs: live.names.map((_, seat) => (seat === mine ? 'you' : other)), id: createGameId() };
};
