/**
 * What comes before the play of La Manille: the draw for partners and for the deal, the deal and its turn-up, and the
 * camps' score (Boussac, pp. 142–144). Where the book is silent:
 * - kings drawn for partners seat them: the first pair drawn sits first and third; if two of four kings fall to one player
 *   all draw again, and those who are level in the draw for the deal;
 * - the turned manille marks five (`turn-up-points`), and a turn-up may end the game before a card is played (`count`);
 * - the deal goes round through all the games of a match;
 * - a coup that is void by the dealer's fault loses what its turn-up marked, after other faults that stands.
 */
import type { Card } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import type { Laid, Setup } from '../../game.ts';
import { NOBODY, type Owners } from '../../hands.ts';
import { type Random, shuffle } from '../../random.ts';
import { choose } from '../../readings.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_OF, POINTS, RANKED_OF, type Ranked, UNSHUFFLED } from './cards.ts';
import { CARDS, Coup, campOf, nextTo } from './coup.ts';
import { draw, shuffled, written } from './draws.ts';
import { Match } from './match.ts';
import { type ManilleReadings, readings } from './readings.ts';

const NO_COUNTERS = new Int32Array(0);

/** Two camps, the first and the third seat against the second and the fourth, their score and the round of deals. */
export abstract class Sitting {
  readonly seats = 4;
  readonly balance = NO_COUNTERS;
  /** The cards of the coup in play. */
  readonly coup = new Coup();
  readonly readings: ManilleReadings;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  dealOver = true;

  protected readonly match: Match;
  protected readonly listener: Listener<ManilleArticle> | null;
  /** Why the same player deals again, when he does. */
  protected redeal: ManilleArticle | null = null;

  readonly #pack = UNSHUFFLED.slice();

  constructor(setup: Setup) {
    this.readings = choose(readings, setup.readings);
    this.listener = (setup.listener ?? null) as Listener<ManilleArticle> | null;
    this.match = new Match(this.readings, this.listener);
    this.dealer = setup.dealer ?? -1;
  }

  get hands(): Coup {
    return this.coup;
  }
  /** The points of each camp in the game being played. */
  get scores(): Int32Array {
    return this.match.scores;
  }
  /** The games each camp has won in the match. */
  get games(): Int32Array {
    return this.match.games;
  }
  get gameOver(): boolean {
    return this.match.over;
  }
  get winners(): readonly number[] {
    return this.match.winners;
  }
  get laid(): Laid {
    return this.coup.laid;
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
      this.listener?.(EVENT.drew, seat, card, 0, cite);
    }
    this.dealer = dealer;
    return drawn.length;
  }

  // B96.partners.opposite: partners face each other, an adversary on either side.
  #sit(): void {
    for (let seat = 0; seat < 4; seat++) this.listener?.(EVENT['took-seat'], seat, 0, 0, 'B96.partners.opposite');
  }

  // B96.deal.passes: to the right after each coup; not when the deal is done again.
  nextDealer(): number {
    return this.dealNumber === 0 || this.redeal ? this.dealer : nextTo(this.dealer);
  }

  standAs(other: this): void {
    this.match.standAs(other.match);
    this.redeal = other.redeal;
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.endCoup();
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
    this.begin(RANKED_OF[turnUp]!);
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
    this.begin(pack[CARDS - 1]!);
  }

  /** The hands are dealt: the turn-up is marked, and unless that ends the game the dealer's right is to play. */
  protected begin(turnUp: Ranked): void {
    this.match.begin();
    const why = this.redeal ?? (this.dealNumber === 0 ? 'B96.deal.first' : 'B96.deal.passes');
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.dealOver = false;
    this.redeal = null;
    this.coup.begin(turnUp);
    if (this.listener) this.#tellDeal(this.listener, why);
    this.match.mark(campOf(this.dealer), this.#turnUpPoints(), this.#turnUpArticle());
    this.match.afterTurnUp();
    if (this.match.gameWon) this.endCoup();
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

  // B96.fault.void: a coup that is void loses what its turn-up marked.
  protected strikeTurnUp(): void {
    this.match.strike(campOf(this.dealer), this.#turnUpPoints(), 'B96.fault.void');
  }

  /** Nobody is to play until the next deal. */
  protected endCoup(): void {
    this.dealOver = true;
    this.toMove = -1;
  }
}
