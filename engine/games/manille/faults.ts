/**
 * What becomes of a fault of La Manille, by the seventeen rules that Boussac ends with (pp. 146–147) and in their order; when
 * each can be committed is in `irregularities.ts`. Where the book is silent:
 * - to lose 34 points is to let the adversaries mark them (`penalty`), and ends the coup; by `offender-34` a match
 *   might never end, and is stopped after fifty coups;
 * - a card is found faced in the pack, and a misdeal seen, either before the last card is turned up, and then it never is, or after;
 * - a demand is made, or let pass, by the adversary who plays next, and of a card shown by him whose card it is; a suit
 *   announced that the offender cannot lawfully play is not demanded; of two cards laid at once only one that he might have
 *   laid is chosen, and the other goes back to his hand;
 * - not to trump when one must is punished as a renounce.
 */
import { type Card, suitOf } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal } from '../../game.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_OF, list, type Mask, RANKED_OF, suitMask } from './cards.ts';
import { type Coup, campOf, nextTo, partnerOf } from './coup.ts';
import type { Deal } from './deal.ts';
import { type Circumstances, canErr, FAULTS, isFault, laidBy, revokeOf } from './irregularities.ts';
import type { Match } from './match.ts';
import { type Act, actOf, DEMANDS, moveOf, TURNS } from './moves.ts';
import type { ManilleReadings } from './readings.ts';
import { NOT_HIS_TURN } from './reasons.ts';
import type { Tricks } from './tricks.ts';

type Refused = Refusal<ManilleArticle>;
const NOT_FOR_HIM: Refused = { reason: 'not-your-turn', cite: 'B96.fault.demand' };
const NO_PASS: Refused = { reason: 'no-pass', cite: 'B96.turn' };

/**
 * What the seat to play is asked for: to turn up the last card; a card; a card over one whose suit was wrongly announced, or
 * the demand; a card of the suit announced; which of two cards is played; whether a deal that showed his card shall stand.
 */
type Asked = 'turn-up' | 'card' | 'cover' | 'suit' | 'choice' | 'redeal';

/** What was done wrongly in a deal, and what it lets others ask. */
export class Faults implements Circumstances {
  shown: Mask = 0;
  exposed = 0;

  #asked: Asked = 'card';
  /** Whose card may have to be taken back, or chosen. */
  #offender = -1;
  /** The suit he announced. */
  #announced = -1;
  /** The two cards he laid, or the one that he may keep on the table; the pack's integers. */
  #under: Card = -1;
  #upper: Card = -1;

  readonly coup: Coup;
  readonly readings: ManilleReadings;
  readonly #deal: Deal;
  readonly #tricks: Tricks;
  readonly #match: Match;
  readonly #listener: Listener<ManilleArticle> | null;

  constructor(
    coup: Coup,
    deal: Deal,
    tricks: Tricks,
    match: Match,
    readings: ManilleReadings,
    listener: Listener<ManilleArticle> | null,
  ) {
    this.coup = coup;
    this.readings = readings;
    this.#deal = deal;
    this.#tricks = tricks;
    this.#match = match;
    this.#listener = listener;
  }

  /** Becomes a full copy of another deal's faults. */
  copyFrom(other: Faults): void {
    this.shown = other.shown;
    this.exposed = other.exposed;
    this.#asked = other.#asked;
    this.#offender = other.#offender;
    this.#announced = other.#announced;
    this.#under = other.#under;
    this.#upper = other.#upper;
  }

  get dealer(): number {
    return this.#deal.dealer;
  }
  get turned(): boolean {
    return this.#deal.turned;
  }
  get toMove(): number {
    return this.#tricks.toMove;
  }
  get plain(): boolean {
    return this.#asked === 'card';
  }

  /** The hands are dealt; the dealer is to turn up the last card, if nothing is found wrong. */
  begin(): void {
    this.shown = 0;
    this.exposed = 0;
    this.#asked = 'turn-up';
    this.#tricks.toMove = this.dealer;
  }

  /** The last card is turned up: cards are asked for. */
  turnedUp(): void {
    this.#asked = 'card';
  }

