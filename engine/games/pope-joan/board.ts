/** The board of Pope Joan: eight compartments, or five, and the counters staked on them. */
import { type Card, card, FULL_PACK, rankOf } from '../../cards.ts';

/** Pope Joan is the nine of diamonds. */
export const POPE: Card = card('9D');

/** The eight of diamonds, which is removed from the pack. The seven of diamonds is therefore a stop. */
export const REMOVED_CARD: Card = card('8D');

// BW91.pope.pack: the ordinary pack without the eight of diamonds.
export const PACK: readonly Card[] = FULL_PACK.filter((each) => each !== REMOVED_CARD);

// BW91.pope.boxes: the compartments in the order of the book.
export const POPE_BOX_NAMES = ['pope', 'matrimony', 'intrigue', 'ace', 'king', 'queen', 'knave', 'game'] as const;
export const POPE_BOX = 0;
export const MATRIMONY_BOX = 1;
export const INTRIGUE_BOX = 2;
export const GAME_BOX = 7;
const ACE_BOX = 3;

/**
 * The compartments of a board of eight or of five, beginning with Game. If there are too few counters, they are covered
 * in this order.
 */
export const BOXES_ON_BOARD: Readonly<Record<'eight' | 'five', readonly number[]>> = {
  eight: [GAME_BOX, POPE_BOX, MATRIMONY_BOX, INTRIGUE_BOX, 3, 4, 5, 6],
  five: [GAME_BOX, POPE_BOX, MATRIMONY_BOX, INTRIGUE_BOX, ACE_BOX],
};

/** Returns the compartment of an ace or court card of trumps; -1 if the board has none for it. */
export const getHonourBox = (trump: Card, board: 'eight' | 'five'): number => {
  const box = HONOURS.indexOf(rankOf(trump));
  return box < 0 || !BOXES_ON_BOARD[board].includes(ACE_BOX + box) ? -1 : ACE_BOX + box;
};
const HONOURS = ['AS', 'KS', 'QS', 'JS'].map((each) => rankOf(card(each)));

// BW91.pope.dress: six on Pope, two on Matrimony and on Intrigue, one on each card; the remainder on Game.
export const FULL_BOARD_STAKES: readonly number[] = [6, 2, 2, 1, 1, 1, 1];

/** Minimum number of counters to cover ("dress") each kind of board. */
export const MIN_BOARD_STAKE: Readonly<Record<'eight' | 'five', number>> = { eight: 15, five: 12 };

// BW91.pope.stake.least: as few as make up the board when the dealer gives double.
/** Returns the stake of each player except the dealer, who stakes twice as many counters. */
export const getPlayerStake = (players: number, board: 'eight' | 'five'): number =>
  Math.ceil(MIN_BOARD_STAKE[board] / (players + 1));

/** Distributes counters over the boxes; returns the number for each box, in their order. */
export const distributeStakes = (counters: number, board: 'eight' | 'five'): readonly number[] => {
  const on = FULL_BOARD_STAKES.map((stake, box) => (BOXES_ON_BOARD[board].includes(box) ? stake : 0));
  return [...on, counters - on.reduce((sum, stake) => sum + stake, 0)];
};
