/**
 * The modern game of Commerce: trade for ready money with the dealer, or by barter with the next player, until somebody
 * stands (Round Games with Cards, pp. 72–73 and 76).
 */

import { type Card, formatCard, NO_OWNER, PACK_SIZE } from '../../cards.ts';
import type { DealLayout, UnheldCards } from '../../dealing.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { CommerceArticle } from './articles.ts';
import { CommerceDealTable } from './deal.ts';
import {
  createTradeMove,
  formatCommerceMove,
  getGivenCard,
  getTradeKind,
  PASS_ALOUD,
  parseCommerceMove,
  SATISFIED,
  type TradeKind,
} from './moves.ts';
import type { CommerceVariant, readings } from './readings.ts';

/**
 * Task of the seat to move: answer the dealer's question (`ask`), answer an offered card (`answer`), or stand or
 * be silent after a trade (`traded`).
 */
type Phase = 'ask' | 'answer' | 'traded';

/** The table at which the modern game is played; the pool is the account after the seats'. */
export class ModernTable extends CommerceDealTable implements Table<CommerceArticle> {
  #phase: Phase = 'ask';
  /** The player whose turn it is in the order of the dealer's questions, who may have to wait for an answer. */
  #trader = -1;
  /** The card offered in barter; -1 if there is none. */
  #offered: Card = -1;
  /** The neighbour who has bartered in the trader's turn; -1 if there is none. */
  #partner = -1;
  /** The stock, from its top; the cards thrown out lie under it. */
  readonly #stock = new Uint8Array(PACK_SIZE);
  #left = 0;
  /** Number of cards of the stock that nobody has thrown out. */
  #fresh = 0;
  /** The seat that threw out each card of the stock; -1 for the others. */
  readonly #thrownBy = new Int8Array(PACK_SIZE).fill(NO_OWNER);
  /** The seats that stand; only in Extended Commerce may there be several. */
  readonly #standing: Uint8Array;

  constructor(setup: CheckedSetup<typeof readings, CommerceVariant>) {
    super(setup);
    this.#standing = new Uint8Array(setup.seats);
  }