  /** Writes down what the seat to play may answer when it is not asked for just a card, as a table's `legal` does. */
  legal(into: Int32Array): number {
    if (this.#asked === 'turn-up') {
      into[0] = TURNS;
      return 1;
    }
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
    if (this.#isBetweenTricks()) into[0] = PASS;
    else count = list(lawful, into);
    into[count] = DEMANDS;
    return count + 1;
  }

  /** Whether no card lies that is to be followed: before the first is led, or when the fourth is laid. */
  #isBetweenTricks(): boolean {
    return (this.coup.count & 3) === 0;
  }

  /** Whether the seat to play has something to do or to decide, and lays no card. */
  get asksNoCard(): boolean {
    return this.#asked === 'choice' || this.#asked === 'redeal' || this.#asked === 'turn-up';
  }

  /** Whether a card of this suit, if any, may answer what the seat to play is asked. */
  isDue(card: Card): boolean {
    if (this.#asked === 'suit') return suitOf(card) === this.#announced;
    return this.#asked !== 'cover' || !this.#isBetweenTricks();
  }

  /** Why a seat may not answer a fault so, or may not do what is one. */
  refuse(seat: number, move: Move): Refused | null {
    if (this.#asked === 'turn-up' && (move <= PASS || move === TURNS)) return this.#refuseTurnUp(seat, move);
    if (this.#asked === 'choice' || this.#asked === 'redeal') return this.#refuseDecision(seat, move);
    if (move === PASS || move === DEMANDS) return this.#refuseDemand(seat, move);
    const act = actOf(move);
    const cite = act && isFault(act.name) ? FAULTS[act.name] : 'B96.turn';
    return act && canErr(this, seat, act) ? { reason: 'irregular', cite, misplay: true } : { reason: 'no-fault', cite };
  }

  // B96.turn-up: it is the dealer who turns the card up, before anybody plays.
  #refuseTurnUp(seat: number, move: Move): Refused | null {
    if (seat !== this.dealer) return NOT_HIS_TURN;
    if (move === PASS) return NO_PASS;
    return move === TURNS ? null : { reason: 'must-answer', cite: 'B96.turn-up' };
  }

  // B96.fault.demand: by him who plays next, or whose card was seen.
  #refuseDecision(seat: number, move: Move): Refused | null {
    if (seat !== this.toMove) return NOT_FOR_HIM;
    const cite = this.#asked === 'choice' ? 'B96.fault.two-cards' : 'B96.fault.shown.adversary';
    return this.#decidesBy(move) ? null : { reason: 'must-answer', cite };
  }

  #decidesBy(move: Move): boolean {
    if (this.#asked === 'redeal') return move === PASS || move === DEMANDS;
    return move === moveOf('chooses', this.#under) || move === moveOf('chooses', this.#upper);
  }

  #refuseDemand(seat: number, move: Move): Refused | null {
    const covers = this.#asked === 'cover';
    if (seat !== this.toMove) return covers && move === DEMANDS ? NOT_FOR_HIM : NOT_HIS_TURN;
    if (covers && (move === DEMANDS || this.#isBetweenTricks())) return null;
    return move === PASS ? NO_PASS : { reason: 'no-fault', cite: 'B96.fault.announced' };
  }

  /** A seat does what the seventeen rules punish. */
  misplay(seat: number, move: Move): void {
    if (move < PASS) return this.#layWrongly(seat, move);
    const act = actOf(move)!;
    switch (act.name) {
      case 'redeals':
        return this.#findFaced(seat);
      case 'exposes':
        return this.#show(act.card);
      case 'says':
        return this.#announce(seat, act);
      case 'with':
        return this.#layTwo(seat, act);
      case 'misdeals':
        return this.#misdeal(seat, act.other);
      case 'miscounts':
        return this.#miscount(seat);
      case 'gathers':
        return this.#leadWrongly(seat, act.card, 'B96.fault.three-cards');
      case 'leaves':
        return this.#leadWrongly(seat, act.card, 'B96.fault.two-tricks');
      case 'looks':
        return this.#lose(seat, 'B96.fault.looked');
      case 'asks':
        return this.#expose(seat);
      default:
        return this.#lose(seat, 'B96.fault.false-statement');
    }
  }

  /** The seat to play answers what it is asked, by no card. */
  answer(move: Move): void {
    const seat = this.toMove;
    const asked = this.#asked;
    this.#asked = 'card';
    if (asked === 'redeal') this.#decideDeal(seat, move);
    else if (asked === 'choice') this.#choose(seat, actOf(move)!.card);
    else if (move === DEMANDS) this.#demandSuit(seat);
    else this.#demandNothing(seat);
  }

  // 1. B96.fault.faced: a card lies face up in the pack, and he deals again.
  #findFaced(seat: number): void {
    this.#listener?.(EVENT.faulted, seat, 0, 0, 'B96.fault.faced');
    this.#dealAgain('B96.fault.faced');
  }

  // 2. B96.fault.shown.own: the coup stands; B96.fault.shown.adversary: they choose, and he whose card it is says it.
  #show(card: Card): void {
    const owner = this.coup.owner[card]!;
    const own = campOf(owner) === campOf(this.dealer);
    this.shown |= 1 << RANKED_OF[card]!;
    this.#listener?.(EVENT.shown, owner, card, 0, own ? 'B96.fault.shown.own' : 'B96.fault.shown.adversary');
    if (own) return;
    this.#tricks.toMove = owner;
    this.#asked = 'redeal';
  }

  // 2. B96.fault.shown.adversary: he has the deal begun again, or lets it stand.
  #decideDeal(seat: number, move: Move): void {
    if (move === DEMANDS) {
      this.#listener?.(EVENT.demanded, seat, 0, 0, 'B96.fault.shown.adversary');
      return this.#dealAgain('B96.fault.shown.adversary');
    }
    this.#listener?.(EVENT.passed, seat, 0, 0, 'B96.fault.shown.adversary');
    if (this.turned) return this.#tricks.begin();
    this.#asked = 'turn-up';
    this.#tricks.toMove = this.dealer;
  }

