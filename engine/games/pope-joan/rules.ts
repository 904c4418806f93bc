/**
 * Pope Joan, of Round Games with Cards (1891, pp. 80–86): runs in one suit until a stop, and a board of compartments whose stakes
 * are taken by the cards that are played. Where the book is silent or gives a choice:
 * - the card turned up is out of play, so that the one below it is a stop (`turn-up`); it is the last of the pack (`turned`),
 *   and the spare hand is dealt after the dealer (`spare`);
 * - all dress the board in every deal, the dealer giving double, with as few counters as make it up (`dress`, `board`);
 * - each pays for Pope by his own cards (`pope-played`) and without limit (`pope-limit`, `limit-on`);
 * - a pair that two hands play stays on the board (`split`); one hand takes it when it has played both cards (`pair`);
 * - the winner is paid (`penalties`, `first-dress`); to turn up Pope wins its stake and no game (`turned-pope`);
 * - nobody looks at the spare hand (`look`), other stops are not set apart (`stops`, `set-apart`), and Pope stands in for no
 *   card (`in-lieu`);
 * - who holds the next card must lay it; three to eight play, each dealing as often as the others (`rounds`); what is left on
 *   the board is shared (`leftover`); accounts begin at nothing and may go below it.
 */

import { type Card, formatCard, NO_OWNER, parseCard, rankOf, suitOf } from '../../cards.ts';
import { DEALT_FACE_UP, type DealLayout, type DealtCards, type UnheldCards } from '../../dealing.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { Random } from '../../random.ts';
import type { ChosenPractices, Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import { createStopsReadings, KING_RANK, type StopsArticles, StopsTable } from '../stops-family/table.ts';
import type { PopeArticle } from './articles.ts';
import {
  BOXES_ON_BOARD,
  distributeStakes,
  GAME_BOX,
  getHonourBox,
  getPlayerStake,
  MATRIMONY_BOX,
  MIN_BOARD_STAKE,
  PACK,
  POPE,
  POPE_BOX,
  POPE_BOX_NAMES,
  REMOVED_CARD,
} from './board.ts';
import { buildDealOrder, getHandSize } from './deal.ts';

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  'turn-up': { values: ['out-of-play', 'dealers'], article: 'BW91.pope.stops.turn-up' },
  turned: { values: ['last-of-pack', 'after-hands'], article: 'BW91.pope.turn-up' },
  spare: { values: ['after-dealer', 'before-first'], article: 'BW91.pope.deal.spare' },
  dress: { values: ['shared', 'dealer'], article: 'BW91.pope.dress.dealer' },
  board: { values: ['eight', 'five'], article: 'BW91.pope.five-pool' },
  'pope-played': { values: ['payers-cards', 'players-cards'], article: 'BW91.pope.take.pope' },
  'pope-limit': { values: ['none', 'four', 'six'], article: 'BW91.pope.turned.limit' },
  'limit-on': { values: ['both', 'turned'], article: 'BW91.pope.turned.limit' },
  split: { values: ['stays', 'divided'], article: 'BW91.pope.split' },
  pair: { values: ['both-played', 'in-succession'], article: 'BW91.pope.take' },
  penalties: { values: ['winner', 'pool'], article: 'BW91.pope.penalties-to-pool' },
  'first-dress': { values: ['regular', 'dealer-only'], article: 'BW91.pope.penalties-to-pool.dealer' },
  'turned-pope': { values: ['play-on', 'wins'], article: 'BW91.pope.pope-wins' },
  stops: { values: ['spare-hand', 'remainder', 'from-top', 'from-bottom'], article: 'BW91.pope.limited-stops' },
  'set-apart': { values: ['7', '4', '5', '6', '8', '10', '12'], article: 'BW91.pope.limited-stops' },
  look: { values: ['nobody', 'dealer', 'dealer-stands-out'], article: 'BW91.pope.look' },
  'in-lieu': { values: ['off', 'stands-in', 'ends-run'], article: 'BW91.pope.in-lieu' },
  ...createStopsReadings('BW91.pope'),
} as const satisfies Readings;

