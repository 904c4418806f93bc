/**
 * Decisions expected of the seat to play, and the demands of adversaries after a fault (Boussac, pp. 146–147, rules 2,
 * 3 and 5). Where the book is silent: a demand is made, or waived, by the adversary who plays next, or, for an exposed
 * card, by its owner. Of two cards played at once, the one that is not chosen returns to the hand.
 */
import { type Card, suitOf } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal } from '../../game.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_TO_MANILLE, MANILLE_TO_CARD, suitMask, writeCardList } from './cards.ts';
import { type Coup, getNextSeat } from './coup.ts';
import type { ManilleDeal } from './deal.ts';
import type { PlayPractices } from './legality.ts';
import { DEMAND_MOVE, decodeAction, encodeAction, TURN_UP_MOVE } from './moves.ts';
import { NOT_YOUR_TURN } from './reasons.ts';
import type { DealTricks } from './tricks.ts';

type Refused = Refusal<ManilleArticle>;
const NOT_FOR_HIM: Refused = { reason: 'not-your-turn', cite: 'B96.fault.demand' };
const NO_PASS: Refused = { reason: 'no-pass', cite: 'B96.turn' };

/**
 * Decisions that the seat to play may have to make:
 * - `turn-up`: to turn up the last card;
 * - `card`: to play a card;
 * - `cover`: to play a card after one whose suit was wrongly announced, or to demand the suit announced;
 * - `suit`: to play a card of the suit that it announced;
 * - `choice`: to choose which of two cards is played;
 * - `redeal`: to keep a deal in which a card was shown, or to demand a new one.
 */
type Asked = 'turn-up' | 'card' | 'cover' | 'suit' | 'choice' | 'redeal';

/** Tracks the decision that the seat to play must make, and the cards that it concerns. */
export class PendingDecision {
  #asked: Asked = 'card';
  /** The seat that committed the fault; its card may have to be taken back, or chosen. */
  #offender = -1;
  /** The suit announced by the offender. */
  #announced = -1;
  /** The offender's two cards, or the one that may stay on the table. They are integers of the full pack. */
  #under: Card = -1;
  #upper: Card = -1;

  readonly #coup: Coup;
  readonly #deal: ManilleDeal;
  readonly #tricks: DealTricks;
  readonly #duties: PlayPractices;
  readonly #listener: Listener<ManilleArticle> | null;

  constructor(
    coup: Coup,
    deal: ManilleDeal,
    tricks: DealTricks,
    duties: PlayPractices,
    listener: Listener<ManilleArticle> | null,
  ) {
    this.#coup = coup;
    this.#deal = deal;
    this.#tricks = tricks;
    this.#duties = duties;
    this.#listener = listener;
  }

  /** Copies the state of another table. */
  copyFrom(other: PendingDecision): void {
    this.#asked = other.#asked;
    this.#offender = other.#offender;
    this.#announced = other.#announced;
    this.#under = other.#under;
    this.#upper = other.#upper;
  }

  /** True if the only decision is to play a card. */
  get plain(): boolean {
    return this.#asked === 'card';
  }

  /** True if the decision is made without playing a card. */
  get asksNoCard(): boolean {
    return this.#asked === 'choice' || this.#asked === 'redeal' || this.#asked === 'turn-up';
  }

  /** Asks the dealer to turn up the last card, unless the dealer first reports a misdeal. */
  askTurnUp(): void {
    this.#asked = 'turn-up';
    this.#tricks.toMove = this.#deal.dealer;
  }

  /** Asks for cards again, after the last card has been turned up. */
  askCards(): void {
    this.#asked = 'card';
    this.#tricks.begin();
  }

