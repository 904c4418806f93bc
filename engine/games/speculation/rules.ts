/**
 * Speculation, as told on pp. 77–79. The book does not say how a sale is agreed; `market.ts` has the order in which the
 * seats speak. Other points that it leaves open, or mentions as customs, are readings (see `readings.ts`).
 */

import {
  type Card,
  card,
  FULL_PACK,
  NO_OWNER,
  PACK_SIZE,
  PIQUET_PACK,
  RANKS_IN_SUIT,
  rankOf,
  suitOf,
} from '../../cards.ts';
import { type DealLayout, type DealtCards, dealCards, ShuffledDeal, type UnheldCards } from '../../dealing.ts';
import { drawByTurnUp } from '../../draw.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import { Hands } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import type { Random } from '../../random.ts';
import type { ChosenPractices } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { SpeculationArticle } from './articles.ts';
import { Market } from './market.ts';
import {
  amountOf,
  createAsking,
  createOffer,
  formatSpeculationMove,
  hasAmount,
  isAsking,
  KEEPS,
  LARGEST_OFFER,
  LOOKS,
  parseSpeculationMove,
  SALE,
  SELLS,
  saleOf,
  TAKES,
  TURN,
} from './moves.ts';
import type { readings } from './readings.ts';

const HAND = 3;
const KNAVE = rankOf(card('JS'));
const FIVE = rankOf(card('5S'));

/** BW91.speculation.order: the height of a card in its suit, the ace highest. */
export const heightOf = (turned: Card): number => (rankOf(turned) + RANKS_IN_SUIT - 1) % RANKS_IN_SUIT;

/** BW91.speculation.high: true for an ace, king, queen or knave. */
export const isHigh = (turned: Card): boolean => heightOf(turned) >= heightOf(KNAVE);

/** The table at which Speculation is played; the pool is the account after the seats'. */
export class SpeculationTable implements Table<SpeculationArticle> {
  readonly seats: number;
  /** The cards not yet turned. Once turned, a card lies before its seat and is in no hand. */
  readonly hands: Hands;
  /** BW91.speculation.blind: nobody looks at the cards. */
  readonly handsLookedAt = false;
  /** Offers and prices asked are moves with an amount, from this integer on. */
  readonly amountsFrom = createOffer(0, 0);
  dealer: number;
  dealNumber = 0;
  dealOver = true;
  gameOver = false;
  winners: readonly number[] = [];

  readonly #market: Market;
  readonly #ledger: Ledger<SpeculationArticle>;
  readonly #pool: number;
  readonly #listener: Listener<SpeculationArticle> | null;
  readonly #readings: ChosenPractices<typeof readings>;
  readonly #shuffled: ShuffledDeal;
  readonly #lot: readonly number[];
  readonly #stake: number;
  readonly #pack: readonly Card[];

  /** The cards of each seat from the top, and how many each was dealt and has turned. */
  readonly #piles: Uint8Array;
  readonly #dealt: Uint8Array;
  readonly #turned: Uint8Array;
  #talon: readonly Card[] = [];
  /** The card on the pack that is to be turned for trump, or was the last one turned. */
  #turnUp: Card = -1;
  #isTurnedUp = false;
  /** The best trump turned, and its owner; -1 if it is the pool's. */
  #best: Card = -1;
  #holder = -1;
  /** The seat whose card is the next to be turned; -1 if all have been turned. */
  #turner = -1;
  /** The buyer of the turn-up while it was unseen; of the card about to be turned, with its price. */
  #turnUpBuyer = -1;
  #nextBuyer = -1;
  #nextPrice = 0;
  /** For each seat, the buyer of its last cards together, the price, and whether one of them has led. */
  readonly #restBuyer: Int8Array;
  readonly #restPrice: Int32Array;
  readonly #restLed: Uint8Array;
  /** True if the best trump has been sold since the seat that turned it became chief hand. */
  #isResold = false;
  /** The top card that a seat has looked at; -1 if none. The seats, and the cards, that are punished for it. */
  readonly #peeked: Int8Array;
  readonly #taintedSeat: Uint8Array;
  readonly #taintedCard: Uint8Array;
  /** Number of players who have had the deal, those with whom it passed included. */
  #dealersDone = 0;