const FAMILY: StopsArticles<PopeArticle> = {
  firstDealer: 'BW91.pope.first-dealer', // the first knave that is turned up
  nextDealer: 'BW91.pope.next-dealer', // the deal passes to the left
  deal: 'BW91.pope.deal', // one at a time, as equally as possible
  lead: 'BW91.pope.lead', // the elder hand
  again: 'BW91.pope.stop-leads', // the player of a stop leads
  play: 'BW91.pope.follow', // in suit and in sequence
  follow: 'BW91.pope.compulsory', // the holder of the next card must lay it
  out: 'BW91.pope.settle',
  rounds: 'BW91.pope.rounds',
  leftover: 'BW91.pope.leftover',
  winner: 'BW91.pope.winner',
};

/** First integer of the moves that put a counter on a box (`chooses king`). The number of the box is added to it. */
const PUTS: Move = PASS + 1;
/** The last integer that is a move. */
export const POPE_LAST_MOVE: Move = PUTS + POPE_BOX_NAMES.length - 1;

/** Maximum payment of each player for Pope, if a limit is agreed on. */
const LIMITS = { none: PACK.length, four: 4, six: 6 } as const;

/** Decision expected of the seat to play. */
type Asked =
  /** The seat must play a card, to lead or to follow. */
  | 'card'
  /** Pope (the nine of diamonds) in place of a card that nobody holds, or a pass. */
  | 'pope'
  /** The single counter that the dealer stakes, before the players look at their cards. */
  | 'stake'
  /** A counter that is due for a card left in the hand. */
  | 'penalty';

/** The table at which Pope Joan is played; the boxes are the accounts after the seats'. */
export class PopeJoanTable extends StopsTable<PopeArticle> implements Table<PopeArticle> {
  readonly #readings: ChosenPractices<typeof readings>;
  readonly #order = new Uint8Array(PACK.length);
  #asked: Asked = 'card';
  #turnUp: Card = -1;
  /** True until the dealer takes the card turned up. */
  #untaken = false;
  /** The seats that played the king, the queen and the knave of trumps in this deal; -1 for none. */
  readonly #courts = new Int8Array(3).fill(-1);
  /** The card played last in this deal. */
  #last: Card = -1;
  /** The cards of the spare hand that the dealer has looked at. */
  #looked: readonly Card[] = [];
  /** Number of counters that each seat still has to put on the board for the cards left in its hand. */
  readonly #penalties: Int16Array;

  constructor(setup: CheckedSetup<typeof readings>) {
    super(setup, POPE_BOX_NAMES.length, FAMILY, setup.readings);
    this.#readings = setup.readings;
    this.#penalties = new Int16Array(setup.seats);
  }

  get unheld(): UnheldCards {
    return { turnUp: this.#turnUp < 0 ? undefined : this.#turnUp };
  }

  /**
   * BW91.pope.penalties-to-pool.dealer: true once the dealer has put the stake on the board, which happens before the
   * cards are dealt.
   */
  get handsLookedAt(): boolean {
    return this.#asked !== 'stake';
  }

  // BW91.pope.look: by agreement the dealer looks at the spare hand.
  privateCards(seat: number): readonly Card[] {
    return seat === this.dealer ? this.#looked : [];
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.#asked = other.#asked;
    this.#turnUp = other.#turnUp;
    this.#untaken = other.#untaken;
    this.#courts.set(other.#courts);
    this.#last = other.#last;
    this.#looked = other.#looked;
    this.#penalties.set(other.#penalties);
  }

  /** BW91.pope.look.stands-out: true if a dealer who looks at the spare hand receives no cards. */
  get #standsOut(): boolean {
    return this.#readings.look === 'dealer-stands-out';
  }

