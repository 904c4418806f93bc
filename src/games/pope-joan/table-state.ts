/** Finds the visible cards on a table of Pope Joan besides the run, from its replay. */
import { formatCard } from '#engine/cards.ts';
import { BOXES_ON_BOARD, POPE_BOX_NAMES, REMOVED_CARD } from '#engine/games/pope-joan/board.ts';
import type { Replay, Step } from '#engine/record/steps.ts';

/** Cards laid out before the first card of a deal is played. */
export interface PopeState {
  /**
   * Card turned up for trumps, in notation; empty before it is turned, and once the dealer has taken it into the hand.
   */
  readonly turnUp: string;
  /** Trump suit; empty before a card is turned up. */
  readonly trumps: string;
  /** Number of cards of the spare hand, which is face down and played by nobody. */
  readonly spare: number;
}

/** Returns the cards laid out in the deal of a step, as they are after the step. */
export const getPopeState = ({ steps }: Replay, step: Step): PopeState => {
  const soFar = steps.slice(0, steps.indexOf(step) + 1).filter(({ deal }) => deal === step.deal);
  const events = soFar.flatMap((each) => each.events);
  const turned = events.find(({ type }) => type === 'turned-up')?.card ?? '';
  return {
    turnUp: events.some(({ type }) => type === 'took-up') ? '' : turned,
    trumps: turned.slice(-1),
    spare: events.find(({ type }) => type === 'laid-aside')?.cards ?? 0,
  };
};

/** Lists the boxes of a board by their names in records, in the order of the book. */
export const listBoxNames = ({ readings }: Pick<Replay, 'readings'>): readonly string[] => {
  const board = BOXES_ON_BOARD[readings['board'] === 'five' ? 'five' : 'eight'];
  return POPE_BOX_NAMES.filter((_, box) => board.includes(box));
};

/**
 * Returns the cards that nobody can play, in notation: the eight of diamonds, which is not in the pack, and the card
 * turned up.
 */
export const listUnplayableCards = (played: Replay, step: Step): ReadonlySet<string> => {
  const { turnUp } = getPopeState(played, step);
  return new Set([formatCard(REMOVED_CARD), ...(turnUp ? [turnUp] : [])]);
};
