/** What is left of a coup, as it is thought over with all hands open. */
import type { Mask, Ranked } from '../cards.ts';
import { type Coup, nextTo } from '../coup.ts';

/** A coup as it stands: what each seat holds, and the trick on the table, in the order in which it was laid. */
export interface Ending {
  readonly held: ArrayLike<Mask>;
  /** Who led, or is to lead. */
  readonly leader: number;
  readonly trick: ArrayLike<Ranked>;
}

/** The coup in play, before its end; the turn-up that lies is in its dealer's hand. */
export const endingOf = (coup: Coup, dealer: number): Ending => {
  const { count, master, leaders, played, lies, turnUp } = coup;
  const held = coup.held.slice();
  if (lies) held[dealer]! |= 1 << turnUp;
  const begun = count & ~3;
  const between = count === 0 ? nextTo(dealer) : master;
  return { held, leader: count === begun ? between : leaders[begun >> 2]!, trick: played.slice(begun, count) };
};
