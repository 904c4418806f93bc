/**
 * What the players of Snip-Snap-Snorum and of its variations do alike: turn up for the deal, deal and pass the
 * deal on, pay, claim, go out, and win.
 */
import { standBetweenDeals } from '../../between-deals.ts';
import { type Card, card, FULL_PACK, PIQUET_PACK, rankOf } from '../../cards.ts';
import { turnUpTo } from '../../draw.ts';
import { EVENT, type Listener } from '../../events.ts';
import type { Refusal, Setup } from '../../game.ts';
import { Hands, NOBODY, type Owners } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import { type Random, shuffle } from '../../random.ts';
import { choose } from '../../readings.ts';
import type { SnipArticle } from './articles.ts';
import { readings, WHOLE_PACK } from './readings.ts';

const STAKES = 5;
const KNAVE = rankOf(card('JS'));

/** What each player begins with: five counters, or as many as he comes to need. */
export type Counters = 'five' | 'unlimited';

/** A missed pairing whose penalty nobody has claimed yet. */
interface Missed {
  readonly offender: number;
  /** The player whose card should have been paired; nobody where a card was turned up. */
  readonly spared: number;
  /** What the pairing would have been: 1 Snip, 2 Snap, 3 Snorum. */
  readonly level: number;
}

/**
 * The players, their hands and counters, and the round of deals: a table of the game or of a variation is one, and adds
 * the rules of play. The pool is the account after the seats'.
 */
export abstract class Sitting {
  readonly seats: number;
  readonly pool: number;
  readonly hands: Hands;
  readonly ledger: Ledger<SnipArticle>;
  readonly listener: Listener<SnipArticle> | null;
  readonly readings: ReturnType<typeof choose<typeof readings>>;
  /** The top card of those left undealt, if it was shuffled. */
  undealt: Card = -1;
  dealer: number;
  dealNumber = 0;
  /** The seat to play; -1 between deals and after the game. */
  toMove = -1;
  gameOver = false;
  winners: readonly number[] = [];

  readonly #counters: Counters;
  /** The article by which the last who has counters wins. */
  readonly #lasts: SnipArticle;
  readonly #pack: Uint8Array;
  readonly #in: Uint8Array;
  #playersIn: number;
  #firstOut = NOBODY;
  #missed: Missed[] = [];

  constructor(setup: Setup, counters: Counters) {
    const { seats } = setup;
    this.seats = seats;
    this.pool = seats;
    this.listener = (setup.listener ?? null) as Listener<SnipArticle> | null;
    this.readings = choose(readings, setup.readings);
    this.hands = new Hands(seats);
    this.ledger = new Ledger(seats + 1, this.listener);
    this.#pack = Uint8Array.from(this.#ordered());
    this.dealer = setup.dealer ?? NOBODY;
    this.#counters = counters;
    this.#lasts = setup.variant === WHOLE_PACK ? 'BW91.snip.whole-pack.end' : 'BW91.snip.winner';
    this.#in = new Uint8Array(seats).fill(1);
    this.#playersIn = seats;
    if (counters === 'unlimited') return;
    // BW91.snip.counters: five counters each.
    for (let seat = 0; seat < seats; seat++) this.ledger.receive(seat, STAKES, 'BW91.snip.counters');
  }

  /** How many cards the pack has. */
  get packSize(): number {
    return this.#pack.length;
  }

  get dealOver(): boolean {
    return this.toMove < 0;
  }

  /** How many cards each seat is to be dealt in the next deal. */
  abstract handSizes(): readonly number[];

  get balance(): Int32Array {
    return this.ledger.balance;
  }

  /** How many players are still in the game. */
  get playersIn(): number {
    return this.#playersIn;
  }

  /** Whether a seat is still in the game. */
  isIn(seat: number): boolean {
    return this.#in[seat] === 1;
  }

