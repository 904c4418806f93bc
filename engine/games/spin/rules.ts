/**
 * Spin, of Round Games with Cards (1891, pp. 87–88): Pope Joan without a spare hand, in which the ace of diamonds may be laid
 * with another card to stop the run. Where the book is silent:
 * - whoever lets a card go by without Spin loses that chance of it, and not all (`spin-chance`); Spin led is an ace, and no
 *   stop (`spin-led`); it is laid beside a card that comes in sequence, not beside one that is led (`spin-beside`);
 * - Matrimony and Intrigue are shown for their stake, not played for it (`pair`), after a stop and before the lead (`declare`);
 * - Spin is worth three from each (`spin-stake`); who does not ask for what a king or Spin brings has forfeited it;
 * - who holds the next card must lay it; the dealer pays nothing to Game (`dealer-game`);
 * - what nobody declared stays on its box; three to eight play; each deals as often as the others (`rounds`), and what is
 *   left on the boxes is shared (`leftover`); accounts begin at nothing and may go below it.
 */
import { type Card, formatCard, PACK_SIZE, parseCard, rankOf } from '../../cards.ts';
import type { DealLayout, DealtCards } from '../../dealing.ts';
import { CALLED_WORDS, EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { Random } from '../../random.ts';
import type { ChosenPractices, Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import { createStopsReadings, KING_RANK, type StopsArticles, StopsTable } from '../stops-family/table.ts';
import type { SpinArticle } from './articles.ts';
import { GAME_POOL, INTRIGUE_POOL, MATRIMONY_POOL, PAIRS, SPIN, SPIN_BOX_NAMES } from './board.ts';

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  'spin-chance': { values: ['that-time', 'for-good'], article: 'BW91.spin.with.chance' },
  'spin-led': { values: ['ace', 'stop'], article: 'BW91.spin.when' },
  'spin-beside': { values: ['followed', 'any'], article: 'BW91.spin.with' },
  pair: { values: ['shown', 'shown-or-played'], article: 'BW91.spin.declare.show' },
  declare: { values: ['at-stop', 'once-stopped'], article: 'BW91.spin.declare' },
  'spin-stake': { values: ['3', '1', '2', '4', '5', '6'], article: 'BW91.spin.paid' },
  'dealer-game': { values: ['exempt', 'pays'], article: 'BW91.spin.stake.dealer-game' },
  ...createStopsReadings('BW91.spin'),
} as const satisfies Readings;

const FAMILY: StopsArticles<SpinArticle> = {
  firstDealer: 'BW91.spin.first-dealer', // the first knave that is turned up
  nextDealer: 'BW91.spin.next-dealer', // the deal passes to the left
  deal: 'BW91.spin.deal', // all the cards, in hands that are nearly equal
  lead: 'BW91.spin.lead', // the player on the dealer's left
  again: 'BW91.spin.again', // the player of a stop leads
  play: 'BW91.spin.play', // the play is that of Pope Joan
  follow: 'BW91.spin.follow', // in suit and in sequence
  out: 'BW91.spin.settle',
  rounds: 'BW91.spin.rounds',
  leftover: 'BW91.spin.leftover',
  winner: 'BW91.spin.winner',
};

/** First integer of the moves that play a card with Spin beside it (`7C with AD`). The card is added to it. */
const WITH: Move = PASS + 1;
/**
 * First integer of the moves in which a player does not ask for a payment that is due (`KS says nothing`). The payment
 * is for a king, for Spin alone, or for Spin beside another card.
 */
const UNASKED: Move = WITH + PACK_SIZE;
/** First integer of the moves that declare a pair: `declares matrimony`, then `declares intrigue`. */
const DECLARES: Move = UNASKED + PACK_SIZE;
/** True if a move declares a pair. */
export const isDeclaration = (move: Move): boolean => move >= DECLARES;
/** The last integer that is a move. */
export const SPIN_LAST_MOVE: Move = DECLARES + INTRIGUE_POOL;

const CALL = CALLED_WORDS.indexOf('spin');

/** The table at which Spin is played; the boxes are the accounts after the seats'. */
export class SpinTable extends StopsTable<SpinArticle> implements Table<SpinArticle> {
  readonly #readings: ChosenPractices<typeof readings>;
  readonly #pack: readonly Card[];
  /** The seats that have played a stop in this deal, as a bit mask. */
  #haveStopped = 0;
  /** True if the holder of Spin let another card pass without laying Spin beside it. */
  #letGo = false;
  /** The seats that played the king, the queen and the knave of diamonds in this deal; -1 for none. */
  readonly #courts = new Int8Array(3).fill(-1);
  /** The winner of the last deal; -1 before the first. */
  #lastWinner = -1;

  constructor(setup: CheckedSetup<typeof readings>, pack: readonly Card[]) {
    super(setup, SPIN_BOX_NAMES.length, FAMILY, setup.readings);
    this.#readings = setup.readings;
    this.#pack = pack;
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.#haveStopped = other.#haveStopped;
    this.#letGo = other.#letGo;
    this.#courts.set(other.#courts);
    this.#lastWinner = other.#lastWinner;
  }

  // BW91.spin.deal: as nearly equal as possible; BW91.spin.no-spare: no spare hand, BW91.spin.no-trump: no trump.
  layout(): DealLayout {
    return this.equalHands(this.#pack);
  }

  // BW91.spin.deal: the cards are shuffled, and all are dealt.
  shuffle(random: Random): DealtCards {
    return this.shuffleOut(this.#pack, random);
  }

  protected begin(): void {
    this.#stake();
    this.#haveStopped = 0;
    this.#letGo = false;
    this.#courts.fill(-1);
    this.toMove = this.elder;
  }

  // BW91.spin.stake: each but the dealer stakes one on Game; .stake.dealer: he two on Matrimony and one on Intrigue.
  #stake(): void {
    const { dealer, ledger, seats } = this;
    for (let i = 1; i < seats; i++) {
      const seat = (dealer + i) % seats;
      // BW91.spin.exempt: who won the last deal pays nothing to Game.
      if (seat === this.#lastWinner) this.listener?.(EVENT['let-off'], seat, 0, 0, 'BW91.spin.exempt');
      else ledger.pay(seat, this.boxAccount(GAME_POOL), 1, 'BW91.spin.stake');
    }
    ledger.pay(dealer, this.boxAccount(MATRIMONY_POOL), 2, 'BW91.spin.stake.dealer');
    ledger.pay(dealer, this.boxAccount(INTRIGUE_POOL), 1, 'BW91.spin.stake.dealer');
    // BW91.spin.exempt.dealer: if he won the last deal he pays for the two pairs all the same.
    if (this.#readings['dealer-game'] === 'pays' && dealer !== this.#lastWinner)
      ledger.pay(dealer, this.boxAccount(GAME_POOL), 1, 'BW91.spin.stake.dealer-game');
  }

  /** True if the seat to play may lay Spin beside the next card. */
  #mayLayBeside(): boolean {
    if (!this.hands.holds(this.toMove, SPIN)) return false;
    if (this.#letGo && this.#readings['spin-chance'] === 'for-good') return false;
    return this.due >= 0 || this.#readings['spin-beside'] === 'any';
  }

  /**
   * Tells whether the seat to play may declare a pair now: it holds both cards, the box has counters, and the seat has
   * played a stop.
   */
  #mayDeclare(box: number): boolean {
    const seat = this.toMove;
    const [high, low] = PAIRS[box]!;
    if (this.onBox(box) === 0 || !this.hands.holds(seat, high) || !this.hands.holds(seat, low)) return false;
    if (this.#readings.declare === 'once-stopped') return (this.#haveStopped & (1 << seat)) !== 0;
    return this.due < 0 && this.runner >= 0;
  }

  // BW91.spin.with: a card with Spin beside it; BW91.spin.declare: a pair that is declared.
  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    let count = this.cards(into);
    const cards = count;
    if (this.#mayLayBeside()) for (let i = 0; i < cards; i++) if (into[i] !== SPIN) into[count++] = WITH + into[i]!;
    for (const box of [MATRIMONY_POOL, INTRIGUE_POOL]) if (this.#mayDeclare(box)) into[count++] = DECLARES + box;
    return count;
  }

  getRefusal(seat: number, move: Move): Refusal<SpinArticle> | null {
    if (move <= PASS || this.toMove < 0 || seat !== this.toMove) return this.refuseCard(seat, Math.min(move, PASS));
    if (move > SPIN_LAST_MOVE) return { reason: 'irregular', cite: 'BW91.spin.play' };
    if (move >= DECLARES)
      return this.#mayDeclare(move - DECLARES) ? null : { reason: 'irregular', cite: 'BW91.spin.declare' };
    const laid = cardOf(move);
    const beside = isBeside(move);
    const refused = this.refuseCard(seat, laid);
    if (refused) return refused;
    if (beside && (laid === SPIN || !this.hands.holds(seat, SPIN)))
      return { reason: 'not-in-hand', cite: 'BW91.spin.deal' };
    if (beside && !this.#mayLayBeside())
      return { reason: 'irregular', cite: this.due < 0 ? 'BW91.spin.with' : 'BW91.spin.with.chance' };
    // BW91.spin.forfeit: what is not collected before the next card is lost.
    return move < UNASKED ? null : { reason: 'irregular', cite: 'BW91.spin.forfeit', misplay: true };
  }

  formatMove(move: Move): string {
    if (move < PASS) return formatCard(move);
    if (move >= DECLARES) return `declares ${SPIN_BOX_NAMES[move - DECLARES]}`;
    return `${formatCard(cardOf(move))} ${move < UNASKED ? `with ${formatCard(SPIN)}` : 'says nothing'}`;
  }

  parseMove(words: readonly string[]): Move | undefined {
    const [first = '', link = '', what = '', ...more] = words.map((word) => word.toLowerCase());
    if (more.length > 0) return undefined;
    if (first === 'declares') {
      const box = [MATRIMONY_POOL, INTRIGUE_POOL].find((each) => SPIN_BOX_NAMES[each] === link);
      return box === undefined || what !== '' ? undefined : DECLARES + box;
    }
    const laid = parseCard(first);
    if (laid === undefined || link === '') return laid;
    if (link === 'with' && parseCard(what) === SPIN) return WITH + laid;
    if (link !== 'says' || what !== 'nothing') return undefined;
    // A card that brings no payment leaves nothing to ask for.
    return this.getRefusal(this.toMove, UNASKED + laid)?.misplay ? UNASKED + laid : undefined;
  }

  play(move: Move): void {
    if (move >= DECLARES) this.#declare(this.toMove, move - DECLARES);
    else this.#lay(this.toMove, cardOf(move), isBeside(move), true);
  }

  // BW91.spin.forfeit: the card stands, and nobody pays for it.
  misplay(move: Move): void {
    this.#lay(this.toMove, cardOf(move), isBeside(move), false);
  }

  // BW91.spin.declare: he takes the stake; .declare.show: he shows the cards, and need not play them.
  #declare(seat: number, box: number): void {
    for (const card of PAIRS[box]!) this.listener?.(EVENT.shown, seat, card, 0, 'BW91.spin.declare.show');
    this.takeBox(seat, box, 'BW91.spin.declare');
  }

  /** Plays a card, with or without Spin beside it. `asked` is true if the player asks for the payment. */
  #lay(seat: number, laid: Card, beside: boolean, asked: boolean): void {
    const inRun = this.due >= 0;
    const holdsSpin = this.hands.holds(seat, SPIN);
    this.layDown(seat, laid);
    if (!asked) this.listener?.(EVENT.miscalled, seat, 0, 0, 'BW91.spin.forfeit');
    // BW91.spin.kings: each king brings its player a counter from every other.
    if (rankOf(laid) === KING_RANK && asked) this.payFromAll(seat, 1, 'BW91.spin.kings');
    this.#playPair(seat, laid);
    // BW91.spin.with.chance: a card that comes in sequence, and Spin not with it.
    if (inRun && holdsSpin && !beside) this.#letGo = true;
    if (beside) {
      // BW91.spin.with: Spin must be played with the card that follows on.
      this.listener?.(EVENT.followed, seat, SPIN, 0, 'BW91.spin.with');
      this.hands.take(SPIN);
      // BW91.spin.ace: it is a stop, since he chooses to make it one; BW91.spin.with.clubs: he says so, unless he says nothing.
      if (asked) this.listener?.(EVENT.called, seat, 0, CALL, 'BW91.spin.ace');
    }
    if ((beside || laid === SPIN) && asked) this.#paySpin(seat);
    if (this.hands.size(seat) === 0) return this.#settle(seat);
    const stops = beside || (laid === SPIN && this.#readings['spin-led'] === 'stop') || this.stops(laid);
    if (!stops) return this.goOn(laid, seat);
    this.#haveStopped |= 1 << seat;
    this.due = -1;
    this.toMove = seat;
  }

  // BW91.spin.paid: the holder of Spin gets the stake agreed on from each; BW91.spin.when: led after a stop, too.
  #paySpin(seat: number): void {
    if (this.#letGo && this.#readings['spin-chance'] === 'for-good') return;
    this.payFromAll(seat, Number(this.#readings['spin-stake']), 'BW91.spin.paid');
  }

  /**
   * Gives the stake of a pair to a player who has played both of its cards, as if they had been shown. This is done
   * only by agreement.
   */
  #playPair(seat: number, laid: Card): void {
    const court = KING_RANK - rankOf(laid);
    if (this.#readings.pair === 'shown' || court > 2 || laid !== PAIRS[0]![0] - court) return;
    this.#courts[court] = seat;
    for (const box of [MATRIMONY_POOL, INTRIGUE_POOL])
      if ((court === box || court === box + 1) && this.#courts[box] === seat && this.#courts[box + 1] === seat)
        this.takeBox(seat, box, 'BW91.spin.declare');
  }

  // BW91.spin.settle: the first without cards is paid for each card left; BW91.spin.double: twice by the holder of Spin.
  #settle(winner: number): void {
    this.listener?.(EVENT.out, winner, 0, 0, 'BW91.spin.settle');
    for (let i = 1; i < this.seats; i++) {
      const loser = (winner + i) % this.seats;
      const left = this.hands.size(loser);
      this.listener?.(EVENT.counted, loser, 0, left, 'BW91.spin.settle');
      if (this.hands.holds(loser, SPIN)) this.ledger.pay(loser, winner, 2 * left, 'BW91.spin.double');
      else this.ledger.pay(loser, winner, left, 'BW91.spin.settle');
    }
    this.takeBox(winner, GAME_POOL, 'BW91.spin.settle.pool');
    this.#lastWinner = winner;
    this.endDeal();
  }
}

/** Returns the card that a move plays, apart from Spin beside it. */
const cardOf = (move: Move): Card => (move < PASS ? move : (move - WITH) % PACK_SIZE);

/** True if a move plays Spin, alone or beside another card. */
export const playsSpin = (move: Move): boolean => move === SPIN || isBeside(move);

/** True if a move plays Spin beside its card. */
const isBeside = (move: Move): boolean =>
  move > PASS && move < DECLARES && (move < UNASKED || (cardOf(move) !== SPIN && rankOf(cardOf(move)) !== KING_RANK));
