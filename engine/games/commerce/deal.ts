/**
 * Everything around the trade of Commerce: the draw for the deal, the cards dealt, the pool, the hands shown and their
 * settlement, and the end of the game (Round Games with Cards, pp. 70–76).
 */

import { type Card, FULL_PACK, PACK_SIZE, PIQUET_PACK } from '../../cards.ts';
import { type DealLayout, type DealtCards, dealCards, ShuffledDeal } from '../../dealing.ts';
import { drawByTurnUp } from '../../draw.ts';
import { EVENT, type Listener } from '../../events.ts';
import { Hands } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import type { Random } from '../../random.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { CommerceArticle } from './articles.ts';
import { citeBetter, isSecured, type JudgedHand, judgeHand } from './combinations.ts';
import type { CommerceReadings, CommerceVariant, readings } from './readings.ts';

/** Number of cards in a hand. */
export const COMMERCE_HAND_SIZE = 3;
const KNAVE = 10;
const NONE: readonly JudgedHand[] = [];

// BW91.commerce.pack: usually fifty-two cards; thirty-two will do for up to seven.
/** Lists the cards of the pack with these readings. */
export const buildCommercePack = ({ pack }: Pick<CommerceReadings, 'pack'>): readonly Card[] =>
  pack === '32' ? PIQUET_PACK : FULL_PACK;

/** Base of both ways of Commerce. A subclass adds the trade, and its settlement. */
export abstract class CommerceDealTable {
  readonly seats: number;
  readonly hands: Hands;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  dealOver = true;
  gameOver = false;
  winners: readonly number[] = [];

  protected readonly variant: CommerceVariant | undefined;
  protected readonly readings: CommerceReadings;
  protected readonly listener: Listener<CommerceArticle> | null;
  protected readonly ledger: Ledger<CommerceArticle>;
  protected readonly pool: number;
  /** The hands as they are judged when all are shown, by seat; empty before. */
  protected judged: readonly JudgedHand[] = NONE;
  /** The seats that have the best hand, from the dealer's left. */
  protected best: readonly number[] = [];

  readonly #pack: readonly Card[];
  readonly #shuffled = new ShuffledDeal(PACK_SIZE);
  readonly #lot: readonly number[];
  /** Number of times that the deal has passed on. */
  #passed = 0;

  constructor({
    seats,
    dealer,
    variant,
    readings: chosen,
    listener,
    lot,
  }: CheckedSetup<typeof readings, CommerceVariant>) {
    this.seats = seats;
    this.variant = variant;
    this.readings = chosen;
    this.listener = listener;
    this.hands = new Hands(seats);
    this.pool = seats;
    this.ledger = new Ledger(seats + 1, listener);
    this.dealer = dealer;
    this.#pack = buildCommercePack(chosen);
    this.#lot = lot;
  }

  get balance(): Int32Array {
    return this.ledger.balance;
  }

  // BW91.commerce.first-dealer: the first knave turned up deals.
  drawForDeal(cards: ArrayLike<Card>): number {
    const draw = drawByTurnUp(KNAVE, cards, this.seats, (seat, turned) =>
      this.listener?.(EVENT.drew, seat, turned, 0, 'BW91.commerce.first-dealer'),
    );
    if (!draw) return -1;
    this.dealer = draw.dealer;
    return draw.used;
  }

  // BW91.commerce.first-dealer: who was drawn deals first; BW91.commerce.next-dealer: then the deal passes to the left;
  // BW91.commerce.continuous: the same dealer stays in until somebody has a tricon, a sequence or a flush.
  nextDealer(): number {
    return this.dealNumber === 0 || this.#staysIn() ? this.dealer : this.leftOf(this.dealer);
  }