  /** The next seat to the left that is in the game. */
  nextIn(seat: number): number {
    let next = (seat + 1) % this.seats;
    while (this.#in[next] === 0) next = (next + 1) % this.seats;
    return next;
  }

  // BW91.snip.first-dealer: cards are turned up to the players in turn; the first knave makes the dealer.
  drawForDeal(cards: ArrayLike<Card>): number {
    const draw = turnUpTo(KNAVE, cards, this.seats, (seat, turned) =>
      this.listener?.(EVENT.drew, seat, turned, 0, 'BW91.snip.first-dealer'),
    );
    if (!draw) return -1;
    this.dealer = draw.dealer;
    return draw.used;
  }

  // BW91.snip.next-deal: the next in order deals; BW91.snip.out.dealer: passing over those who are out.
  nextDealer(): number {
    return this.dealNumber === 0 ? this.dealer : this.nextIn(this.dealer);
  }

  standAs(other: this): void {
    standBetweenDeals(this, other);
    this.#in.set(other.#in);
    this.#playersIn = other.#playersIn;
    this.#firstOut = other.#firstOut;
  }

  /** Gives out the cards as an owner table says. */
  protected setOut(owners: Owners): void {
    this.hands.setOut(owners);
  }

  /** Shuffles, and deals so many cards one at a time from the dealer's left; `spare` cards of those undealt are shuffled too. */
  protected dealOut(random: Random, cards: number, spare = 0): void {
    this.#pack.set(this.#ordered());
    shuffle(this.#pack, random, cards + spare);
    this.hands.clear();
    let seat = this.nextDealer();
    for (let i = 0; i < cards; i++) {
      seat = this.nextIn(seat);
      this.hands.give(seat, this.#pack[i]!);
    }
    this.undealt = this.#pack[cards] ?? -1;
  }

  #ordered(): readonly Card[] {
    return this.readings.pack === '32' ? PIQUET_PACK : FULL_PACK;
  }

  /** Begins a deal whose cards are given out by an article. */
  protected begin(cite: SnipArticle): void {
    const { listener } = this;
    const sizes = listener ? this.handSizes() : [];
    const passesOver = this.dealNumber > 0 && this.#in[(this.dealer + 1) % this.seats] === 0;
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.#missed = []; // BW91.snip.missed.time: with the cut, what was not claimed is forgotten.
    if (listener) {
      const why = passesOver ? 'BW91.snip.out.dealer' : 'BW91.snip.next-deal';
      listener(EVENT['took-deal'], this.dealer, 0, 0, this.dealNumber === 1 ? 'BW91.snip.first-dealer' : why);
      for (let i = 1; i <= this.seats; i++) {
        const seat = (this.dealer + i) % this.seats;
        listener(EVENT.dealt, seat, 0, sizes[seat]!, this.#in[seat] ? cite : 'BW91.snip.out.no-cards');
      }
    }
    this.toMove = this.nextIn(this.dealer); // BW91.snip.lead
  }

  // BW91.snip.short: he pays what is left; BW91.snip.out: without counters he is out of the game.
  // BW91.snip.first-out.pool: when counters are without limit, whoever owes pays, and nobody goes out.
  /** A seat pays so many counters to an account, to the pool if none is named. */
  protected fine(seat: number, due: number, cite: SnipArticle, to = this.pool): void {
    if (seat === NOBODY || !this.#in[seat]) return;
    if (this.#counters === 'unlimited') return this.ledger.pay(seat, to, due, cite);
    const has = this.ledger.balance[seat]!;
    const short = due > has;
    const pays = short && this.readings.short === 'pays-what-is-left' ? has : due;
    this.ledger.pay(seat, to, pays, short ? 'BW91.snip.short' : cite);
    if (this.ledger.balance[seat]! <= 0) this.#goOut(seat);
  }

  // BW91.snip.missed.time: the penalty is taken at once, when it is claimed, or never.
  /** A seat did not pair the card of another, which would have been of this level. */
  protected miss(offender: number, spared: number, level: number): void {
    const { claim } = this.readings;
    if (claim === 'at-once') this.#penalise({ offender, spared, level });
    else if (claim === 'before-cut') this.#missed.push({ offender, spared, level });
  }

  refuseClaim(): Refusal<SnipArticle> | null {
    if (this.gameOver || this.#missed.length === 0)
      return { reason: 'nothing-to-claim', cite: 'BW91.snip.missed.time' };
    return null;
  }

  // BW91.snip.missed.time: until the cards are cut for the next deal.
  claim(seat: number): void {
    this.listener?.(EVENT.claimed, seat, 0, 0, 'BW91.snip.missed.time');
    this.#penalise(this.#missed.shift()!);
  }

  // BW91.snip.missed: double for the offender; .missed.paired: the other pays as if he had been paired.
  // BW91.snip.missed.card: the offender first; if that ends the game the other keeps his counters.
  #penalise({ offender, spared, level }: Missed): void {
    const flat = this.readings.double === 'flat';
    this.fine(offender, flat ? 2 : 2 * level, flat ? 'BW91.snip.missed.double' : 'BW91.snip.missed');
    if (!this.gameOver) this.fine(spared, level, 'BW91.snip.missed.paired');
  }

  #goOut(seat: number): void {
    this.#in[seat] = 0;
    this.#playersIn -= 1;
    if (this.#firstOut === NOBODY) this.#firstOut = seat;
    this.listener?.(EVENT.out, seat, 0, 0, 'BW91.snip.out');
    this.#handIn(seat);
    if (this.#playersIn === 1) {
      this.win(this.#in.indexOf(1), this.#lasts);
      // BW91.snip.new-game: were they to begin again, the first who went out would deal.
      this.listener?.(EVENT['took-deal'], this.#firstOut, 0, 0, 'BW91.snip.new-game');
    } else if (this.readings.elimination === 'stop-deal' && !this.dealOver) {
      this.listener?.(EVENT.stopped, 0, 0, 0, 'BW91.snip.out.deal');
      this.endDeal();
    }
  }

  // BW91.snip.out.cards: the cards he has left go back to the undealt part, unseen.
  #handIn(seat: number): void {
    const left = this.hands.size(seat);
    if (left === 0) return;
    for (let i = 0; i < this.hands.owner.length; i++) if (this.hands.owner[i] === seat) this.hands.take(i);
    this.listener?.(EVENT['handed-in'], seat, 0, left, 'BW91.snip.out.cards');
  }

  // BW91.snip.winner, .whole-pack.end: the last to hold counters takes the pool; BW91.snip.first-out.pool: or the first without cards.
  /** A seat wins the game, and the pool. */
  protected win(winner: number, cite: SnipArticle): void {
    this.endDeal();
    this.gameOver = true;
    this.winners = [winner];
    this.listener?.(EVENT.won, winner, 0, 0, cite);
    this.ledger.pay(this.pool, winner, this.ledger.balance[this.pool]!, cite);
  }

  protected endDeal(): void {
    this.toMove = -1;
  }
}