  // 3. B96.fault.announced: the adversaries may insist on the suit; B96.fault.announced.not-held: not on one he cannot play.
  #announce(seat: number, { card, other: suit }: Act): void {
    const { coup } = this;
    const can = (coup.legal(seat, this.readings) & suitMask(suit)) !== 0;
    this.#listener?.(EVENT.announced, seat, card, suit, 'B96.fault.announced');
    coup.remember();
    this.#tricks.lay(seat, RANKED_OF[card]!);
    if (!can) {
      this.#listener?.(EVENT['let-stand'], seat, card, 0, 'B96.fault.announced.not-held');
      return this.#tricks.advance();
    }
    this.#asked = 'cover';
    this.#offender = seat;
    this.#announced = suit;
    this.#under = card;
  }

  // 3. B96.fault.announced: he takes his card back, and plays one of the suit.
  #demandSuit(seat: number): void {
    this.#listener?.(EVENT.demanded, seat, 0, 0, 'B96.fault.announced');
    const card = this.coup.takeBack(this.#offender);
    this.#listener?.(EVENT['took-back'], this.#offender, CARD_OF[card]!, 0, 'B96.fault.announced');
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

  // 5. B96.fault.two-cards: the adversaries say which is played; by `under-card`, as .under has it, the one beneath;
  // B96.fault.two-cards.lawful: none of them, when only one might be laid.
  #layTwo(seat: number, { card: under, other: upper }: Act): void {
    const legal = this.coup.legal(seat, this.readings);
    const cite = this.readings['two-cards'] === 'under-card' ? 'B96.fault.two-cards.under' : 'B96.fault.two-cards';
    this.#listener?.(EVENT.misplayed, seat, under, 0, cite);
    this.#listener?.(EVENT.misplayed, seat, upper, 0, cite);
    const mayLay = (card: Card): boolean => ((legal >>> RANKED_OF[card]!) & 1) === 1;
    this.#under = under;
    this.#upper = upper;
    this.#offender = seat;
    if (cite === 'B96.fault.two-cards' && mayLay(under) && mayLay(upper)) {
      this.#asked = 'choice';
      this.#tricks.toMove = nextTo(seat);
      return;
    }
    const kept = mayLay(under) ? under : upper;
    if (cite === 'B96.fault.two-cards')
      this.#listener?.(EVENT['let-stand'], seat, kept, 0, 'B96.fault.two-cards.lawful');
    this.#keep(kept);
  }

  #choose(seat: number, card: Card): void {
    this.#listener?.(EVENT.chose, seat, card, 0, 'B96.fault.two-cards');
    this.#keep(card);
  }

  // 5. B96.fault.two-cards.back: the card that is not played goes back to the hand it came from.
  #keep(kept: Card): void {
    const other = kept === this.#under ? this.#upper : this.#under;
    this.#listener?.(EVENT['took-back'], this.#offender, other, 0, 'B96.fault.two-cards.back');
    this.#tricks.lay(this.#offender, RANKED_OF[kept]!);
    this.#tricks.advance();
  }

  // 6. B96.fault.misdeal: the deal is lost; .misdeal.turned: and 34 points, if it is seen after the turn-up.
  // 17. B96.fault.bottom.misdeal: and 34 points, if he had looked at the bottom card.
  #misdeal(seat: number, kind: number): void {
    const cite = (['B96.fault.misdeal', 'B96.fault.misdeal.turned', 'B96.fault.bottom.misdeal'] as const)[kind]!;
    this.#listener?.(EVENT.faulted, seat, 0, 0, cite);
    if (cite === 'B96.fault.misdeal') return this.#stop(cite);
    this.#deal.annul();
    this.#penalise(seat, cite);
  }

  // 7. B96.fault.number: he plays with a card too many or too few; 8. B96.fault.number.noticed: before he plays it is the
  // dealer who loses.
  #miscount(seat: number): void {
    if (laidBy(this, seat) > 0) return this.#lose(seat, 'B96.fault.number');
    this.#listener?.(EVENT.faulted, this.dealer, 0, 0, 'B96.fault.number.noticed');
    this.#deal.annul();
    this.#penalise(this.dealer, 'B96.fault.number.noticed');
  }

  // 9. B96.fault.renounce, .false-ruff, .under-force: a card that may not be played. 10. B96.fault.turn: nor before his turn.
  #layWrongly(seat: number, card: Card): void {
    const cite = seat === this.toMove ? revokeOf(this.coup, seat, RANKED_OF[card]!) : 'B96.fault.turn';
    this.#listener?.(EVENT.misplayed, seat, card, 0, cite);
    this.#penalise(seat, cite);
  }

  // 11. B96.fault.three-cards: he took up three for a trick; 12. B96.fault.two-tricks: he left two lying, and leads.
  #leadWrongly(seat: number, card: Card, cite: ManilleArticle): void {
    this.#listener?.(EVENT.misplayed, seat, card, 0, cite);
    this.#penalise(seat, cite);
  }

  // 15. B96.fault.asked: the partner's hand lies open until the end of the coup.
  #expose(seat: number): void {
    const partner = partnerOf(seat);
    this.exposed |= 1 << partner;
    this.#listener?.(EVENT.faulted, seat, 0, 0, 'B96.fault.asked');
    this.#listener?.(EVENT['exposed-hand'], partner, 0, this.coup.size(partner), 'B96.fault.asked');
  }

  /** Who did this loses 34 points: of the faults in which no card is laid, most. */
  #lose(seat: number, cite: ManilleArticle): void {
    this.#listener?.(EVENT.faulted, seat, 0, 0, cite);
    this.#penalise(seat, cite);
  }

  // B96.fault.penalty: the coup ends there.
  #penalise(seat: number, cite: ManilleArticle): void {
    this.#match.penalise(seat, cite);
    this.#stop('B96.fault.penalty');
  }

  /** The coup is void, and the same player deals again. */
  #dealAgain(cite: ManilleArticle): void {
    this.#deal.annul();
    this.#deal.again(cite);
    this.#stop(cite);
  }

  #stop(cite: ManilleArticle): void {
    this.#listener?.(EVENT.stopped, 0, 0, 0, cite);
    this.#tricks.endCoup();
  }
}
