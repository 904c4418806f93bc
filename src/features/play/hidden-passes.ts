/**
 * Hides passes that nobody at a real table would notice: a player who has the requested card may keep it and say
 * nothing.
 */
import type { LiveGame } from '#engine/record/live-game.ts';
import type { Replay, Step } from '#engine/record/steps.ts';

/** Returns the seat that passed, if the step contains no other event; otherwise `undefined`. */
const findHiddenPasser = ({ events }: Step): string | undefined =>
  events.length === 1 && events[0]!.type === 'passed' ? events[0]!.seat : undefined;

/** True if the rules of the game let a player hold a card back without a word. */
const hasHiddenPass = ({ game }: LiveGame): boolean => game.hiddenPass === true;

/**
 * Copies the replay without the steps that only hidden seats know. `seen` lists the visible seats (0-based);
 * `undefined` means all.
 */
export const redactReplay = (live: LiveGame, seen: readonly number[] | undefined): Replay => {
  const { played, table } = live;
  if (!seen || table.dealOver || !hasHiddenPass(live)) return played;
  const own = seen.map((seat) => live.names[seat]!);
  const steps = played.steps.filter((step) => {
    const seat = step.deal === table.dealNumber ? findHiddenPasser(step) : undefined;
    return seat === undefined || own.includes(seat);
  });
  return { ...played, steps };
};

/**
 * True if the viewer must not learn that a seat (0-based) has the turn: the seat is not in `seen`, and the game lets
 * its player keep a card back in silence.
 */
export const isPromptHidden = (
  live: LiveGame,
  seen: readonly number[] | undefined,
  toMove = live.table.toMove,
): boolean => seen !== undefined && !live.table.dealOver && !seen.includes(toMove) && hasHiddenPass(live);
