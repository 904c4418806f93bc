/**
 * La Manille, as Boussac's Encyclopédie des jeux de cartes gives it (1896, pp. 142–147). Where the book is silent,
 * or can be read in two ways:
 * - the cards rank as they count, 10 A K Q J, then 9 8 7;
 * - whoever is winning the trick as it lies is its master, and his partner is free (`partner-master-void`: to ruff too);
 * - who has not the suit after an adversary's ruff must overruff if he can (`overruff`), and is free to throw away
 *   when he cannot (`undertrump`); who follows suit after a ruff need not beat (`follow-after-ruff`); without suit
 *   and trumps any card may be thrown;
 * - the turned manille marks five (`turn-up-points`), and a turn-up may end the game before a card is played (`count`);
 *   when by `coup-end` both camps reach it in one coup the higher wins, and level they play on;
 * - partie liée is best of three games (`game`); the deal goes round through all of them, and points beyond a game are lost;
 * - to lose 34 points is to let the adversaries mark them (`penalty`), and ends the coup; by `offender-34` a match
 *   might never end, and is stopped after fifty coups;
 * - a coup that is void by the dealer's fault loses what its turn-up marked, after other faults that stands;
 * - a demand is made, or let pass, by the adversary who plays next, and of a card shown by him whose card it is; a suit
 *   announced that the offender cannot lawfully play is not demanded; of two cards laid at once only one that he might have
 *   laid is chosen, and the other goes back to his hand;
 * - not to trump when one must is punished as a renounce;
 * - kings drawn for partners seat them: the first pair drawn sits first and third; if two of four kings fall to one player
 *   all draw again, and those who are level in the draw for the deal.
 */
import { type Card, suitOf } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Laid, type Move, PASS, type Refusal, type Setup, type Table } from '../../game.ts';
import { NOBODY, type Owners } from '../../hands.ts';
import { type Random, shuffle } from '../../random.ts';
import { choose } from '../../readings.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_OF, list, POINTS, RANKED_OF, type Ranked, suitMask, UNSHUFFLED } from './cards.ts';
import { CARDS, Coup, campOf, nextTo, partnerOf } from './coup.ts';
import { draw, shuffled, written } from './draws.ts';
import { canErr, FAULTS, laidBy, type Position, revokeOf } from './irregularities.ts';
import { Match, THIRTY_FOUR } from './match.ts';
import { actOf, type Done, moveOf, readAct, writeAct } from './moves.ts';
import { type ManilleReadings, readings } from './readings.ts';
import { whyIllegal, whyPlayed } from './reasons.ts';

const DEMANDS = moveOf('demands');

type Refused = Refusal<ManilleArticle>;
const DEAL_OVER: Refused = { reason: 'deal-over', cite: 'B96.deal.passes' };
const NOT_HIS_TURN: Refused = { reason: 'not-your-turn', cite: 'B96.turn' };
const NOT_FOR_HIM: Refused = { reason: 'not-your-turn', cite: 'B96.fault.demand' };
const BEFORE_HIS_TURN: Refused = { ...NOT_HIS_TURN, misplay: true };
const NOT_IN_HAND: Refused = { reason: 'not-in-hand', cite: 'B96.deal.four' };

/** Half the points of a coup. */
const HALF = 34;

/**
 * What the seat to play is asked for: a card; a card over one whose suit was wrongly announced, or the demand; a card of the
 * suit announced; which of two cards is played; whether a deal that showed his card shall stand.
 */
type Asked = 'card' | 'cover' | 'suit' | 'choice' | 'redeal';

/** The table at which La Manille is played: the first and the third seat against the second and the fourth. */
export class ManilleTable implements Table<ManilleArticle>, Position {
  readonly seats = 4;
  readonly balance = new Int32Array(0);
  /** The cards of the coup in play. */
  readonly coup = new Coup();
  readonly readings: ManilleReadings;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  dealOver = true;
  exposed = 0;
  shown = 0;

  readonly #match: Match;
  readonly #listener: Listener<ManilleArticle> | null;
  readonly #pack = UNSHUFFLED.slice();
  #asked: Asked = 'card';
  /** Whose card may have to be taken back, or chosen. */
  #offender = -1;
  /** The suit he announced. */
  #announced = -1;
  /** The two cards he laid, or the one that he may keep on the table; the pack's integers. */
  #under: Card = -1;
  #upper: Card = -1;
  /** Why the same player deals again, when he does. */
  #redeal: ManilleArticle | null = null;

