/** A record played again by other readings: the same cards and the same moves, as far as these allow them. */

import type { Game } from '../game.ts';
import type { Fault, Place } from '../record/faults.ts';
import { Playing } from '../record/playing.ts';
import { type DealRecord, moveText } from '../record/record.ts';
import type { Replay, Step } from '../record/replay.ts';
import { setUp } from '../record/set-up.ts';

/** How a record goes by other readings. */
export interface Switched {
  /** What could be played; its record names the readings it was played by, and expects nothing. */
  readonly played: Replay;
  /** Where the record is played no further. */
  readonly stopped: Stopped | undefined;
}

/** What comes next in a record, and cannot by other readings. */
export interface Stopped {
  /** The move, or `deal 5`. */
  readonly move: string;
  readonly fault: Fault;
  /** Whether by these readings all is over there, so that nothing is wanting; else the move is not allowed. */
  readonly over: boolean;
}

/** What a record says of its readings, and what follows from them. */
const FOLLOWS = ['readings', 'expect', 'counters'] as const;

const named = ({ name }: { readonly name: string }, what: string): boolean => name.toLowerCase() === what;

/**
 * Plays what has been played again, these practices taking the place of its own; `undefined` when it cannot even be set up.
 * A move that they punish is punished, and one that they no longer punish is played like any other; what follows from a
 * move, such as the word called with it, is theirs to say.
 */
export const switchReadings = (
  { record, readings: own }: Replay,
  game: Game,
  practices: Readonly<Record<string, string>>,
): Switched | undefined => {
  const said = Object.entries({ ...own, ...practices }).map(([point, practice]) => `${point}=${practice}`);
  const tag = { name: 'Readings', lang: '', value: said.join(' '), at: { line: 1, column: 1 } };
  const again: DealRecord = {
    ...record,
    tags: [...record.tags.filter((each) => !FOLLOWS.some((what) => named(each, what))), tag],
    deals: record.deals.map((deal) => ({
      ...deal,
      tags: deal.tags.filter((each) => !named(each, 'expect')),
      moves: deal.moves.map((move) => ({ ...move, call: '' })),
    })),
  };
  const faults: Fault[] = [];
  const seating = setUp(again, [game], faults);
  if (!seating || faults.length > 0) return undefined;
  const playing = new Playing(seating, undefined, 'by-the-rules');
  const [fault] = playing.all(again);
  const played = playing.replay(again);
  if (!fault) return { played, stopped: undefined };
  if (played.steps.length === 0) return undefined;
  const here = ({ at }: { readonly at: Place }) => at.line === fault.line && at.column === fault.column;
  const refused = again.deals.flatMap(({ moves }) => moves).find(here);
  const dealt = again.deals.find(here);
  const move = refused ? moveText(refused) : `deal ${dealt?.number ?? again.deals.length}`;
  const last = refused !== undefined && again.deals.at(-1)!.moves.includes(refused);
  const over = fault.code === 'game-over' || (fault.code === 'deal-over' && last);
  return { played, stopped: { move, fault, over } };
};

const isPass = ({ move }: Step): boolean => / pass\??$/.test(move);
const mayBeMissing = (step: Step): boolean => step.part > 1 || isPass(step);
/** The kind of thing settled in a later part of a move, and whose it is; empty for the move itself. */
const settles = ({ part, isScore, events: [first] }: Step): string =>
  part === 1 ? '' : isScore ? 'score' : [first!.type, first!.seat ?? first!.scorer ?? first!.from].join(' ');
/** The same thing done or settled, whether or not it breaks a rule. */
const same = (a: Step, b: Step): boolean =>
  a.move.replace('?', '') === b.move.replace('?', '') && settles(a) === settles(b);
/** All that a step says: its events, and of the score of a deal what each account has won or lost in the deal. */
const said = (steps: readonly Step[], index: number): string => {
  const { events, isScore, deal, balance, scores } = steps[index]!;
  if (!isScore) return JSON.stringify(events);
  const before = steps.slice(0, index).findLast((step) => step.deal < deal);
  const gains = balance.map((counters, account) => counters - (before?.balance[account] ?? 0));
  const points = scores.map((score, scorer) => score - (before?.scores[scorer] ?? 0));
  return JSON.stringify([events, gains, points]);
};

/** The step of a record that each step of the same record by other readings stands for; `undefined` where it has none. */
export const alignSteps = (
  record: Pick<Replay, 'steps'>,
  switched: Pick<Replay, 'steps'>,
): readonly (number | undefined)[] => {
  let own = 0;
  return switched.steps.map((step) => {
    // A pass makes a step only where something follows from it, and a settlement only where there is something to settle.
    let next = own;
    while (next < record.steps.length && !same(record.steps[next]!, step) && mayBeMissing(record.steps[next]!))
      next += 1;
    const its = record.steps[next];
    if (!its || !same(its, step)) return undefined;
    own = next + 1;
    return next;
  });
};

/**
 * The steps (from 0) of a record played by other readings in which something else happens than in the record, each with
 * the step of the record it stands for, or `undefined` where the record has none.
 */
export const stepsChanged = (
  record: Pick<Replay, 'steps'>,
  switched: Pick<Replay, 'steps'>,
): ReadonlyMap<number, number | undefined> => {
  const changed = new Map<number, number | undefined>();
  for (const [i, own] of alignSteps(record, switched).entries())
    if (own === undefined || said(record.steps, own) !== said(switched.steps, i)) changed.set(i, own);
  return changed;
};
