/**
 * Snip-Snap-Snorum, as Round Games with Cards gives it (1891, pp. 90–93). Where the book is silent:
 * - a player who owes more than he has pays what is left and is out (`short`);
 * - the double penalty is twice what the pairing he missed would have cost (`double`);
 * - when a player goes out in the middle of a deal, the others play it to its end (`elimination`);
 * - the penalty of a missed pairing is claimed as soon as it is seen (`claim`);
 * - the card laid instead of the pair stands, as a fresh lead;
 * - anyone may claim, and a pairing of the card of a player who is out is called and costs nobody.
 */
import { type Card, card, FULL_PACK, PIQUET_PACK, rankOf } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal, type Setup, type Table } from '../../game.ts';
import { Hands, type Owners } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import { type Random, shuffle } from '../../random.ts';
import { choose, type Readings } from '../../readings.ts';
import { type SnipArticle } from './articles.ts';

/** The disputed points of the game; the first practice of each is ours. */
export const readings = {
  pack: { values: ['52', '32'], article: 'BW91.snip.players' },
  short: { values: ['pays-what-is-left', 'goes-negative'], article: 'BW91.snip.short' },
  double: { values: ['level', 'flat'], article: 'BW91.snip.missed.double' },
  claim: { values: ['at-once', 'before-cut', 'never'], article: 'BW91.snip.missed.time' },
  elimination: { values: ['finish-hand', 'stop-deal'], article: 'BW91.snip.out.deal' },
} as const satisfies Readings;

/** Counters each player begins with. */
const STAKES = 5;
/** Cards each player is dealt. */
const HAND = 5;
/** How far a rank can be paired: Snip 1, Snap 2, Snorum 3. */
const SNORUM = 3;
const KNAVE = rankOf(card('JS'));

/** A missed pairing whose penalty nobody has claimed yet. */
interface Missed {
  readonly offender: number;
  /** The player whose card should have been paired. */
  readonly spared: number;
  /** What the pairing would have been: 1 Snip, 2 Snap, 3 Snorum. */
  readonly level: number;
}

/** The table at which Snip-Snap-Snorum is played; the pool is the account after the seats'. */
export class SnipTable implements Table<SnipArticle> {
  readonly seats: number;
  readonly hands: Hands;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  dealOver = true;
  gameOver = false;
  winners: readonly number[] = [];

  readonly #ledger: Ledger<SnipArticle>;
  readonly #pool: number;
  readonly #listener: Listener<SnipArticle> | null;
  readonly #readings: ReturnType<typeof choose<typeof readings>>;
  readonly #pack: Uint8Array;
  readonly #in: Uint8Array;
  #playersIn: number;
  #firstOut = -1;
  /** The card last laid, which the next player may pair; -1 when there is none. */
  #last = -1;
  /** Who laid it. */
  #lastSeat = -1;
  /** How often its rank has been paired in succession: 0 a fresh lead, 3 Snorum. */
  #level = 0;
  #missed: Missed[] = [];

  constructor(setup: Setup) {
    const { seats } = setup;
    this.seats = seats;
    this.#pool = seats;
    this.#listener = (setup.listener ?? null) as Listener<SnipArticle> | null;
    this.#readings = choose(readings, setup.readings);
    this.hands = new Hands(seats);
    this.#ledger = new Ledger(seats + 1, this.#listener);
    this.#pack = Uint8Array.from(this.#ordered());
    this.#in = new Uint8Array(seats).fill(1);
    this.#playersIn = seats;
    this.dealer = setup.dealer ?? -1;
    // BW91.snip.counters: five counters each.
    for (let seat = 0; seat < seats; seat++) {
      this.balance[seat] = STAKES;
      this.#listener?.(EVENT.received, seat, 0, STAKES, 'BW91.snip.counters');
    }
  }

  get balance() {
    return this.#ledger.balance;
  }

  // BW91.snip.first-dealer: cards are turned up to the players in turn; the first knave makes the dealer.
  drawForDeal(cards: ArrayLike<Card>): number {
    for (let i = 0; i < cards.length; i++) {
      const seat = i % this.seats;
      this.#listener?.(EVENT.drew, seat, cards[i]!, 0, 'BW91.snip.first-dealer');
      if (rankOf(cards[i]!) !== KNAVE) continue;
      this.dealer = seat;
      return i + 1;
    }
    return -1;
  }

  // BW91.snip.next-deal: the next in order deals; BW91.snip.out.dealer: passing over those who are out.
  nextDealer(): number {
    return this.dealNumber === 0 ? this.dealer : this.#nextIn(this.dealer);
  }

