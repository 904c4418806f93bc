/**
 * The old game of Commerce, with three cards face up in the middle, and Pool Commerce, which is played like it for
 * lives (Round Games with Cards, pp. 74–75).
 */

import { type Card, formatCard, PACK_SIZE } from '../../cards.ts';
import type { DealLayout, UnheldCards } from '../../dealing.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { CommerceArticle } from './articles.ts';
import { COMMERCE_HAND_SIZE, CommerceDealTable } from './deal.ts';
import {
  BUY_HORSE,
  createExchangeMove,
  DECLINE_EXCHANGE,
  DECLINE_HORSE,
  formatCommerceMove,
  getGivenCard,
  getTakenCard,
  getTradeKind,
  isExchange,
  PASS_ALOUD,
  parseCommerceMove,
  SATISFIED,
} from './moves.ts';
import type { CommerceVariant, readings } from './readings.ts';

/** Task of the seat to move: its turn, the last exchange after the second stand, or the offer of a horse. */
type Phase = 'turn' | 'last' | 'horse';

/** State of a player in the hand: still plays, stands, has passed, or has had the last exchange. */
const PLAYING = 0;
const STANDING = 1;
const PASSED = 2;
const SERVED = 3;

/** BW91.commerce.lives: counters of each player at the beginning. */
const LIVES = 3;

/** The table at which the old game and Pool Commerce are played; the pool is the account after the seats'. */
export class OldTable extends CommerceDealTable implements Table<CommerceArticle> {
  /** Pool Commerce: the counters that each player has left; all 1 in the old game, where nobody is ever out. */
  readonly lives: Int32Array;

  readonly #isPool: boolean;
  #phase: Phase = 'turn';
  readonly #done: Uint8Array;
  #middle: readonly Card[] = [];
  #talon: readonly Card[] = [];
  /** True once the first player out has been offered a counter. */
  #offeredHorse = false;

