/**
 * Players of Speculation who price what is for sale. The book gives no rule for a price, only that all skill is in the
 * bargains (BW91.speculation.skill). What a card is worth follows from what has been turned, and is the same to every seat,
 * since nobody knows more: a card of one's own that overtakes the best trump wins without it. Tempers make the bargains.
 */
import type { ChosenMove, Player } from '../../bots/players.ts';
import { type Card, FULL_PACK, PACK_SIZE, PIQUET_PACK, suitOf } from '../../cards.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS } from '../../game.ts';
import type { Observation } from '../../observation.ts';
import { createRandom } from '../../random.ts';
import { amountOf, hasAmount, isAsking, KEEPS, SALE, SELLS, saleOf, TAKES } from './moves.ts';
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

/** Price that a temper pays for a lot, as a part of its worth; a silent player offers nothing. */
export const TEMPERS = { calculating: 1, cautious: 0.7, eager: 1.4, silent: 0 } as const;
export type Temper = keyof typeof TEMPERS;

/** The tempers at a table where all play by the book: a seat has the temper of its place. */
const SEATED: readonly Temper[] = ['calculating', 'eager', 'cautious', 'calculating', 'eager'];

/** The article that advises to bargain at all. */
const ADVICE = 'BW91.speculation.skill';

/** The largest error of a price, as a part of it. */
const ERROR = 0.15;

/**
 * The price at which a seat would buy or sell. A seat errs once for each card, not each time it is asked: else a card
 * would go round and round.
 */
const priceOf = (seen: Observation, market: MarketView, lot: number, temper: Temper, mostError: number): number => {
  const holderSize = lot === SALE.rest ? seen.sizes.reduce((most, size) => Math.max(most, size), 0) : 1;
  const random = createRandom(`price ${seen.dealNumber} ${seen.seat} ${lot} ${market.best} ${market.unturned}`);
  const error = 1 + (mostError * (random.below(2001) - 1000)) / 1000;
  return worthOf(lot, market, holderSize) * TEMPERS[temper] * error;
};

/** Offers half of the way from what stands to the limit; nothing if that is no more than what stands. */
const offerFor = (legal: readonly Move[], standing: number, limit: number): Move => {
  const offer = Math.min(Math.floor(limit), Math.max(standing + 1, Math.round((standing + limit) / 2)));
  return legal.find((move) => hasAmount(move) && amountOf(move) === offer && offer > standing) ?? PASS;
};

/** The seat has the turn: this is what it says, by its temper. */
export const createTemperPlayer =
  (temperOf: (seat: number) => Temper, mostError = ERROR): Player =>
  (seen): ChosenMove => {
    const { legal, seat } = seen;
    const [first] = legal;
    if (legal.length === 1) return { move: first! };
    const market = readMarket(seen);
    const temper = temperOf(seat);
    const named = legal.find(hasAmount);
    if (first === SELLS) {
      const sells = temper !== 'silent' && market.amount > priceOf(seen, market, market.lot, temper, mostError);
      return { move: sells ? SELLS : KEEPS, cite: ADVICE };
    }
    if (temper === 'silent') return { move: PASS };
    if (legal.includes(TAKES))
      return { move: market.amount < priceOf(seen, market, market.lot, temper, mostError) ? TAKES : PASS };
    if (named === undefined) return { move: PASS };
    const limit = priceOf(seen, market, saleOf(named), temper, mostError);
    // An offer that has been refused is not made again, at every card.
    const refused = saleOf(named) === SALE.best ? market.refused : 0;
    if (!isAsking(named)) return { move: offerFor(legal, Math.max(refused, amountOf(named) - 1), limit), cite: ADVICE };
    const asked = Math.ceil(limit * (1 + mostError));
    return { move: legal.find((move) => amountOf(move) === asked && hasAmount(move)) ?? PASS };
  };

/** A player with one temper. */
export const createPlayerOfTemper = (temper: Temper): Player => createTemperPlayer(() => temper);

/** The players at a table: each place has its temper. */
export const bookPlayer: Player = createTemperPlayer((seat) => SEATED[seat % SEATED.length]!);
