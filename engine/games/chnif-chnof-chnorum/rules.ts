/**
 * Chnif-Chnof-Chnorum, as Les Soirées amusantes has it (1790), known through a modern retelling of the chapter.
 * The Chnof costs two counters, and the Chnorum two to the pool and two to who says it: neither is to be put right
 * by the one, two and three of the English game. Where the retelling is silent:
 * - each begins with five counters, which another retelling gives (`stake`);
 * - in the draw the king is high and the ace low (`ace`), and those who are level draw again;
 * - the deal passes to the right (`next-dealer`); who has no counters plays on, and so deals in his turn;
 * - a card that breaks the succession begins it anew, so that the next pairing is a Chnif; none goes on into the
 *   next deal; who plays after a Chnorum lays what he likes;
 * - not to pair when one can is not punished, but refused; the duty is told of the Chnif and the Chnof, and we
 *   extend it to the Chnorum (`chnorum-duty`);
 * - who owes the pool more than he has gives it what he has left;
 * - a payment is made whole before it is asked whether one player alone has counters: who says Chnorum may come
 *   back by it at that very moment.
 */
import { type Card, FULL_PACK, PACK_SIZE, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { type DealLayout, type DealtCards, dealCards, ShuffledDeal } from '../../dealing.ts';
import { drawHighestCard } from '../../draw.ts';
import { CALLED_WORDS, EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import { Hands } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import type { Random } from '../../random.ts';
import type { ChosenPractices, Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import { MAX_LEVEL, PairingChain } from '../pairing-family/chain.ts';
import type { ChnifArticle } from './articles.ts';

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  stake: { values: ['5', '2', '3', '10', '20'], article: 'HF90.chnif.stakes' },
  'chnorum-duty': { values: ['must', 'may'], article: 'HF90.chnif.chnorum' },
  ace: { values: ['low', 'high'], article: 'HF90.chnif.dealer.level' },
  'next-dealer': { values: ['right', 'same'], article: 'HF90.chnif.dealer.next' },
} as const satisfies Readings;

/** Counters paid to the pool for a Chnif, a Chnof and a Chnorum; then the articles of the three payments. */
const TO_POOL = [1, 2, 2] as const;
const PAIRINGS = ['HF90.chnif.chnif', 'HF90.chnif.chnof', 'HF90.chnif.chnorum'] as const;
/** Counters paid in addition for a Chnorum, to the player who says it. */
const TO_CALLER = 2;
const CHNIF = CALLED_WORDS.indexOf('chnif');
/** Level of a card played as a Chnof (the second pairing); to pair it makes a Chnorum. */
const CHNOF_LEVEL = 2;

/** The table at which Chnif-Chnof-Chnorum is played; the pool is the account after the seats'. */
export class ChnifTable implements Table<ChnifArticle> {
  readonly seats: number;
  readonly hands: Hands;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  gameOver = false;
  winners: readonly number[] = [];

  readonly #handSize: number;
  readonly #ledger: Ledger<ChnifArticle>;
  readonly #pool: number;
  readonly #listener: Listener<ChnifArticle> | null;
  readonly #readings: ChosenPractices<typeof readings>;
  readonly #shuffled = new ShuffledDeal(PACK_SIZE);
  readonly #chain = new PairingChain();

  constructor(setup: CheckedSetup<typeof readings>) {
    const { seats } = setup;
    this.seats = seats;
    this.hands = new Hands(seats);
    this.dealer = setup.dealer;
    this.#handSize = Math.floor(PACK_SIZE / seats);
    this.#pool = seats;
    this.#listener = setup.listener;
    this.#ledger = new Ledger(seats + 1, this.#listener);
    this.#readings = setup.readings;
    // HF90.chnif.stakes: as many counters to each, by the length of the game they wish; .stakes.five: five.
    const stake = Number(this.#readings.stake);
    const cite = stake === 5 ? 'HF90.chnif.stakes.five' : 'HF90.chnif.stakes';
    for (let seat = 0; seat < seats; seat++) this.#ledger.receive(seat, stake, cite);
  }

  get balance() {
    return this.#ledger.balance;
  }

  get dealOver() {
    return this.toMove < 0;
  }

  // HF90.chnif.dealer.first: each draws, the highest deals; HF90.chnif.dealer.level: those who are level draw again.
  drawForDeal(cards: ArrayLike<Card>): number {
    const high = this.#readings.ace === 'high';
    const heightOf = (drew: Card) => (high && rankOf(drew) === 0 ? RANKS_IN_SUIT : rankOf(drew));
    const drawn = drawHighestCard(cards, this.seats, heightOf, (seat, drew, again) =>
      this.#listener?.(EVENT.drew, seat, drew, 0, again ? 'HF90.chnif.dealer.level' : 'HF90.chnif.dealer.first'),
    );
    if (!drawn) return -1;
    this.dealer = drawn.dealer;
    return drawn.used;
  }

  // HF90.chnif.dealer.first: the draw makes the first dealer; HF90.chnif.dealer.next: the deal passes to the right, whether he
  // has counters or not, or stays where it is.
  nextDealer(): number {
    if (this.dealNumber === 0 || this.#readings['next-dealer'] === 'same') return this.dealer;
    return this.#right(this.dealer);
  }

  copyFrom(other: ChnifTable): void {
    this.hands.copyFrom(other.hands);
    this.#ledger.copyFrom(other.#ledger);
    this.#chain.copyFrom(other.#chain);
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.toMove = other.toMove;
    this.gameOver = other.gameOver;
    this.winners = other.winners;
  }

  #right(seat: number): number {
    return (seat + 1) % this.seats;
  }

  // HF90.chnif.deal: equal hands; HF90.chnif.talon: what is fewer than the players is left over, face down.
  layout(): DealLayout {
    const hands = Array.from({ length: this.seats }, () => this.#handSize);
    return { hands, pack: FULL_PACK, board: 0, turnUp: false };
  }

  // HF90.chnif.deal: a card at a time, from the dealer's right.
  shuffle(random: Random): DealtCards {
    const dealt = this.seats * this.#handSize;
    this.#shuffled.shuffle(FULL_PACK, random, dealt);
    for (let i = 0, seat = this.nextDealer(); i < dealt; i++) {
      seat = this.#right(seat);
      this.#shuffled.seats[i] = seat;
    }
    return this.#shuffled;
  }

  deal(dealt: DealtCards): void {
    dealCards(this, dealt, this.#shuffled);
    this.#begin();
  }

  #begin(): void {
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.#chain.clear(); // HF90.chnif.chain: nothing of the last deal can be paired
    const listener = this.#listener;
    if (listener) {
      const why = this.dealNumber === 1 ? 'HF90.chnif.dealer.first' : 'HF90.chnif.dealer.next';
      listener(EVENT['took-deal'], this.dealer, 0, 0, why);
      // HF90.chnif.broke: who has no counters is dealt cards and plays on like the others.
      for (let i = 1; i <= this.seats; i++) {
        const seat = (this.dealer + i) % this.seats;
        const cite = this.balance[seat]! > 0 ? 'HF90.chnif.deal' : 'HF90.chnif.broke';
        listener(EVENT.dealt, seat, 0, this.#handSize, cite);
      }
      const left = PACK_SIZE - this.seats * this.#handSize;
      if (left > 0) listener(EVENT['laid-aside'], 0, 0, left, 'HF90.chnif.talon');
    }
    this.toMove = this.#right(this.dealer); // HF90.chnif.first
  }

  // HF90.chnif.lead: the first card is any card; HF90.chnif.duty: who has its like must lay it; .free: or any card.
  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    return this.#duty() ? this.#chain.legal(this.hands, this.toMove, into) : this.hands.list(this.toMove, into);
  }

  // HF90.chnif.duty, .chnof: to pair is a duty; HF90.chnif.chnorum: the fourth card may be withheld where so agreed.
  #duty(): boolean {
    return this.#chain.level !== CHNOF_LEVEL || this.#readings['chnorum-duty'] === 'must';
  }

  // HF90.chnif.first: the first to play sits on the dealer's right; HF90.chnif.turn: then the player on the right of the last.
  // HF90.chnif.duty.unpunished: what breaks the duty cannot be laid, and costs nothing.
  getRefusal(seat: number, move: Move): Refusal<ChnifArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: this.gameOver ? 'HF90.chnif.end' : 'HF90.chnif.redeal' };
    if (seat !== this.toMove)
      return { reason: 'not-your-turn', cite: this.#chain.card < 0 ? 'HF90.chnif.first' : 'HF90.chnif.turn' };
    if (move === PASS) return { reason: 'no-pass', cite: 'HF90.chnif.duty.unpunished' };
    if (!this.hands.holds(seat, move)) return { reason: 'not-in-hand', cite: 'HF90.chnif.deal' };
    if (this.#duty() && this.#chain.canPair(this.hands, seat) && !this.#chain.pairs(move))
      return { reason: 'must-pair', cite: 'HF90.chnif.duty' };
    return null;
  }

  play(laid: Card): void {
    const seat = this.toMove;
    if (this.#chain.pairs(laid)) this.#pair(seat, laid);
    else this.#lead(seat, laid);
    if (this.gameOver) return;

    // HF90.chnif.turn: the next is the player directly to the right; HF90.chnif.redeal: when nobody has cards, all are dealt again.
    this.toMove = this.#right(seat);
    if (this.hands.size(this.toMove) > 0) return;
    this.toMove = -1;
    this.#listener?.(EVENT.exhausted, 0, 0, 0, 'HF90.chnif.redeal');
  }

  // HF90.chnif.lead: any card; .free, .chnof.free: whoever has none of that rank lays what suits him; .chain: so after a Chnorum.
  #lead(seat: number, laid: Card): void {
    const { card: before, level } = this.#chain;
    this.#chain.lay(this.hands, seat, laid, 0);
    this.#listener?.(EVENT.led, seat, laid, 0, before < 0 ? 'HF90.chnif.lead' : whyFree(level));
  }

  // HF90.chnif.chnif: one to the pool by the left neighbour; .chnof: two; .chnorum: two, and two to who says it.
  #pair(seat: number, laid: Card): void {
    const payer = this.#chain.seat;
    const level = this.#chain.level + 1;
    const cite = PAIRINGS[level - 1]!;
    const due = TO_POOL[level - 1]!;
    this.#chain.lay(this.hands, seat, laid, level);
    this.#listener?.(EVENT.followed, seat, laid, CHNIF + level - 1, cite);

    // HF90.chnif.broke: who has no counters plays on, but pays nobody.
    if (this.balance[payer] === 0) {
      this.#listener?.(EVENT['let-off'], payer, 0, 0, 'HF90.chnif.broke');
      return;
    }
    if (level === MAX_LEVEL) {
      // HF90.chnif.chnorum, .chnorum.caller: two to the pool, two to who says it; HF90.chnif.short: his neighbour first, then
      // the pool; HF90.chnif.revival: by it a player without counters comes back.
      const why = this.balance[seat] === 0 ? 'HF90.chnif.revival' : 'HF90.chnif.chnorum.caller';
      this.#pay(payer, seat, TO_CALLER, why, 'HF90.chnif.short');
      this.#pay(payer, this.#pool, due, cite, 'HF90.chnif.short');
    } else this.#pay(payer, this.#pool, due, cite, 'HF90.chnif.short.pool');
    this.#test();
  }

  // HF90.chnif.chnif, .chnof, .chnorum: what is due; HF90.chnif.short, .short.pool: who has too little pays what he has left,
  // and who has nothing left is let off the rest.
  #pay(from: number, to: number, due: number, cite: ChnifArticle, short: ChnifArticle): void {
    const has = this.balance[from]!;
    if (has === 0) this.#listener?.(EVENT['let-off'], from, 0, 0, short);
    else if (due > has) this.#ledger.pay(from, to, has, short);
    else this.#ledger.pay(from, to, due, cite);
  }

  // HF90.chnif.end: the moment one player alone has counters the game is over, whatever cards are left.
  #test(): void {
    let holder = -1;
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.balance[seat] === 0) continue;
      if (holder >= 0) return;
      holder = seat;
    }
    this.toMove = -1;
    this.gameOver = true;
    this.winners = [holder];
    this.#listener?.(EVENT.won, holder, 0, 0, 'HF90.chnif.end');
    // HF90.chnif.winner: he takes the pool.
    this.#ledger.pay(this.#pool, holder, this.balance[this.#pool]!, 'HF90.chnif.winner');
  }
}

/** Returns the article that allows a card that pairs nothing, after a card of this level. */
const whyFree = (level: number): ChnifArticle =>
  level === 0 ? 'HF90.chnif.free' : level === 1 ? 'HF90.chnif.chnof.free' : 'HF90.chnif.chain';
