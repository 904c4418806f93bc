/** A game that goes on from a step of an example. */
import type { Game } from '#engine/game.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { printRecord } from '#engine/record/record.ts';
import type { Replay } from '#engine/record/replay.ts';
import { newGameId } from '../../browser/kept-games.ts';
import type { Chairs, Kind } from './players.ts';

/** Tags that tell of the example, and not of the game that goes on from it. */
const OF_THE_EXAMPLE = ['title', 'intro', 'articles', 'place', 'expect'];

/** The record of a replay as far as a step (from 0). */
export const recordUntil = ({ record, steps }: Replay, at: number): string => {
  const tags = record.tags.filter(({ name }) => !OF_THE_EXAMPLE.includes(name.toLowerCase()));
  const lines = [printRecord({ tags, comments: [], deals: [] })];
  // Of the deal that goes on from here nobody knows yet what it will come to.
  const last = steps[at]?.deal;
  for (const { deal, move, part } of steps.slice(0, at + 1)) {
    if (part > 1) continue;
    if (!move.startsWith('deal ')) {
      lines.push(move);
      continue;
    }
    const written = record.deals[deal - 1]!;
    const kept = deal === last ? written.tags.filter(({ name }) => name.toLowerCase() !== 'expect') : written.tags;
    lines.push(printRecord({ tags: [], comments: [], deals: [{ ...written, tags: kept, moves: [] }] }));
  }
  return lines.join('\n');
};

/**
 * The game of a replay from a step on. The reader takes the seat whose hand alone is `seen`, or else the one to play (of
 * a deal that is over, the first); `other` plays for the rest.
 * It is a game of its own, to be kept under a new name.
 */
export const goOn = (
  played: Replay,
  at: number,
  game: Game,
  seen: number,
  other: Kind,
): { live: LiveGame; chairs: Chairs; id: string } => {
  const state = LiveGame.from(recordUntil(played, at), [game]);
  if (!state.ok) throw new Error(`an example cannot go on: ${state.faults.map(({ code }) => code).join(', ')}`);
  const live = state.value;
  const mine = seen >= 0 ? seen : Math.max(0, live.table.toMove);
  return { live, chairs: live.names.map((_, seat) => (seat === mine ? 'you' : other)), id: newGameId() };
};
