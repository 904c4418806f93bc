/**
 * The worth of a card at a table of Speculation, by what has been turned. It is the same to every seat, since nobody
 * knows more: a card of one's own that overtakes the best trump wins without it.
 */
import { type Card, FULL_PACK, PACK_SIZE, PIQUET_PACK, suitOf } from '../../cards.ts';
import { EVENT } from '../../events.ts';
import type { Observation } from '../../observation.ts';
import { SALE } from './moves.ts';
import { heightOf, isHigh } from './rules.ts';

/** The public state of a deal, as its events tell it. */
export interface MarketView {
  /** The best trump turned; -1 before the turn-up is turned. */
  readonly best: Card;
  readonly pool: number;
  /** Cards of the pack that nobody has seen, and how many of them will still be turned. */
  readonly unseen: readonly Card[];
  readonly unturned: number;
  /** The last offer or price, and its lot; an amount of 0 if nothing is offered. */
  readonly amount: number;
  readonly lot: number;
  /** The best offer for the best trump that its owner has refused; 0 if none, or since it changed hands. */
  readonly refused: number;
}

/** Reads the state of a deal from what a seat has seen. */
export const readMarket = (seen: Observation): MarketView => {
  const pack = seen.packSize === PIQUET_PACK.length ? PIQUET_PACK : FULL_PACK;
  let best = -1;
  let offered = { lot: -1, amount: 0 };
  let refused = 0;
  for (const { kind, what, amount } of seen.events) {
    if (kind === EVENT['deal-passed']) [best, refused] = [-1, 0];
    if (kind === EVENT['turned-up']) best = what;
    if (kind === EVENT.shown && suitOf(what) === suitOf(best) && heightOf(what) > heightOf(best)) {
      best = what;
      refused = 0;
    }
    if (kind === EVENT.kept && what === best) refused = offered.amount;
    if (kind === EVENT.sold && what === best) refused = 0;
    if (kind === EVENT.offered || kind === EVENT.asked)
      offered = { lot: what < PACK_SIZE ? SALE.best : what - PACK_SIZE, amount };
    else if (kind !== EVENT['sealed-offer'] && kind !== EVENT.paid && kind !== EVENT.faulted)
      offered = { lot: -1, amount: 0 };
  }
  const shown = new Set(seen.shown);
  const unturned = seen.sizes.reduce((sum, size) => sum + size, 0);
  return {
    best,
    pool: seen.balance.at(-1)!,
    unseen: pack.filter((each) => !shown.has(each)),
    unturned,
    refused,
    ...offered,
  };
};

/** The chance that none of the cards still to be turned is one of `better` among those unseen. */
export const chanceUnbeaten = (better: number, unseen: number, unturned: number): number => {
  let chance = 1;
  for (let i = 0; i < unturned; i++) chance *= Math.max(0, (unseen - better - i) / (unseen - i));
  return chance;
};

const countBetter = (card: Card, unseen: readonly Card[]): number =>
  unseen.filter((other) => suitOf(other) === suitOf(card) && heightOf(other) > heightOf(card)).length;

/** The worth in counters of the best trump: the pool, by the chance that no card still to be turned beats it. */
export const worthOfBest = ({ best, pool, unseen, unturned }: MarketView): number =>
  pool * chanceUnbeaten(countBetter(best, unseen), unseen.length, unturned);

/** The worth of a card that is about to be turned, not knowing which it is. */
export const worthOfNext = ({ best, pool, unseen, unturned }: MarketView): number => {
  const better = unseen.filter((card) => suitOf(card) === suitOf(best) && heightOf(card) > heightOf(best));
  const worth = (card: Card): number =>
    pool * chanceUnbeaten(countBetter(card, unseen), unseen.length - 1, unturned - 1);
  return better.reduce((sum, card) => sum + worth(card), 0) / Math.max(1, unseen.length);
};

/** The worth of the turn-up before it is turned: a high card takes the pool at once. */
export const worthOfTurnUp = ({ pool, unseen, unturned }: MarketView): number => {
  const worth = (card: Card): number =>
    isHigh(card) ? pool : pool * chanceUnbeaten(countBetter(card, unseen), unseen.length - 1, unturned);
  return unseen.reduce((sum, card) => sum + worth(card), 0) / Math.max(1, unseen.length);
};

/** The worth of a lot; that of several cards together is taken as the sum of theirs, the pool at most. */
export const worthOf = (lot: number, market: MarketView, cards = 1): number => {
  if (lot === SALE.turnUp) return worthOfTurnUp(market);
  if (lot === SALE.best) return worthOfBest(market);
  return Math.min(market.pool, worthOfNext(market) * (lot === SALE.rest ? cards : 1));
};