  #staysIn(): boolean {
    return this.variant === 'continuous' && !this.judged.some(isSecured);
  }

  copyFrom(other: this): void {
    this.hands.copyFrom(other.hands);
    this.ledger.copyFrom(other.ledger);
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.toMove = other.toMove;
    this.dealOver = other.dealOver;
    this.gameOver = other.gameOver;
    this.winners = other.winners;
    this.judged = other.judged;
    this.best = other.best;
    this.#passed = other.#passed;
  }

  /** True if a seat still takes part in the game. */
  protected isIn(_seat: number): boolean {
    return true;
  }

  /** Returns the next seat on the left that takes part in the game. */
  protected leftOf(seat: number): number {
    let next = seat;
    do next = next + 1 === this.seats ? 0 : next + 1;
    while (!this.isIn(next));
    return next;
  }

  /** Lists the seats that take part, from the dealer's left; the dealer is the last. */
  protected listInOrder(): readonly number[] {
    return Array.from({ length: this.seats }, (_, i) => (this.dealer + 1 + i) % this.seats).filter((seat) =>
      this.isIn(seat),
    );
  }

  // BW91.commerce.deal: three cards each.
  protected layOut(board: number): DealLayout {
    const hands = Array.from({ length: this.seats }, (_, seat) => (this.isIn(seat) ? COMMERCE_HAND_SIZE : 0));
    return { hands, pack: this.#pack, board, turnUp: false };
  }

  abstract layout(): DealLayout;

  // BW91.commerce.deal.way: one at a time, from the dealer's left; BW91.commerce.old.deal: then three to the middle.
  shuffle(random: Random): DealtCards {
    const { hands, pack, board } = this.layout();
    const dealt = hands.reduce((sum, size) => sum + size, 0);
    const shuffled = this.#shuffled;
    shuffled.shuffle(pack, random, dealt, pack.length - dealt);
    for (let i = 0, seat = this.nextDealer(); i < dealt; i++) {
      seat = this.leftOf(seat);
      shuffled.seats[i] = seat;
    }
    const rest = Array.from(shuffled.pack.subarray(dealt, pack.length));
    shuffled.unheld = { ...(board > 0 && { board: rest.slice(0, board) }), talon: rest.slice(board) };
    return shuffled;
  }

  deal(dealt: DealtCards): void {
    dealCards(this, dealt, this.#shuffled);
    const { unheld = {} } = dealt;
    const { owner } = this.hands;
    const board = unheld.board ?? [];
    const talon = unheld.talon ?? this.#pack.filter((card) => owner[card]! < 0 && !board.includes(card));
    // BW91.commerce.continuous: the dealer stays in; BW91.commerce.end: such a deal brings the end no nearer.
    const stays = this.dealNumber > 0 && this.#staysIn();
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    // BW91.commerce.end: the turns to deal are counted.
    if (!stays) this.#passed += 1;
    this.judged = NONE;
    this.best = [];
    this.dealOver = false;
    this.toMove = this.leftOf(this.dealer);
    this.#reportDeal(stays);
    this.begin(board, talon);
  }

  #reportDeal(stays: boolean): void {
    const { listener } = this;
    if (!listener) return;
    const next = stays ? 'BW91.commerce.continuous' : 'BW91.commerce.next-dealer';
    listener(EVENT['took-deal'], this.dealer, 0, 0, this.dealNumber === 1 ? 'BW91.commerce.first-dealer' : next);
    for (const seat of this.listInOrder()) listener(EVENT.dealt, seat, 0, this.hands.size(seat), 'BW91.commerce.deal');
  }

  /** Called once the cards are dealt: stakes, and the cards that no player holds. */
  protected abstract begin(board: readonly Card[], talon: readonly Card[]): void;

  // BW91.commerce.ceases: all hands are exposed; BW91.commerce.winner: the best of them wins.
  protected showHands(): void {
    const held = new Int32Array(PACK_SIZE);
    this.judged = Array.from({ length: this.seats }, (_, seat) =>
      judgeHand(held.slice(0, this.hands.list(seat, held)), this.readings),
    );
    const order = this.listInOrder();
    if (this.listener) for (const seat of order) this.#reportHand(seat);
    const most = Math.max(...order.map((seat) => this.judged[seat]!.worth));
    this.best = order.filter((seat) => this.judged[seat]!.worth === most);
    const [first] = this.best;
    const second = order
      .filter((seat) => !this.best.includes(seat))
      .reduce<JudgedHand | undefined>(
        (next, seat) => (next && next.worth >= this.judged[seat]!.worth ? next : this.judged[seat]!),
        undefined,
      );
    const why = second ? citeBetter(this.judged[first!]!, second) : this.citeLevel();
    // BW91.commerce.object: the higher combination; BW91.commerce.pips: or the better point; BW91.commerce.level: several
    // hands may be wholly level.
    for (const seat of this.best)
      this.listener?.(EVENT['had-best'], seat, 0, 0, this.best.length > 1 ? this.citeLevel() : why);
  }

  #reportHand(seat: number): void {
    const { pips, cite } = this.judged[seat]!;
    this.listener!(EVENT['showed-hand'], seat, 0, pips, cite);
  }

  /** Returns the article for several best hands that are level. */
  protected abstract citeLevel(): CommerceArticle;

  /** Tells whether a seat's shown hand is worse than the best. */
  protected isBeaten(seat: number): boolean {
    return !this.best.includes(seat);
  }

  /** Lists the seats whose shown hands are better than that of a seat, from the dealer's left. */
  protected listBetter(seat: number): readonly number[] {
    const { worth } = this.judged[seat]!;
    return this.listInOrder().filter((other) => this.judged[other]!.worth > worth);
  }

  // BW91.commerce.stand.beaten: a stake to each holder of a better hand; or, by the other reading, to the winner alone.
  protected payBetter(seat: number, winners: readonly number[], cite: CommerceArticle): void {
    if (!this.isBeaten(seat)) return;
    const owed = this.readings.beaten === 'winner-only' ? winners : this.listBetter(seat);
    for (const other of owed) this.ledger.pay(seat, other, 1, cite);
  }

  // BW91.commerce.dealer-beaten: sometimes a dealer with a combination who is beaten pays every player, or the better.
  protected payForDealer(): void {
    const { dealer } = this;
    const practice = this.readings['dealer-beaten'];
    if (practice === 'nothing' || !this.isBeaten(dealer) || this.judged[dealer]!.combination === 'point') return;
    const owed = practice === 'better' ? this.listBetter(dealer) : this.listInOrder();
    for (const seat of owed) if (seat !== dealer) this.ledger.pay(dealer, seat, 1, 'BW91.commerce.dealer-beaten');
  }

  protected endDeal(): void {
    this.dealOver = true;
    this.toMove = -1;
  }

  // BW91.commerce.end: the game stops before the first dealer's turn returns, so that all have dealt as often.
  protected endAfterRounds(): void {
    this.endDeal();
    if (this.#staysIn() || this.#passed < this.seats * Number(this.readings.rounds)) return;
    this.gameOver = true;
    this.listener?.(EVENT.ended, 0, 0, 0, 'BW91.commerce.end');
    if (this.readings.leftover === 'shared') this.#share();
    // BW91.commerce.end.winner: who has won most counters.
    const counters = Array.from(this.balance.subarray(0, this.seats));
    const most = Math.max(...counters);
    this.winners = counters.flatMap((has, seat) => (has === most ? [seat] : []));
    for (const seat of this.winners) this.listener?.(EVENT.won, seat, 0, 0, 'BW91.commerce.end.winner');
  }

  // BW91.commerce.end.leftover: what is left is shared, the remainder by lot.
  #share(): void {
    const left = this.balance[this.pool]!;
    const each = Math.floor(left / this.seats);
    for (const [place, seat] of this.#lot.entries()) {
      const due = each + (place < left % this.seats ? 1 : 0);
      this.ledger.pay(this.pool, seat, due, 'BW91.commerce.end.leftover');
    }
  }
}
