/** Jig as Peel advises to play it (1891, p. 96), and Pope Joan, to which he refers for further hints (pp. 83–84). */
import { type Card, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { advised, type Player, randomPlayer } from '../players.ts';

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

/**
 * He remembers what has been laid (BW91.jig.advice.memory) and leads what will bring the Jig back to him
 * (BW91.jig.advice.jig-back), up to a stop of his own or the stop itself; of the cards that lead up to it, the lowest.
 * When nothing comes back he leads an ace, which no card leads up to (BW91.jig.pope.ace), or whatever it may be.
 */
export const book: Player = (seen, random) => {
  const { hand, legal } = seen;
  const gone = new Set(seen.shown);
  const isGone = (card: Card): boolean => gone.has(card);
  const stops = (card: Card): boolean => rankOf(card) === KING || gone.has(card + 1);
  const endOf = (led: Card): Card => endOfRun(led, isGone);
  const why = (led: Card): string => {
    const end = endOf(led);
    if (end === led) return hand.length === 2 ? 'BW91.jig.pope.stop-first' : 'BW91.jig.pope.known-stops';
    if (!stops(end)) return 'BW91.jig.advice.jig-back';
    if (rankOf(end) === KING) return 'BW91.jig.pope.below-a-stop';
    return rankOf(end) <= FOUR ? 'BW91.jig.table.stops' : 'BW91.jig.advice.lead-up';
  };
  const back = legal.filter((card) => hand.includes(endOf(card)));
  const lowest = back.filter((card) => !back.some((other) => other < card && endOf(other) === endOf(card)));
  const aces = back.length > 0 ? [] : legal.filter((card) => rankOf(card) === ACE);
  return (
    advised(legal, lowest, random, why) ??
    advised(legal, aces, random, () => 'BW91.jig.pope.ace') ??
    randomPlayer(seen, random)
  );
};
