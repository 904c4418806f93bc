/** Steps of a replayed record, and what viewers read from them. They are computed once, by `replay`. */

import { type CardOwners, FULL_PACK, formatCard, NO_OWNER, PACK_SIZE } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import type { DealRecord } from './record.ts';

/**
 * One step: a deal begun, a move with its consequences, or one settlement after the move that ended a deal. Each
 * payment of a settlement has its own step; the last step is the score of the deal.
 */
export interface Step {
  /** The number of the deal, 1-based. */
  readonly deal: number;
  /**
   * The move in notation, `C 9H`, or `deal 1` for the beginning of a deal. A settlement has the move after which it
   * happens.
   */
  readonly move: string;
  /** 1 for a deal begun or a move; 2 and higher for the settlements after it, in order. */
  readonly part: number;
  /** True for the last part of the move that ended a deal, which shows the score of the deal and the winners. */
  readonly isScore: boolean;
  readonly events: readonly GameEvent[];
  /** Owner of each card after the step (seats 0-based). */
  readonly owners: CardOwners;
  /** Counters on each account after the step, in the order of {@link Replay.accounts}. */
  readonly balance: readonly number[];
  /** Points of each account in {@link Replay.scorers} after the step. */
  readonly scores: readonly number[];
  /** The seat (0-based) whose turn it is after the step; -1 if the deal is over. */
  readonly toMove: number;
  /** The seats that may not lead at present; empty in most games. */
  readonly inactive: readonly number[];
  /** The comments of the record on this step. */
  readonly comments: readonly string[];
}

/** A record that has been replayed, with its steps. */
export interface Replay {
  readonly game: string;
  /** The names of the seats in order of play. */
  readonly seats: readonly string[];
  /** The names of all accounts: the seats, then the table's accounts. */
  readonly accounts: readonly string[];
  /** The accounts that score points: seats or camps. Empty in most games. */
  readonly scorers: readonly string[];
  readonly variant: string | undefined;
  /** The practice used for each disputed point. */
  readonly readings: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly dealOver: boolean;
  readonly gameOver: boolean;
  /** The seats (0-based) that won the game. */
  readonly winners: readonly number[];
  readonly record: DealRecord;
}

/**
 * Formats the name of a step for addresses and lists, `11.2`: the number of the deal or move (from 1), a full stop, and
 * the part.
 */
export const formatStepName = ({ steps }: Pick<Replay, 'steps'>, index: number): string => {
  const number = countMoves(steps.slice(0, index + 1));
  const { part = 1 } = steps[index] ?? {};
  return part > 1 ? `${number}.${part}` : String(number);
};

/**
 * Finds the index of the step with this name, or of the nearest step. Returns -1 if the text is not the name of a step.
 */
export const findStep = ({ steps }: Pick<Replay, 'steps'>, name: string): number => {
  const [, number, part = '1'] = /^0*(\d+)(?:\.0*(\d+))?$/.exec(name.trim()) ?? [];
  if (!number || Number(number) < 1) return -1;
  let moves = 0;
  let found = -1;
  for (const [index, step] of steps.entries()) {
    if (step.part === 1) moves += 1;
    if (moves > Number(number)) break;
    if (moves < Number(number) || step.part <= Number(part)) found = index;
  }
  return found;
};

/** Counts the deals and moves among these steps; settlements do not count. */
export const countMoves = (steps: readonly Step[]): number => steps.filter(({ part }) => part === 1).length;

/** Counts the parts of the move (or deal) to which a step belongs; 1 if no settlement follows it. */
export const countStepParts = ({ steps }: Pick<Replay, 'steps'>, index: number): number => {
  const next = steps.findIndex(({ part }, i) => i > index && part === 1);
  return steps[(next < 0 ? steps.length : next) - 1]?.part ?? 1;
};

/** Joins the steps of a move and its settlements into one step. */
export const mergeStepParts = (parts: readonly Step[]): Step => ({
  ...parts.at(-1)!,
  part: 1,
  isScore: false,
  events: parts.flatMap(({ events }) => events),
});

/** Lists counters and points after a step, which defaults to the last one, with the names of the accounts, in order. */
export const listBalances = (
  played: Replay,
  step = played.steps.length - 1,
): readonly (readonly [string, number])[] => {
  const { balance, scores } = played.steps[step] ?? { balance: [], scores: [] };
  const has = [...balance, ...scores];
  return [...played.accounts, ...played.scorers].map((account, i) => [account, has[i] ?? 0]);
};

/**
 * Returns counters and points after a step, which defaults to the last one. The keys are the names of the accounts; a
 * name that is a number comes before the others, as in any object.
 */
export const getBalances = (played: Replay, step?: number): Readonly<Record<string, number>> =>
  Object.fromEntries(listBalances(played, step));

/** Lists the cards that a seat holds after a step, in notation, in the order of the pack. */
export const listHandCards = (step: Step, seat: number): readonly string[] => {
  const hand: string[] = [];
  for (let card = 0; card < PACK_SIZE; card++) if (step.owners[card] === seat) hand.push(formatCard(card));
  return hand;
};

/** Lists the cards that nobody was dealt in the deal to which a step belongs, in notation. */
export const listTalonCards = (played: Replay, step: Step): readonly string[] => {
  const first = played.steps.find(({ deal }) => deal === step.deal)!;
  return FULL_PACK.filter((card) => first.owners[card] === NO_OWNER).map(formatCard);
};