  constructor(setup: Setup) {
    this.readings = choose(readings, setup.readings);
    this.#listener = (setup.listener ?? null) as Listener<ManilleArticle> | null;
    this.#match = new Match(this.readings, this.#listener);
    this.dealer = setup.dealer ?? -1;
  }

  get hands() {
    return this.coup;
  }
  /** The points of each camp in the game being played. */
  get scores() {
    return this.#match.scores;
  }
  /** The games each camp has won in the match. */
  get games() {
    return this.#match.games;
  }
  get gameOver() {
    return this.#match.over;
  }
  get winners() {
    return this.#match.winners;
  }
  get laid(): Laid {
    return this.coup.laid;
  }
  get plain() {
    return this.#asked === 'card';
  }

  /** The cards that draws for partners and deal would turn up, the pack being gathered and shuffled for each. */
  drawCards(random: Random): readonly Card[] {
    return draw(this.readings.partners, shuffled(random))!.drawn.map(({ card }) => card);
  }

  // B96.partners.two-kings, .four-kings: who sits with whom; B96.deal.first: the highest card deals.
  drawForDeal(cards: ArrayLike<Card>): number {
    const settled = draw(this.readings.partners, written(cards));
    if (!settled) return -1;
    const { drawn, dealer } = settled;
    const forDeal = drawn.findIndex(({ cite }) => cite === 'B96.deal.first');
    for (const [i, { seat, card, cite }] of drawn.entries()) {
      if (i === forDeal) this.#sit();
      this.#listener?.(EVENT.drew, seat, card, 0, cite);
    }
    this.dealer = dealer;
    return drawn.length;
  }

