/**
 * Newmarket, of Round Games with Cards (1891, p. 89): runs in one suit among known stops, and four boxes that are played up to.
 * Where the book is silent:
 * - the four cards in the middle come out of the pack, and are those of its example;
 * - all stake in every deal, the dealer one more (`later-pools`), placing in the order of play, the dealer last;
 * - the card before a box takes it though it is led (`up-to`), and kings are not paid (`kings`);
 * - three to eight play; each deals as often as the others (`rounds`), and what is left on the boxes is shared (`leftover`);
 * - accounts begin at nothing and may go below it.
 */
import { type Card, card, makeCard, PACK_SIZE, parseCard, rankOf } from '../../cards.ts';
import { type Dealt, giveOut, type Layout, Shuffled } from '../../dealing.ts';
import { turnUpTo } from '../../draw.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import { Hands, NOBODY } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import type { Random } from '../../random.ts';
import type { Choice, Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { NewmarketArticle } from './articles.ts';
import { BOX_NAMES, BOXES, boxTakenBy, KING, PACK } from './board.ts';

/** The disputed points of the game; the first practice of each is ours. */
export const readings = {
  'later-pools': { values: ['all-pay', 'dealer-only'], article: 'BW91.newmarket.stake' },
  'up-to': { values: ['any-play', 'in-run'], article: 'BW91.newmarket.take' },
  kings: { values: ['unpaid', 'paid'], article: 'BW91.newmarket.play' },
  rounds: { values: ['1', '2', '3'], article: 'BW91.newmarket.rounds' },
  leftover: { values: ['shared', 'stay'], article: 'BW91.newmarket.leftover' },
} as const satisfies Readings;

/** The moves that put a counter on a box, `chooses JD`: an integer from here on by the box. */
const PUTS: Move = PASS + 1;
const KNAVE = rankOf(card('JS'));

/** The table at which Newmarket is played; the boxes are the accounts after the seats'. */
export class NewmarketTable implements Table<NewmarketArticle> {
  readonly seats: number;
  readonly hands: Hands;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  dealOver = true;
  gameOver = false;
  winners: readonly number[] = [];

  readonly #ledger: Ledger<NewmarketArticle>;
  readonly #listener: Listener<NewmarketArticle> | null;
  readonly #readings: Choice<typeof readings>;
  readonly #lot: readonly number[];
  readonly #shuffled = new Shuffled(PACK_SIZE);
  /** How many counters of this deal are yet to be put on the boxes. */
  #toPut = 0;
  /** The card that goes on with the run; -1 when any card may be led. */
  #due: Card = -1;
  /** Who laid the last card; -1 before the first. */
  #runner = -1;

  constructor(setup: CheckedSetup<typeof readings>) {
    this.seats = setup.seats;
    this.#listener = setup.listener;
    this.#readings = setup.readings;
    this.#lot = setup.lot;
    this.hands = new Hands(setup.seats);
    this.#ledger = new Ledger(setup.seats + BOXES, this.#listener);
    this.dealer = setup.dealer;
  }

  get balance() {
    return this.#ledger.balance;
  }

  // BW91.newmarket.first-dealer: the first knave that is turned up.
  drawForDeal(cards: ArrayLike<Card>): number {
    const draw = turnUpTo(KNAVE, cards, this.seats, (seat, turned) =>
      this.#listener?.(EVENT.drew, seat, turned, 0, 'BW91.newmarket.first-dealer'),
    );
    if (!draw) return -1;
    this.dealer = draw.dealer;
    return draw.used;
  }

  // BW91.newmarket.next-dealer: the deal passes to the left.
  nextDealer(): number {
    return this.dealNumber === 0 ? this.dealer : (this.dealer + 1) % this.seats;
  }

  copyFrom(other: NewmarketTable): void {
    this.hands.copyFrom(other.hands);
    this.#ledger.copyFrom(other.#ledger);
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.toMove = other.toMove;
    this.dealOver = other.dealOver;
    this.gameOver = other.gameOver;
    this.winners = other.winners;
    this.#toPut = other.#toPut;
    this.#due = other.#due;
    this.#runner = other.#runner;
  }

  // BW91.newmarket.deal: as nearly equal as possible, who sits first after the dealer having a card more.
  layout(): Layout {
    const { seats } = this;
    const first = this.nextDealer() + 1;
    const over = PACK.length % seats;
    const hands = Array.from(
      { length: seats },
      (_, seat) => Math.floor(PACK.length / seats) + ((seat - first + seats) % seats < over ? 1 : 0),
    );
    return { hands, pack: PACK, board: 0, turnUp: false };
  }

  shuffle(random: Random): Dealt {
    this.#shuffled.shuffle(PACK, random, PACK.length);
    for (let i = 0, seat = this.nextDealer(); i < PACK.length; i++) {
      seat = seat + 1 === this.seats ? 0 : seat + 1;
      this.#shuffled.seats[i] = seat;
    }
    return this.#shuffled;
  }

  deal(dealt: Dealt): void {
    giveOut(this, dealt, this.#shuffled);
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.dealOver = false;
    const listener = this.#listener;
    if (listener) {
      const why = this.dealNumber === 1 ? 'BW91.newmarket.first-dealer' : 'BW91.newmarket.next-dealer';
      listener(EVENT['took-deal'], this.dealer, 0, 0, why);
      for (let i = 1; i <= this.seats; i++) {
        const seat = (this.dealer + i) % this.seats;
        listener(EVENT.dealt, seat, 0, this.hands.size(seat), 'BW91.newmarket.deal');
      }
    }
    this.#runner = -1;
    this.#due = -1;
    // BW91.newmarket.stake: a counter from each; .stake.dealer: from the dealer one more.
    const all = this.dealNumber === 1 || this.#readings['later-pools'] === 'all-pay';
    this.#toPut = all ? this.seats + 1 : 1;
    this.toMove = all ? this.#elder() : this.dealer;
  }

  /** The player on the dealer's left. */
  #elder(): number {
    return (this.dealer + 1) % this.seats;
  }

  /** Whether a counter may go on a box: any that is covered may not, when those to come only suffice for the empty ones. */
  #mayPut(box: number): boolean {
    let empty = 0;
    for (let i = 0; i < BOXES; i++) if (this.balance[this.seats + i] === 0) empty += 1;
    return this.balance[this.seats + box] === 0 || this.#toPut > empty || empty === 0;
  }

  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    if (this.#toPut > 0) {
      let count = 0;
      for (let box = 0; box < BOXES; box++) if (this.#mayPut(box)) into[count++] = PUTS + box;
      return count;
    }
    if (this.#due < 0) return this.hands.list(this.toMove, into);
    into[0] = this.#due;
    return 1;
  }

  refuse(seat: number, move: Move): Refusal<NewmarketArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'BW91.newmarket.settle' };
    if (this.#toPut > 0) return this.#refusePut(seat, move);
    if (seat !== this.toMove)
      return { reason: 'not-your-turn', cite: this.#due < 0 ? this.#whyLead() : 'BW91.newmarket.play' };
    if (move === PASS) return { reason: 'no-pass', cite: this.#due < 0 ? this.#whyLead() : 'BW91.newmarket.follow' };
    if (!this.hands.holds(seat, move)) return { reason: 'not-in-hand', cite: 'BW91.newmarket.deal' };
    if (this.#due < 0 || move === this.#due) return null;
    return { reason: seat === this.#runner ? 'must-continue' : 'must-supply', cite: 'BW91.newmarket.follow' };
  }

  // BW91.newmarket.placing: in the order of play; BW91.newmarket.stake.covered: so that all four are covered.
  #refusePut(seat: number, move: Move): Refusal<NewmarketArticle> | null {
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: 'BW91.newmarket.placing' };
    if (move === PASS) return { reason: 'no-pass', cite: 'BW91.newmarket.stake' };
    if (move < PUTS || move >= PUTS + BOXES) return { reason: 'irregular', cite: 'BW91.newmarket.placing' };
    return this.#mayPut(move - PUTS) ? null : { reason: 'irregular', cite: 'BW91.newmarket.stake.covered' };
  }

  write(move: Move): string {
    return move < PASS ? makeCard(move) : `chooses ${BOX_NAMES[move - PUTS]}`;
  }

  read([word = '', name = '', ...more]: readonly string[]): Move | undefined {
    if (more.length > 0) return undefined;
    if (name === '') return parseCard(word);
    const box = word.toLowerCase() === 'chooses' ? BOX_NAMES.indexOf(name.toUpperCase()) : -1;
    return box < 0 ? undefined : PUTS + box;
  }

  play(move: Move): void {
    if (this.#toPut > 0) this.#put(move - PUTS);
    else this.#lay(this.toMove, move);
  }

  #put(box: number): void {
    const seat = this.toMove;
    // The dealer's last counter is the one more that he pays.
    const extra = this.#toPut === 1;
    const cite = extra ? 'BW91.newmarket.stake.dealer' : 'BW91.newmarket.stake';
    this.#toPut -= 1;
    this.#ledger.pay(seat, this.seats + box, 1, cite);
    if (this.#toPut === 0) this.toMove = this.#elder();
    else if (seat !== this.dealer) this.toMove = (seat + 1) % this.seats;
  }

  #whyLead(): NewmarketArticle {
    return this.#runner < 0 ? 'BW91.newmarket.lead' : 'BW91.newmarket.again';
  }

  #lay(seat: number, laid: Card): void {
    const isLed = this.#due < 0;
    this.#listener?.(
      isLed ? EVENT.led : EVENT.followed,
      seat,
      laid,
      0,
      isLed ? this.#whyLead() : 'BW91.newmarket.play',
    );
    this.hands.take(laid);
    this.#runner = seat;
    const box = boxTakenBy(laid);
    if (box >= 0 && (!isLed || this.#readings['up-to'] === 'any-play')) this.#takeBox(seat, box, laid);
    if (rankOf(laid) === KING && this.#readings.kings === 'paid')
      for (let i = 1; i < this.seats; i++) this.#ledger.pay((seat + i) % this.seats, seat, 1, 'BW91.newmarket.play');
    if (this.hands.size(seat) === 0) return this.#settle(seat);
    const next = laid + 1;
    const stops = rankOf(laid) === KING || this.hands.owner[next] === NOBODY;
    this.#due = stops ? -1 : next;
    this.toMove = stops ? seat : this.hands.owner[next]!;
  }

  #takeBox(seat: number, box: number, laid: Card): void {
    const cite = rankOf(laid) === KING ? 'BW91.newmarket.ace' : 'BW91.newmarket.take';
    this.#ledger.pay(this.seats + box, seat, this.balance[this.seats + box]!, cite);
  }

  // BW91.newmarket.settle: the first without cards is paid for every card left.
  #settle(winner: number): void {
    this.#listener?.(EVENT.out, winner, 0, 0, 'BW91.newmarket.settle');
    for (let i = 1; i < this.seats; i++) {
      const loser = (winner + i) % this.seats;
      const left = this.hands.size(loser);
      this.#listener?.(EVENT.counted, loser, 0, left, 'BW91.newmarket.settle');
      this.#ledger.pay(loser, winner, left, 'BW91.newmarket.settle');
    }
    this.dealOver = true;
    this.toMove = -1;
    if (this.dealNumber === this.seats * Number(this.#readings.rounds)) this.#endGame();
  }

  // BW91.newmarket.rounds: when each has dealt as often as the others; .winner: who has won most counters.
  #endGame(): void {
    this.gameOver = true;
    this.#listener?.(EVENT.ended, 0, 0, 0, 'BW91.newmarket.rounds');
    if (this.#readings.leftover === 'shared') this.#share();
    const counters = Array.from(this.balance.subarray(0, this.seats));
    const most = Math.max(...counters);
    this.winners = counters.flatMap((has, seat) => (has === most ? [seat] : []));
    for (const seat of this.winners) this.#listener?.(EVENT.won, seat, 0, 0, 'BW91.newmarket.winner');
  }

  // BW91.newmarket.leftover: equally, and what cannot be shared goes one counter each in the order of the lot.
  #share(): void {
    let left = 0;
    for (let box = 0; box < BOXES; box++) left += this.balance[this.seats + box]!;
    const each = Math.floor(left / this.seats);
    for (const [place, seat] of this.#lot.entries()) {
      let due = each + (place < left % this.seats ? 1 : 0);
      for (let box = 0; box < BOXES && due > 0; box++) {
        const counters = Math.min(due, this.balance[this.seats + box]!);
        this.#ledger.pay(this.seats + box, seat, counters, 'BW91.newmarket.leftover');
        due -= counters;
      }
    }
  }
}
