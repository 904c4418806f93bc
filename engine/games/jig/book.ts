/** Jig as Peel advises to play it (1891, p. 96), and Pope Joan, to which he refers for further hints (pp. 83–84). */

import { advised, type Player, randomPlayer } from '../../bots/players.ts';
import { type Card, RANKS_IN_SUIT, rankOf } from '../../cards.ts';

/** The rank of the ace. */
export const ACE = 0;
const FOUR = 3;
const KING = RANKS_IN_SUIT - 1;
/** How many cards make a run, from Snip to Jig. */
const RUN = 5;

/** The card that ends a run: the fifth, or a stop before it, where `isGone` says of a card that it has been laid. */
export const endOfRun = (led: Card, isGone: (card: Card) => boolean): Card => {
  let last = led;
  while (last < led + RUN - 1 && rankOf(last) !== KING && !isGone(last + 1)) last += 1;
  return last;
};

/** How much of the advice is followed. */
export interface Heeded {
  /** He leads what will bring the Jig back to him, as far as he knows (BW91.jig.advice.jig-back). */
  readonly jigBack: boolean;
  /** He remembers what has been laid, and so which cards have become stops (BW91.jig.advice.memory). */
  readonly memory: boolean;
  /** When nothing comes back he leads an ace, which no card leads up to (BW91.jig.pope.ace). */
  readonly aces: boolean;
}

/**
 * Follows so much of the advice. What brings the Jig back runs up to a stop of his own, or is the stop itself; of the cards
 * that lead up to it he leads the lowest. Where no advice tells he leads whatever it may be.
 */
export const heeding =
  ({ jigBack, memory, aces }: Heeded): Player =>
  (seen, random) => {
    const { hand, legal } = seen;
    const gone = new Set(memory ? seen.shown : []);
    const stops = (card: Card): boolean => rankOf(card) === KING || gone.has(card + 1);
    const endOf = (led: Card): Card => endOfRun(led, (card) => gone.has(card));
    const why = (led: Card): string => {
      const end = endOf(led);
      if (end === led) return hand.length === 2 ? 'BW91.jig.pope.stop-first' : 'BW91.jig.pope.known-stops';
      if (!stops(end)) return 'BW91.jig.advice.jig-back';
      if (rankOf(end) === KING) return 'BW91.jig.pope.below-a-stop';
      return rankOf(end) <= FOUR ? 'BW91.jig.table.stops' : 'BW91.jig.advice.lead-up';
    };
    const back = jigBack ? legal.filter((card) => hand.includes(endOf(card))) : [];
    const lowest = back.filter((card) => !back.some((other) => other < card && endOf(other) === endOf(card)));
    const led = aces && back.length === 0 ? legal.filter((card) => rankOf(card) === ACE) : [];
    return (
      advised(legal, lowest, random, why) ??
      advised(legal, led, random, () => 'BW91.jig.pope.ace') ??
      randomPlayer(seen, random)
    );
  };

/** He remembers what has been laid, leads what will bring the Jig back to him, and when nothing does, an ace. */
export const book = heeding({ jigBack: true, memory: true, aces: true });