  // BW91.snip.deal: five cards each; BW91.snip.out.no-cards: none to a player who is out.
  handSizes(): readonly number[] {
    return Array.from(this.#in, (isIn) => isIn * HAND);
  }

  deal(owners: Owners): void {
    this.hands.setOut(owners);
    this.#begin();
  }

  shuffleAndDeal(random: Random): void {
    this.#pack.set(this.#ordered());
    shuffle(this.#pack, random, this.#playersIn * HAND);
    this.hands.clear();
    let seat = this.nextDealer();
    for (let i = 0; i < this.#playersIn * HAND; i++) {
      seat = this.#nextIn(seat);
      this.hands.give(seat, this.#pack[i]!);
    }
    this.#begin();
  }

  #ordered(): readonly Card[] {
    return this.#readings.pack === '32' ? PIQUET_PACK : FULL_PACK;
  }

  #begin(): void {
    const passesOver = this.dealNumber > 0 && this.#in[(this.dealer + 1) % this.seats] === 0;
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.dealOver = false;
    this.#last = -1;
    this.#level = 0;
    this.#missed = []; // BW91.snip.missed.time: with the cut, what was not claimed is forgotten.
    const listener = this.#listener;
    if (listener) {
      const why = passesOver ? 'BW91.snip.out.dealer' : 'BW91.snip.next-deal';
      listener(EVENT['took-deal'], this.dealer, 0, 0, this.dealNumber === 1 ? 'BW91.snip.first-dealer' : why);
      for (let i = 1; i <= this.seats; i++) {
        const seat = (this.dealer + i) % this.seats;
        if (this.#in[seat]) listener(EVENT.dealt, seat, 0, HAND, 'BW91.snip.deal');
        else listener(EVENT.dealt, seat, 0, 0, 'BW91.snip.out.no-cards');
      }
    }
    this.toMove = this.#nextIn(this.dealer); // BW91.snip.lead
  }

  /** Whether the seat to play holds a card of the rank just laid, and so must pair it. */
  #mustPair(): boolean {
    return this.#last >= 0 && this.hands.holdsRank(this.toMove, rankOf(this.#last));
  }

  // BW91.snip.duty: who can pair the card just laid must; BW91.snip.intervening: otherwise any card.
  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    return this.#mustPair()
      ? this.hands.listRank(this.toMove, rankOf(this.#last), into)
      : this.hands.list(this.toMove, into);
  }

  refuse(seat: number, move: Move): Refusal<SnipArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'BW91.snip.next-deal' };
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: 'BW91.snip.turn' };
    if (move === PASS) return { reason: 'no-pass', cite: 'BW91.snip.duty' };
    if (!this.hands.holds(seat, move)) return { reason: 'not-in-hand', cite: 'BW91.snip.deal' };
    if (this.#mustPair() && rankOf(move) !== rankOf(this.#last))
      return { reason: 'must-pair', cite: 'BW91.snip.duty', misplay: true };
    return null;
  }

