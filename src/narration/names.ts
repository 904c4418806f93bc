/** The names players are shown and told by, where a table has others than its record. */
import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/replay.ts';

/** The name shown for a seat of a record; the seat’s own where it needs none. */
export type NameOf = (seat: string) => string;

/** How a table names its seats: `names` where it has names of its own. */
export interface Naming {
  readonly names?: NameOf | undefined;
}

/** The name a seat is shown by at a table. */
export const nameOf = (seat: string, { names }: Naming): string => names?.(seat) ?? seat;

/** An account is a seat, or several that play together (`A+C`), or lies on the table. */
const account = (name: string, names: NameOf): string =>
  name === 'pool' || name.startsWith('box:') ? name : name.split('+').map(names).join('+');

const event = (each: GameEvent, names: NameOf): GameEvent => {
  const { seat, from, to, scorer } = each;
  return {
    ...each,
    ...(seat !== undefined && { seat: names(seat) }),
    ...(from !== undefined && { from: account(from, names) }),
    ...(to !== undefined && { to: account(to, names) }),
    ...(scorer !== undefined && { scorer: account(scorer, names) }),
  };
};

/** What has been named once stays so: a game grows by a step at a time, and tells all that came before. */
const STEPS = new WeakMap<NameOf, WeakMap<Step, Step>>();
const WHOLE = new WeakMap<NameOf, WeakMap<Replay, Replay>>();

const kept = <T extends object>(by: WeakMap<NameOf, WeakMap<T, T>>, names: NameOf, each: T, make: () => T): T => {
  const all = by.get(names) ?? new WeakMap<T, T>();
  by.set(names, all);
  const made = all.get(each) ?? make();
  all.set(each, made);
  return made;
};

/** A step in which everybody goes by the names of the table. */
export const namedStep = (step: Step, names: NameOf): Step =>
  kept(STEPS, names, step, () => {
    const [who = '', ...does] = step.move.split(' ');
    return {
      ...step,
      move: [who === 'deal' ? who : names(who), ...does].join(' '),
      events: step.events.map((each) => event(each, names)),
    };
  });

/** A record as played, in which everybody goes by the names of the table; the record itself keeps its own. */
export const namedReplay = (played: Replay, names: NameOf): Replay =>
  kept(WHOLE, names, played, () => ({
    ...played,
    seats: played.seats.map(names),
    accounts: played.accounts.map((each) => account(each, names)),
    scorers: played.scorers.map((each) => account(each, names)),
    steps: played.steps.map((step) => namedStep(step, names)),
  }));
