/**
 * Everything before the play of Snip-Snap-Snorum and its variations: the players and their counters, the choice of the
 * first dealer, the deal, and the next dealer (Round Games with Cards, pp. 90–92).
 */
import { type Card, card, FULL_PACK, formatCard, PIQUET_PACK, parseCard, rankOf } from '../../cards.ts';
import { type DealLayout, type DealtCards, dealCards, ShuffledDeal } from '../../dealing.ts';
import { drawByTurnUp } from '../../draw.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Move, PASS } from '../../game.ts';
import { Hands } from '../../hands.ts';
import { Ledger } from '../../ledger.ts';
import type { Random } from '../../random.ts';
import type { ChosenPractices } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { SnipArticle } from './articles.ts';
import { PenaltyTracker } from './penalties.ts';
import { type readings, type SnipVariant, WHOLE_PACK_VARIANT } from './readings.ts';

/** Move that claims the penalty of the oldest misplay not yet paid for. */
export const CLAIM_MOVE: Move = PASS + 1;
const CLAIMS = 'claims';

const STAKES = 5;
const KNAVE = rankOf(card('JS'));

/** Number of counters that a player begins with: five, or no limit. */
export type CounterSupply = 'five' | 'unlimited';

/**
 * The players, their hands and counters, and the round of deals. The tables of the game and of its variations extend it
 * with the rules of play. Payments are in `penalties.ts`; `out.ts` handles players who go out, and the winner. The pool
 * is the account after those of the seats.
 */
export abstract class SnipDealingTable {
  readonly seats: number;
  readonly pool: number;
  readonly hands: Hands;
  readonly ledger: Ledger<SnipArticle>;
  readonly penalties = new PenaltyTracker(this);
  readonly listener: Listener<SnipArticle> | null;
  readonly readings: ChosenPractices<typeof readings>;
  readonly counters: CounterSupply;
  /** The article according to which the last player with counters wins. */
  readonly wonByLast: SnipArticle;
  /** The hands as last shuffled. */
  protected readonly shuffled: ShuffledDeal;
  /** The top card of those not dealt, valid only if these were shuffled; -1 if there is none. */
  undealt: Card = -1;
  dealer: number;
  dealNumber = 0;
  /** The seat to play; -1 between deals and after the game. */
  toMove = -1;
  gameOver = false;
  winners: readonly number[] = [];

  readonly #in: Uint8Array;
  #playersIn: number;

  constructor(setup: CheckedSetup<typeof readings, SnipVariant>, counters: CounterSupply) {
    const { seats } = setup;
    this.seats = seats;
    this.pool = seats;
    this.listener = setup.listener;
    this.readings = setup.readings;
    this.hands = new Hands(seats);
    this.ledger = new Ledger(seats + 1, this.listener);
    this.shuffled = new ShuffledDeal(this.ordered().length);
    this.dealer = setup.dealer;
    this.counters = counters;
    this.wonByLast = setup.variant === WHOLE_PACK_VARIANT ? 'BW91.snip.whole-pack.end' : 'BW91.snip.winner';
    this.#in = new Uint8Array(seats).fill(1);
    this.#playersIn = seats;
    if (counters === 'unlimited') return;
    // BW91.snip.counters: five counters each.
    for (let seat = 0; seat < seats; seat++) this.ledger.receive(seat, STAKES, 'BW91.snip.counters');
  }

  /** Copies another table of the same game, at any moment. */
  copyFrom(other: this): void {
    this.hands.copyFrom(other.hands);
    this.ledger.copyFrom(other.ledger);
    this.penalties.copyFrom(other.penalties);
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.toMove = other.toMove;
    this.gameOver = other.gameOver;
    this.winners = other.winners;
    this.#in.set(other.#in);
    this.#playersIn = other.#playersIn;
  }

  /** Number of cards in the pack. */
  get packSize(): number {
    return this.shuffled.pack.length;
  }

  get dealOver(): boolean {
    return this.toMove < 0;
  }

  abstract layout(): DealLayout;

  get balance(): Int32Array {
    return this.ledger.balance;
  }

  /** Number of players who are still in the game. */
  get playersIn(): number {
    return this.#playersIn;
  }

  /** True if a seat is still in the game. */
  isIn(seat: number): boolean {
    return this.#in[seat] === 1;
  }

  /** Returns the next seat to the left that is still in the game. */
  nextIn(seat: number): number {
    let next = (seat + 1) % this.seats;
    while (this.#in[next] === 0) next = (next + 1) % this.seats;
    return next;
  }

  // BW91.snip.first-dealer: cards are turned up to the players in turn; the first knave makes the dealer.
  drawForDeal(cards: ArrayLike<Card>): number {
    const draw = drawByTurnUp(KNAVE, cards, this.seats, (seat, turned) =>
      this.listener?.(EVENT.drew, seat, turned, 0, 'BW91.snip.first-dealer'),
    );
    if (!draw) return -1;
    this.dealer = draw.dealer;
    return draw.used;
  }

  // BW91.snip.first-dealer: the first knave makes the first dealer; BW91.snip.next-deal: the next in order deals;
  // BW91.snip.out.dealer: passing over those who are out.
  nextDealer(): number {
    return this.dealNumber === 0 ? this.dealer : this.nextIn(this.dealer);
  }

  /** Fills the hands of a deal. */
  protected setOut(dealt: DealtCards): void {
    dealCards(this, dealt, this.shuffled);
  }

  /**
   * Shuffles, and deals this many cards one at a time from the player on the dealer's left. Also shuffles the first
   * `spare` of the cards not dealt.
   */
  protected dealOut(random: Random, cards: number, spare = 0): DealtCards {
    const { shuffled } = this;
    // BW91.snip.deal: one at a time, in the order of play.
    shuffled.shuffle(this.ordered(), random, cards, spare);
    for (let i = 0, seat = this.nextDealer(); i < cards; i++) {
      seat = this.nextIn(seat);
      shuffled.seats[i] = seat;
    }
    this.undealt = shuffled.pack[cards] ?? -1;
    return shuffled;
  }

  /** Returns the unshuffled pack. */
  protected ordered(): readonly Card[] {
    return this.readings.pack === '32' ? PIQUET_PACK : FULL_PACK;
  }

  /** Begins a deal. `cite` is the article on the number of cards in a hand. */
  protected begin(cite: SnipArticle): void {
    const { listener } = this;
    const sizes = listener ? this.layout().hands : [];
    const passesOver = this.dealNumber > 0 && this.#in[(this.dealer + 1) % this.seats] === 0;
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.penalties.forget();
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

  /** Removes a seat from the game. */
  leave(seat: number): void {
    this.#in[seat] = 0;
    this.#playersIn -= 1;
  }

  /** Ends the deal. No seat may play until the next deal. */
  endDeal(): void {
    this.toMove = -1;
  }

  formatMove(move: Move): string {
    return move === CLAIM_MOVE ? CLAIMS : formatCard(move);
  }

  parseMove([word = '', ...more]: readonly string[]): Move | undefined {
    if (more.length > 0) return undefined;
    return word.toLowerCase() === CLAIMS ? CLAIM_MOVE : parseCard(word);
  }
}
