/** What lies on the table of Pope Joan beside the counters and the run, as its record tells of it. */
import { makeCard } from '#engine/cards.ts';
import { ABSENT, BOARDS, BOX_NAMES } from '#engine/games/pope-joan/board.ts';
import type { Replay, Step } from '#engine/record/replay.ts';

/** What was laid out before the first card of a deal. */
export interface LaidOut {
  /** The card turned up, in notation; empty until it is, and when the dealer has taken it into his hand. */
  readonly turnUp: string;
  /** The suit of trumps; empty until a card is turned up. */
  readonly trumps: string;
  /** How many cards lie face down. */
  readonly spare: number;
}

/** What was laid out in the deal of a step, as far as the step. */
export const laidOut = ({ steps }: Replay, step: Step): LaidOut => {
  const soFar = steps.slice(0, steps.indexOf(step) + 1).filter(({ deal }) => deal === step.deal);
  const events = soFar.flatMap((each) => each.events);
  const turned = events.find(({ type }) => type === 'turned-up')?.card ?? '';
  return {
    turnUp: events.some(({ type }) => type === 'took-up') ? '' : turned,
    trumps: turned.slice(-1),
    spare: events.find(({ type }) => type === 'laid-aside')?.cards ?? 0,
  };
};

/** The boxes of a board, by their names in records, in the order of the book. */
export const boxesOf = ({ readings }: Pick<Replay, 'readings'>): readonly string[] => {
  const board = BOARDS[readings['board'] === 'five' ? 'five' : 'eight'];
  return BOX_NAMES.filter((_, box) => board.includes(box));
};

/** The cards that nobody can play, in notation: the eight of diamonds, and the card turned up. */
export const absentIn = (played: Replay, step: Step): ReadonlySet<string> => {
  const { turnUp } = laidOut(played, step);
  return new Set([makeCard(ABSENT), ...(turnUp ? [turnUp] : [])]);
};
