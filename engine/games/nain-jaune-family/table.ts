/**
 * Rules that Le Nain jaune and Lindor share: the draw for the first dealer, dealing, the next dealer, taking a box,
 * counting a hand, paying the bête (a penalty for a card of the board left in the hand), and sharing the board at the
 * end.
 */
import { type Card, FULL_PACK, rankOf } from '../../cards.ts';
import { type DealLayout, type DealtCards, dealCards, ShuffledDeal } from '../../dealing.ts';
import { drawHighestCard } from '../../draw.ts';
import { EVENT, type Listener } from '../../events.ts';
import { Hands } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import type { Random } from '../../random.ts';
import type { Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import { BOARD_BOXES, getBoxOfCard, getCardCost, HAND_SIZES } from './board.ts';

/** The articles of one rule book for the shared rules. */
export interface NainFamilyArticles<A extends string> {
  readonly firstDealer: A;
  readonly nextDealer: A;
  readonly deal: A;
  readonly talon: A;
  readonly count: A;
  readonly tours: A;
  readonly leftover: A;
  readonly winner: A;
}

/** The practices of the disputed points that both games share. */
export interface NainFamilyReadings {
  /** Number of times that each player deals. */
  readonly tours: string;
  /** Practice for counters left on the board at the end of the game: they are shared, or stay there. */
  readonly leftover: 'shared' | 'stay';
  /** Cost of a hand: the points of its cards, or one counter for each card. */
  readonly count: 'points' | 'cards';
}

/** Creates the disputed points that both games share. `siglum` is the prefix of the rule book's articles. */
export const createNainFamilyReadings = <S extends string>(siglum: S) =>
  ({
    count: { values: ['points', 'cards'], article: `${siglum}.count` },
    tours: { values: ['10', '12', '1', '2', '3', '5'], article: `${siglum}.tours` },
    leftover: { values: ['shared', 'stay'], article: `${siglum}.leftover` },
  }) as const satisfies Readings;

/**
 * The players, their hands, the counters and the round of deals. The table of each game extends it with the rules of
 * play.
 */
export abstract class NainFamilyTable<A extends string> {
  readonly seats: number;
  readonly handSize: number;
  readonly hands: Hands;
  /** The accounts: the seats first, then the boxes in the order of {@link BOARD_BOXES}. */
  readonly ledger: Ledger<A>;
  readonly listener: Listener<A> | null;
  dealer: number;
  dealNumber = 0;
  /** The seat to play; -1 between deals and after the game. */
  toMove = -1;
  dealOver = true;
  gameOver = false;
  winners: readonly number[] = [];

  readonly #articles: NainFamilyArticles<A>;
  readonly #readings: NainFamilyReadings;
  readonly #deals: number;
  readonly #lot: readonly number[];
  readonly #shuffled = new ShuffledDeal(FULL_PACK.length);
  readonly #list = new Int32Array(FULL_PACK.length);

  constructor(setup: CheckedSetup<Readings>, readings: NainFamilyReadings, articles: NainFamilyArticles<A>) {
    this.seats = setup.seats;
    this.handSize = HAND_SIZES[setup.seats]!;
    this.hands = new Hands(setup.seats);
    this.listener = setup.listener;
    this.ledger = new Ledger(setup.seats + BOARD_BOXES.length, this.listener);
    this.dealer = setup.dealer;
    this.#articles = articles;
    this.#readings = readings;
    this.#deals = setup.seats * Number(readings.tours);
    this.#lot = setup.lot;
  }

  get balance(): Int32Array {
    return this.ledger.balance;
  }

  /** Called once the cards are dealt, before the first is played. */
  protected abstract begin(): void;

  /** Returns the account of a box. */
  boxAccount(box: number): number {
    return this.seats + box;
  }

  /** Lets each player draw a card; the highest deals (king high). Players who tie draw again. */
  drawForDeal(cards: ArrayLike<Card>): number {
    const drawn = drawHighestCard(cards, this.seats, rankOf, (seat, drew) =>
      this.listener?.(EVENT.drew, seat, drew, 0, this.#articles.firstDealer),
    );
    if (!drawn) return -1;
    this.dealer = drawn.dealer;
    return drawn.used;
  }

  /** Returns the next dealer: the player on the right of the last one, who is next in the order of play. */
  nextDealer(): number {
    return this.dealNumber === 0 ? this.dealer : (this.dealer + 1) % this.seats;
  }

  /** Copies another table of the same game. Subclasses also copy their own fields. */
  copyFrom(other: this): void {
    this.hands.copyFrom(other.hands);
    this.ledger.copyFrom(other.ledger);
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.toMove = other.toMove;
    this.dealOver = other.dealOver;
    this.gameOver = other.gameOver;
    this.winners = other.winners;
  }

  // AC60.deal, L92.deal: each receives the number of cards set for this number of players; the rest is the talon.
  layout(): DealLayout {
    const hands = Array.from({ length: this.seats }, () => this.handSize);
    return { hands, pack: FULL_PACK, board: 0, turnUp: false };
  }

  // AC60.deal.right, L92.deal: one card at a time, from the player on the dealer's right.
  shuffle(random: Random): DealtCards {
    const dealt = this.seats * this.handSize;
    this.#shuffled.shuffle(FULL_PACK, random, dealt);
    for (let i = 0, seat = this.nextDealer(); i < dealt; i++) {
      seat = seat + 1 === this.seats ? 0 : seat + 1;
      this.#shuffled.seats[i] = seat;
    }
    return this.#shuffled;
  }

  deal(dealt: DealtCards): void {
    dealCards(this, dealt, this.#shuffled);
    this.#announce();
    this.begin();
  }

  #announce(): void {
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    const { listener } = this;
    if (!listener) return;
    const { firstDealer, nextDealer, deal, talon } = this.#articles;
    listener(EVENT['took-deal'], this.dealer, 0, 0, this.dealNumber === 1 ? firstDealer : nextDealer);
    for (let i = 1; i <= this.seats; i++) {
      const seat = (this.dealer + i) % this.seats;
      listener(EVENT.dealt, seat, 0, this.hands.size(seat), deal);
    }
    listener(EVENT['laid-aside'], 0, 0, FULL_PACK.length - this.seats * this.handSize, talon);
  }

  /** Makes a seat pay stakes on every box: `counters` times the regular stake of the box. */
  stake(seat: number, counters: number, cite: A): void {
    for (const [box, { stake }] of BOARD_BOXES.entries())
      this.ledger.pay(seat, this.boxAccount(box), stake * counters, cite);
  }

  /** Gives a seat all counters on a box. */
  takeBox(seat: number, box: number, cite: A): void {
    const account = this.boxAccount(box);
    this.ledger.pay(account, seat, this.ledger.balance[account]!, cite);
  }

  /** Counts the cards left in a seat's hand; returns their cost in counters. */
  count(seat: number): number {
    const left = this.hands.list(seat, this.#list);
    let cost = left;
    if (this.#readings.count === 'points') {
      cost = 0;
      for (let i = 0; i < left; i++) cost += getCardCost(this.#list[i]!);
    }
    this.listener?.(EVENT.counted, seat, 0, cost, this.#articles.count);
    return cost;
  }

  /**
   * Makes a seat pay the bêtes: for each card of the board left in its hand, it pays `times` the content of that card's
   * box into the box. `citeOf` returns the article for the card, or `null` if no bête is paid for it.
   */
  makeBetes(seat: number, times: number, citeOf: (card: Card) => A | null): void {
    const left = this.hands.list(seat, this.#list);
    for (let i = 0; i < left; i++) {
      const box = getBoxOfCard(this.#list[i]!);
      if (box < 0) continue;
      const cite = citeOf(this.#list[i]!);
      const account = this.boxAccount(box);
      if (cite) this.ledger.pay(seat, account, times * this.ledger.balance[account]!, cite);
    }
  }

  /** Ends the deal; after the last deal, also ends the game. */
  endDeal(): void {
    if (this.dealNumber < this.#deals) return;
    this.gameOver = true;
    const { listener } = this;
    listener?.(EVENT.ended, 0, 0, 0, this.#articles.tours);
    if (this.#readings.leftover === 'shared') this.#share();
    const counters = Array.from(this.ledger.balance.subarray(0, this.seats));
    const most = Math.max(...counters);
    this.winners = counters.flatMap((has, seat) => (has === most ? [seat] : []));
    for (const seat of this.winners) listener?.(EVENT.won, seat, 0, 0, this.#articles.winner);
  }

  /** Shares the counters on the board equally. The remainder is given one counter each, in the order decided by lot. */
  #share(): void {
    const { balance } = this.ledger;
    let left = 0;
    for (let box = 0; box < BOARD_BOXES.length; box++) left += balance[this.boxAccount(box)]!;
    const each = Math.floor(left / this.seats);
    let box = 0;
    for (const [place, seat] of this.#lot.entries()) {
      let due = each + (place < left % this.seats ? 1 : 0);
      while (due > 0) {
        const account = this.boxAccount(box);
        const counters = Math.min(due, balance[account]!);
        this.ledger.pay(account, seat, counters, this.#articles.leftover);
        due -= counters;
        if (balance[account] === 0) box += 1;
      }
    }
  }
}
