/**
 * Hides what a viewer may not know: cards traded by others, and passes that nobody at a real table would notice: a player who has the requested card may keep it and say
 * nothing.
 */

import { PRIVATE_EVENT_TYPES } from '#engine/observation.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import type { Replay, Step } from '#engine/record/steps.ts';

/** Returns the seat that passed, if the step contains no other event; otherwise `undefined`. */
const findHiddenPasser = ({ events }: Step): string | undefined =>
  events.length === 1 && events[0]!.type === 'passed' ? events[0]!.seat : undefined;

/** True if the rules of the game let a player hold a card back without a word. */
const hasHiddenPass = ({ game }: LiveGame): boolean => game.hiddenPass === true;

/** Redacted copies of steps, by the names of the visible seats, so that a step stays the same object. */
const redacted = new WeakMap<Step, Map<string, Step>>();

/** Returns a step without the cards that none of these seats sees; the step itself if there are none. */
const hideTradedCards = (step: Step, own: readonly string[]): Step => {
  const isHidden = ({ type, seat, receiver }: Step['events'][number]): boolean =>
    PRIVATE_EVENT_TYPES.has(type) && !own.includes(seat!) && !(receiver && own.includes(receiver));
  if (!step.events.some(isHidden)) return step;
  const copies = redacted.get(step) ?? new Map<string, Step>();
  redacted.set(step, copies);
  const key = own.join(' ');
  const copy = copies.get(key) ?? {
    ...step,
    move: step.move.split(' ').slice(0, 2).join(' '),
    events: step.events.map((event) => {
      if (!isHidden(event)) return event;
      const { card: _, ...rest } = event;
      return rest;
    }),
  };
  copies.set(key, copy);
  return copy;
};

/**
 * Copies the replay without the steps that only hidden seats know. `seen` lists the visible seats (0-based);
 * `undefined` means all.
 */
export const redactReplay = (live: LiveGame, seen: readonly number[] | undefined): Replay => {
  const { played, table } = live;
  if (!seen || table.dealOver) return played;
  const own = seen.map((seat) => live.names[seat]!);
  if (live.game.privateMoves) return { ...played, steps: played.steps.map((step) => hideTradedCards(step, own)) };
  if (!hasHiddenPass(live)) return played;
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
