/** Names of players shown at a table, which replace those in the record. */
import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/steps.ts';

/** Returns the name to be shown for a seat of a record; the seat’s own name if there is no other. */
export type SeatNamer = (seat: string) => string;

/** Names to be shown for the seats; if `names` is undefined, those of the record. */
export interface SeatNameOptions {
  readonly names?: SeatNamer | undefined;
}

/** Returns the name to be shown for a seat. */
export const getSeatName = (seat: string, { names }: SeatNameOptions): string => names?.(seat) ?? seat;

/**
 * Replaces the seats in the name of an account. An account is a seat, several seats of one side (`A+C`), the pool or a
 * box.
 */
const nameAccount = (name: string, names: SeatNamer): string =>
  name === 'pool' || name.startsWith('box:') ? name : name.split('+').map(names).join('+');

/** Copies a replay with the names shown for its sides, as in `A+C`; the seats keep those of the record. */
export const nameScorers = (played: Replay, { names }: SeatNameOptions): Replay =>
  names ? { ...played, scorers: played.scorers.map((scorer) => nameAccount(scorer, names)) } : played;

const event = (each: GameEvent, names: SeatNamer): GameEvent => {
  const { seat, receiver, from, to, scorer } = each;
  return {
    ...each,
    ...(seat !== undefined && { seat: names(seat) }),
    ...(receiver !== undefined && { receiver: names(receiver) }),
    ...(from !== undefined && { from: nameAccount(from, names) }),
    ...(to !== undefined && { to: nameAccount(to, names) }),
    ...(scorer !== undefined && { scorer: nameAccount(scorer, names) }),
  };
};

/** Renamed steps and replays. They are cached, since each new step of a game narrates all earlier steps again. */
const STEPS = new WeakMap<SeatNamer, WeakMap<Step, Step>>();
const WHOLE = new WeakMap<SeatNamer, WeakMap<Replay, Replay>>();

const memoize = <T extends object>(
  by: WeakMap<SeatNamer, WeakMap<T, T>>,
  names: SeatNamer,
  each: T,
  make: () => T,
): T => {
  const all = by.get(names) ?? new WeakMap<T, T>();
  by.set(names, all);
  const made = all.get(each) ?? make();
  all.set(each, made);
  return made;
};

/** Copies a step, with the player names shown at the table. */
export const nameStepSeats = (step: Step, names: SeatNamer): Step =>
  memoize(STEPS, names, step, () => {
    const [who = '', ...does] = step.move.split(' ');
    return {
      ...step,
      move: [who === 'deal' ? who : names(who), ...does].join(' '),
      events: step.events.map((each) => event(each, names)),
    };
  });

/** Copies a replay, with the player names shown at the table; the record inside keeps its own names. */
export const nameReplaySeats = (played: Replay, names: SeatNamer): Replay =>
  memoize(WHOLE, names, played, () => ({
    ...played,
    seats: played.seats.map(names),
    accounts: played.accounts.map((each) => nameAccount(each, names)),
    scorers: played.scorers.map((each) => nameAccount(each, names)),
    steps: played.steps.map((step) => nameStepSeats(step, names)),
  }));