  constructor(setup: CheckedSetup<typeof readings>) {
    const { seats } = setup;
    this.seats = seats;
    this.#pool = seats;
    this.#listener = setup.listener;
    this.#readings = setup.readings;
    this.#lot = setup.lot;
    this.#stake = Number(setup.readings.stake);
    this.#pack = setup.readings.pack === '32' ? PIQUET_PACK : FULL_PACK;
    this.hands = new Hands(seats);
    this.#shuffled = new ShuffledDeal(this.#pack.length);
    this.#ledger = new Ledger(seats + 1, this.#listener);
    this.#market = new Market(seats);
    this.dealer = setup.dealer;
    this.#piles = new Uint8Array(seats * HAND);
    this.#dealt = new Uint8Array(seats);
    this.#turned = new Uint8Array(seats);
    this.#restBuyer = new Int8Array(seats).fill(-1);
    this.#restPrice = new Int32Array(seats);
    this.#restLed = new Uint8Array(seats);
    this.#peeked = new Int8Array(seats).fill(-1);
    this.#taintedSeat = new Uint8Array(seats);
    this.#taintedCard = new Uint8Array(PACK_SIZE);
  }

  get balance(): Int32Array {
    return this.#ledger.balance;
  }

  /** The seat whose word it is in the market, else the seat that turns. */
  get toMove(): number {
    if (this.dealOver) return -1;
    if (this.#market.stage !== 'closed') return this.#market.speaker;
    return this.#isTurnedUp ? this.#turner : this.dealer;
  }

  /** BW91.speculation.chief, .sell, .turn-up.buyer: who turned or bought the best trump has it, while there is one. */
  get chief(): number {
    return this.dealOver || !this.#isTurnedUp ? -1 : this.#holder;
  }

  get unheld(): UnheldCards {
    if (this.dealNumber === 0) return {};
    const piles = Array.from({ length: this.seats }, (_, seat) =>
      Array.from(this.#piles.subarray(seat * HAND + this.#turned[seat]!, seat * HAND + this.#dealt[seat]!)),
    );
    return { turnUp: this.#turnUp, talon: this.#talon, piles };
  }

  /** The top card of a seat, if that seat has looked at it out of turn. */
  privateCards(seat: number): readonly Card[] {
    return this.#peeked[seat]! >= 0 ? [this.#peeked[seat]!] : [];
  }

  // BW91.speculation.first-dealer: cards are turned to each in turn until a knave; who has it deals.
  drawForDeal(cards: ArrayLike<Card>): number {
    const draw = drawByTurnUp(KNAVE, cards, this.seats, (seat, drawn) =>
      this.#listener?.(EVENT.drew, seat, drawn, 0, 'BW91.speculation.first-dealer'),
    );
    if (!draw) return -1;
    this.dealer = draw.dealer;
    return draw.used;
  }

  // BW91.speculation.first-dealer: who drew the knave; BW91.speculation.next-dealer: then the deal goes to the left.
  nextDealer(): number {
    return this.dealNumber === 0 ? this.dealer : this.#leftOf(this.dealer);
  }

  copyFrom(other: SpeculationTable): void {
    this.hands.copyFrom(other.hands);
    this.#ledger.copyFrom(other.#ledger);
    this.#market.copyFrom(other.#market);
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.dealOver = other.dealOver;
    this.gameOver = other.gameOver;
    this.winners = other.winners;
    this.#piles.set(other.#piles);
    this.#dealt.set(other.#dealt);
    this.#turned.set(other.#turned);
    this.#talon = other.#talon;
    this.#turnUp = other.#turnUp;
    this.#isTurnedUp = other.#isTurnedUp;
    this.#best = other.#best;
    this.#holder = other.#holder;
    this.#turner = other.#turner;
    this.#turnUpBuyer = other.#turnUpBuyer;
    this.#nextBuyer = other.#nextBuyer;
    this.#nextPrice = other.#nextPrice;
    this.#restBuyer.set(other.#restBuyer);
    this.#restPrice.set(other.#restPrice);
    this.#restLed.set(other.#restLed);
    this.#isResold = other.#isResold;
    this.#peeked.set(other.#peeked);
    this.#taintedSeat.set(other.#taintedSeat);
    this.#taintedCard.set(other.#taintedCard);
    this.#dealersDone = other.#dealersDone;
  }

  // BW91.speculation.deal: three cards each.
  layout(): DealLayout {
    const hands = Array.from({ length: this.seats }, () => HAND);
    return { hands, pack: this.#pack, board: 0, turnUp: true, piles: true };
  }

  // BW91.speculation.deal: one at a time from the dealer's left; the last one dealt lies on top. BW91.speculation.spare:
  // the spare hand comes before the turn-up.
  shuffle(random: Random): DealtCards {
    const { seats } = this;
    const shuffled = this.#shuffled;
    const dealt = seats * HAND;
    shuffled.shuffle(this.#pack, random, dealt, this.#pack.length - dealt);
    const piles: Card[][] = Array.from({ length: seats }, () => []);
    for (let i = 0, seat = this.nextDealer(); i < dealt; i++) {
      seat = this.#leftOf(seat);
      shuffled.seats[i] = seat;
      piles[seat]!.unshift(shuffled.pack[i]!);
    }
    const left = Array.from(shuffled.pack.subarray(dealt));
    const [turnUp] = left.splice(this.#spareSize, 1);
    shuffled.unheld = { turnUp, talon: left, piles };
    return shuffled;
  }

  deal(dealt: DealtCards): void {
    const { unheld = {} } = dealt;
    dealCards(this, dealt, this.#shuffled);
    const { owner } = this.hands;
    const rest = this.#pack.filter((each) => owner[each] === NO_OWNER && each !== unheld.turnUp);
    const left = unheld.talon ?? rest;
    for (let seat = 0; seat < this.seats; seat++) {
      const pile = unheld.piles?.[seat] ?? this.#pack.filter((each) => owner[each] === seat);
      this.#piles.set(pile, seat * HAND);
      this.#dealt[seat] = pile.length;
    }
    this.#turnUp = unheld.turnUp ?? left[this.#spareSize]!;
    this.#talon = left.filter((each) => each !== this.#turnUp);
    this.#begin();
  }

  #begin(): void {
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.#turned.fill(0);
    this.#restBuyer.fill(-1);
    this.#restLed.fill(0);
    this.#peeked.fill(-1);
    this.dealOver = false;
    const listener = this.#listener;
    if (listener) {
      const cite = this.dealNumber === 1 ? 'BW91.speculation.first-dealer' : 'BW91.speculation.next-dealer';
      listener(EVENT['took-deal'], this.dealer, 0, 0, cite);
      for (let i = 1; i <= this.seats; i++) {
        const seat = (this.dealer + i) % this.seats;
        listener(EVENT.dealt, seat, 0, this.hands.size(seat), 'BW91.speculation.deal');
      }
    }
    this.#putStakes('BW91.speculation.stake');
    this.#cryTurnUp();
  }

  // BW91.speculation.stake: the dealer pays two, each of the others one.
  #putStakes(cite: SpeculationArticle): void {
    for (let i = 1; i <= this.seats; i++) {
      const seat = (this.dealer + i) % this.seats;
      this.#ledger.pay(seat, this.#pool, seat === this.dealer ? 2 * this.#stake : this.#stake, cite);
    }
  }

  // BW91.speculation.turn-up.sell: the dealer may sell it unseen; BW91.speculation.pool-card: unless it is the pool's.
  #cryTurnUp(): void {
    this.#isTurnedUp = false;
    this.#best = -1;
    this.#turnUpBuyer = -1;
    this.#isResold = false;
    this.#market.unbar();
    if (!this.#isPools) this.#cry(SALE.turnUp, this.dealer);
  }

  // BW91.speculation.market: the others speak, or the owner first.
  #cry(lot: number, owner: number): boolean {
    return this.#market.cry(lot, owner, this.#readings.market === 'owner-asks');
  }

  // BW91.speculation.market.lots: before the next card the last cards, the best trump and that card are for sale, in this
  // order, from one of them on. BW91.speculation.market: one at a time.
  #cryFrom(first: number): void {
    if (this.#turner < 0 && this.#spareSize === 0) return this.#finish();
    if (first === SALE.rest && this.#mayCryRest() && this.#cry(SALE.rest, this.#holder)) return;
    if (first !== SALE.next && this.#holder >= 0 && this.#cry(SALE.best, this.#holder)) return;
    if (this.#turner < 0) return this.#finish();
    if (this.#restBuyer[this.#turner]! < 0) this.#cry(SALE.next, this.#turner);
  }

  // BW91.speculation.holder.sell, .market.lots: the holder's cards together, once the others have turned theirs, or at any
  // time. BW91.speculation.market: if two or more are left.
  #mayCryRest(): boolean {
    const holder = this.#holder;
    if (holder < 0 || this.hands.size(holder) < 2 || this.#restBuyer[holder]! >= 0) return false;
    return this.#readings['holder-cards'] === 'any-time' || this.#turner === holder;
  }

  // BW91.speculation.market.lots: when a lot is no longer for sale, the next is. BW91.speculation.turn: after the last of
  // them the card is turned.
  #afterLot(lot: number): void {
    if (lot === SALE.rest) this.#cryFrom(SALE.best);
    else if (lot === SALE.best && this.#turner < 0) this.#finish();
    else if (lot === SALE.best) this.#cryFrom(SALE.next);
  }

  legal(into: Int32Array): number {
    if (this.dealOver) return 0;
    const { stage, lot, amount } = this.#market;
    if (stage === 'closed') {
      // BW91.speculation.turn, .market.lots: nothing is for sale, and the card is turned.
      into[0] = TURN;
      return 1;
    }
    if (stage === 'answer') {
      // BW91.speculation.market, .market.lots: the owner sells what is for sale, or keeps it.
      into[0] = SELLS;
      into[1] = KEEPS;
      return 2;
    }
    // BW91.speculation.market, .market.lots: to be silent is allowed as long as the lot is for sale.
    into[0] = PASS;
    if (stage === 'taking') {
      // BW91.speculation.market, .market.lots: the price asked for the lot is taken, or not.
      into[1] = TAKES;
      return 2;
    }
    // BW91.speculation.market.limit, .market.lots: for the lot more than stands, up to the limit.
    let count = 1;
    const create = stage === 'price' ? createAsking : createOffer;
    for (let most = this.#limit, offer = amount + 1; offer <= most; offer++) into[count++] = create(lot, offer);
    return count;
  }

  /** BW91.speculation.market.limit: the largest offer, twice what is in the pool. */
  get #limit(): number {
    return Math.min(2 * this.balance[this.#pool]!, LARGEST_OFFER);
  }

  getRefusal(seat: number, move: Move): Refusal<SpeculationArticle> | null {
    if (this.dealOver) return { reason: 'deal-over', cite: 'BW91.speculation.win' };
    if (move === LOOKS) return this.#refuseLook(seat);
    const { stage } = this.#market;
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: this.#whyNotTurn(seat) };
    if (stage === 'closed') {
      if (move === TURN) return null;
      if (move === PASS) return { reason: 'no-pass', cite: 'BW91.speculation.turn' };
      if (move < PASS) return { reason: 'not-on-top', cite: 'BW91.speculation.blind' };
      return { reason: 'not-for-sale', cite: 'BW91.speculation.market.lots' };
    }
    if (stage === 'answer')
      return move === SELLS || move === KEEPS ? null : { reason: 'must-answer-offer', cite: 'BW91.speculation.market' };
    if (move === PASS || (stage === 'taking' && move === TAKES)) return null;
    return this.#refuseOffer(move);
  }

  #refuseOffer(move: Move): Refusal<SpeculationArticle> | null {
    const { stage, lot, amount } = this.#market;
    if (!hasAmount(move) || stage === 'taking' || isAsking(move) !== (stage === 'price') || saleOf(move) !== lot)
      return { reason: 'not-for-sale', cite: 'BW91.speculation.market.lots' };
    if (createOffer(lot, amountOf(move)) !== move && createAsking(lot, amountOf(move)) !== move)
      return { reason: 'not-for-sale', cite: 'BW91.speculation.market.lots' };
    return amountOf(move) > amount && amountOf(move) <= this.#limit
      ? null
      : { reason: 'bad-offer', cite: 'BW91.speculation.market.limit' };
  }

  /** Returns the article by which it is another seat's turn. */
  #whyNotTurn(seat: number): SpeculationArticle {
    if (this.#market.stage !== 'closed') return 'BW91.speculation.market';
    if (!this.#isTurnedUp) return 'BW91.speculation.turn';
    if (seat === this.#holder) return 'BW91.speculation.holder';
    return this.#turned.some((count) => count > 0) ? 'BW91.speculation.round' : 'BW91.speculation.turn';
  }

  // BW91.speculation.peek: to look at one's card out of turn is punished.
  #refuseLook(seat: number): Refusal<SpeculationArticle> {
    if (this.hands.size(seat) === 0 || this.#peeked[seat]! >= 0)
      return { reason: 'no-fault', cite: 'BW91.speculation.blind' };
    return { reason: 'irregular', cite: 'BW91.speculation.peek', misplay: true };
  }

  // BW91.speculation.turn-up, .turn: the card that would be turned next; -1 if there is none.
  get #nextCard(): Card {
    if (this.dealOver) return -1;
    if (!this.#isTurnedUp) return this.#turnUp;
    return this.#turner < 0 ? -1 : this.#topOf(this.#turner);
  }

  #topOf(seat: number): Card {
    return this.#piles[seat * HAND + this.#turned[seat]!]!;
  }

  formatMove(move: Move): string {
    return formatSpeculationMove(move, this.#nextCard, this.#best);
  }

  parseMove(words: readonly string[]): Move | undefined {
    return parseSpeculationMove(words, this.#nextCard, this.#best);
  }

  play(move: Move): void {
    const market = this.#market;
    const { lot } = market;
    if (move === TURN) return this.#isTurnedUp ? this.#turnCard(this.#turner) : this.#turnTrump();
    if (move === SELLS) return this.#sell(market.bidder);
    if (move === TAKES) return this.#sell(market.speaker);
    if (move === KEEPS) {
      this.#listener?.(EVENT.kept, market.owner, this.#nameLot(lot), 0, 'BW91.speculation.market');
      market.close();
    } else if (move === PASS) this.#keepSilent();
    else this.#offer(amountOf(move));
    if (market.stage === 'closed') this.#afterLot(lot);
  }

  // BW91.speculation.market: an order of speaking, and that the best offer stands.
  #offer(amount: number): void {
    const market = this.#market;
    const { lot, speaker } = market;
    if (this.#readings.market === 'sealed') {
      this.#listener?.(EVENT['sealed-offer'], speaker, this.#nameLot(lot), 0, 'BW91.speculation.market');
      market.seal(amount);
      this.#openSealed();
      return;
    }
    const asks = market.stage === 'price';
    this.#listener?.(
      asks ? EVENT.asked : EVENT.offered,
      speaker,
      this.#nameLot(lot),
      amount,
      'BW91.speculation.market',
    );
    if (asks) market.ask(amount);
    else market.offer(amount);
  }

  #keepSilent(): void {
    this.#market.silence();
    if (this.#readings.market === 'sealed') this.#openSealed();
  }

  /** Once everybody has spoken, the sealed offers are read out. */
  #openSealed(): void {
    const { stage, owner, lot, sealed } = this.#market;
    if (stage !== 'answer' || !this.#listener) return;
    for (let i = 1; i < this.seats; i++) {
      const seat = (owner + i) % this.seats;
      if (sealed[seat]! > 0)
        this.#listener(EVENT.offered, seat, this.#nameLot(lot), sealed[seat]!, 'BW91.speculation.market');
    }
  }

  /** Returns the integer of a lot in events: the best trump is named as a card. */
  #nameLot(lot: number): number {
    return lot === SALE.best ? this.#best : PACK_SIZE + lot;
  }

  // BW91.speculation.market: the lot is sold; the buyer pays, and what he bought is his own.
  #sell(buyer: number): void {
    const market = this.#market;
    const { lot, owner, amount } = market;
    const cite = this.#whySold(lot, owner);
    this.#listener?.(EVENT.sold, owner, this.#nameLot(lot), amount, cite);
    this.#ledger.pay(buyer, owner, amount, cite);
    market.close();
    if (lot === SALE.turnUp) this.#turnUpBuyer = buyer;
    else if (lot === SALE.next) {
      this.#nextBuyer = buyer;
      this.#nextPrice = amount;
    } else if (lot === SALE.rest) {
      this.#restBuyer[owner] = buyer;
      this.#restPrice[owner] = amount;
      this.#cryFrom(SALE.best);
    } else this.#handOver(owner, buyer);
  }

  #whySold(lot: number, owner: number): SpeculationArticle {
    if (lot === SALE.turnUp) return 'BW91.speculation.turn-up.sell';
    if (lot === SALE.rest) return 'BW91.speculation.holder.sell';
    if (lot === SALE.next) return owner === this.#holder ? 'BW91.speculation.holder.sell' : 'BW91.speculation.unseen';
    return this.#isResold ? 'BW91.speculation.any-time' : 'BW91.speculation.sell';
  }

  // BW91.speculation.sell: the best trump passes to the buyer, whose left neighbour is next; BW91.speculation.any-time: and
  // may be sold on.
  #handOver(seller: number, buyer: number): void {
    this.#isResold = true;
    this.#market.bar(seller);
    this.#holder = buyer;
    this.#turner = this.#turnerFrom(this.#leftOf(buyer));
    this.#cryFrom(SALE.best);
  }

  // BW91.speculation.turn-up: the top card of the rest is turned for trump.
  #turnTrump(): void {
    const trump = this.#turnUp;
    const owner = this.#isPools ? -1 : this.#turnUpBuyer >= 0 ? this.#turnUpBuyer : this.dealer;
    this.#isTurnedUp = true;
    this.#best = trump;
    this.#holder = owner;
    this.#listener?.(EVENT['turned-up'], this.dealer, trump, 0, 'BW91.speculation.turn-up');
    if (owner >= 0) this.#fine(owner, trump);
    if (this.#readings.high === 'passes' && isHigh(trump)) return this.#passDeal();
    // BW91.speculation.turn: the left neighbour of the dealer, or of the buyer, begins.
    this.#turner = this.#turnerFrom(this.#leftOf(owner >= 0 ? owner : this.dealer));
    this.#cryFrom(SALE.rest);
  }

  // BW91.speculation.high: the pool is taken, all pay again, and the next dealer turns the next card of the pack.
  #passDeal(): void {
    this.#takePool('BW91.speculation.high');
    this.#dealersDone += 1;
    if (this.#isLastDealer) return this.#endDeal();
    const next = this.#talon[this.#spareSize];
    if (this.#readings.passed === 'fresh' || next === undefined) {
      this.#listener?.(EVENT.stopped, 0, 0, 0, 'BW91.speculation.high.fresh');
      return this.#endDeal();
    }
    this.dealer = this.#leftOf(this.dealer);
    this.#listener?.(EVENT['deal-passed'], this.dealer, 0, 0, 'BW91.speculation.high');
    this.#putStakes('BW91.speculation.high');
    this.#turnUp = next;
    this.#talon = this.#talon.filter((each) => each !== next);
    this.#cryTurnUp();
  }

  #turnCard(seat: number): void {
    const turned = this.#topOf(seat);
    const bought = this.#nextBuyer >= 0 ? this.#nextBuyer : this.#restBuyer[seat]!;
    const leads = suitOf(turned) === suitOf(this.#best) && heightOf(turned) > heightOf(this.#best);
    // BW91.speculation.unseen: sold unseen, a better trump is the buyer's.
    const owner = bought >= 0 ? bought : seat;
    const cite = bought >= 0 ? 'BW91.speculation.unseen' : 'BW91.speculation.chief';
    // BW91.speculation.chief, .unseen, .no-value: a better trump leads, any other card is worth nothing.
    this.#listener?.(EVENT.shown, seat, turned, 0, leads ? cite : 'BW91.speculation.no-value');
    this.hands.take(turned);
    this.#turned[seat]! += 1;
    this.#peeked[seat] = -1;
    this.#fine(owner, turned);
    this.#market.unbar();
    if (leads) {
      this.#best = turned;
      this.#holder = owner;
      this.#isResold = false;
      this.#turnUpBuyer = -1;
      if (this.#nextBuyer < 0) this.#restLed[seat] = 1;
    }
    this.#payBack(seat, leads);
    this.#nextBuyer = -1;
    // BW91.speculation.unseen: after a better trump that was sold, the player on the left of its buyer, or of its seller.
    const from = leads && this.#readings.next === 'buyers-left' ? owner : seat;
    this.#turner = this.#turnerFrom(this.#leftOf(from));
    this.#cryFrom(SALE.rest);
  }

  // BW91.speculation.price: what was bought unseen and does not lead is paid for, or the price is returned.
  #payBack(seat: number, leads: boolean): void {
    if (this.#readings.price !== 'returned') return;
    if (this.#nextBuyer >= 0) {
      if (!leads) this.#ledger.pay(seat, this.#nextBuyer, this.#nextPrice, 'BW91.speculation.price');
    } else if (this.#restBuyer[seat]! >= 0 && this.hands.size(seat) === 0 && this.#restLed[seat] === 0)
      this.#ledger.pay(seat, this.#restBuyer[seat]!, this.#restPrice[seat]!, 'BW91.speculation.price');
  }

  // BW91.speculation.fine: for a knave or a five its first owner pays a penalty, or whoever bought it unseen.
  #fine(owner: number, turned: Card): void {
    if (this.#readings.fines === 'none' || (rankOf(turned) !== KNAVE && rankOf(turned) !== FIVE)) return;
    this.#ledger.pay(owner, this.#pool, this.#stake, 'BW91.speculation.fine');
  }

  // BW91.speculation.peek, .peek.winner: the only misplay. A seat looks at its top card, pays a penalty, and may not take
  // the pool, though it is the best that is turned up and takes it at once (.high).
  misplay(_move: Move, seat = this.toMove): void {
    this.#listener?.(EVENT.faulted, seat, 0, 0, 'BW91.speculation.peek');
    this.#peeked[seat] = this.#topOf(seat);
    this.#taintedSeat[seat] = 1;
    this.#taintedCard[this.#peeked[seat]!] = 1;
    this.#ledger.pay(seat, this.#pool, this.#stake, 'BW91.speculation.peek');
  }

  // BW91.speculation.win: when all is turned the best trump takes the pool; BW91.speculation.spare: if the spare hand has
  // none better.
  #finish(): void {
    this.#listener?.(EVENT.exhausted, 0, 0, 0, 'BW91.speculation.win');
    const spare = this.#talon.slice(0, this.#spareSize);
    let isBeaten = false;
    for (const each of spare) {
      this.#listener?.(EVENT['spare-shown'], 0, each, 0, 'BW91.speculation.spare');
      if (suitOf(each) === suitOf(this.#best) && heightOf(each) > heightOf(this.#best)) isBeaten = true;
    }
    if (isBeaten) this.#leavePool('BW91.speculation.spare');
    else
      this.#takePool(
        this.#turnUpBuyer >= 0 && !this.#isResold ? 'BW91.speculation.turn-up.buyer' : 'BW91.speculation.win',
      );
    this.#dealersDone += 1;
    this.#endDeal();
  }

  // BW91.speculation.win, .high, .turn-up.buyer: the pool is the holder's of the best trump; BW91.speculation.pool-card,
  // .peek.winner: unless that is the pool's own card, or he has looked at one.
  #takePool(cite: SpeculationArticle): void {
    const holder = this.#holder;
    if (holder < 0) return this.#leavePool('BW91.speculation.pool-card');
    const byPlayer = this.#readings.tainted === 'player';
    if (byPlayer ? this.#taintedSeat[holder] : this.#taintedCard[this.#best])
      return this.#leavePool('BW91.speculation.peek.winner');
    this.#ledger.pay(this.#pool, holder, this.balance[this.#pool]!, cite);
    this.#forgive();
  }

  // BW91.speculation.pool-card, .spare, .peek.winner: the pool stays, and the next stakes are added to it.
  #leavePool(cite: SpeculationArticle): void {
    this.#listener?.(EVENT['pool-stays'], 0, 0, this.balance[this.#pool]!, cite);
    this.#forgive();
  }

  #forgive(): void {
    this.#taintedSeat.fill(0);
    this.#taintedCard.fill(0);
  }

  #endDeal(): void {
    this.dealOver = true;
    if (this.#isLastDealer) this.#endGame();
  }

  get #isLastDealer(): boolean {
    return this.#dealersDone === this.seats * Number(this.#readings.rounds);
  }

  // BW91.speculation.rounds: each has dealt as often; BW91.speculation.winner: who has most counters wins.
  #endGame(): void {
    this.gameOver = true;
    this.#listener?.(EVENT.ended, 0, 0, 0, 'BW91.speculation.rounds');
    if (this.#readings.leftover === 'shared') this.#share();
    const counters = Array.from(this.balance.subarray(0, this.seats));
    const most = Math.max(...counters);
    this.winners = counters.flatMap((has, seat) => (has === most ? [seat] : []));
    for (const seat of this.winners) this.#listener?.(EVENT.won, seat, 0, 0, 'BW91.speculation.winner');
  }

  // BW91.speculation.leftover: a pool that nobody has taken is shared; the odd counters go to the first by lot.
  #share(): void {
    const left = this.balance[this.#pool]!;
    const each = Math.floor(left / this.seats);
    for (const [place, seat] of this.#lot.entries())
      this.#ledger.pay(this.#pool, seat, each + (place < left % this.seats ? 1 : 0), 'BW91.speculation.leftover');
  }

  get #isPools(): boolean {
    return this.#readings['turn-up'] === 'pools';
  }

  get #spareSize(): number {
    return this.#readings.spare === 'dealt' ? HAND : 0;
  }

  #leftOf(seat: number): number {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }

  // BW91.speculation.round, .holder: the next who has a card to turn; the holder of the best trump only at last.
  #turnerFrom(first: number): number {
    for (let i = 0; i < this.seats; i++) {
      const seat = (first + i) % this.seats;
      if (seat !== this.#holder && this.hands.size(seat) > 0) return seat;
    }
    return this.#holder >= 0 && this.hands.size(this.#holder) > 0 ? this.#holder : -1;
  }
}
