/**
 * Passes that stay hidden during a deal: a player who had the card in question and did not play it. At a real table the
 * player says nothing, so nobody knows about the choice.
 */
import type { LiveGame } from '#engine/record/live-game.ts';
import type { Replay, Step } from '#engine/record/replay.ts';

/** Seat that passed in a step without any other event. */
const findHiddenPasser = ({ events }: Step): string | undefined =>
  events.length === 1 && events[0]!.type === 'passed' ? events[0]!.seat : undefined;

/** True if the rules of the game let a player hold a card back without a word. */
const hasHiddenPass = ({ game }: LiveGame): boolean => game.hiddenPass === true;

/**
 * Copy of the replay without the steps known only to seats other than the `seen` ones (0-based); `undefined` stands for
 * all seats.
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

/** True if the turn of a seat (0-based) is hidden: it is not one of `seen`, and the game lets it hold its card back. */
export const isPromptHidden = (
  live: LiveGame,
  seen: readonly number[] | undefined,
  toMove = live.table.toMove,
): boolean => seen !== undefined && !live.table.dealOver && !seen.includes(toMove) && hasHiddenPass(live);
