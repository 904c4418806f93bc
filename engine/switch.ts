/** A record played again by other readings: the same cards and the same moves, as far as these allow them. */
import type { Fault } from './faults.ts';
import type { Game } from './game.ts';
import { Playing } from './playing.ts';
import { type DealRecord, moveText } from './record.ts';
import type { Replay, Step } from './replay.ts';
import { setUp } from './set-up.ts';

/** How a record goes by other readings. */
export interface Switched {
  /** What could be played; its record names the readings it was played by, and expects nothing. */
  readonly played: Replay;
  /** The move that these readings do not allow, and why; the record is played no further. */
  readonly stopped: { readonly move: string; readonly fault: Fault } | undefined;
}

const named = ({ name }: { readonly name: string }, what: string): boolean => name.toLowerCase() === what;

/** Of these practices, those that the game knows and that are not the ones a record was played by. */
export const otherPractices = (
  { readings }: Replay,
  game: Game,
  wanted: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([point, practice]) =>
        Object.hasOwn(readings, point) &&
        readings[point] !== practice &&
        game.readings[point]?.values.includes(practice),
    ),
  );

/** Plays what has been played again, these practices taking the place of its own; `undefined` when it cannot even be set up. */
export const switchReadings = (
  { record, readings: own }: Replay,
  game: Game,
  practices: Readonly<Record<string, string>>,
): Switched | undefined => {
  const said = Object.entries({ ...own, ...practices }).map(([point, practice]) => `${point}=${practice}`);
  const tag = { name: 'Readings', lang: '', value: said.join(' '), at: { line: 1, column: 1 } };
  const again: DealRecord = {
    ...record,
    tags: [...record.tags.filter((each) => !named(each, 'expect') && !named(each, 'readings')), tag],
    deals: record.deals.map((deal) => ({ ...deal, tags: deal.tags.filter((each) => !named(each, 'expect')) })),
  };
  const faults: Fault[] = [];
  const sitters = setUp(again, [game], faults);
  if (!sitters || faults.length > 0) return undefined;
  const playing = new Playing(sitters, faults);
  playing.all(again);
  const played = playing.replay(again);
  const [fault] = faults;
  if (!fault) return { played, stopped: undefined };
  if (played.steps.length === 0) return undefined;
  const refused = again.deals
    .flatMap(({ moves }) => moves)
    .find(({ at }) => at.line === fault.line && at.column === fault.column);
  return { played, stopped: { move: refused ? moveText(refused) : '', fault } };
};

const isPass = ({ move }: Step): boolean => move.endsWith(' pass');
const said = ({ events }: Step): string => JSON.stringify(events);

/**
 * The steps (from 0) of a record played by other readings in which something else happens than in the record, each with
 * the step of the record it stands for, or `undefined` where the record has none.
 */
export const stepsChanged = (record: Replay, switched: Replay): ReadonlyMap<number, number | undefined> => {
  const changed = new Map<number, number | undefined>();
  let own = 0;
  for (const [i, step] of switched.steps.entries()) {
    // A player who keeps his card makes a step only where something follows from it.
    while (own < record.steps.length && record.steps[own]!.move !== step.move && isPass(record.steps[own]!)) own += 1;
    const its = record.steps[own];
    if (its && its.move === step.move) {
      if (said(its) !== said(step)) changed.set(i, own);
      own += 1;
    } else changed.set(i, undefined);
  }
  return changed;
};