  layout(): DealLayout {
    const dealer = this.nextDealer();
    const size = getHandSize(this.seats, this.#readings);
    const hands = Array.from({ length: this.seats }, (_, seat) => (this.#standsOut && seat === dealer ? 0 : size));
    return { hands, pack: PACK, board: 0, turnUp: true };
  }

  dealOrder(): readonly number[] {
    return buildDealOrder(this.seats, this.nextDealer(), this.#readings);
  }

  shuffle(random: Random): DealtCards {
    const { shuffled } = this;
    const course = this.dealOrder();
    const dealt = course.reduce((count, seat) => count + (seat >= 0 ? 1 : 0), 0);
    shuffled.shuffle(PACK, random, dealt, PACK.length - dealt);
    this.#order.set(shuffled.pack.subarray(0, PACK.length));
    let [hands, rest] = [0, dealt];
    for (const [i, seat] of course.entries()) {
      const card = this.#order[i]!;
      if (seat >= 0) shuffled.seats[hands] = seat;
      if (seat === DEALT_FACE_UP) shuffled.unheld = { turnUp: card };
      shuffled.pack[seat >= 0 ? hands++ : rest++] = card;
    }
    return shuffled;
  }

  protected begin({ unheld }: DealtCards): void {
    const { dealer, listener } = this;
    this.#turnUp = unheld?.turnUp ?? -1;
    this.#untaken = this.#readings['turn-up'] === 'dealers' && this.#turnUp >= 0 && !this.#standsOut;
    this.#courts.fill(-1); // kept for BW91.pope.take
    this.#last = -1;
    const { owner } = this.hands;
    const aside = PACK.filter((card) => owner[card] === NO_OWNER && card !== this.#turnUp);
    this.#looked = this.#readings.look === 'nobody' ? [] : aside;
    listener?.(EVENT['laid-aside'], 0, 0, aside.length, this.#whyAside());
    // BW91.pope.penalties-to-pool.dealer: where the losers cover the board, the dealer alone stakes one, where he chooses.
    const covered = this.dealNumber > 1 || this.#readings['first-dress'] === 'dealer-only';
    if (this.#readings.penalties === 'pool' && covered) {
      this.#asked = 'stake';
      this.toMove = dealer;
      return;
    }
    this.#dress();
    this.#turnCard();
  }

  // BW91.pope.deal.spare: a spare hand, unexposed; BW91.pope.limited-stops: or other cards to make stops.
  #whyAside(): PopeArticle {
    const { stops } = this.#readings;
    if (stops === 'spare-hand') return 'BW91.pope.deal.spare';
    return stops === 'remainder' ? 'BW91.pope.limited-stops.remainder' : 'BW91.pope.limited-stops';
  }

  // BW91.pope.dress: the counters are laid out on the board, box by box.
  #dress(): void {
    const { board, dress } = this.#readings;
    const { dealer, seats } = this;
    const each = getPlayerStake(seats, board);
    // BW91.pope.dress.dealer: by agreement the dealer alone dresses it.
    const alone = dress === 'dealer';
    const on = [...distributeStakes(alone ? MIN_BOARD_STAKE[board] : each * (seats + 1), board)];
    let box = 0;
    const give = (seat: number, counters: number, cite: PopeArticle): void => {
      for (let left = counters; left > 0; ) {
        while (on[box] === 0) box += 1;
        const some = Math.min(left, on[box]!);
        this.ledger.pay(seat, this.boxAccount(box), some, cite);
        on[box]! -= some;
        left -= some;
      }
    };
    if (alone) return give(dealer, MIN_BOARD_STAKE[board], 'BW91.pope.dress.dealer');
    // BW91.pope.stake: all the same, and .stake.dealer: the dealer double; .five-pool.twelve: on five boxes from twelve.
    const cite = board === 'five' ? 'BW91.pope.five-pool.twelve' : 'BW91.pope.stake';
    for (let i = 1; i < seats; i++) give((dealer + i) % seats, each, cite);
    give(dealer, 2 * each, board === 'five' ? cite : 'BW91.pope.stake.dealer');
  }

  // BW91.pope.turn-up: the last card is turned up for trump.
  #turnCard(): void {
    const { dealer, listener } = this;
    const turned = this.#turnUp;
    this.#asked = 'card';
    this.toMove = this.elder;
    if (turned < 0) return;
    listener?.(EVENT['turned-up'], dealer, turned, 0, 'BW91.pope.turn-up');
    const box = turned === POPE ? POPE_BOX : getHonourBox(turned, this.#readings.board);
    // BW91.pope.turned.honour: ace, king, queen and knave bring the dealer their stake; .turned.low: no other card does.
    if (box >= 0) this.takeBox(dealer, box, box === POPE_BOX ? 'BW91.pope.turned.pope' : 'BW91.pope.turned.honour');
    if (turned !== POPE) return;
    // BW91.pope.turned.paid: each pays the dealer for every card dealt.
    if (!this.#standsOut) this.#payForPope(dealer, true, 'BW91.pope.turned.paid');
    // BW91.pope.pope-wins: by another agreement the game is the dealer's at once.
    if (this.#readings['turned-pope'] === 'play-on') return;
    listener?.(EVENT.stopped, 0, 0, 0, 'BW91.pope.pope-wins');
    this.takeBox(dealer, GAME_BOX, 'BW91.pope.pope-wins');
    this.endDeal();
  }

  /**
   * Makes each of the other players pay a seat for Pope: one counter for each card in the payer's hand, or in the hand
   * of the seat that is paid, up to the limit.
   */
  #payForPope(seat: number, turned: boolean, cite: PopeArticle): void {
    const own = !turned && this.#readings['pope-played'] === 'players-cards';
    const limited = turned || this.#readings['limit-on'] === 'both';
    const most = limited ? LIMITS[this.#readings['pope-limit']] : PACK.length;
    for (let i = 1; i < this.seats; i++) {
      const payer = (seat + i) % this.seats;
      if (this.#standsOut && payer === this.dealer) continue;
      this.ledger.pay(payer, seat, Math.min(most, this.hands.size(own ? seat : payer)), cite);
    }
  }

  /** The compartments of this board, in the order in which they must be covered. */
  get #board(): readonly number[] {
    return BOXES_ON_BOARD[this.#readings.board];
  }

  /** Number of counters still to be put on the board before the next deal, including that of the next dealer. */
  get #toCome(): number {
    if (this.#asked === 'stake') return 1;
    return this.#penalties.reduce((sum, each) => sum + each, 0) + (this.isLastDeal ? 0 : 1);
  }

  /**
   * Tells whether a counter may be put on a box. A box that already has one is not allowed if the remaining counters
   * are needed for the empty boxes.
   */
  #mayPut(box: number): boolean {
    return this.mayCover(box, this.#toCome, this.#board, 'first');
  }

  // BW91.pope.lead, .follow: a card; BW91.pope.in-lieu: Pope Joan in place of a stop; BW91.pope.placing: a counter on a box.
  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    if (this.#asked === 'card') return this.cards(into);
    if (this.#asked === 'pope') {
      into[0] = POPE;
      into[1] = PASS;
      return 2;
    }
    let count = 0;
    for (let box = 0; box < POPE_BOX_NAMES.length; box++) if (this.#mayPut(box)) into[count++] = PUTS + box;
    return count;
  }

  getRefusal(seat: number, move: Move): Refusal<PopeArticle> | null {
    if (this.#asked === 'card' || this.toMove < 0) return this.refuseCard(seat, move);
    if (this.#asked !== 'pope') return this.#refusePut(seat, move);
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: 'BW91.pope.in-lieu.next' };
    if (move === POPE || move === PASS) return null;
    if (move > PASS) return { reason: 'irregular', cite: 'BW91.pope.in-lieu' };
    if (!this.hands.holds(seat, move)) return { reason: 'not-in-hand', cite: 'BW91.pope.deal' };
    return { reason: 'must-supply', cite: 'BW91.pope.in-lieu' };
  }

  // BW91.pope.placing: one after another; BW91.pope.penalties-to-pool.covered: so that all are covered.
  #refusePut(seat: number, move: Move): Refusal<PopeArticle> | null {
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: 'BW91.pope.placing' };
    if (move === PASS) return { reason: 'no-pass', cite: 'BW91.pope.penalties-to-pool' };
    if (move < PUTS || move > POPE_LAST_MOVE) return { reason: 'irregular', cite: 'BW91.pope.placing' };
    return this.#mayPut(move - PUTS) ? null : { reason: 'irregular', cite: 'BW91.pope.penalties-to-pool.covered' };
  }

  formatMove(move: Move): string {
    return move < PASS ? formatCard(move) : `chooses ${POPE_BOX_NAMES[move - PUTS]}`;
  }

  parseMove([word = '', name = '', ...more]: readonly string[]): Move | undefined {
    if (more.length > 0) return undefined;
    if (name === '') return parseCard(word);
    const box =
      word.toLowerCase() === 'chooses' ? (POPE_BOX_NAMES as readonly string[]).indexOf(name.toLowerCase()) : -1;
    return box < 0 ? undefined : PUTS + box;
  }

  play(move: Move): void {
    if (move > PASS) this.#put(this.toMove, move - PUTS);
    else if (this.#asked === 'pope') this.#inLieu(this.toMove, move === POPE);
    else this.#lay(this.toMove, move);
  }

  #lay(seat: number, laid: Card): void {
    if (this.#untaken) this.#takeUp();
    this.layDown(seat, laid);
    this.#takeFor(seat, laid);
    if (this.hands.size(seat) === 0) return this.#settle(seat);
    // BW91.pope.in-lieu: at a stop that is no king, who has Pope may play it in lieu of the card that is wanted.
    const pope = this.hands.owner[POPE]!;
    if (this.#readings['in-lieu'] === 'off' || pope === NO_OWNER || rankOf(laid) === KING_RANK || !this.stops(laid))
      return this.goOn(laid, seat);
    this.#asked = 'pope';
    this.due = laid + 1;
    this.toMove = pope;
  }

  // BW91.pope.turn-up.taken: where the card turned up is the dealer's, he takes it when play begins.
  #takeUp(): void {
    this.#untaken = false;
    this.hands.give(this.dealer, this.#turnUp);
    this.listener?.(EVENT['took-up'], this.dealer, this.#turnUp, 0, 'BW91.pope.turn-up.taken');
  }

  /** Plays Pope in place of the card that is due, or holds it back. Then the player of the last card leads. */
  #inLieu(seat: number, played: boolean): void {
    const missing = this.due;
    this.#asked = 'card';
    if (!played) {
      this.listener?.(EVENT.passed, seat, 0, 0, 'BW91.pope.in-lieu.next');
      this.due = -1;
      this.toMove = this.runner;
      return;
    }
    this.listener?.(EVENT.followed, seat, POPE, 0, 'BW91.pope.in-lieu');
    this.hands.take(POPE);
    this.runner = seat;
    this.#takeFor(seat, POPE);
    if (this.hands.size(seat) === 0) return this.#settle(seat);
    // BW91.pope.in-lieu.next: the run goes on above the missing card; where nobody can, or by another reading, he leads.
    const above = missing === REMOVED_CARD ? POPE : missing;
    const ends = this.#readings['in-lieu'] === 'ends-run' || rankOf(missing) === KING_RANK;
    if (!ends) return this.goOn(above, seat);
    this.due = -1;
    this.toMove = seat;
  }

  // BW91.pope.take: who plays Pope, or an honour of trumps, takes the stake on it; and on a pair, if he plays both cards.
  #takeFor(seat: number, laid: Card): void {
    if (laid === POPE && this.#turnUp !== POPE) {
      this.takeBox(seat, POPE_BOX, 'BW91.pope.take');
      // BW91.pope.take.pope: and each pays him for every card remaining in hand.
      this.#payForPope(seat, false, 'BW91.pope.take.pope');
    }
    if (this.#turnUp >= 0 && suitOf(laid) === suitOf(this.#turnUp)) {
      const box = getHonourBox(laid, this.#readings.board);
      if (box >= 0) this.takeBox(seat, box, 'BW91.pope.take');
      const court = KING_RANK - rankOf(laid);
      if (court < this.#courts.length) this.#pair(seat, court, laid);
    }
    this.#last = laid;
  }

  /**
   * Pays for the pairs that a king, queen or knave of trumps completes. `court` is 0 for the king, 1 for the queen, 2
   * for the knave; each pair is a court card and the one below it. BW91.pope.take: one player takes the box;
   * BW91.pope.split: two share it, if at all.
   */
  #pair(seat: number, court: number, laid: Card): void {
    this.#courts[court] = seat;
    for (const [pair, other] of [
      [court, laid - 1],
      [court - 1, laid + 1],
    ] as const) {
      const partner = this.#courts[pair === court ? court + 1 : court - 1] ?? -1;
      if (partner < 0 || (this.#readings.pair === 'in-succession' && this.#last !== other)) continue;
      const box = MATRIMONY_BOX + pair;
      if (partner === seat) this.takeBox(seat, box, 'BW91.pope.take');
      else if (this.#readings.split === 'divided') this.#divide(seat, partner, box);
    }
  }

  // BW91.pope.split: played by two hands, a pair is by agreement divided between them; an odd counter stays.
  #divide(seat: number, partner: number, box: number): void {
    const half = this.onBox(box) >> 1;
    this.ledger.pay(this.boxAccount(box), partner, half, 'BW91.pope.split');
    this.ledger.pay(this.boxAccount(box), seat, half, 'BW91.pope.split');
  }

  // BW91.pope.settle: the first without cards takes Game; .settle.cards: and one for each card left in the other hands.
  #settle(winner: number): void {
    const { hands, ledger, listener, seats } = this;
    listener?.(EVENT.out, winner, 0, 0, 'BW91.pope.settle');
    this.takeBox(winner, GAME_BOX, 'BW91.pope.settle');
    const toPool = this.#readings.penalties === 'pool';
    for (let i = 1; i < seats; i++) {
      const loser = (winner + i) % seats;
      if (this.#standsOut && loser === this.dealer) continue;
      const left = hands.size(loser);
      listener?.(EVENT.counted, loser, 0, left, 'BW91.pope.settle.cards');
      // BW91.pope.settle.pope: who holds Pope and has not played it is exempt; a Pope turned up has been paid for, and exempts nobody.
      if (hands.holds(loser, POPE) && this.#turnUp !== POPE)
        listener?.(EVENT['let-off'], loser, 0, 0, 'BW91.pope.settle.pope');
      else if (toPool) this.#penalties[loser] = left;
      else ledger.pay(loser, winner, left, 'BW91.pope.settle.cards');
    }
    this.due = -1;
    this.#asked = 'penalty';
    this.#askForPenalty(winner);
  }

  // BW91.pope.penalties-to-pool: what they would pay the winner they put on the board; .placing: from his left.
  #askForPenalty(from: number): void {
    for (let i = 0; i < this.seats; i++) {
      const seat = (from + i) % this.seats;
      if (this.#penalties[seat] === 0) continue;
      this.toMove = seat;
      return;
    }
    this.#asked = 'card';
    this.endDeal();
  }

  #put(seat: number, box: number): void {
    const stakes = this.#asked === 'stake';
    const cite = stakes ? 'BW91.pope.penalties-to-pool.dealer' : 'BW91.pope.penalties-to-pool';
    this.ledger.pay(seat, this.boxAccount(box), 1, cite);
    if (stakes) {
      this.listener?.(EVENT.looked, 0, 0, 0, 'BW91.pope.deal');
      return this.#turnCard();
    }
    this.#penalties[seat]! -= 1;
    this.#askForPenalty(seat);
  }
}
