/**
 * Newmarket, of Round Games with Cards (1891, p. 89): runs in one suit among known stops, and four boxes that are played up to.
 * Where the book is silent:
 * - the four cards in the middle come out of the pack (`pool-cards`), and are those of its example (`pool-suits`), or are drawn
 *   after the first knave is;
 * - all stake in every deal, the dealer one more (`later-pools`), placing in the order of play, the dealer last;
 * - the card before a box takes it though it is led (`up-to`), and kings are not paid (`kings`);
 * - three to eight play; each deals as often as the others (`rounds`), and what is left on the boxes is shared (`leftover`);
 * - accounts begin at nothing and may go below it.
 */
import { type Card, formatCard, parseCard, rankOf } from '../../cards.ts';
import type { DealLayout, DealtCards } from '../../dealing.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import { type Random, shuffle } from '../../random.ts';
import type { ChosenPractices, Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import { createStopsReadings, KING_RANK, type StopsArticles, StopsTable } from '../stops-family/table.ts';
import type { NewmarketArticle } from './articles.ts';
import {
  ALL_BOXES,
  areValidBoxCards,
  BOX_COUNT,
  buildBoxByPlayedCard,
  EXAMPLE_BOX_CARDS,
  getBoxCard,
  NEWMARKET_BOX_NAMES,
  PACK_WITHOUT_SEVENS,
} from './board.ts';

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  'pool-cards': { values: ['from-pack', 'second-pack'], article: 'BW91.newmarket.boxes' },
  'pool-suits': { values: ['example', 'drawn'], article: 'BW91.newmarket.boxes.example' },
  'later-pools': { values: ['all-pay', 'dealer-only'], article: 'BW91.newmarket.stake' },
  'up-to': { values: ['any-play', 'in-run'], article: 'BW91.newmarket.take' },
  kings: { values: ['unpaid', 'paid'], article: 'BW91.newmarket.play' },
  ...createStopsReadings('BW91.newmarket'),
} as const satisfies Readings;

const FAMILY: StopsArticles<NewmarketArticle> = {
  firstDealer: 'BW91.newmarket.first-dealer', // the first knave that is turned up
  nextDealer: 'BW91.newmarket.next-dealer', // the deal passes to the left
  deal: 'BW91.newmarket.deal', // hands that are nearly equal
  lead: 'BW91.newmarket.lead', // the player on the dealer's left
  again: 'BW91.newmarket.again', // after a stop its player plays another card
  play: 'BW91.newmarket.play', // the play is that of Spin
  follow: 'BW91.newmarket.follow', // in suit and in sequence
  out: 'BW91.newmarket.settle',
  rounds: 'BW91.newmarket.rounds',
  leftover: 'BW91.newmarket.leftover',
  winner: 'BW91.newmarket.winner',
};

/** First integer of the moves that put a counter on a box (`chooses knave`). The number of the box is added to it. */
const PUTS: Move = PASS + 1;

/** The table at which Newmarket is played; the boxes are the accounts after the seats'. */
export class NewmarketTable extends StopsTable<NewmarketArticle> implements Table<NewmarketArticle> {
  readonly #readings: ChosenPractices<typeof readings>;
  /** The cards in the middle, in the order of their boxes, and the cards to deal from. */
  #middle: readonly Card[] = [];
  #pack: readonly Card[] = [];
  #takers!: Int8Array;
  /** Number of counters of this deal still to be put on the boxes. */
  #toPut = 0;

  constructor(setup: CheckedSetup<typeof readings>) {
    super(setup, BOX_COUNT, FAMILY, setup.readings);
    this.#readings = setup.readings;
    this.#setMiddle(EXAMPLE_BOX_CARDS);
  }

