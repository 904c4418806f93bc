/**
 * Rules shared by Pope Joan, Spin and Newmarket. A knave turned up decides the first dealer. Cards are played in
 * sequence in one suit until a stop (a card that nobody can follow); the player of the stop leads again. Boxes are
 * covered with counters, which are shared at the end if any are left.
 */

import { type Card, card, NO_OWNER, PACK_SIZE, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { type DealLayout, type DealtCards, dealCards, ShuffledDeal } from '../../dealing.ts';
import { drawByTurnUp } from '../../draw.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal } from '../../game.ts';
import { Hands } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import type { Random } from '../../random.ts';
import type { Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';

/** The articles of one of the three games for the shared rules. */
export interface StopsArticles<A extends string> {
  readonly firstDealer: A;
  readonly nextDealer: A;
  readonly deal: A;
  /** Article on the first lead of a deal. */
  readonly lead: A;
  /** Article: the player of a stop leads again. */
  readonly again: A;
  /** Article: the next card of the suit is played. */
  readonly play: A;
  /** Article: the holder of the next card must play it. */
  readonly follow: A;
  /** Article: the first player without cards ends the deal. */
  readonly out: A;
  readonly rounds: A;
  readonly leftover: A;
  readonly winner: A;
}

/** The practices of the disputed points that the three games share. */
export interface StopsReadings {
  /** Number of times that each player deals. */
  readonly rounds: string;
  /** Practice for counters left on the boxes at the end of the game: they are shared, or stay there. */
  readonly leftover: 'shared' | 'stay';
}

/** Creates the disputed points that the three games share. `game` is the prefix of their articles. */
export const createStopsReadings = <S extends string>(game: S) =>
  ({
    rounds: { values: ['1', '2', '3'], article: `${game}.rounds` },
    leftover: { values: ['shared', 'stay'], article: `${game}.leftover` },
  }) as const satisfies Readings;

/** Rank of a king, after which no card can follow. */
export const KING_RANK = RANKS_IN_SUIT - 1;
const KNAVE = rankOf(card('JS'));

/**
 * The players, their hands, the boxes and the rounds of deals. The table of each game extends it with its own rules.
 */
export abstract class StopsTable<A extends string> {
  readonly seats: number;
  readonly hands: Hands;
  /** The accounts: the seats first, then the boxes. */
  readonly ledger: Ledger<A>;
  readonly listener: Listener<A> | null;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  dealOver = true;
  gameOver = false;
  winners: readonly number[] = [];
  /** The card that continues the run; -1 if any card may be led. */
  due: Card = -1;
  /** The seat that played the last card; -1 before the first. */
  runner = -1;

  protected readonly shuffled = new ShuffledDeal(PACK_SIZE);
  readonly #boxes: number;
  readonly #articles: StopsArticles<A>;
  readonly #sitting: StopsReadings;
  readonly #lot: readonly number[];

  constructor(setup: CheckedSetup<Readings>, boxes: number, articles: StopsArticles<A>, sitting: StopsReadings) {
    this.seats = setup.seats;
    this.listener = setup.listener;
    this.hands = new Hands(setup.seats);
    this.ledger = new Ledger(setup.seats + boxes, this.listener);
    this.dealer = setup.dealer;
    this.#boxes = boxes;
    this.#articles = articles;
    this.#sitting = sitting;
    this.#lot = setup.lot;
  }

  get balance(): Int32Array {
    return this.ledger.balance;
  }

  /** Called once the cards are dealt, before the first is played. It must set {@link toMove}, the seat to play. */
  protected abstract begin(dealt: DealtCards): void;

  /** Turns up cards until the first knave, whose player becomes the dealer. */
  drawForDeal(cards: ArrayLike<Card>): number {
    const draw = drawByTurnUp(KNAVE, cards, this.seats, (seat, turned) =>
      this.listener?.(EVENT.drew, seat, turned, 0, this.#articles.firstDealer),
    );
    if (!draw) return -1;
    this.dealer = draw.dealer;
    return draw.used;
  }

  /** Returns the next dealer: the player on the left of the last one. */
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
    this.due = other.due;
    this.runner = other.runner;
  }

  /**
   * Returns a layout that deals all cards. Hands may differ by one card: the first seats after the dealer have more.
   */
  protected equalHands(pack: readonly Card[]): DealLayout {
    const { seats } = this;
    const first = this.nextDealer() + 1;
    const over = pack.length % seats;
    const hands = Array.from(
      { length: seats },
      (_, seat) => Math.floor(pack.length / seats) + ((seat - first + seats) % seats < over ? 1 : 0),
    );
    return { hands, pack, board: 0, turnUp: false };
  }

  /** Shuffles all cards and deals them one at a time, from the player on the dealer's left. */
  protected shuffleOut(pack: readonly Card[], random: Random): DealtCards {
    this.shuffled.shuffle(pack, random, pack.length);
    for (let i = 0, seat = this.nextDealer(); i < pack.length; i++) {
      seat = seat + 1 === this.seats ? 0 : seat + 1;
      this.shuffled.seats[i] = seat;
    }
    return this.shuffled;
  }

  deal(dealt: DealtCards): void {
    dealCards(this as this & { layout(): DealLayout }, dealt, this.shuffled);
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.dealOver = false;
    const { listener } = this;
    if (listener) {
      const { firstDealer, nextDealer, deal } = this.#articles;
      listener(EVENT['took-deal'], this.dealer, 0, 0, this.dealNumber === 1 ? firstDealer : nextDealer);
      for (let i = 1; i <= this.seats; i++) {
        const seat = (this.dealer + i) % this.seats;
        if (this.hands.size(seat) > 0) listener(EVENT.dealt, seat, 0, this.hands.size(seat), deal);
      }
    }
    this.runner = -1;
    this.due = -1;
    this.begin(dealt);
  }

  /** The seat on the dealer's left, which leads first. */
  protected get elder(): number {
    return (this.dealer + 1) % this.seats;
  }

  /** Returns the account of a box. */
  protected boxAccount(box: number): number {
    return this.seats + box;
  }

  /** Returns the number of counters on a box. */
  protected onBox(box: number): number {
    return this.balance[this.seats + box]!;
  }

  /** Gives a seat all counters on a box. */
  protected takeBox(seat: number, box: number, cite: A): void {
    this.ledger.pay(this.boxAccount(box), seat, this.onBox(box), cite);
  }

  /**
   * Tells whether one of the remaining `counters` may be put on a box; `boxes` are all boxes in their order. If every
   * remaining counter is needed for an empty box, only an empty box is allowed. If there are fewer counters than empty
   * boxes, any empty one is allowed, or only the first (`tooFew`).
   */
  protected mayCover(box: number, counters: number, boxes: readonly number[], tooFew: 'any' | 'first'): boolean {
    let empty = 0;
    let first = -1;
    for (const each of boxes) {
      if (this.onBox(each) > 0) continue;
      if (empty === 0) first = each;
      empty += 1;
    }
    if (empty === 0 || counters > empty) return boxes.includes(box);
    return counters === empty || tooFew === 'any' ? boxes.includes(box) && this.onBox(box) === 0 : box === first;
  }

  /**
   * Writes the legal cards into `into`: any card if the seat leads, otherwise the card that is due. Returns their
   * number.
   */
  protected cards(into: Int32Array): number {
    if (this.due < 0) return this.hands.list(this.toMove, into);
    into[0] = this.due;
    return 1;
  }

  /** Returns the reason why this seat may not play this card now; `null` if it may. */
  protected refuseCard(seat: number, move: Move): Refusal<A> | null {
    const { lead, again, play, follow, deal, out } = this.#articles;
    if (this.toMove < 0) return { reason: 'deal-over', cite: out };
    const whose = this.due >= 0 ? play : this.runner < 0 ? lead : again;
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: whose };
    if (move === PASS) return { reason: 'no-pass', cite: this.due < 0 ? whose : follow };
    if (move > PASS) return { reason: 'irregular', cite: whose };
    if (!this.hands.holds(seat, move)) return { reason: 'not-in-hand', cite: deal };
    if (this.due < 0 || move === this.due) return null;
    return { reason: seat === this.runner ? 'must-continue' : 'must-supply', cite: follow };
  }

  /** Plays a card from the hand to the table, as a lead or in the run. */
  protected layDown(seat: number, laid: Card): void {
    const { lead, again, play } = this.#articles;
    if (this.due >= 0) this.listener?.(EVENT.followed, seat, laid, 0, play);
    else this.listener?.(EVENT.led, seat, laid, 0, this.runner < 0 ? lead : again);
    this.hands.take(laid);
    this.runner = seat;
  }

  /** True if nobody can follow a card: it is a king, or no hand holds the next card of the suit. */
  protected stops(laid: Card): boolean {
    return rankOf(laid) === KING_RANK || this.hands.owner[laid + 1] === NO_OWNER;
  }

  /** Continues the run after a card with the holder of the next one. If the card is a stop, the seat `leader` leads. */
  protected goOn(laid: Card, leader: number): void {
    const stops = this.stops(laid);
    this.due = stops ? -1 : laid + 1;
    this.toMove = stops ? leader : this.hands.owner[laid + 1]!;
  }

  /** Makes each of the other players pay counters to a seat. */
  protected payFromAll(seat: number, counters: number, cite: A): void {
    for (let i = 1; i < this.seats; i++) this.ledger.pay((seat + i) % this.seats, seat, counters, cite);
  }

  /** Ends the deal; after the last deal, also ends the game. */
  protected endDeal(): void {
    this.dealOver = true;
    this.toMove = -1;
    this.due = -1;
    if (!this.isLastDeal) return;
    this.gameOver = true;
    const { rounds, winner } = this.#articles;
    this.listener?.(EVENT.ended, 0, 0, 0, rounds);
    if (this.#sitting.leftover === 'shared') this.#share();
    const counters = Array.from(this.balance.subarray(0, this.seats));
    const most = Math.max(...counters);
    this.winners = counters.flatMap((has, seat) => (has === most ? [seat] : []));
    for (const seat of this.winners) this.listener?.(EVENT.won, seat, 0, 0, winner);
  }

  /** True if every player has dealt as often as was agreed. */
  protected get isLastDeal(): boolean {
    return this.dealNumber === this.seats * Number(this.#sitting.rounds);
  }

  /** Shares the counters on the boxes equally. The remainder is given one counter each, in the order decided by lot. */
  #share(): void {
    let left = 0;
    for (let box = 0; box < this.#boxes; box++) left += this.onBox(box);
    const each = Math.floor(left / this.seats);
    for (const [place, seat] of this.#lot.entries()) {
      let due = each + (place < left % this.seats ? 1 : 0);
      for (let box = 0; box < this.#boxes && due > 0; box++) {
        const counters = Math.min(due, this.onBox(box));
        this.ledger.pay(this.boxAccount(box), seat, counters, this.#articles.leftover);
        due -= counters;
      }
    }
  }
}
