/**
 * Double-dummy solver: computes the points of each camp under perfect play with all hands known. It uses alpha-beta
 * search over the legal cards. Each search asks whether the first camp gets at least a given number of points, until
 * only one number is left. Results are stored between tricks, only one of several equivalent cards is tried, and cards
 * that differ only in their points give bounds for each other.
 */
import { beats, CARD_POINTS, type CardMask, countCards, getLowestCard, type ManilleCard } from '../cards.ts';
import { getNextSeat, getPartner } from '../coup.ts';
import { getLegalCards, type PlayPractices } from '../legality.ts';
import { countSureTricksOnLead, getSureTrumpPoints, sumCardPoints } from './bounds.ts';
import type { EndgameState } from './ending.ts';
import { estimateTrickPoints } from './heuristics.ts';
import { getLowerBound, getStoredLead, getUpperBound, TranspositionTable } from './transposition-table.ts';

/** Total points of a deal: those of all cards, and one for each trick. */
export const TOTAL_DEAL_POINTS = 68;

/** Priority of the card found best earlier, above that of all others. */
const FIRST = 1000;

/** Solves positions of one deal after another. Results within a deal are reused. */
export class Solver {
  /**
   * Number of positions searched: one for each card tried, and one for each search begun. The caller may reset it to 0.
   */
  nodes = 0;

  readonly #duties: PlayPractices;
  readonly #known: TranspositionTable;
  readonly #held = new Int32Array(4);
  #trump = -1;
  // For each depth (cards in hand, cards on the table): the cards to try, their order and their results.
  readonly #cards = new Int8Array(9 << 5);
  readonly #promise = new Int32Array(9 << 5);
  readonly #found = new Int32Array(9 << 5);
  /** The lead found best in the last search from the beginning of a trick. */
  #lead: ManilleCard = -1;

  /**
   * `duties` are the practices on which cards may be played. The table of positions has 2^`bits` entries of eight
   * bytes.
   */
  constructor(duties: PlayPractices, bits?: number) {
    this.#duties = duties;
    this.#known = new TranspositionTable(bits);
  }

  /**
   * Begins a new deal with this trump suit (0–3). All positions until the next call must come from the same deal, so
   * that each card belongs to the same seat.
   */
  deal(trump: number): void {
    this.#trump = trump;
    this.#known.forget();
  }

  /** Returns the points that the first camp takes from the current trick on. The other camp takes the rest. */
  points(ending: EndgameState): number {
    const { leader, trick } = ending;
    const stood = this.#stand(ending);
    const { seat, top, best, master, value, table } = stood;
    const laid = trick.length;
    return settle(TOTAL_DEAL_POINTS >> 1, (need) =>
      laid === 0 ? this.#fromLead(leader, need) : this.#fromHand(laid, seat, top, best, master, value, table, need),
    );
  }

  /**
   * Computes the points of the first camp for each legal card of the seat to play, and writes them into `into` at the
   * index of the card. Returns the mask of the legal cards.
   */
  values(ending: EndgameState, into: Int32Array): CardMask {
    const stood = this.#stand(ending);
    const { seat, top, best, master, value, table } = stood;
    const laid = ending.trick.length;
    const legal = this.#legal(laid, seat, top, best, master);
    const others = this.#others(seat, table);
    let guess = TOTAL_DEAL_POINTS >> 1;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const card = getLowestCard(rest);
      const twin = twinOf(card, legal, others);
      into[card] =
        twin >= 0
          ? into[twin]!
          : settle(guess, (need) => this.#lay(card, laid, seat, top, best, master, value, table, need));
      guess = into[card]!;
    }
    return legal;
  }

