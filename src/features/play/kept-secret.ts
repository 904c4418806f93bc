/**
 * What is not told while a deal lasts: that a player was asked for a card that he might have laid, and kept it. At the
 * table he says nothing, and nobody knows that he was asked.
 */
import type { LiveGame } from '#engine/record/live-game.ts';
import type { Replay, Step } from '#engine/record/replay.ts';

/** What a seat kept to itself in a step: it passed, and nothing came of it. */
const keptBy = ({ events }: Step): string | undefined =>
  events.length === 1 && events[0]!.type === 'passed' ? events[0]!.seat : undefined;

/** Whether those who are asked for a card may keep it unseen, in the game that is played. */
const maySayNothing = ({ game }: LiveGame): boolean => game.keepsInSilence === true;

/** What has been played, without that which only other seats than those seen (0-based) know; all seats when none is given. */
export const toldTo = (live: LiveGame, seen: readonly number[] | undefined): Replay => {
  const { played, table } = live;
  if (!seen || table.dealOver || !maySayNothing(live)) return played;
  const own = seen.map((seat) => live.names[seat]!);
  const steps = played.steps.filter((step) => {
    const seat = step.deal === table.dealNumber ? keptBy(step) : undefined;
    return seat === undefined || own.includes(seat);
  });
  return { ...played, steps };
};

/** Whether it is not told that a seat (0-based) is asked: it is none of those seen, in a game in which it may keep its card. */
export const hidesWhoIsAsked = (
  live: LiveGame,
  seen: readonly number[] | undefined,
  toMove = live.table.toMove,
): boolean => seen !== undefined && !live.table.dealOver && !seen.includes(toMove) && maySayNothing(live);
