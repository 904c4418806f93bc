/**
 * Cost of each card played in a deal, with all hands known: the points that the camp loses compared with its best card,
 * if all players then play perfectly.
 */
import { type CardMask, getLowestCard, type ManilleCard } from '../cards.ts';
import { Coup, getCamp, getNextSeat } from '../coup.ts';
import type { PlayPractices } from '../legality.ts';
import { createEndgameState, type EndgameState } from './ending.ts';
import { Solver, TOTAL_DEAL_POINTS } from './solver.ts';

/** A deal that was played to its end, or up to a fault. */
export interface PlayedCoup {
  readonly dealer: number;
  readonly turnUp: ManilleCard;
  /** The eight cards of each seat at the beginning. The dealer's include the card turned up. */
  readonly held: ArrayLike<CardMask>;
  /** The cards in the order of play. */
  readonly cards: readonly ManilleCard[];
}

/** Cost of one card played. */
export interface CardCost {
  readonly seat: number;
  readonly card: ManilleCard;
  /** Points lost; 0 if the card was one of the best. */
  readonly points: number;
  /** The cards that would have cost nothing; empty if the card played cost nothing. */
  readonly better: readonly ManilleCard[];
}

/** Analysis of a whole deal. */
export interface CoupEvaluation {
  /** Points of each camp if everybody had played perfectly from the first card. */
  readonly fair: readonly [number, number];
  /** Points that each camp took. After a fault before the end, those of perfect play from there on are added. */
  readonly made: readonly [number, number];
  readonly costs: readonly CardCost[];
}

/** Analyses every card of a deal. `bits` sets the size of the table of positions: 2^`bits` entries of eight bytes. */
export const evaluateCoup = (
  { dealer, turnUp, held, cards }: PlayedCoup,
  duties: PlayPractices,
  bits?: number,
): CoupEvaluation => {
  const coup = new Coup();
  coup.held.set(held);
  coup.begin(turnUp);
  coup.lies = false;
  const endings: { readonly ending: EndgameState; readonly taken: number; readonly seat: number }[] = [];
  let seat = getNextSeat(dealer);
  const look = () => endings.push({ ending: createEndgameState(coup, dealer), taken: coup.taken[0]!, seat });
  look();
  for (const card of cards) {
    coup.lay(seat, card);
    seat = getNextSeat(seat);
    if ((coup.count & 3) === 0) {
      coup.gather();
      seat = coup.master;
    }
    look();
  }
  // Backwards, so that results for later positions are reused for earlier ones.
  const solver = new Solver(duties, bits);
  solver.deal(turnUp >> 3);
  const last = endings.pop()!;
  const made = last.taken + solver.points(last.ending);
  const found = new Int32Array(32);
  let fair = made;
  const costs = endings.map((): CardCost | undefined => undefined);
  for (let i = endings.length - 1; i >= 0; i--) {
    const { ending, taken, seat: who } = endings[i]!;
    const card = cards[i]!;
    const legal = solver.values(ending, found);
    const best = bestOf(legal, found, getCamp(who) === 0);
    const points = Math.abs(found[best]! - found[card]!);
    costs[i] = { seat: who, card, points, better: points === 0 ? [] : allAs(legal, found, best) };
    fair = taken + found[best]!;
  }
  return {
    fair: [fair, TOTAL_DEAL_POINTS - fair],
    made: [made, TOTAL_DEAL_POINTS - made],
    costs: costs.map((cost) => cost!),
  };
};

/** Returns the card with the highest value for a camp. */
const bestOf = (legal: CardMask, found: Int32Array, first: boolean): ManilleCard => {
  let best = getLowestCard(legal);
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = getLowestCard(rest);
    if (first ? found[card]! > found[best]! : found[card]! < found[best]!) best = card;
  }
  return best;
};

/** Lists the cards with the same value as `best`, the highest first. */
const allAs = (legal: CardMask, found: Int32Array, best: ManilleCard): readonly ManilleCard[] => {
  const alike: ManilleCard[] = [];
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = getLowestCard(rest);
    if (found[card] === found[best]) alike.unshift(card);
  }
  return alike;
};
