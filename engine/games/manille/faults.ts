/**
 * What becomes of a fault of La Manille, by the seventeen rules that Boussac ends with (pp. 146–147); which of them a seat can
 * commit is in `irregularities.ts`. Where the book is silent:
 * - to lose 34 points is to let the adversaries mark them (`penalty`), and ends the coup; by `offender-34` a match
 *   might never end, and is stopped after fifty coups;
 * - a demand is made, or let pass, by the adversary who plays next, and of a card shown by him whose card it is; a suit
 *   announced that the offender cannot lawfully play is not demanded; of two cards laid at once only one that he might have
 *   laid is chosen, and the other goes back to his hand;
 * - not to trump when one must is punished as a renounce.
 */
import { type Card, suitOf } from '../../cards.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal } from '../../game.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_OF, list, RANKED_OF, type Ranked, suitMask } from './cards.ts';
import { campOf, nextTo, partnerOf } from './coup.ts';
import { canErr, FAULTS, laidBy, type Position, revokeOf } from './irregularities.ts';
import { actOf, type Done, moveOf } from './moves.ts';
import { NOT_HIS_TURN } from './reasons.ts';
import { Sitting } from './sitting.ts';

const DEMANDS = moveOf('demands');

type Refused = Refusal<ManilleArticle>;
const NOT_FOR_HIM: Refused = { reason: 'not-your-turn', cite: 'B96.fault.demand' };

/**
 * What the seat to play is asked for: a card; a card over one whose suit was wrongly announced, or the demand; a card of the
 * suit announced; which of two cards is played; whether a deal that showed his card shall stand.
 */
type Asked = 'card' | 'cover' | 'suit' | 'choice' | 'redeal';

/** A sitting at which faults are punished: the table is one, and adds the rules of play. */
export abstract class StrictSitting extends Sitting implements Position {
  exposed = 0;
  shown = 0;

  #asked: Asked = 'card';
  /** Whose card may have to be taken back, or chosen. */
  #offender = -1;
  /** The suit he announced. */
  #announced = -1;
  /** The two cards he laid, or the one that he may keep on the table; the pack's integers. */
  #under: Card = -1;
  #upper: Card = -1;

  get plain(): boolean {
    return this.#asked === 'card';
  }

  /** Lays a seat's card on the table. */
  protected abstract lay(seat: number, card: Ranked): void;

  /** Play goes on after a card that lies. */
  protected abstract advance(): void;

  protected override begin(turnUp: Ranked): void {
    this.#asked = 'card';
    this.exposed = 0;
    this.shown = 0;
    super.begin(turnUp);
  }

