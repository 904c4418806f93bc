/** The rest of a deal, for analysis with all hands known. */
import type { CardMask, ManilleCard } from '../cards.ts';
import { type Coup, getNextSeat } from '../coup.ts';

/** State of a deal: the hand of each seat, and the cards of the current trick in order of play. */
export interface EndgameState {
  readonly held: ArrayLike<CardMask>;
  /** The seat that led the current trick, or will lead the next. */
  readonly leader: number;
  readonly trick: ArrayLike<ManilleCard>;
}

/**
 * Returns the rest of the current deal, which must not be over. A turn-up on the table counts as a card of the dealer's
 * hand.
 */
export const createEndgameState = (coup: Coup, dealer: number): EndgameState => {
  const { count, master, leaders, played, lies, turnUp } = coup;
  const held = coup.held.slice();
  if (lies) held[dealer]! |= 1 << turnUp;
  const begun = count & ~3;
  const between = count === 0 ? getNextSeat(dealer) : master;
  return { held, leader: count === begun ? between : leaders[begun >> 2]!, trick: played.slice(begun, count) };
};
