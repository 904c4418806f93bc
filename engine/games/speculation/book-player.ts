/**
 * Players of Speculation who price what is for sale. The book gives no rule for a price, only that all skill is in the
 * bargains (BW91.speculation.skill). All compute the same worth; their tempers make the bargains.
 */
import type { ChosenMove, Player } from '../../bots/players.ts';
import { type Move, PASS } from '../../game.ts';
import type { Observation } from '../../observation.ts';
import { createRandom } from '../../random.ts';
import { amountOf, hasAmount, isAsking, KEEPS, SALE, SELLS, saleOf, TAKES } from './moves.ts';
import { type MarketView, readMarket, worthOf } from './worth.ts';

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