  /** Writes down what the seat to play may answer to a fault, as {@link Table.legal} does. */
  protected legalAnswers(into: Int32Array): number {
    if (this.#asked === 'choice') {
      into[0] = moveOf('chooses', Math.min(this.#under, this.#upper));
      into[1] = moveOf('chooses', Math.max(this.#under, this.#upper));
      return 2;
    }
    const lawful = this.coup.legal(this.toMove, this.readings);
    if (this.#asked === 'suit') return list(lawful & suitMask(this.#announced), into);
    // B96.fault.announced: he covers the card or insists; where no card is to follow he lets it be or insists, and so he does
    // with a deal that showed his card (B96.fault.shown.adversary).
    let count = 1;
    if (this.#betweenTricks()) into[0] = PASS;
    else count = list(lawful, into);
    into[count] = DEMANDS;
    return count + 1;
  }

  /** Whether no card lies that is to be followed: before the first is led, or when the fourth is laid. */
  #betweenTricks(): boolean {
    return (this.coup.count & 3) === 0;
  }

  /** Whether a card of this suit, if any, may answer what the seat to play is asked. */
  protected isDue(card: Card): boolean {
    if (this.#asked === 'suit') return suitOf(card) === this.#announced;
    return this.#asked !== 'cover' || !this.#betweenTricks();
  }

  /** Whether the seat to play has something to decide, and lays no card. */
  protected get decides(): boolean {
    return this.#asked === 'choice' || this.#asked === 'redeal';
  }

  /** Why a seat may not answer a fault so, or may not do what is one. */
  protected refuseAct(seat: number, move: Move): Refused | null {
    if (this.decides) return this.#refuseDecision(seat, move);
    if (move === PASS || move === DEMANDS) return this.#refuseDemand(seat, move);
    const done = actOf(move);
    const cite = done && done.act in FAULTS ? FAULTS[done.act as keyof typeof FAULTS] : 'B96.turn';
    return done && canErr(this, seat, done)
      ? { reason: 'irregular', cite, misplay: true }
      : { reason: 'no-fault', cite };
  }

  #refuseDecision(seat: number, move: Move): Refused | null {
    if (seat !== this.toMove) return NOT_FOR_HIM;
    const cite = this.#asked === 'choice' ? 'B96.fault.two-cards' : 'B96.fault.shown.adversary';
    return this.#decidedBy(move) ? null : { reason: 'must-answer', cite };
  }

  #decidedBy(move: Move): boolean {
    if (this.#asked === 'redeal') return move === PASS || move === DEMANDS;
    return move === moveOf('chooses', this.#under) || move === moveOf('chooses', this.#upper);
  }

  #refuseDemand(seat: number, move: Move): Refused | null {
    const covers = this.#asked === 'cover';
    if (seat !== this.toMove) return covers && move === DEMANDS ? NOT_FOR_HIM : NOT_HIS_TURN;
    if (covers && (move === DEMANDS || this.#betweenTricks())) return null;
    if (move === PASS) return { reason: 'no-pass', cite: 'B96.turn' };
    return { reason: 'no-fault', cite: 'B96.fault.announced' };
  }

  /** Plays what the seventeen rules punish. */
  misplay(move: Move, seat = this.toMove): void {
    if (move < PASS) {
      const why = seat !== this.toMove ? 'B96.fault.turn' : revokeOf(this.coup, seat, RANKED_OF[move]!);
      this.listener?.(EVENT.misplayed, seat, move, 0, why);
      return this.#penalise(seat, why);
    }
    const done = actOf(move)!;
    if (done.act === 'says') this.#announce(seat, done);
    else if (done.act === 'with') this.#layTwo(seat, done);
    else if (done.act === 'exposes') this.#show(done.card);
    else if (done.act === 'asks') this.#expose(seat);
    else if (done.act === 'redeals' || done.act === 'misdeals') this.#misdeal(seat, done);
    else this.#err(seat, done);
  }

  // B96.fault.penalty: the coup ends there.
  #penalise(seat: number, cite: ManilleArticle): void {
    this.match.penalise(seat, cite);
    this.listener?.(EVENT.stopped, 0, 0, 0, 'B96.fault.penalty');
    this.match.afterCoup(this.dealNumber);
    this.endCoup();
  }

  #err(seat: number, { act, card }: Done): void {
    // B96.fault.number.noticed: before he plays it is the dealer who loses.
    const noticed = act === 'miscounts' && laidBy(this, seat) === 0;
    const cite = noticed ? 'B96.fault.number.noticed' : FAULTS[act as keyof typeof FAULTS];
    if (act === 'gathers' || act === 'leaves') this.listener?.(EVENT.misplayed, seat, card, 0, cite);
    else this.listener?.(EVENT.faulted, noticed ? this.dealer : seat, 0, 0, cite);
    if (noticed) this.strikeTurnUp();
    this.#penalise(noticed ? this.dealer : seat, cite);
  }

  // B96.fault.faced: he deals again. B96.fault.misdeal: the deal is lost, and 34 points if it is seen after the turn-up.
  #misdeal(seat: number, { act, other }: Done): void {
    const kinds = ['B96.fault.misdeal', 'B96.fault.misdeal.turned', 'B96.fault.bottom.misdeal'] as const;
    const cite = act === 'redeals' ? 'B96.fault.faced' : kinds[other]!;
    this.listener?.(EVENT.faulted, seat, 0, 0, cite);
    this.strikeTurnUp();
    if (cite === 'B96.fault.faced') this.redeal = cite;
    if (cite === 'B96.fault.faced' || cite === 'B96.fault.misdeal') this.#stop(cite);
    else this.#penalise(seat, cite);
  }

  #stop(cite: ManilleArticle): void {
    this.listener?.(EVENT.stopped, 0, 0, 0, cite);
    this.match.afterCoup(this.dealNumber);
    this.endCoup();
  }

  // B96.fault.shown.own: the coup stands; B96.fault.shown.adversary: they choose, and he whose card it is says it.
  #show(card: Card): void {
    const owner = this.coup.owner[card]!;
    const own = campOf(owner) === campOf(this.dealer);
    this.shown |= 1 << RANKED_OF[card]!;
    this.listener?.(EVENT.shown, owner, card, 0, own ? 'B96.fault.shown.own' : 'B96.fault.shown.adversary');
    if (own) return;
    this.toMove = owner;
    this.#asked = 'redeal';
  }

  // B96.fault.asked: the partner's hand lies open until the end of the coup.
  #expose(seat: number): void {
    const partner = partnerOf(seat);
    this.exposed |= 1 << partner;
    this.listener?.(EVENT.faulted, seat, 0, 0, 'B96.fault.asked');
    this.listener?.(EVENT['exposed-hand'], partner, 0, this.coup.size(partner), 'B96.fault.asked');
  }

  // B96.fault.announced: the adversaries may insist on the suit; B96.fault.announced.not-held: not on one he cannot play.
  #announce(seat: number, { card, other: suit }: Done): void {
    const { coup } = this;
    const can = (coup.legal(seat, this.readings) & suitMask(suit)) !== 0;
    this.listener?.(EVENT.announced, seat, card, suit, 'B96.fault.announced');
    coup.remember();
    this.lay(seat, RANKED_OF[card]!);
    if (!can) {
      this.listener?.(EVENT['let-stand'], seat, card, 0, 'B96.fault.announced.not-held');
      return this.advance();
    }
    this.#asked = 'cover';
    this.#offender = seat;
    this.#announced = suit;
    this.#under = card;
  }

