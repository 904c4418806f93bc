/**
 * A bot for Jig that follows Peel's advice (1891, p. 96), with further hints from Pope Joan (pp. 83–84), to which Peel
 * refers.
 */

import { chooseAdvisedMove, type Player, randomPlayer } from '../../bots/players.ts';
import { type Card, RANKS_IN_SUIT, rankOf } from '../../cards.ts';

/** The rank of the ace. */
export const ACE_RANK = 0;
const FOUR = 3;
const KING = RANKS_IN_SUIT - 1;
/** Number of cards in a run, from Snip to Jig. */
const RUN = 5;

/**
 * Returns the card that ends a run: the fifth card, or a stop before it. `isGone` tells whether a card has been played.
 */
export const findRunEnd = (led: Card, isGone: (card: Card) => boolean): Card => {
  let last = led;
  while (last < led + RUN - 1 && rankOf(last) !== KING && !isGone(last + 1)) last += 1;
  return last;
};

/** Parts of the advice that a bot follows; each can be switched off for a test. */
export interface JigAdviceOptions {
  /**
   * Leads a card whose run ends with a card of the player's own ("brings the Jig back"), as far as the player knows
   * (BW91.jig.advice.jig-back).
   */
  readonly jigBack: boolean;
  /** Remembers the cards played, and so knows which cards have become stops (BW91.jig.advice.memory). */
  readonly memory: boolean;
  /** Leads an ace if no card brings the Jig back, since no other card leads up to an ace (BW91.jig.pope.ace). */
  readonly aces: boolean;
}

/**
 * Creates a bot that follows these parts of the advice. A card brings the Jig back if the run from it ends in a stop
 * that the player holds, or if the card is itself a stop. Among cards that lead up to the same stop, the lowest is led.
 * If no advice applies, any card is led.
 */
export const createJigBookPlayer =
  ({ jigBack, memory, aces }: JigAdviceOptions): Player =>
  (seen, random) => {
    const { hand, legal } = seen;
    const gone = new Set(memory ? seen.shown : []);
    const stops = (card: Card): boolean => rankOf(card) === KING || gone.has(card + 1);
    const endOf = (led: Card): Card => findRunEnd(led, (card) => gone.has(card));
    const why = (led: Card): string => {
      const end = endOf(led);
      if (end === led) return hand.length === 2 ? 'BW91.jig.pope.stop-first' : 'BW91.jig.pope.known-stops';
      if (!stops(end)) return 'BW91.jig.advice.jig-back';
      if (rankOf(end) === KING) return 'BW91.jig.pope.below-a-stop';
      return rankOf(end) <= FOUR ? 'BW91.jig.table.stops' : 'BW91.jig.advice.lead-up';
    };
    const back = jigBack ? legal.filter((card) => hand.includes(endOf(card))) : [];
    const lowest = back.filter((card) => !back.some((other) => other < card && endOf(other) === endOf(card)));
    const led = aces && back.length === 0 ? legal.filter((card) => rankOf(card) === ACE_RANK) : [];
    return (
      chooseAdvisedMove(legal, lowest, random, why) ??
      chooseAdvisedMove(legal, led, random, () => 'BW91.jig.pope.ace') ??
      randomPlayer(seen, random)
    );
  };

/**
 * Bot that follows all parts: it remembers the cards played, leads a card that brings the Jig back, and otherwise an
 * ace.
 */
export const bookPlayer = createJigBookPlayer({ jigBack: true, memory: true, aces: true });