  /**
   * Writes the legal moves into `into`, as the method `legal` of a table does, for decisions other than `card`. Returns
   * their number.
   */
  legal(into: Int32Array): number {
    if (this.#asked === 'turn-up') {
      into[0] = TURN_UP_MOVE;
      return 1;
    }
    if (this.#asked === 'choice') {
      into[0] = encodeAction('chooses', Math.min(this.#under, this.#upper));
      into[1] = encodeAction('chooses', Math.max(this.#under, this.#upper));
      return 2;
    }
    const lawful = this.#coup.legal(this.#tricks.toMove, this.#duties);
    if (this.#asked === 'suit') return writeCardList(lawful & suitMask(this.#announced), into);
    // B96.fault.announced: he covers the card or insists; where no card is to follow he lets it be or insists, and so he does
    // with a deal that showed his card (B96.fault.shown.adversary).
    let count = 1;
    if (this.#isBetweenTricks()) into[0] = PASS;
    else count = writeCardList(lawful, into);
    into[count] = DEMAND_MOVE;
    return count + 1;
  }

  /** True between two tricks: after the fourth card of one, or before the first card of the next. */
  #isBetweenTricks(): boolean {
    return (this.#coup.count & 3) === 0;
  }

  /**
   * True if the decision can be made by playing a card of this suit: for `suit`, only the suit announced; for `cover`,
   * any card once a trick has begun.
   */
  isDue(card: Card): boolean {
    if (this.#asked === 'suit') return suitOf(card) === this.#announced;
    return this.#asked !== 'cover' || !this.#isBetweenTricks();
  }

  /** True if a move is an attempt at the decision to be made, legal or not, rather than a fault of another kind. */
  isAnswer(move: Move): boolean {
    if (this.#asked === 'choice' || this.#asked === 'redeal') return true;
    return move <= PASS || move === DEMAND_MOVE || (move === TURN_UP_MOVE && this.#asked === 'turn-up');
  }

  /** Returns the reason why a seat may not make this decision; `null` if it may. */
  refuse(seat: number, move: Move): Refused | null {
    if (this.#asked === 'choice' || this.#asked === 'redeal') return this.#refuseDecision(seat, move);
    if (this.#asked === 'turn-up' && move !== DEMAND_MOVE) return this.#refuseTurnUp(seat, move);
    return this.#refuseDemand(seat, move);
  }

  // B96.turn-up: it is the dealer who turns the card up, before anybody plays.
  #refuseTurnUp(seat: number, move: Move): Refused | null {
    if (seat !== this.#deal.dealer) return NOT_YOUR_TURN;
    if (move === PASS) return NO_PASS;
    return move === TURN_UP_MOVE ? null : { reason: 'must-answer', cite: 'B96.turn-up' };
  }

  // B96.fault.demand: by him who plays next, or whose card was seen.
  #refuseDecision(seat: number, move: Move): Refused | null {
    if (seat !== this.#tricks.toMove) return NOT_FOR_HIM;
    const cite = this.#asked === 'choice' ? 'B96.fault.two-cards' : 'B96.fault.shown.adversary';
    return this.#decidesBy(move) ? null : { reason: 'must-answer', cite };
  }

  #decidesBy(move: Move): boolean {
    if (this.#asked === 'redeal') return move === PASS || move === DEMAND_MOVE;
    return move === encodeAction('chooses', this.#under) || move === encodeAction('chooses', this.#upper);
  }

  #refuseDemand(seat: number, move: Move): Refused | null {
    const covers = this.#asked === 'cover';
    if (seat !== this.#tricks.toMove) return covers && move === DEMAND_MOVE ? NOT_FOR_HIM : NOT_YOUR_TURN;
    if (covers && (move === DEMAND_MOVE || this.#isBetweenTricks())) return null;
    return move === PASS ? NO_PASS : { reason: 'no-fault', cite: 'B96.fault.announced' };
  }

  /** Applies the decision of the seat to play, if it is not a card. */
  answer(move: Move): void {
    const seat = this.#tricks.toMove;
    const asked = this.#asked;
    this.#asked = 'card';
    if (asked === 'redeal') this.#decideDeal(seat, move);
    else if (asked === 'choice') this.#choose(seat, decodeAction(move)!.card);
    else if (move === DEMAND_MOVE) this.#demandSuit(seat);
    else this.#demandNothing(seat);
  }

  // 2. B96.fault.shown.adversary: whose card it is says whether the deal shall stand.
  askRedeal(owner: number): void {
    this.#asked = 'redeal';
    this.#tricks.toMove = owner;
  }

  // 2. B96.fault.shown.adversary: he has the deal begun again, or lets it stand.
  #decideDeal(seat: number, move: Move): void {
    if (move === DEMAND_MOVE) {
      this.#listener?.(EVENT.demanded, seat, 0, 0, 'B96.fault.shown.adversary');
      this.#deal.again('B96.fault.shown.adversary');
      return this.#tricks.stop('B96.fault.shown.adversary');
    }
    this.#listener?.(EVENT.passed, seat, 0, 0, 'B96.fault.shown.adversary');
    if (this.#deal.turned) this.askCards();
    else this.askTurnUp();
  }

  // 3. B96.fault.announced: who plays next covers the card, or insists on the suit.
  askToCover(offender: number, card: Card, announced: number): void {
    this.#asked = 'cover';
    this.#offender = offender;
    this.#under = card;
    this.#announced = announced;
  }

  // 3. B96.fault.announced: the offender takes his card back, and plays one of the suit.
  #demandSuit(seat: number): void {
    this.#listener?.(EVENT.demanded, seat, 0, 0, 'B96.fault.announced');
    const card = this.#coup.takeBack(this.#offender);
    this.#listener?.(EVENT['took-back'], this.#offender, MANILLE_TO_CARD[card]!, 0, 'B96.fault.announced');
    this.#tricks.toMove = this.#offender;
    this.#asked = 'suit';
  }

  #demandNothing(seat: number): void {
    this.#listener?.(EVENT.passed, seat, 0, 0, 'B96.fault.announced');
    this.#letStand();
    this.#tricks.advance();
  }

  // 3. B96.fault.announced.cover: to play on the card is to take it as it lies.
  cover(): void {
    if (this.#asked === 'cover') this.#letStand();
    this.#asked = 'card';
  }

  #letStand(): void {
    this.#listener?.(EVENT['let-stand'], this.#offender, this.#under, 0, 'B96.fault.announced.cover');
  }

  /** Remembers two cards played at once, of which an adversary chooses one. */
  layTwo(offender: number, under: Card, upper: Card): void {
    this.#offender = offender;
    this.#under = under;
    this.#upper = upper;
  }

  // 5. B96.fault.two-cards: who plays next says which is played.
  askChoice(): void {
    this.#asked = 'choice';
    this.#tricks.toMove = getNextSeat(this.#offender);
  }

  #choose(seat: number, card: Card): void {
    this.#listener?.(EVENT.chose, seat, card, 0, 'B96.fault.two-cards');
    this.keep(card);
  }

  // 5. B96.fault.two-cards.back: the card that is not played goes back to the hand it came from.
  keep(kept: Card): void {
    const other = kept === this.#under ? this.#upper : this.#under;
    this.#listener?.(EVENT['took-back'], this.#offender, other, 0, 'B96.fault.two-cards.back');
    this.#tricks.lay(this.#offender, CARD_TO_MANILLE[kept]!);
    this.#tricks.advance();
  }
}
