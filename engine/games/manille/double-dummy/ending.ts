/** The rest of a coup, for analysis with all hands open. */
import type { ManilleCard, Mask } from '../cards.ts';
import { type Coup, nextTo } from '../coup.ts';

/** The state of a coup: the hand of each seat, and the trick on the table, in order of play. */
export interface Ending {
  readonly held: ArrayLike<Mask>;
  /** The seat that led, or is to lead. */
  readonly leader: number;
  readonly trick: ArrayLike<ManilleCard>;
}

/** The rest of the current coup, before its end; a turn-up on the table counts as in the dealer's hand. */
export const endingOf = (coup: Coup, dealer: number): Ending => {
  const { count, master, leaders, played, lies, turnUp } = coup;
  const held = coup.held.slice();
  if (lies) held[dealer]! |= 1 << turnUp;
  const begun = count & ~3;
  const between = count === 0 ? nextTo(dealer) : master;
  return { held, leader: count === begun ? between : leaders[begun >> 2]!, trick: played.slice(begun, count) };
};