  // B96.partners.opposite: partners face each other, an adversary on either side.
  #sit(): void {
    for (let seat = 0; seat < 4; seat++) this.#listener?.(EVENT['took-seat'], seat, 0, 0, 'B96.partners.opposite');
  }

  // B96.deal.passes: to the right after each coup; not when the deal is done again.
  nextDealer(): number {
    return this.dealNumber === 0 || this.#redeal ? this.dealer : nextTo(this.dealer);
  }

  standAs(other: ManilleTable): void {
    this.#match.standAs(other.#match);
    this.#redeal = other.#redeal;
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.#endCoup();
  }

  // B96.turn-up: the dealer's eighth card is the one turned up.
  handSizes(): readonly number[] {
    const dealer = this.nextDealer();
    return [0, 1, 2, 3].map((seat) => (seat === dealer ? 7 : 8));
  }

  deal(owners: Owners, laid: Laid = {}): void {
    const { held } = this.coup;
    held.fill(0);
    let turnUp = laid.turnUp;
    for (let card = 0; card < CARDS; card++) {
      const seat = owners[CARD_OF[card]!]!;
      if (seat !== NOBODY) held[seat]! |= 1 << card;
      else turnUp ??= CARD_OF[card]!;
    }
    if (turnUp === undefined || owners[turnUp] !== NOBODY) throw new Error('no card is left to be turned up');
    this.#begin(RANKED_OF[turnUp]!);
  }

  // B96.deal.right, B96.deal.four: from the dealer's right, four by four; B96.turn-up: the last is turned.
  shuffleAndDeal(random: Random): void {
    const { held } = this.coup;
    const pack = this.#pack;
    const first = nextTo(this.nextDealer());
    pack.set(UNSHUFFLED);
    shuffle(pack, random);
    held.fill(0);
    for (let i = 0; i < CARDS - 1; i++) held[(first + (i >> 2)) & 3]! |= 1 << pack[i]!;
    this.#begin(pack[CARDS - 1]!);
  }

  #begin(turnUp: Ranked): void {
    this.#match.begin();
    const why = this.#redeal ?? (this.dealNumber === 0 ? 'B96.deal.first' : 'B96.deal.passes');
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.dealOver = false;
    this.#redeal = null;
    this.#asked = 'card';
    this.exposed = 0;
    this.shown = 0;
    this.coup.begin(turnUp);
    if (this.#listener) this.#tellDeal(this.#listener, why);
    this.#match.mark(campOf(this.dealer), this.#turnUpPoints(), this.#turnUpArticle());
    this.#match.afterTurnUp();
    if (this.#match.gameWon) this.#endCoup();
    else this.toMove = nextTo(this.dealer);
  }

  #tellDeal(listener: Listener<ManilleArticle>, why: ManilleArticle): void {
    listener(EVENT['took-deal'], this.dealer, 0, 0, why);
    for (let i = 1; i <= 8; i++)
      listener(EVENT.dealt, (this.dealer + i) & 3, 0, 4, i === 1 ? 'B96.deal.right' : 'B96.deal.four');
    listener(EVENT['turned-up'], this.dealer, CARD_OF[this.coup.turnUp]!, 0, 'B96.turn-up');
  }

  // B96.turn-up.points: what the turn-up counts; by `three`, as B96.attack.turn-up says, three at most.
  #turnUpPoints(): number {
    const points = POINTS[this.coup.turnUp]!;
    return points > 3 && this.readings['turn-up-points'] === 'three' ? 3 : points;
  }

  #turnUpArticle(): ManilleArticle {
    return this.readings['turn-up-points'] === 'three' ? 'B96.attack.turn-up' : 'B96.turn-up.points';
  }

  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    switch (this.#asked) {
      case 'card':
        return list(this.coup.legal(this.toMove, this.readings), into);
      case 'cover': {
        // B96.fault.announced: he covers the card or insists; the trick being complete, he lets it be.
        let count = 1;
        if (this.#trickIsFull()) into[0] = PASS;
        else count = list(this.coup.legal(this.toMove, this.readings), into);
        into[count] = DEMANDS;
        return count + 1;
      }
      case 'suit':
        return list(this.coup.legal(this.toMove, this.readings) & suitMask(this.#announced), into);
      case 'choice':
        into[0] = moveOf('chooses', Math.min(this.#under, this.#upper));
        into[1] = moveOf('chooses', Math.max(this.#under, this.#upper));
        return 2;
      case 'redeal':
        into[0] = PASS;
        into[1] = DEMANDS;
        return 2;
    }
  }

  refuse(seat: number, move: Move): Refused | null {
    if (this.toMove < 0) return DEAL_OVER;
    const asked = this.#asked;
    if (asked === 'choice' || asked === 'redeal') {
      const cite = asked === 'choice' ? 'B96.fault.two-cards' : 'B96.fault.shown.adversary';
      if (seat !== this.toMove) return NOT_FOR_HIM;
      return this.#answers(move) ? null : { reason: 'must-answer', cite };
    }
    if (move < PASS) return this.#refuseCard(seat, move);
    if (move === PASS || move === DEMANDS) {
      if (seat !== this.toMove) return asked === 'cover' && move === DEMANDS ? NOT_FOR_HIM : NOT_HIS_TURN;
      if (asked === 'cover' && (move === DEMANDS || this.#trickIsFull())) return null;
      return {
        reason: move === PASS ? 'no-pass' : 'no-fault',
        cite: move === PASS ? 'B96.turn' : 'B96.fault.announced',
      };
    }
    const done = actOf(move);
    const cite = done && done.act in FAULTS ? FAULTS[done.act as keyof typeof FAULTS] : 'B96.turn';
    return done && canErr(this, seat, done)
      ? { reason: 'irregular', cite, misplay: true }
      : { reason: 'no-fault', cite };
  }

  // B96.turn: each in his turn; B96.follow and after: the cards that may be played.
  #refuseCard(seat: number, card: Card): Refused | null {
    const { coup } = this;
    const holds = coup.holds(seat, card);
    if (seat !== this.toMove) return holds ? BEFORE_HIS_TURN : NOT_HIS_TURN;
    if (!holds) return NOT_IN_HAND;
    const due =
      this.#asked === 'suit' ? suitOf(card) === this.#announced : this.#asked !== 'cover' || !this.#trickIsFull();
    if (!due) return { reason: 'must-answer', cite: 'B96.fault.announced' };
    const legal = coup.legal(seat, this.readings);
    return (legal >>> RANKED_OF[card]!) & 1 ? null : whyIllegal(coup, seat, RANKED_OF[card]!, this.readings);
  }

  #answers(move: Move): boolean {
    if (this.#asked === 'redeal') return move === PASS || move === DEMANDS;
    return move === moveOf('chooses', this.#under) || move === moveOf('chooses', this.#upper);
  }

  #trickIsFull(): boolean {
    return (this.coup.count & 3) === 0;
  }

  play(move: Move): void {
    if (move >= PASS) return this.#answer(move);
    if (this.#asked !== 'card') this.#cover();
    this.#lay(this.toMove, RANKED_OF[move]!);
    this.#advance();
  }

  #lay(seat: number, card: Ranked): void {
    const { coup } = this;
    if (this.#listener) {
      const kind = (coup.count & 3) === 0 ? EVENT.led : EVENT.followed;
      this.#listener(kind, seat, CARD_OF[card]!, 0, whyPlayed(coup, seat, card));
    }
    coup.lay(seat, card);
    this.toMove = nextTo(seat);
    // B96.turn-up.lies: the dealer takes up his card when his right neighbour has played.
    if (!coup.lies) return;
    coup.takeUp(this.dealer);
    this.#listener?.(EVENT['took-up'], this.dealer, CARD_OF[coup.turnUp]!, 0, 'B96.turn-up.lies');
  }

  // B96.winner-leads: who takes the trick leads to the next, until the eight cards are out (B96.play-out).
  #advance(): void {
    const { coup } = this;
    if ((coup.count & 3) !== 0) return;
    const blank = coup.value === 0; // B96.count.blank: without a counting card the trick is worth its own point.
    const points = coup.gather();
    this.toMove = coup.master;
    this.#listener?.(EVENT['took-trick'], coup.master, 0, points, blank ? 'B96.count.blank' : 'B96.order');
    if (coup.count === CARDS) this.#settle();
  }

  // B96.count: each camp puts its tricks together; B96.count.excess: what is above half is marked.
  #settle(): void {
    const { taken, tricks } = this.coup;
    const listener = this.#listener;
    if (listener) {
      listener(EVENT.exhausted, 0, 0, 0, 'B96.play-out');
      for (let camp = 0; camp < 2; camp++) {
        listener(EVENT['counted-camp'], camp, 0, taken[camp]! - tricks[camp]!, 'B96.values');
        listener(EVENT['counted-camp'], camp, 0, tricks[camp]!, 'B96.values.trick');
        listener(EVENT['counted-camp'], camp, 0, taken[camp]!, 'B96.count');
      }
    }
    const ahead = taken[0]! > HALF ? 0 : 1;
    if (tricks[ahead] === 8) {
      listener?.(EVENT['made-vole'], ahead, 0, 0, 'B96.vole');
      this.#match.mark(ahead, THIRTY_FOUR, 'B96.vole');
    } else if (taken[ahead] === HALF) listener?.(EVENT['null-coup'], 0, 0, 0, 'B96.count.null');
    else this.#match.mark(ahead, taken[ahead]! - HALF, 'B96.count.excess');
    this.#match.afterCoup(this.dealNumber);
    this.#endCoup();
  }

  #endCoup(): void {
    this.dealOver = true;
    this.toMove = -1;
    this.#asked = 'card';
  }

  write(move: Move): string {
    return writeAct(move);
  }

  read(words: readonly string[]): Move | undefined {
    return readAct(words);
  }

  /** Plays what the seventeen rules punish. */
  misplay(move: Move, seat = this.toMove): void {
    if (move < PASS) {
      const why = seat !== this.toMove ? 'B96.fault.turn' : revokeOf(this.coup, seat, RANKED_OF[move]!);
      this.#listener?.(EVENT.misplayed, seat, move, 0, why);
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
    this.#match.penalise(seat, cite);
    this.#listener?.(EVENT.stopped, 0, 0, 0, 'B96.fault.penalty');
    this.#match.afterCoup(this.dealNumber);
    this.#endCoup();
  }

  #err(seat: number, { act, card }: Done): void {
    // B96.fault.number.noticed: before he plays it is the dealer who loses.
    const noticed = act === 'miscounts' && laidBy(this, seat) === 0;
    const cite = noticed ? 'B96.fault.number.noticed' : FAULTS[act as keyof typeof FAULTS];
    if (act === 'gathers' || act === 'leaves') this.#listener?.(EVENT.misplayed, seat, card, 0, cite);
    else this.#listener?.(EVENT.faulted, noticed ? this.dealer : seat, 0, 0, cite);
    if (noticed) this.#void();
    this.#penalise(noticed ? this.dealer : seat, cite);
  }

  // B96.fault.faced: he deals again. B96.fault.misdeal: the deal is lost, and 34 points if it is seen after the turn-up.
  #misdeal(seat: number, { act, other }: Done): void {
    const kinds = ['B96.fault.misdeal', 'B96.fault.misdeal.turned', 'B96.fault.bottom.misdeal'] as const;
    const cite = act === 'redeals' ? 'B96.fault.faced' : kinds[other]!;
    this.#listener?.(EVENT.faulted, seat, 0, 0, cite);
    this.#void();
    if (cite === 'B96.fault.faced') this.#redeal = cite;
    if (cite === 'B96.fault.faced' || cite === 'B96.fault.misdeal') this.#stop(cite);
    else this.#penalise(seat, cite);
  }

  #stop(cite: ManilleArticle): void {
    this.#listener?.(EVENT.stopped, 0, 0, 0, cite);
    this.#match.afterCoup(this.dealNumber);
    this.#endCoup();
  }

  // B96.fault.void: a coup that is void loses what its turn-up marked.
  #void(): void {
    this.#match.strike(campOf(this.dealer), this.#turnUpPoints(), 'B96.fault.void');
  }

  // B96.fault.shown.own: the coup stands; B96.fault.shown.adversary: they choose, and he whose card it is says it.
  #show(card: Card): void {
    const owner = this.coup.owner[card]!;
    const own = campOf(owner) === campOf(this.dealer);
    this.shown |= 1 << RANKED_OF[card]!;
    this.#listener?.(EVENT.shown, owner, card, 0, own ? 'B96.fault.shown.own' : 'B96.fault.shown.adversary');
    if (own) return;
    this.toMove = owner;
    this.#asked = 'redeal';
  }

  // B96.fault.asked: the partner's hand lies open until the end of the coup.
  #expose(seat: number): void {
    const partner = partnerOf(seat);
    this.exposed |= 1 << partner;
    this.#listener?.(EVENT.faulted, seat, 0, 0, 'B96.fault.asked');
    this.#listener?.(EVENT['exposed-hand'], partner, 0, this.coup.size(partner), 'B96.fault.asked');
  }

  // B96.fault.announced: the adversaries may insist on the suit; B96.fault.announced.not-held: not on one he cannot play.
  #announce(seat: number, { card, other: suit }: Done): void {
    const { coup } = this;
    const can = (coup.legal(seat, this.readings) & suitMask(suit)) !== 0;
    this.#listener?.(EVENT.announced, seat, card, suit, 'B96.fault.announced');
    coup.remember();
    this.#lay(seat, RANKED_OF[card]!);
    if (!can) {
      this.#listener?.(EVENT['let-stand'], seat, card, 0, 'B96.fault.announced.not-held');
      return this.#advance();
    }
    this.#asked = 'cover';
    this.#offender = seat;
    this.#announced = suit;
    this.#under = card;
  }

  // B96.fault.announced.cover: to play on the card is to take it as it lies.
  #cover(): void {
    if (this.#asked === 'cover')
      this.#listener?.(EVENT['let-stand'], this.#offender, this.#under, 0, 'B96.fault.announced.cover');
    this.#asked = 'card';
  }

  // B96.fault.two-cards: the adversaries say which is played; by `under-card`, as .under has it, the one beneath;
  // B96.fault.two-cards.lawful: none of them, when only one might be laid.
  #layTwo(seat: number, { card: under, other: upper }: Done): void {
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
      this.toMove = nextTo(seat);
      return;
    }
    const kept = mayLay(under) ? under : upper;
    if (cite === 'B96.fault.two-cards')
      this.#listener?.(EVENT['let-stand'], seat, kept, 0, 'B96.fault.two-cards.lawful');
    this.#keep(kept);
  }

  // B96.fault.two-cards.back: the card that is not played goes back to the hand it came from.
  #keep(kept: Card): void {
    const other = kept === this.#under ? this.#upper : this.#under;
    this.#listener?.(EVENT['took-back'], this.#offender, other, 0, 'B96.fault.two-cards.back');
    this.#lay(this.#offender, RANKED_OF[kept]!);
    this.#advance();
  }

  /** An adversary says what he will have. */
  #answer(move: Move): void {
    const seat = this.toMove;
    const asked = this.#asked;
    this.#asked = 'card';
    if (asked === 'choice') {
      const { card } = actOf(move)!;
      this.#listener?.(EVENT.chose, seat, card, 0, 'B96.fault.two-cards');
      return this.#keep(card);
    }
    const cite = asked === 'redeal' ? 'B96.fault.shown.adversary' : 'B96.fault.announced';
    if (move === PASS) {
      this.#listener?.(EVENT.passed, seat, 0, 0, cite);
      if (asked === 'redeal') this.toMove = nextTo(this.dealer);
      else {
        this.#listener?.(EVENT['let-stand'], this.#offender, this.#under, 0, 'B96.fault.announced.cover');
        this.#advance();
      }
      return;
    }
    this.#listener?.(EVENT.demanded, seat, 0, 0, cite);
    if (asked === 'redeal') {
      this.#void();
      this.#redeal = cite;
      return this.#stop(cite);
    }
    const card = this.coup.takeBack(this.#offender);
    this.#listener?.(EVENT['took-back'], this.#offender, CARD_OF[card]!, 0, cite);
    this.toMove = this.#offender;
    this.#asked = 'suit';
  }
}