  /** Loads the hands; returns the seat to play and the state of the trick. */
  #stand({ held, leader, trick }: EndgameState) {
    this.#held.set(held);
    let [seat, top, best, master, value, table] = [leader, -1, -1, leader, 0, 0];
    for (let i = 0; i < trick.length; i++, seat = getNextSeat(seat)) {
      const card = trick[i]!;
      if (i === 0 || (card >> 3 === top >> 3 && card > top)) top = card;
      if (i === 0 || beats(card, best, this.#trump)) [best, master] = [card, seat];
      value += CARD_POINTS[card]!;
      table |= 1 << card;
    }
    return { seat, top, best, master, value, table };
  }

  #legal(laid: number, seat: number, top: ManilleCard, best: ManilleCard, master: number): CardMask {
    const hand = this.#held[seat]!;
    return laid === 0 ? hand : getLegalCards(hand, top, best, master === getPartner(seat), this.#trump, this.#duties);
  }

  /**
   * Searches from the beginning of a trick. Returns a bound on the first camp's points, which shows whether they reach
   * `need`.
   */
  #fromLead(leader: number, need: number): number {
    this.nodes += 1;
    const held = this.#held;
    const cards = held[0]! | held[1]! | held[2]! | held[3]!;
    const tricks = countCards(held[leader]!);
    const all = sumCardPoints(cards) + tricks;
    if (need <= 0) return 0;
    if (need > all) return all;
    if (tricks === 1) return this.#lastTrick(leader, all);
    const ours = (leader & 1) === 0;
    const facts = this.#known.find(cards, leader);
    let low = getLowerBound(facts);
    let high = getUpperBound(facts);
    if (facts === 0) {
      const trump = this.#trump;
      low = Math.max(getSureTrumpPoints(held, 0, trump), getSureTrumpPoints(held, 2, trump));
      high = all - Math.max(getSureTrumpPoints(held, 1, trump), getSureTrumpPoints(held, 3, trump));
      const led = countSureTricksOnLead(held, leader, trump);
      if (ours) low = Math.max(low, led);
      else high = Math.min(high, all - led);
    }
    if (low >= need) return low;
    if (high < need) return high;
    this.#lead = facts === 0 ? -1 : getStoredLead(facts);
    const found = this.#fromHand(0, leader, -1, -1, leader, 0, 0, need);
    if (found >= need) low = Math.max(low, found);
    else high = Math.min(high, found);
    this.#known.keep(cards, leader, low, high, this.#lead);
    return found >= need ? low : high;
  }

  #lastTrick(leader: number, all: number): number {
    let best = getLowestCard(this.#held[leader]!);
    let master = leader;
    for (let seat = getNextSeat(leader); seat !== leader; seat = getNextSeat(seat)) {
      const card = getLowestCard(this.#held[seat]!);
      if (!beats(card, best, this.#trump)) continue;
      best = card;
      master = seat;
    }
    return (master & 1) === 0 ? all : 0;
  }

  /** Searches from a position with `laid` cards in the trick. Returns a bound, as `#fromLead` does. */
  #fromHand(
    laid: number,
    seat: number,
    top: ManilleCard,
    best: ManilleCard,
    master: number,
    value: number,
    table: CardMask,
    need: number,
  ): number {
    if (laid > 0) this.nodes += 1;
    const legal = this.#legal(laid, seat, top, best, master);
    const base = (countCards(this.#held[seat]!) << 5) | (laid << 3);
    const others = this.#others(seat, table);
    const count = this.#line(base, legal, laid, seat, top, best, master, value, others);
    const ours = (seat & 1) === 0;
    if (laid === 3 && count > 1) {
      const known = this.#knownAfter(base, count, seat, best, master, value, need);
      if (known >= 0) return known;
    }
    let found = ours ? -1 : TOTAL_DEAL_POINTS + 1;
    let chosen = this.#cards[base]!;
    for (let i = 0; i < count; i++) {
      const card = this.#cards[base + i]!;
      let points = i === 0 ? -1 : this.#byNeighbour(base, i, others, ours, need);
      if (points < 0) points = this.#lay(card, laid, seat, top, best, master, value, table, need);
      this.#found[base + i] = points;
      if (ours ? points <= found : points >= found) continue;
      found = points;
      chosen = card;
      if (ours ? found >= need : found < need) break;
    }
    if (laid === 0) this.#lead = chosen;
    return found;
  }

  /** Plays a card, searches the position after it, and takes the card back. Returns a bound, as `#fromLead` does. */
  #lay(
    card: ManilleCard,
    laid: number,
    seat: number,
    top: ManilleCard,
    best: ManilleCard,
    master: number,
    value: number,
    table: CardMask,
    need: number,
  ): number {
    const held = this.#held;
    const takes = laid === 0 || beats(card, best, this.#trump);
    const highest = laid === 0 || (card >> 3 === top >> 3 && card > top) ? card : top;
    const winner = takes ? seat : master;
    const worth = value + CARD_POINTS[card]!;
    held[seat]! ^= 1 << card;
    let points: number;
    if (laid < 3)
      points = this.#fromHand(
        laid + 1,
        getNextSeat(seat),
        highest,
        takes ? card : best,
        winner,
        worth,
        table | (1 << card),
        need,
      );
    else {
      const won = (winner & 1) === 0 ? worth + 1 : 0;
      points = won + this.#fromLead(winner, need - won);
    }
    held[seat]! ^= 1 << card;
    return points;
  }

  /** Returns the cards of all other seats, and those on the table. */
  #others(seat: number, table: CardMask): CardMask {
    const held = this.#held;
    return held[getNextSeat(seat)]! | held[getPartner(seat)]! | held[(seat + 3) & 3]! | table;
  }

  /**
   * Writes the cards to try at a depth of the search, the most promising first, with one card for each group of
   * equivalent cards. Returns their number.
   */
  #line(
    base: number,
    legal: CardMask,
    laid: number,
    seat: number,
    top: ManilleCard,
    best: ManilleCard,
    master: number,
    value: number,
    others: CardMask,
  ): number {
    const cards = this.#cards;
    const promise = this.#promise;
    const known = laid === 0 ? this.#lead : -1;
    const single = (legal & (legal - 1)) === 0;
    let count = 0;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const card = getLowestCard(rest);
      if (!single && twinOf(card, legal, others) >= 0) continue;
      const hope = single || card === known ? FIRST : this.#hope(card, laid, seat, top, best, master, value);
      let at = count++;
      for (; at > 0 && promise[base + at - 1]! < hope; at--) {
        promise[base + at] = promise[base + at - 1]!;
        cards[base + at] = cards[base + at - 1]!;
      }
      promise[base + at] = hope;
      cards[base + at] = card;
    }
    return count;
  }

