/** Replays a record by other readings: the same cards and the same moves, as far as the other readings allow them. */

import type { Game } from '../game.ts';
import type { Fault, TextPosition } from '../record/faults.ts';
import { type DealRecord, formatRecordedMove } from '../record/record.ts';
import { RecordReplayer } from '../record/record-replayer.ts';
import { createSeating } from '../record/seating.ts';
import type { Replay, Step } from '../record/steps.ts';

/** A record replayed by other readings. */
export interface SwitchedReplay {
  /** The part that could be played. Its record names the readings used; expected results are removed. */
  readonly played: Replay;
  /** The point where the replay had to stop, if it did. */
  readonly stopped: ImpossibleMove | undefined;
}

/** The next move or deal of the record, which the other readings make impossible. */
export interface ImpossibleMove {
  /** The move in notation, or `deal 5`. */
  readonly move: string;
  readonly fault: Fault;
  /** True if the deal or game is already over by the other readings; false if they do not allow the move. */
  readonly over: boolean;
}

/** Tags that state a record's readings, or results that depend on them. */
const FOLLOWS = ['readings', 'expect', 'counters'] as const;

const named = ({ name }: { readonly name: string }, what: string): boolean => name.toLowerCase() === what;

/**
 * Replays a record with these practices in place of its own; `undefined` if it cannot even be set up. A move is
 * penalised only if these practices penalise it. Consequences of a move, such as the word called with it, also follow
 * these practices.
 */
export const replayWithOtherReadings = (
  { record, readings: own }: Replay,
  game: Game,
  practices: Readonly<Record<string, string>>,
): SwitchedReplay | undefined => {
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
  const seating = createSeating(again, [game], faults);
  if (!seating || faults.length > 0) return undefined;
  const playing = new RecordReplayer(seating, undefined, 'by-the-rules');
  const [fault] = playing.replayAll(again);
  const played = playing.replay(again);
  if (!fault) return { played, stopped: undefined };
  if (played.steps.length === 0) return undefined;
  const here = ({ at }: { readonly at: TextPosition }) => at.line === fault.line && at.column === fault.column;
  const refused = again.deals.flatMap(({ moves }) => moves).find(here);
  const dealt = again.deals.find(here);
  const move = refused ? formatRecordedMove(refused) : `deal ${dealt?.number ?? again.deals.length}`;
  const last = refused !== undefined && again.deals.at(-1)!.moves.includes(refused);
  const over = fault.code === 'game-over' || (fault.code === 'deal-over' && last);
  return { played, stopped: { move, fault, over } };
};

const isPass = ({ move }: Step): boolean => / pass\??$/.test(move);
const mayBeMissing = (step: Step): boolean => step.part > 1 || isPass(step);
/** Identifies a settlement (payment or score after a move) by its kind and seat; empty for the move itself. */
const settles = ({ part, isScore, events: [first] }: Step): string =>
  part === 1 ? '' : isScore ? 'score' : [first!.type, first!.seat ?? first!.scorer ?? first!.from].join(' ');
/** Tells whether two steps are the same action or settlement. The mark of a penalised move (`?`) is ignored. */
const same = (a: Step, b: Step): boolean =>
  a.move.replace('?', '') === b.move.replace('?', '') && settles(a) === settles(b);
/**
 * Formats a step's content for comparison: its events; for the score of a deal, also what each account gained in the
 * deal.
 */
const said = (steps: readonly Step[], index: number): string => {
  const { events, isScore, deal, balance, scores } = steps[index]!;
  if (!isScore) return JSON.stringify(events);
  const before = steps.slice(0, index).findLast((step) => step.deal < deal);
  const gains = balance.map((counters, account) => counters - (before?.balance[account] ?? 0));
  const points = scores.map((score, scorer) => score - (before?.scores[scorer] ?? 0));
  return JSON.stringify([events, gains, points]);
};

/** Lists, for each step of a switched replay, the index of the record's step that it replaces; `undefined` if none. */
export const alignSteps = (
  record: Pick<Replay, 'steps'>,
  switched: Pick<Replay, 'steps'>,
): readonly (number | undefined)[] => {
  let own = 0;
  return switched.steps.map((step) => {
    // A pass is a step only if something follows from it, and a settlement only if there is something to settle.
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
 * Lists the steps (0-based) of a switched replay that differ from the record, each with the record's step that it
 * replaces, or `undefined`.
 */
export const listChangedSteps = (
  record: Pick<Replay, 'steps'>,
  switched: Pick<Replay, 'steps'>,
): ReadonlyMap<number, number | undefined> => {
  const changed = new Map<number, number | undefined>();
  for (const [i, own] of alignSteps(record, switched).entries())
    if (own === undefined || said(record.steps, own) !== said(switched.steps, i)) changed.set(i, own);
  return changed;
};