  // B96.fault.announced.cover: to play on the card is to take it as it lies.
  protected cover(): void {
    if (this.#asked === 'cover')
      this.listener?.(EVENT['let-stand'], this.#offender, this.#under, 0, 'B96.fault.announced.cover');
    this.#asked = 'card';
  }

  // B96.fault.two-cards: the adversaries say which is played; by `under-card`, as .under has it, the one beneath;
  // B96.fault.two-cards.lawful: none of them, when only one might be laid.
  #layTwo(seat: number, { card: under, other: upper }: Done): void {
    const legal = this.coup.legal(seat, this.readings);
    const cite = this.readings['two-cards'] === 'under-card' ? 'B96.fault.two-cards.under' : 'B96.fault.two-cards';
    this.listener?.(EVENT.misplayed, seat, under, 0, cite);
    this.listener?.(EVENT.misplayed, seat, upper, 0, cite);
    const mayLay = (card: Card): boolean => ((legal >>> RANKED_OF[card]!) & 1) === 1;
    this.#under = under;
    this.#upper = upper;
    this.#offender = seat;
    if (cite === 'B96.fault.two-cards' && mayLay(under) && mayLay(upper)) {
      this.#asked = 'choice';
      this.toMove = nextTo(seat);
      return;
    }
    const kept = mayLay(under) ? under : upper;
    if (cite === 'B96.fault.two-cards')
      this.listener?.(EVENT['let-stand'], seat, kept, 0, 'B96.fault.two-cards.lawful');
    this.#keep(kept);
  }

  // B96.fault.two-cards.back: the card that is not played goes back to the hand it came from.
  #keep(kept: Card): void {
    const other = kept === this.#under ? this.#upper : this.#under;
    this.listener?.(EVENT['took-back'], this.#offender, other, 0, 'B96.fault.two-cards.back');
    this.lay(this.#offender, RANKED_OF[kept]!);
    this.advance();
  }

  /** An adversary says what he will have. */
  protected answer(move: Move): void {
    const seat = this.toMove;
    const asked = this.#asked;
    this.#asked = 'card';
    if (asked === 'choice') {
      const { card } = actOf(move)!;
      this.listener?.(EVENT.chose, seat, card, 0, 'B96.fault.two-cards');
      return this.#keep(card);
    }
    const cite = asked === 'redeal' ? 'B96.fault.shown.adversary' : 'B96.fault.announced';
    if (move === PASS) {
      this.listener?.(EVENT.passed, seat, 0, 0, cite);
      if (asked === 'redeal') this.toMove = nextTo(this.dealer);
      else {
        this.listener?.(EVENT['let-stand'], this.#offender, this.#under, 0, 'B96.fault.announced.cover');
        this.advance();
      }
      return;
    }
    this.listener?.(EVENT.demanded, seat, 0, 0, cite);
    if (asked === 'redeal') {
      this.strikeTurnUp();
      this.redeal = cite;
      return this.#stop(cite);
    }
    const card = this.coup.takeBack(this.#offender);
    this.listener?.(EVENT['took-back'], this.#offender, CARD_OF[card]!, 0, cite);
    this.toMove = this.#offender;
    this.#asked = 'suit';
  }
}