  constructor(setup: CheckedSetup<typeof readings, CommerceVariant>) {
    super(setup);
    this.#isPool = setup.variant === 'pool';
    this.lives = new Int32Array(setup.seats).fill(this.#isPool ? LIVES : 1);
    this.#done = new Uint8Array(setup.seats);
  }

  get unheld(): UnheldCards {
    return this.dealNumber === 0 ? {} : { board: this.#middle, talon: this.#talon };
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.lives.set(other.lives);
    this.#phase = other.#phase;
    this.#done.set(other.#done);
    this.#middle = other.#middle;
    this.#talon = other.#talon;
    this.#offeredHorse = other.#offeredHorse;
  }

  // BW91.commerce.lives.out: no cards to a player without counters.
  protected override isIn(seat: number): boolean {
    return this.lives[seat]! > 0;
  }

  // BW91.commerce.old.deal: a hand of three face up in the middle.
  layout(): DealLayout {
    return this.layOut(COMMERCE_HAND_SIZE);
  }

  protected begin(board: readonly Card[], talon: readonly Card[]): void {
    this.#middle = board;
    this.#talon = talon;
    this.#phase = 'turn';
    // BW91.commerce.old.end: nobody stands yet, and nobody has passed.
    this.#done.fill(PLAYING);
    for (const card of board) this.listener?.(EVENT.laid, this.dealer, card, 0, 'BW91.commerce.old.deal');
    // BW91.commerce.lives: an equal sum from each into a pool, for three counters.
    if (this.#isPool && this.dealNumber === 1)
      for (const seat of this.listInOrder())
        this.ledger.pay(seat, this.pool, Number(this.readings.stake), 'BW91.commerce.lives');
  }

  legal(into: Int32Array): number {
    const seat = this.toMove;
    if (seat < 0) return 0;
    let count = 0;
    // BW91.commerce.horse.when: once a counter is offered, nothing else can be done.
    if (this.#phase === 'horse') {
      into[count++] = BUY_HORSE;
      into[count++] = DECLINE_HORSE;
      return count;
    }
    // BW91.commerce.old.turn: stand, or exchange, or pass; BW91.commerce.old.last: keep the hand, or exchange.
    into[count++] = this.#phase === 'turn' ? SATISFIED : DECLINE_EXCHANGE;
    const middle = [...this.#middle].sort((a, b) => a - b);
    for (let card = 0; card < PACK_SIZE; card++)
      if (this.hands.holds(seat, card)) for (const taken of middle) into[count++] = createExchangeMove(card, taken);
    if (this.#phase === 'turn') into[count++] = PASS_ALOUD;
    return count;
  }

  getRefusal(seat: number, move: Move): Refusal<CommerceArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'BW91.commerce.old.turn' };
    if (this.#phase === 'horse') return this.#refuseHorse(seat, move);
    const last = this.#phase === 'last';
    if (seat !== this.toMove)
      return { reason: 'not-your-turn', cite: last ? 'BW91.commerce.old.last' : 'BW91.commerce.old.turn' };
    if (isExchange(move)) {
      if (!this.hands.holds(seat, getGivenCard(move))) return { reason: 'not-in-hand', cite: 'BW91.commerce.deal' };
      return this.#middle.includes(getTakenCard(move))
        ? null
        : { reason: 'not-now', cite: 'BW91.commerce.old.no-trade' };
    }
    // BW91.commerce.old.no-trade: nothing passes between players.
    if (getTradeKind(move) !== undefined) return { reason: 'not-now', cite: 'BW91.commerce.old.no-trade' };
    if (last) return move === DECLINE_EXCHANGE ? null : { reason: 'not-now', cite: 'BW91.commerce.old.last' };
    if (move === SATISFIED || move === PASS_ALOUD) return null;
    if (move === BUY_HORSE || move === DECLINE_HORSE) return { reason: 'not-now', cite: 'BW91.commerce.horse.when' };
    // BW91.commerce.old.turn: stand, pass or exchange; a pass is said.
    return { reason: move === PASS ? 'no-pass' : 'not-now', cite: 'BW91.commerce.old.turn' };
  }

  // BW91.commerce.horse.when: once in a game, to the first player out.
  #refuseHorse(seat: number, move: Move): Refusal<CommerceArticle> | null {
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: 'BW91.commerce.horse.when' };
    return move === BUY_HORSE || move === DECLINE_HORSE
      ? null
      : { reason: 'not-now', cite: 'BW91.commerce.horse.when' };
  }

  formatMove(move: Move): string {
    return move < PASS ? formatCard(move) : formatCommerceMove(move);
  }

  parseMove(words: readonly string[]): Move | undefined {
    return parseCommerceMove(words);
  }

  play(move: Move): void {
    const seat = this.toMove;
    if (this.#phase === 'horse') return this.#answerHorse(seat, move === BUY_HORSE);
    if (isExchange(move)) this.#exchange(seat, getGivenCard(move), getTakenCard(move));
    else if (move === SATISFIED) return this.#standUp(seat);
    else if (move === PASS_ALOUD) return this.#passAloud(seat);
    else this.listener?.(EVENT['kept-hand'], seat, 0, 0, 'BW91.commerce.old.last');
    if (this.#phase === 'last') this.#done[seat] = SERVED;
    this.#goOn(seat);
  }

  // BW91.commerce.old.exchange: a card of the middle for one of the hand, which is left there face up.
  #exchange(seat: number, own: Card, taken: Card): void {
    const cite = this.#phase === 'last' ? 'BW91.commerce.old.last' : 'BW91.commerce.old.exchange';
    this.hands.take(own);
    this.hands.give(seat, taken);
    this.#middle = this.#middle.map((card) => (card === taken ? own : card));
    this.listener?.(EVENT.laid, seat, own, 0, cite);
    this.listener?.(EVENT.exchanged, seat, taken, 0, cite);
  }

  // BW91.commerce.old.stand: then the next decides; .old.end: until two stand; .old.last: then the others exchange once.
  #standUp(seat: number): void {
    this.#done[seat] = STANDING;
    const second = this.#count(STANDING) === 2;
    this.listener?.(EVENT.stood, seat, 0, 0, second ? 'BW91.commerce.old.end' : 'BW91.commerce.old.stand');
    if (second) this.#phase = 'last';
    this.#goOn(seat);
  }

  // BW91.commerce.old.pass: he says that he passes; .old.end: the hand ends when all have; .end.one: or all but one.
  #passAloud(seat: number): void {
    this.#done[seat] = PASSED;
    const [playing, standing] = [this.#count(PLAYING), this.#count(STANDING)];
    const ends = standing > 0 ? 'BW91.commerce.old.end.one' : 'BW91.commerce.old.end';
    this.listener?.(EVENT['said-pass'], seat, 0, 0, playing === 0 ? ends : 'BW91.commerce.old.pass');
    this.#goOn(seat);
  }

  #count(done: number): number {
    let count = 0;
    for (let seat = 0; seat < this.seats; seat++) if (this.isIn(seat) && this.#done[seat] === done) count += 1;
    return count;
  }

  /** Gives the turn to the next player who may still act; without one, the hands are shown. */
  #goOn(seat: number): void {
    if (this.#count(PLAYING) === 0) return this.#settle();
    let next = this.leftOf(seat);
    while (this.#done[next] !== PLAYING) next = this.leftOf(next);
    this.toMove = next;
  }

  #settle(): void {
    this.showHands();
    if (this.#isPool) return this.#settlePool();
    const order = this.listInOrder();
    const cite = this.best.length > 1 ? 'BW91.commerce.old.level' : 'BW91.commerce.old.win';
    // BW91.commerce.old.win: a stake from each; .old.level: to each of several level hands.
    for (const winner of this.best)
      for (const seat of order) if (this.isBeaten(seat)) this.ledger.pay(seat, winner, 1, cite);
    // BW91.commerce.old.beaten: by one reading a beaten stander pays as in the modern game.
    if (this.readings['old-beaten'] === 'pays')
      for (const seat of order)
        if (this.#done[seat] === STANDING) this.payBetter(seat, this.best, 'BW91.commerce.old.beaten');
    this.payForDealer();
    this.endAfterRounds();
  }

  protected citeLevel(): CommerceArticle {
    return this.#isPool ? 'BW91.commerce.lives.prize.level' : 'BW91.commerce.old.level';
  }

  #settlePool(): void {
    // BW91.commerce.lives.prize: a sum agreed, from the pool; .prize.level: to each of several, as far as it goes.
    for (const seat of this.best) {
      const prize = Math.min(Number(this.readings.prize), this.balance[this.pool]!);
      const cite = this.best.length > 1 ? 'BW91.commerce.lives.prize.level' : 'BW91.commerce.lives.prize';
      this.ledger.pay(this.pool, seat, prize, cite);
    }
    const worst = this.#listWorst();
    for (const seat of worst) this.#loseLife(seat, worst.length > 1);
    const out = this.#listOut();
    const [first, ...others] = out;
    const remaining = this.lives.reduce((count, lives) => count + (lives > 0 ? 1 : 0), 0);
    if (first === undefined) return this.#endPoolDeal();
    if (this.#offeredHorse || remaining < 2) {
      for (const seat of out) this.#reportOut(seat);
      return this.#endPoolDeal();
    }
    // BW91.commerce.horse: the first player out may buy a counter; .horse.when: of two at once, the first in order.
    for (const seat of others) this.#reportOut(seat);
    this.#offeredHorse = true;
    this.#phase = 'horse';
    this.toMove = first;
  }

  // BW91.commerce.lives.worst: the worst hand pays a counter; .worst.level: so do several, unless all hands are level.
  #listWorst(): readonly number[] {
    const order = this.listInOrder();
    const least = Math.min(...order.map((seat) => this.judged[seat]!.worth));
    const worst = order.filter((seat) => this.judged[seat]!.worth === least);
    const nobody = worst.length > 1 && this.readings['worst-level'] === 'nobody';
    return nobody || worst.length === order.length ? [] : worst;
  }

  #loseLife(seat: number, level: boolean): void {
    this.lives[seat]! -= 1;
    const cite = level ? 'BW91.commerce.lives.worst.level' : 'BW91.commerce.lives.worst';
    this.listener?.(EVENT['lost-life'], seat, 0, this.lives[seat]!, cite);
  }

  /** Lists the seats that have lost their last counter in this deal, from the dealer's left. */
  #listOut(): readonly number[] {
    const order = Array.from({ length: this.seats }, (_, i) => (this.dealer + 1 + i) % this.seats);
    // BW91.commerce.lives.out: who was out before has no cards in this deal.
    return order.filter((seat) => this.lives[seat] === 0 && this.hands.size(seat) > 0);
  }