  /** Estimates the value of a card. A trump that need not be played is better saved. */
  #hope(
    card: ManilleCard,
    laid: number,
    seat: number,
    top: ManilleCard,
    best: ManilleCard,
    master: number,
    value: number,
  ): number {
    const takes = laid === 0 || beats(card, best, this.#trump);
    const highest = laid === 0 || (card >> 3 === top >> 3 && card > top) ? card : top;
    const held = this.#held;
    held[seat]! ^= 1 << card;
    const brings = estimateTrickPoints(
      held,
      this.#trump,
      this.#duties,
      seat,
      laid + 1,
      highest,
      takes ? card : best,
      takes ? seat : master,
      value + CARD_POINTS[card]!,
    );
    held[seat]! ^= 1 << card;
    return 4 * brings - (laid > 0 && card >> 3 === this.#trump ? 6 : 0);
  }

  /**
   * Returns a bound for the last card of a trick from a stored result for the next trick, if that already decides the
   * search; otherwise -1.
   */
  #knownAfter(
    base: number,
    count: number,
    seat: number,
    best: ManilleCard,
    master: number,
    value: number,
    need: number,
  ): number {
    const held = this.#held;
    const left = held[0]! | held[1]! | held[2]! | held[3]!;
    const ours = (seat & 1) === 0;
    for (let i = 0; i < count; i++) {
      const card = this.#cards[base + i]!;
      const winner = beats(card, best, this.#trump) ? seat : master;
      const facts = this.#known.find(left ^ (1 << card), winner);
      if (facts === 0) continue;
      const won = (winner & 1) === 0 ? value + CARD_POINTS[card]! + 1 : 0;
      const bound = won + (ours ? getLowerBound(facts) : getUpperBound(facts));
      if (ours ? bound >= need : bound < need) return bound;
    }
    return -1;
  }

  /**
   * Returns a bound that refutes the card at `at`, from a neighbouring card tried before; -1 if there is none. Two
   * cards of a hand are neighbours if no other seat holds a card between them; their values differ at most by the
   * difference of their points.
   */
  #byNeighbour(base: number, at: number, others: CardMask, ours: boolean, need: number): number {
    const card = this.#cards[base + at]!;
    for (let i = 0; i < at; i++) {
      const tried = this.#cards[base + i]!;
      if (tried >> 3 !== card >> 3) continue;
      const between = tried < card ? (-2 << tried) & ~(-1 << card) : (-2 << card) & ~(-1 << tried);
      if ((others & between) !== 0) continue;
      const apart = Math.abs(CARD_POINTS[card]! - CARD_POINTS[tried]!);
      const bound = this.#found[base + i]! + (ours ? apart : -apart);
      if (ours ? bound < need : bound >= need) return bound;
    }
    return -1;
  }
}

/**
 * Returns an equivalent card of the same hand: lower, with the same points, and no card of another seat between them;
 * -1 if there is none.
 */
const twinOf = (card: ManilleCard, legal: CardMask, others: CardMask): ManilleCard => {
  for (
    let below = card - 1;
    below >= 0 && below >> 3 === card >> 3 && CARD_POINTS[below] === CARD_POINTS[card];
    below--
  ) {
    if ((others >>> below) & 1) return -1;
    if ((legal >>> below) & 1) return below;
  }
  return -1;
};

/** Finds the exact points by bisection. `ask` returns a bound that shows whether the points reach its argument. */
const settle = (guess: number, ask: (need: number) => number): number => {
  let low = 0;
  let high = TOTAL_DEAL_POINTS;
  for (let need = guess; low < high; need = (low + high + 1) >> 1) {
    const found = ask(need);
    if (found >= need) low = found;
    else high = found;
  }
  return low;
};