  #setMiddle(middle: readonly Card[]): void {
    this.#middle = middle;
    this.#takers = buildBoxByPlayedCard(middle);
    const fromPack = this.#readings['pool-cards'] === 'from-pack';
    this.#pack = fromPack ? PACK_WITHOUT_SEVENS.filter((card) => !middle.includes(card)) : PACK_WITHOUT_SEVENS;
  }

  // BW91.newmarket.first-dealer: the first knave makes the dealer; BW91.newmarket.boxes.example: then, where they are drawn,
  // the four cards of the middle are turned up, knave, queen, king and ace.
  override drawForDeal(cards: ArrayLike<Card>): number {
    const used = super.drawForDeal(cards);
    if (used < 0 || this.#readings['pool-suits'] === 'example') return used;
    const middle = Array.from({ length: BOX_COUNT }, (_, box) => cards[used + box] ?? -1);
    if (!areValidBoxCards(middle)) return -1;
    this.#setMiddle(middle);
    // Cards of a second pack are shown, and are also in the hands.
    if (this.#readings['pool-cards'] === 'second-pack')
      for (const card of middle) this.listener?.(EVENT.drew, this.dealer, card, 0, 'BW91.newmarket.boxes');
    return used + BOX_COUNT;
  }

  /**
   * Shuffles the pack and returns its cards up to the first knave (BW91.newmarket.first-dealer), then four cards of
   * different suits for the middle (BW91.newmarket.boxes).
   */
  drawCards(random: Random): readonly Card[] {
    const cards = [...(this.#readings['pool-suits'] === 'example' ? this.#pack : PACK_WITHOUT_SEVENS)];
    shuffle(cards, random);
    if (this.#readings['pool-suits'] === 'example') return cards;
    const suits = [0, 1, 2, 3];
    shuffle(suits, random);
    const knave = cards.findIndex((card) => rankOf(card) === rankOf(EXAMPLE_BOX_CARDS[0]!));
    return [...cards.slice(0, knave + 1), ...suits.map((suit, box) => getBoxCard(box, suit))];
  }

  /** BW91.newmarket.deal: true once all counters have been put on the boxes, since the cards are dealt only then. */
  get handsLookedAt(): boolean {
    return this.#toPut === 0;
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.#middle = other.#middle;
    this.#pack = other.#pack;
    this.#takers = other.#takers;
    this.#toPut = other.#toPut;
  }

  // BW91.newmarket.deal: the whole of the cards, as nearly equal as possible.
  layout(): DealLayout {
    return this.equalHands(this.#pack);
  }

  shuffle(random: Random): DealtCards {
    return this.shuffleOut(this.#pack, random);
  }

  protected begin(): void {
    // BW91.newmarket.boxes: four cards lie face up in the middle, and in no hand.
    if (this.#readings['pool-cards'] === 'from-pack')
      for (const card of this.#middle) this.listener?.(EVENT.laid, this.dealer, card, 0, 'BW91.newmarket.boxes');
    // BW91.newmarket.stake: a counter from each; .stake.dealer: from the dealer one more; .placing: in the order of play.
    const all = this.dealNumber === 1 || this.#readings['later-pools'] === 'all-pay';
    this.#toPut = all ? this.seats + 1 : 1;
    this.toMove = all ? this.elder : this.dealer;
  }

  /**
   * Tells whether a counter may be put on a box. A box that already has one is not allowed if the remaining counters
   * are needed for the empty boxes.
   */
  #mayPut(box: number): boolean {
    return this.mayCover(box, this.#toPut, ALL_BOXES, 'any');
  }

  // BW91.newmarket.placing, .stake.covered: a counter, on a bare box where all must still be covered; then cards.
  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    if (this.#toPut === 0) return this.cards(into);
    let count = 0;
    for (const box of ALL_BOXES) if (this.#mayPut(box)) into[count++] = PUTS + box;
    return count;
  }

  getRefusal(seat: number, move: Move): Refusal<NewmarketArticle> | null {
    return this.#toPut > 0 ? this.#refusePut(seat, move) : this.refuseCard(seat, move);
  }

  // BW91.newmarket.placing: in the order of play; BW91.newmarket.stake.covered: so that all four are covered.
  #refusePut(seat: number, move: Move): Refusal<NewmarketArticle> | null {
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: 'BW91.newmarket.placing' };
    if (move === PASS) return { reason: 'no-pass', cite: 'BW91.newmarket.stake' };
    if (move < PUTS || move >= PUTS + BOX_COUNT) return { reason: 'irregular', cite: 'BW91.newmarket.placing' };
    return this.#mayPut(move - PUTS) ? null : { reason: 'irregular', cite: 'BW91.newmarket.stake.covered' };
  }

  formatMove(move: Move): string {
    return move < PASS ? formatCard(move) : `chooses ${NEWMARKET_BOX_NAMES[move - PUTS]}`;
  }

  parseMove([word = '', name = '', ...more]: readonly string[]): Move | undefined {
    if (more.length > 0) return undefined;
    if (name === '') return parseCard(word);
    const box =
      word.toLowerCase() === 'chooses' ? (NEWMARKET_BOX_NAMES as readonly string[]).indexOf(name.toLowerCase()) : -1;
    return box < 0 ? undefined : PUTS + box;
  }

  play(move: Move): void {
    if (this.#toPut > 0) this.#put(move - PUTS);
    else this.#lay(this.toMove, move);
  }

  #put(box: number): void {
    const seat = this.toMove;
    // The dealer's last counter is the extra one.
    const extra = this.#toPut === 1;
    this.#toPut -= 1;
    this.ledger.pay(seat, this.boxAccount(box), 1, extra ? 'BW91.newmarket.stake.dealer' : 'BW91.newmarket.stake');
    if (this.#toPut === 0) {
      this.listener?.(EVENT.looked, 0, 0, 0, 'BW91.newmarket.deal');
      this.toMove = this.elder;
    } else if (seat !== this.dealer) this.toMove = (seat + 1) % this.seats;
  }

  #lay(seat: number, laid: Card): void {
    const isLed = this.due < 0;
    this.layDown(seat, laid);
    // BW91.newmarket.take: who plays the card just before one in the middle takes its stake.
    const box = this.#takers[laid]!;
    if (box >= 0 && (!isLed || this.#readings['up-to'] === 'any-play'))
      this.takeBox(seat, box, rankOf(laid) === KING_RANK ? 'BW91.newmarket.ace' : 'BW91.newmarket.take');
    if (rankOf(laid) === KING_RANK && this.#readings.kings === 'paid') this.payFromAll(seat, 1, 'BW91.newmarket.play');
    if (this.hands.size(seat) === 0) this.#settle(seat);
    else this.goOn(laid, seat);
  }

  // BW91.newmarket.settle: the first without cards is paid for every card left.
  #settle(winner: number): void {
    this.listener?.(EVENT.out, winner, 0, 0, 'BW91.newmarket.settle');
    for (let i = 1; i < this.seats; i++) {
      const loser = (winner + i) % this.seats;
      const left = this.hands.size(loser);
      this.listener?.(EVENT.counted, loser, 0, left, 'BW91.newmarket.settle');
      this.ledger.pay(loser, winner, left, 'BW91.newmarket.settle');
    }
    this.endDeal();
  }
}
