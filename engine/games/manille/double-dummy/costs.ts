/**
 * What each card of a coup cost, with all hands open: the points by which its camp is worse off than after its best card,
 * if everybody played on from there as well as can be.
 */
import { lowestOf, type Mask, type Ranked } from '../cards.ts';
import { Coup, campOf, nextTo } from '../coup.ts';
import type { Duties } from '../legality.ts';
import { type Ending, endingOf } from './ending.ts';
import { ALL_POINTS, Solver } from './solver.ts';

/** A coup that was played, to its end or until somebody erred. */
export interface CoupPlayed {
  readonly dealer: number;
  readonly turnUp: Ranked;
  /** The eight cards dealt to each seat, the turn-up with the dealer's. */
  readonly held: ArrayLike<Mask>;
  /** The cards in the order in which they were played. */
  readonly cards: readonly Ranked[];
}

/** What a card cost. */
export interface Cost {
  readonly seat: number;
  readonly card: Ranked;
  /** In points; 0 for one of the best cards. */
  readonly points: number;
  /** The cards that would have cost nothing, when this one did. */
  readonly better: readonly Ranked[];
}

/** A coup weighed. */
export interface Weighed {
  /** The points of each camp if everybody had played as well as can be from the first card. */
  readonly fair: readonly [number, number];
  /** The points each camp took; if somebody erred before the end, with what it would have come to. */
  readonly made: readonly [number, number];
  readonly costs: readonly Cost[];
}

/** Weighs every card of a coup. The table of positions has 2^`bits` places of eight bytes. */
export const weigh = ({ dealer, turnUp, held, cards }: CoupPlayed, duties: Duties, bits?: number): Weighed => {
  const coup = new Coup();
  coup.held.set(held);
  coup.begin(turnUp);
  coup.lies = false;
  const endings: { readonly ending: Ending; readonly taken: number; readonly seat: number }[] = [];
  let seat = nextTo(dealer);
  const look = () => endings.push({ ending: endingOf(coup, dealer), taken: coup.taken[0]!, seat });
  look();
  for (const card of cards) {
    coup.lay(seat, card);
    seat = nextTo(seat);
    if ((coup.count & 3) === 0) {
      coup.gather();
      seat = coup.master;
    }
    look();
  }
  // From the end to the beginning: what was found of the later positions answers for the earlier.
  const solver = new Solver(duties, bits);
  solver.deal(turnUp >> 3);
  const last = endings.pop()!;
  const made = last.taken + solver.points(last.ending);
  const found = new Int32Array(32);
  let fair = made;
  const costs = endings.map((): Cost | undefined => undefined);
  for (let i = endings.length - 1; i >= 0; i--) {
    const { ending, taken, seat: who } = endings[i]!;
    const card = cards[i]!;
    const legal = solver.values(ending, found);
    const best = bestOf(legal, found, campOf(who) === 0);
    const points = Math.abs(found[best]! - found[card]!);
    costs[i] = { seat: who, card, points, better: points === 0 ? [] : allAs(legal, found, best) };
    fair = taken + found[best]!;
  }
  return { fair: [fair, ALL_POINTS - fair], made: [made, ALL_POINTS - made], costs: costs.map((cost) => cost!) };
};

/** The card that is worth most to a camp. */
const bestOf = (legal: Mask, found: Int32Array, first: boolean): Ranked => {
  let best = lowestOf(legal);
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = lowestOf(rest);
    if (first ? found[card]! > found[best]! : found[card]! < found[best]!) best = card;
  }
  return best;
};

/** The cards worth as much as one, the highest first. */
const allAs = (legal: Mask, found: Int32Array, best: Ranked): readonly Ranked[] => {
  const alike: Ranked[] = [];
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = lowestOf(rest);
    if (found[card] === found[best]) alike.unshift(card);
  }
  return alike;
};