  get unheld(): UnheldCards {
    return this.dealNumber === 0 ? {} : { talon: Array.from(this.#stock.subarray(0, this.#left)) };
  }

  /** BW91.commerce.buy: the cards that this seat has thrown out and that lie under the stock, seen by nobody else. */
  privateCards(seat: number): readonly Card[] {
    return Array.from(this.#stock.subarray(0, this.#left)).filter((card) => this.#thrownBy[card] === seat);
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.#phase = other.#phase;
    this.#trader = other.#trader;
    this.#offered = other.#offered;
    this.#partner = other.#partner;
    this.#stock.set(other.#stock);
    this.#left = other.#left;
    this.#fresh = other.#fresh;
    this.#thrownBy.set(other.#thrownBy);
    this.#standing.set(other.#standing);
  }

  layout(): DealLayout {
    return this.layOut(0);
  }

  protected begin(_board: readonly Card[], talon: readonly Card[]): void {
    this.#stock.set(talon);
    this.#left = talon.length;
    // BW91.commerce.buy.returns: none of them has been thrown out yet.
    this.#fresh = talon.length;
    this.#thrownBy.fill(NO_OWNER);
    // BW91.commerce.extended: nobody stands yet; BW91.commerce.extended.met: who does is passed over in barter.
    this.#standing.fill(0);
    this.#partner = -1;
    // BW91.commerce.pool: each pays a stake, the dealer two.
    for (const seat of this.listInOrder())
      this.ledger.pay(seat, this.pool, seat === this.dealer ? 2 : 1, 'BW91.commerce.pool');
    this.#ask(this.toMove);
  }

  // BW91.commerce.ask: the dealer asks a player if he will trade.
  #ask(seat: number): void {
    this.#phase = 'ask';
    this.#trader = seat;
    this.#offered = -1;
    this.toMove = seat;
  }

  /** Returns the next player on the left who does not stand; the player himself if all others do. */
  #nextTrader(seat: number): number {
    let next = this.leftOf(seat);
    while (next !== seat && this.#standing[next]) next = this.leftOf(next);
    return next;
  }

  // BW91.commerce.buy.dealer: the dealer buys and pays nobody; or he pays the pool, or may only barter.
  #mayBuy(seat: number): boolean {
    return seat !== this.dealer || this.readings['dealer-turn'] !== 'barters-only';
  }

  legal(into: Int32Array): number {
    const seat = this.toMove;
    if (seat < 0) return 0;
    let count = 0;
    // BW91.commerce.ask: the dealer has to be answered; after a trade one may be silent.
    if (this.#phase === 'traded') into[count++] = PASS;
    into[count++] = SATISFIED;
    for (const kind of this.#kinds())
      for (let card = 0; card < PACK_SIZE; card++)
        if (this.hands.holds(seat, card)) into[count++] = createTradeMove(kind, card);
    return count;
  }

  /** Lists the kinds of trade that the seat to move may make, in the order of their integers. */
  #kinds(): readonly TradeKind[] {
    if (this.#phase === 'traded') return [];
    if (this.#phase === 'answer') return ['gives'];
    const kinds: TradeKind[] = [];
    if (this.#mayBuy(this.toMove)) kinds.push('throws');
    if (this.#nextTrader(this.toMove) !== this.toMove) kinds.push('barters');
    return kinds;
  }

  getRefusal(seat: number, move: Move): Refusal<CommerceArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'BW91.commerce.ceases' };
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: this.#citeTurn() };
    if (move === SATISFIED) return null;
    const kind = getTradeKind(move);
    if (kind !== undefined && this.#kinds().includes(kind))
      return this.hands.holds(seat, getGivenCard(move)) ? null : { reason: 'not-in-hand', cite: 'BW91.commerce.deal' };
    // BW91.commerce.one-a-turn: one card a turn, bought or bartered, and never both.
    if (this.#phase === 'traded') return move === PASS ? null : { reason: 'not-now', cite: 'BW91.commerce.one-a-turn' };
    // BW91.commerce.barter: the neighbour must give a card, or stand.
    if (this.#phase === 'answer') return { reason: 'must-answer', cite: 'BW91.commerce.barter' };
    if (kind === 'throws') return { reason: 'not-now', cite: 'BW91.commerce.buy.dealer' };
    if (kind === 'barters') return { reason: 'not-now', cite: 'BW91.commerce.extended' };
    // BW91.commerce.ask: he must trade or stand.
    const passes = move === PASS || move === PASS_ALOUD;
    return { reason: passes ? 'no-pass' : 'not-now', cite: 'BW91.commerce.ask' };
  }

  /** Returns the article that gives the turn to the seat to move. */
  #citeTurn(): CommerceArticle {
    if (this.#phase === 'answer') return 'BW91.commerce.barter';
    return this.#phase === 'traded' ? 'BW91.commerce.stand-after' : 'BW91.commerce.round';
  }

  formatMove(move: Move): string {
    return move < PASS ? formatCard(move) : formatCommerceMove(move);
  }

  parseMove(words: readonly string[]): Move | undefined {
    return parseCommerceMove(words);
  }

  play(move: Move): void {
    const seat = this.toMove;
    const kind = getTradeKind(move);
    if (move === SATISFIED) this.#standUp(seat);
    else if (move === PASS) this.#pass(seat);
    else if (kind === 'throws') this.#buy(seat, getGivenCard(move));
    else if (kind === 'barters') this.#offer(seat, getGivenCard(move));
    else this.#give(seat, getGivenCard(move));
  }

  // BW91.commerce.buy: a card thrown out under the pack, a stake to the dealer, and the top of the pack.
  #buy(seat: number, thrown: Card): void {
    const own = seat === this.dealer;
    const cite = own ? 'BW91.commerce.buy.dealer' : 'BW91.commerce.buy';
    this.listener?.(EVENT.threw, seat, thrown, 0, cite);
    // BW91.commerce.dealer-keeps: what is paid for a card is the dealer's own; BW91.commerce.buy.dealer: what he pays
    // himself, if anything, is the pool's.
    if (!own) this.ledger.pay(seat, this.dealer, 1, 'BW91.commerce.dealer-keeps');
    else if (this.readings['dealer-turn'] === 'pays-pool') this.ledger.pay(seat, this.pool, 1, cite);
    const top = this.#stock[0]!;
    this.#stock.copyWithin(0, 1, this.#left);
    this.#stock[this.#left - 1] = thrown;
    this.#thrownBy[top] = NO_OWNER;
    this.#thrownBy[thrown] = seat;
    this.hands.take(thrown);
    this.hands.give(seat, top);
    // BW91.commerce.buy: the top of the pack; BW91.commerce.buy.returns: once that has been drawn through, the cards
    // thrown out come again.
    this.listener?.(EVENT.bought, seat, top, 0, this.#fresh > 0 ? cite : 'BW91.commerce.buy.returns');
    this.#fresh = Math.max(0, this.#fresh - 1);
    // BW91.commerce.one-a-turn: one card is all that may be bought in this turn.
    this.#phase = 'traded';
  }

  // BW91.commerce.trade: by barter a player deals with the next.
  #offer(seat: number, card: Card): void {
    this.listener?.(EVENT.bartered, seat, card, 0, 'BW91.commerce.trade');
    if (this.readings.barter === 'shown') this.listener?.(EVENT.shown, seat, card, 0, 'BW91.commerce.barter');
    this.#offered = card;
    this.#phase = 'answer';
    this.toMove = this.#nextTrader(seat);
  }

  // BW91.commerce.barter: the neighbour gives one of his cards for the one offered.
  #give(seat: number, card: Card): void {
    const [trader, offered] = [this.#trader, this.#offered];
    this.hands.take(offered);
    this.hands.take(card);
    this.hands.give(seat, offered);
    this.hands.give(trader, card);
    this.listener?.(EVENT.gave, trader, offered, seat, 'BW91.commerce.barter');
    this.listener?.(EVENT.gave, seat, card, trader, 'BW91.commerce.barter');
    this.#offered = -1;
    this.#phase = 'traded';
    // BW91.commerce.stand-after: who offered the card may stand now; by one reading the neighbour after him.
    [this.toMove, this.#partner] = [trader, seat];
  }

  // BW91.commerce.round: who does not stand after a trade says nothing, and the dealer goes on to the next.
  #pass(seat: number): void {
    const partner = this.#partner;
    const used = this.readings['after-barter'] === 'turn-used' && partner >= 0;
    this.#partner = -1;
    const second = used && seat === this.#trader;
    this.listener?.(EVENT.passed, seat, 0, 0, this.#citeAfter(seat, 'BW91.commerce.round'));
    // BW91.commerce.barter.after: by one reading the neighbour's turn is used up, though he too may stand.
    if (!second) return this.#ask(this.#nextTrader(seat));
    this.toMove = partner;
  }

  #citeAfter(seat: number, usual: CommerceArticle): CommerceArticle {
    return this.#phase === 'traded' && seat !== this.#trader ? 'BW91.commerce.barter.after' : usual;
  }

  #standUp(seat: number): void {
    if (this.variant === 'extended') return this.#standExtended(seat);
    // BW91.commerce.stand: in answer to the dealer; .barter: in answer to an offer; .stand-after: after a trade.
    this.listener?.(EVENT.stood, seat, 0, 0, this.#citeStand(seat));
    this.#settle(seat);
  }

  #citeStand(seat: number): CommerceArticle {
    if (this.#phase === 'ask') return 'BW91.commerce.stand';
    return this.#phase === 'answer' ? 'BW91.commerce.barter' : this.#citeAfter(seat, 'BW91.commerce.stand-after');
  }

  // BW91.commerce.extended: the trade goes on until all are content to stand.
  #standExtended(seat: number): void {
    const met = this.#phase === 'answer';
    const [trader, partner] = [this.#trader, this.#partner];
    this.listener?.(EVENT.stood, seat, 0, 0, met ? 'BW91.commerce.extended.met' : 'BW91.commerce.extended');
    this.#standing[seat] = 1;
    if (this.readings['extended-shown'] === 'at-once')
      for (let card = 0; card < PACK_SIZE; card++)
        if (this.hands.holds(seat, card)) this.listener?.(EVENT.shown, seat, card, 0, 'BW91.commerce.extended');
    if (this.#standing.every((stands) => stands === 1)) return this.#settle(-1);
    // BW91.commerce.extended.met: the card offered returns, and its player still trades or stands.
    if (met) return this.#ask(trader);
    const isTurn = this.#phase === 'traded' && seat === trader && partner >= 0;
    this.#partner = -1;
    if (isTurn && this.readings['after-barter'] === 'turn-used') this.toMove = partner;
    else this.#ask(this.#nextTrader(seat));
  }

  // BW91.commerce.stand: all hands are shown, the best takes the pool; .dealer-pays: and a stake from the dealer.
  #settle(stander: number): void {
    this.showHands();
    const order = this.readings.level === 'divide' ? this.best : this.best.slice(0, 1);
    const level = this.best.length > 1;
    const share = Math.floor(this.balance[this.pool]! / order.length);
    // BW91.commerce.level: level hands divide, and an odd counter stays.
    for (const seat of order)
      this.ledger.pay(this.pool, seat, share, level ? 'BW91.commerce.level' : 'BW91.commerce.stand');
    for (const seat of order)
      if (seat !== this.dealer) this.ledger.pay(this.dealer, seat, 1, 'BW91.commerce.dealer-pays');
    if (stander >= 0) this.payBetter(stander, order, 'BW91.commerce.stand.beaten');
    // BW91.commerce.extended.settle: all stand, so that nobody pays for being beaten; or each does.
    else if (this.readings['extended-beaten'] === 'better')
      for (const seat of this.listInOrder()) this.payBetter(seat, order, 'BW91.commerce.extended.settle');
    this.payForDealer();
    this.endAfterRounds();
  }

  protected citeLevel(): CommerceArticle {
    return 'BW91.commerce.level';
  }
}