  #pairs(laid: Card): boolean {
    return this.#last >= 0 && rankOf(laid) === rankOf(this.#last);
  }

  play(laid: Card): void {
    const seat = this.toMove;
    if (this.#pairs(laid)) this.#pair(seat, laid);
    else this.#lead(seat, laid);
    this.#pass(seat);
  }

  // BW91.snip.lead, .after-snorum, .intervening: any card, which begins a new rank; what came before is forgotten.
  #lead(seat: number, laid: Card): void {
    const why =
      this.#last < 0 ? 'BW91.snip.lead' : this.#level === SNORUM ? 'BW91.snip.after-snorum' : 'BW91.snip.intervening';
    this.#lay(seat, laid, 0);
    this.#listener?.(EVENT.led, seat, laid, 0, why);
  }

  // BW91.snip.pairing: Snip, Snap, Snorum; BW91.snip.penalty: the player paired pays 1, 2, 3 to the pool.
  #pair(seat: number, laid: Card): void {
    const paired = this.#lastSeat;
    const level = this.#level + 1;
    this.#lay(seat, laid, level);
    this.#listener?.(EVENT.followed, seat, laid, level, 'BW91.snip.pairing');
    this.#fine(paired, level, 'BW91.snip.penalty');
  }

  #lay(seat: number, laid: Card, level: number): void {
    this.hands.take(laid);
    this.#last = laid;
    this.#lastSeat = seat;
    this.#level = level;
  }

  // BW91.snip.missed: the card laid stands as a fresh lead (.missed.card), and the penalty is due.
  misplay(laid: Card): void {
    const seat = this.toMove;
    const missed = { offender: seat, spared: this.#lastSeat, level: this.#level + 1 };
    this.#lay(seat, laid, 0);
    this.#listener?.(EVENT.misplayed, seat, laid, 0, 'BW91.snip.missed.card');
    if (this.#readings.claim === 'at-once') this.#penalise(missed);
    else if (this.#readings.claim === 'before-cut') this.#missed.push(missed);
    this.#pass(seat);
  }

  refuseClaim(_seat: number): Refusal<SnipArticle> | null {
    if (this.gameOver || this.#missed.length === 0)
      return { reason: 'nothing-to-claim', cite: 'BW91.snip.missed.time' };
    return null;
  }

  // BW91.snip.missed.time: until the cards are cut for the next deal.
  claim(seat: number): void {
    this.#listener?.(EVENT.claimed, seat, 0, 0, 'BW91.snip.missed.time');
    this.#penalise(this.#missed.shift()!);
    if (this.toMove >= 0 && !this.#in[this.toMove]) this.#pass(this.toMove);
  }

  // BW91.snip.missed: double for the offender; .missed.paired: the other pays as if he had been paired.
  // BW91.snip.missed.card: the offender first; if that ends the game the other keeps his counters.
  #penalise({ offender, spared, level }: Missed): void {
    const flat = this.#readings.double === 'flat';
    this.#fine(offender, flat ? 2 : 2 * level, flat ? 'BW91.snip.missed.double' : 'BW91.snip.missed');
    if (!this.gameOver) this.#fine(spared, level, 'BW91.snip.missed.paired');
  }

  // BW91.snip.short: he pays what is left; BW91.snip.out: without counters he is out of the game.
  #fine(seat: number, due: number, cite: SnipArticle): void {
    if (!this.#in[seat]) return;
    const has = this.balance[seat]!;
    const short = due > has;
    const pays = short && this.#readings.short === 'pays-what-is-left' ? has : due;
    this.#ledger.pay(seat, this.#pool, pays, short ? 'BW91.snip.short' : cite);
    if (this.balance[seat]! <= 0) this.#goOut(seat);
  }

  #goOut(seat: number): void {
    this.#in[seat] = 0;
    this.#playersIn -= 1;
    if (this.#firstOut < 0) this.#firstOut = seat;
    this.#listener?.(EVENT.out, seat, 0, 0, 'BW91.snip.out');
    this.#handIn(seat);
    if (this.#playersIn === 1) this.#win();
    else if (this.#readings.elimination === 'stop-deal' && !this.dealOver) {
      this.#listener?.(EVENT.stopped, 0, 0, 0, 'BW91.snip.out.deal');
      this.#endDeal();
    }
  }

  // BW91.snip.out.cards: the cards he has left go back to the undealt part, unseen.
  #handIn(seat: number): void {
    const left = this.hands.size(seat);
    if (left === 0) return;
    for (let i = 0; i < this.hands.owner.length; i++) if (this.hands.owner[i] === seat) this.hands.take(i);
    this.#listener?.(EVENT['handed-in'], seat, 0, left, 'BW91.snip.out.cards');
  }

  // BW91.snip.winner: the last to hold counters takes the pool.
  #win(): void {
    const winner = this.#in.indexOf(1);
    this.#endDeal();
    this.gameOver = true;
    this.winners = [winner];
    this.#listener?.(EVENT.won, winner, 0, 0, 'BW91.snip.winner');
    this.#ledger.pay(this.#pool, winner, this.balance[this.#pool]!, 'BW91.snip.winner');
    // BW91.snip.new-game: were they to begin again, the first who went out would deal.
    this.#listener?.(EVENT['took-deal'], this.#firstOut, 0, 0, 'BW91.snip.new-game');
  }

  #endDeal(): void {
    this.dealOver = true;
    this.toMove = -1;
  }

  /** The turn goes to the next player who is in; when he has no cards the deal is over. */
  #pass(seat: number): void {
    if (this.dealOver) return;
    const next = this.#nextIn(seat);
    if (this.hands.size(next) > 0) {
      this.toMove = next;
      return;
    }
    this.#endDeal();
    this.#listener?.(EVENT.exhausted, 0, 0, 0, 'BW91.snip.next-deal');
  }

  #nextIn(seat: number): number {
    let next = (seat + 1) % this.seats;
    while (this.#in[next] === 0) next = (next + 1) % this.seats;
    return next;
  }
}
