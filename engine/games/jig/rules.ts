/**
 * Jig, the second Snip-Snap-Snorum of Round Games with Cards (1891, pp. 95–96). Where the book is silent:
 * - three to eight play, and nothing makes up for a hand that has one card more;
 * - the deal passes to the left, and each deals once (`rounds`), which makes the dealer's stakes even;
 * - there is no pool unless it is agreed on (`pool`): one counter from each, or from the dealer one for each;
 * - wrong words cost nothing unless it is agreed on (`fines`): one counter to the pool, and the play goes on by the
 *   cards, whatever was said;
 * - a fifth card that is a stop as well is Jig, said once; accounts begin at nothing and may go below it.
 */

import {
  type Card,
  card,
  FULL_PACK,
  formatCard,
  NO_OWNER,
  PACK_SIZE,
  parseCard,
  RANKS_IN_SUIT,
  rankOf,
  suitOf,
} from '../../cards.ts';
import { type DealLayout, type DealtCards, dealCards, ShuffledDeal } from '../../dealing.ts';
import { drawByTurnUp } from '../../draw.ts';
import { CALLED_WORDS, type CalledWord, EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import { Hands } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import type { Random } from '../../random.ts';
import type { ChosenPractices, Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { JigArticle } from './articles.ts';

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  pool: { values: ['none', 'equal', 'dealer'], article: 'BW91.jig.pool' },
  fines: { values: ['off', 'one'], article: 'BW91.jig.fine' },
  rounds: { values: ['1', '2', '3'], article: 'BW91.jig.rounds' },
} as const satisfies Readings;

/** The words of a run, from its first card to its fifth, as integers of {@link CALLED_WORDS}. */
const WORDS = (['snip', 'snap', 'snorum', 'hicockalorum', 'jig'] as const satisfies readonly CalledWord[]).map((word) =>
  CALLED_WORDS.indexOf(word),
);
/** Index of the fifth word, Jig, in {@link WORDS}. */
const JIG = WORDS.length - 1;
/** The texts that can be said with a card: a word of the run, or one of the first four words followed by Jig. */
const SAYINGS: readonly string[] = [
  ...WORDS.map((word) => CALLED_WORDS[word]!),
  ...WORDS.slice(0, JIG).map((word) => `${CALLED_WORDS[word]}-jig`),
];

/** First integer of the moves with a wrong word (`5S says snap`). The text said and the card are added to it. */
const SAYS: Move = PASS + 1;

const KING = RANKS_IN_SUIT - 1;
const KNAVE = rankOf(card('JS'));

/** The table at which Jig is played; the pool is the account after the seats'. */
export class JigTable implements Table<JigArticle> {
  readonly seats: number;
  readonly hands: Hands;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  dealOver = true;
  gameOver = false;
  winners: readonly number[] = [];

  readonly #ledger: Ledger<JigArticle>;
  readonly #pool: number;
  readonly #listener: Listener<JigArticle> | null;
  readonly #readings: ChosenPractices<typeof readings>;
  readonly #shuffled = new ShuffledDeal(PACK_SIZE);
  /** The card that continues the run; -1 if any card may be led. */
  #due: Card = -1;
  /** The seat that played the last card; -1 before the first. */
  #runner = -1;
  /** The word that is due, by its index in the run: 0 Snip, 4 Jig. */
  #word = 0;
  /** True if the last run was stopped before its fifth card. */
  #stopped = false;

  constructor(setup: CheckedSetup<typeof readings>) {
    const { seats } = setup;
    this.seats = seats;
    this.#pool = seats;
    this.#listener = setup.listener;
    this.#readings = setup.readings;
    this.hands = new Hands(seats);
    this.#ledger = new Ledger(seats + 1, this.#listener);
    this.dealer = setup.dealer;
  }

  get balance() {
    return this.#ledger.balance;
  }

  // BW91.jig.first-dealer: settled, as in all the book's games, by the first knave that is turned up.
  drawForDeal(cards: ArrayLike<Card>): number {
    const draw = drawByTurnUp(KNAVE, cards, this.seats, (seat, turned) =>
      this.#listener?.(EVENT.drew, seat, turned, 0, 'BW91.jig.first-dealer'),
    );
    if (!draw) return -1;
    this.dealer = draw.dealer;
    return draw.used;
  }

  // BW91.jig.first-dealer, .next-dealer: the first knave makes the first dealer, then the deal passes to the left.
  nextDealer(): number {
    return this.dealNumber === 0 ? this.dealer : (this.dealer + 1) % this.seats;
  }

  copyFrom(other: JigTable): void {
    this.hands.copyFrom(other.hands);
    this.#ledger.copyFrom(other.#ledger);
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.toMove = other.toMove;
    this.dealOver = other.dealOver;
    this.gameOver = other.gameOver;
    this.winners = other.winners;
    this.#due = other.#due;
    this.#runner = other.#runner;
    this.#word = other.#word;
    this.#stopped = other.#stopped;
  }

  // BW91.jig.deal: the whole pack; BW91.jig.uneven: who sits first after the dealer may have a card more.
  layout(): DealLayout {
    const { seats } = this;
    const first = this.nextDealer() + 1;
    const hands = Array.from(
      { length: seats },
      (_, seat) => Math.floor(PACK_SIZE / seats) + ((seat - first + seats) % seats < PACK_SIZE % seats ? 1 : 0),
    );
    return { hands, pack: FULL_PACK, board: 0, turnUp: false };
  }

  // BW91.jig.deal: one at a time until the pack is exhausted, from the dealer's left.
  shuffle(random: Random): DealtCards {
    this.#shuffled.shuffle(FULL_PACK, random, PACK_SIZE);
    for (let i = 0, seat = this.nextDealer(); i < PACK_SIZE; i++) {
      seat = seat + 1 === this.seats ? 0 : seat + 1;
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
    this.dealOver = false;
    const listener = this.#listener;
    if (listener) {
      const why = this.dealNumber === 1 ? 'BW91.jig.first-dealer' : 'BW91.jig.next-dealer';
      listener(EVENT['took-deal'], this.dealer, 0, 0, why);
      for (let i = 1; i <= this.seats; i++) {
        const seat = (this.dealer + i) % this.seats;
        listener(EVENT.dealt, seat, 0, this.hands.size(seat), 'BW91.jig.deal');
      }
    }
    this.#stake();
    this.#runner = -1;
    this.#askForLead((this.dealer + 1) % this.seats); // BW91.jig.lead: the player on the dealer's left
  }

  // BW91.jig.pool.equal: each the same; BW91.jig.pool.dealer: the dealer pays in, one for each player.
  #stake(): void {
    const { pool } = this.#readings;
    if (pool === 'dealer') this.#ledger.pay(this.dealer, this.#pool, this.seats, 'BW91.jig.pool.dealer');
    if (pool !== 'equal') return;
    for (let i = 1; i <= this.seats; i++)
      this.#ledger.pay((this.dealer + i) % this.seats, this.#pool, 1, 'BW91.jig.pool.equal');
  }

  #askForLead(seat: number): void {
    this.toMove = seat;
    this.#due = -1;
    this.#word = 0;
  }

  // BW91.jig.lead: whichever card he chooses; BW91.jig.follow: who holds the next has to lay it.
  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    if (this.#due < 0) return this.hands.list(this.toMove, into);
    into[0] = this.#due;
    return 1;
  }

  getRefusal(seat: number, move: Move): Refusal<JigArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'BW91.jig.out' };
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: this.#whoseTurn() };
    if (move === PASS) return { reason: 'no-pass', cite: this.#due < 0 ? 'BW91.jig.lead' : 'BW91.jig.follow' };
    const laid = move < PASS ? move : (move - SAYS) % PACK_SIZE;
    if (!this.hands.holds(seat, laid)) return { reason: 'not-in-hand', cite: 'BW91.jig.deal' };
    if (this.#due >= 0 && laid !== this.#due) {
      const reason = seat === this.#runner ? 'must-continue' : 'must-supply';
      return { reason, cite: suitOf(laid) === suitOf(this.#due) ? 'BW91.jig.order' : 'BW91.jig.follow' };
    }
    return move < PASS ? null : this.#refuseWord(laid, sayingOf(move));
  }

  // BW91.jig.pool.fines: a wrong word may be fined; the right one goes without saying.
  #refuseWord(laid: Card, said: number): Refusal<JigArticle> {
    if (this.#readings.fines === 'one' && said !== this.#sayingDue(laid))
      return { reason: 'wrong-word', cite: 'BW91.jig.pool.fines', misplay: true };
    // BW91.jig.stop.words: Jig is said after the word of a stop, and of no other card.
    const cite = wordOf(said) === this.#word ? 'BW91.jig.stop.words' : 'BW91.jig.words';
    return { reason: 'wrong-word', cite };
  }

  /** Returns the article that gives the turn to the seat to play. */
  #whoseTurn(): JigArticle {
    return this.#due < 0 ? this.#whyLead() : 'BW91.jig.follow';
  }

  #whyLead(): JigArticle {
    if (this.#runner < 0) return 'BW91.jig.lead';
    return this.#stopped ? 'BW91.jig.stop.leads' : 'BW91.jig.jig-leads';
  }

  formatMove(move: Move): string {
    return move < PASS ? formatCard(move) : `${formatCard((move - SAYS) % PACK_SIZE)} says ${SAYINGS[sayingOf(move)]}`;
  }

  parseMove([notation = '', says = '', word = '', ...more]: readonly string[]): Move | undefined {
    const laid = parseCard(notation);
    if (laid === undefined || more.length > 0) return undefined;
    if (says === '') return laid;
    const said = SAYINGS.indexOf(word.toLowerCase());
    if (says.toLowerCase() !== 'says' || said < 0) return undefined;
    return said === this.#sayingDue(laid) ? laid : SAYS + said * PACK_SIZE + laid;
  }

  /** Returns the index in {@link SAYINGS} of the text that must now be said with this card. */
  #sayingDue(laid: Card): number {
    return this.#stops(laid) ? JIG + 1 + this.#word : this.#word;
  }

  // BW91.jig.stop, .stop.king, .stop.words: a king, or a card of which the next is played, has Jig after its word;
  // BW91.jig.jig-once: on the fifth card it is Jig already.
  #stops(laid: Card): boolean {
    return this.#word < JIG && (rankOf(laid) === KING || this.hands.owner[laid + 1] === NO_OWNER);
  }

  play(laid: Card): void {
    this.#lay(this.toMove, laid, this.#sayingDue(laid));
  }

  // BW91.jig.pool.fines: the card stands, and the wrong word is paid for.
  misplay(move: Move): void {
    this.#lay(this.toMove, (move - SAYS) % PACK_SIZE, sayingOf(move));
  }

  #lay(seat: number, laid: Card, said: number): void {
    const stops = this.#stops(laid);
    const wrong = said !== this.#sayingDue(laid);
    if (this.#listener) this.#tell(seat, laid, said, stops);
    // BW91.jig.fine: one counter to the pool.
    if (wrong) this.#ledger.pay(seat, this.#pool, 1, 'BW91.jig.fine');
    this.hands.take(laid);
    this.#runner = seat;
    this.#stopped = stops;

    if (this.hands.size(seat) === 0) this.#settle(seat);
    // BW91.jig.jig-leads, BW91.jig.stop.leads: who ends a run leads any card.
    else if (stops || this.#word === JIG) this.#askForLead(seat);
    else this.#askForNext(laid + 1);
  }

  // BW91.jig.follow, .order: the holder of the next card up in the suit; BW91.jig.words: with the next word.
  #askForNext(due: Card): void {
    this.#due = due;
    this.#word += 1;
    this.toMove = this.hands.owner[due]!;
  }

  /**
   * Reports a card: with its word if that was right, then the word Jig for a stop, then any word that was wrong or
   * missing.
   */
  #tell(seat: number, laid: Card, said: number, stops: boolean): void {
    const listener = this.#listener!;
    const word = wordOf(said);
    const right = word === this.#word;
    // BW91.jig.lead, .words: the first card of a run has its word, and so has each after it.
    const call = right ? WORDS[word]! : 0;
    if (this.#due < 0) listener(EVENT.led, seat, laid, call, this.#whyLead());
    else listener(EVENT.followed, seat, laid, call, this.#word === 1 ? 'BW91.jig.follow' : 'BW91.jig.words');
    const saidJig = said > JIG;
    if (!right) listener(EVENT.miscalled, seat, 0, WORDS[word]!, 'BW91.jig.pool.fines');
    if (saidJig && stops) {
      const why = rankOf(laid) === KING ? 'BW91.jig.stop.king' : 'BW91.jig.stop';
      listener(EVENT.called, seat, 0, WORDS[JIG]!, why);
    } else if (right && saidJig !== stops)
      listener(EVENT.miscalled, seat, 0, saidJig ? WORDS[JIG]! : 0, 'BW91.jig.pool.fines');
  }

  // BW91.jig.out: the first without cards says Out; .settle, .out.paid: each pays him a counter for every card left.
  #settle(winner: number): void {
    this.#listener?.(EVENT.out, winner, 0, 0, 'BW91.jig.out');
    for (let i = 1; i < this.seats; i++) {
      const loser = (winner + i) % this.seats;
      const left = this.hands.size(loser);
      this.#listener?.(EVENT.counted, loser, 0, left, 'BW91.jig.settle');
      this.#ledger.pay(loser, winner, left, 'BW91.jig.out.paid');
    }
    // BW91.jig.pool: and he wins what is in the pool.
    this.#ledger.pay(this.#pool, winner, this.balance[this.#pool]!, 'BW91.jig.pool');
    this.dealOver = true;
    this.toMove = -1;
    if (this.dealNumber === this.seats * Number(this.#readings.rounds)) this.#endGame();
  }

  // BW91.jig.rounds: when each has dealt as often as the others; BW91.jig.winner: who has won most counters.
  #endGame(): void {
    this.gameOver = true;
    this.#listener?.(EVENT.ended, 0, 0, 0, 'BW91.jig.rounds');
    const counters = Array.from(this.balance.subarray(0, this.seats));
    const most = Math.max(...counters);
    this.winners = counters.flatMap((has, seat) => (has === most ? [seat] : []));
    for (const seat of this.winners) this.#listener?.(EVENT.won, seat, 0, 0, 'BW91.jig.winner');
  }
}

/** Returns the index in {@link SAYINGS} of the text said in a move. */
const sayingOf = (move: Move): number => ((move - SAYS) / PACK_SIZE) | 0;

/** Returns the index in the run of the word said, ignoring a Jig after it. */
const wordOf = (said: number): number => (said > JIG ? said - JIG - 1 : said);