  // BW91.commerce.lives.out: who has no counters stands out of the game.
  #reportOut(seat: number): void {
    this.listener?.(EVENT.out, seat, 0, 0, 'BW91.commerce.lives.out');
  }

  // BW91.commerce.horse: for a third or a half of the first stake, into the pool.
  #answerHorse(seat: number, buys: boolean): void {
    if (buys) {
      const price = Number(this.readings.stake) / (this.readings.horse === 'half' ? 2 : 3);
      this.ledger.pay(seat, this.pool, price, 'BW91.commerce.horse');
      this.lives[seat] = 1;
      this.listener?.(EVENT['bought-life'], seat, 0, 1, 'BW91.commerce.horse');
    } else this.#reportOut(seat);
    this.#endPoolDeal();
  }

  // BW91.commerce.lives.last: the last player with a counter takes what is left in the pool.
  #endPoolDeal(): void {
    this.endDeal();
    const remaining = Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => this.isIn(seat));
    if (remaining.length > 1) return;
    const [winner = 0] = remaining;
    this.gameOver = true;
    this.winners = [winner];
    this.listener?.(EVENT.won, winner, 0, 0, 'BW91.commerce.lives.last');
    this.ledger.pay(this.pool, winner, this.balance[this.pool]!, 'BW91.commerce.lives.last');
  }
}
