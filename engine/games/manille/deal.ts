/**
 * The deal of La Manille and what comes before it: the draw for partners and for the deal, the hands, the turn-up (Boussac,
 * pp. 142–144). Where the book is silent:
 * - kings drawn for partners also decide the seats: the first pair drawn takes the first and third seat; if one player draws
 *   two of four kings, all draw again; players who are level in the draw for the deal draw again too;
 * - the turned manille marks five (`turn-up-points`), and a turn-up may end the game before a card is played (`count`);
 * - the deal goes round through all the games of a match;
 * - if a deal (coup) is void by the dealer's fault, the points of its turn-up are lost; after other faults they are kept.
 */

import { type Card, type CardOwners, createEmptyOwners, NO_OWNER, PIQUET_PACK } from '../../cards.ts';
import type { DealLayout, DealtCards, UnheldCards } from '../../dealing.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Random, shuffle } from '../../random.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_POINTS, CARD_TO_MANILLE, MANILLE_TO_CARD, type ManilleCard, UNSHUFFLED_PACK } from './cards.ts';
import { CARD_COUNT, type Coup, getCamp, getNextSeat } from './coup.ts';
import { createFixedSource, createShuffledSource, drawPartnersAndDealer } from './draws.ts';
import type { ManilleMatch } from './match.ts';
import type { ManilleReadings } from './readings.ts';

/**
 * The dealer, and the dealing of hands: seven cards to the dealer, eight to each of the others, and the last card of
 * the pack face up.
 */
export class ManilleDeal {
  /** The dealer of this deal, or before it the first dealer; -1 until the draw decides it. */
  dealer: number;
  /** The number of the deal at this table, from 1; 0 before the first. */
  number = 0;
  /** True once the last card has been turned up. Before that, the dealer may still discover a misdeal. */
  turned = false;

  /** The article according to which the same player deals again; `null` if the deal passes on. */
  #again: ManilleArticle | null = null;

  /** The hands and the turn-up as last shuffled. */
  readonly shuffled: { readonly owners: CardOwners; readonly unheld: { turnUp: Card } } = {
    owners: createEmptyOwners(),
    unheld: { turnUp: -1 },
  };

  readonly #pack = UNSHUFFLED_PACK.slice();
  readonly #coup: Coup;
  readonly #match: ManilleMatch;
  readonly #readings: ManilleReadings;
  readonly #listener: Listener<ManilleArticle> | null;

  constructor(
    first: number,
    coup: Coup,
    match: ManilleMatch,
    readings: ManilleReadings,
    listener: Listener<ManilleArticle> | null,
  ) {
    this.dealer = first;
    this.#coup = coup;
    this.#match = match;
    this.#readings = readings;
    this.#listener = listener;
  }

  /** Copies the dealer and number of another deal. The cards are copied by {@link Coup.copyFrom}. */
  copyFrom(other: ManilleDeal): void {
    this.dealer = other.dealer;
    this.number = other.number;
    this.turned = other.turned;
    this.#again = other.#again;
  }

  /**
   * Lists the cards turned up in the draws for partners and for the first dealer. The pack is shuffled before each
   * draw.
   */
  drawCards(random: Random): readonly Card[] {
    return drawPartnersAndDealer(this.#readings.partners, createShuffledSource(random))!.drawn.map(({ card }) => card);
  }

  // B96.partners.two-kings, .four-kings: who sits with whom; B96.deal.first: the highest card deals.
  drawForDeal(cards: ArrayLike<Card>): number {
    const settled = drawPartnersAndDealer(this.#readings.partners, createFixedSource(cards));
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

  // B96.deal.first: the draw makes the first dealer; B96.deal.passes: to the right after each coup; not when the deal is done again.
  nextDealer(): number {
    return this.number === 0 || this.#again ? this.dealer : getNextSeat(this.dealer);
  }

  /** Cancels the deal. The same player deals again, according to the article cited. */
  again(cite: ManilleArticle): void {
    this.annul();
    this.#again = cite;
  }

  // B96.deal.four: eight cards each; B96.turn-up: the dealer's eighth is the one turned up.
  layout(): DealLayout {
    const dealer = this.nextDealer();
    const hands = [0, 1, 2, 3].map((seat) => (seat === dealer ? 7 : 8));
    return { hands, pack: PIQUET_PACK, board: 0, turnUp: true };
  }

  /** Gives each seat its cards, and returns the last card of the pack. */
  give({ owners, unheld = {} }: DealtCards): ManilleCard {
    const { held } = this.#coup;
    held.fill(0);
    let last = unheld.turnUp ?? unheld.talon?.[0];
    for (let card = 0; card < CARD_COUNT; card++) {
      const seat = owners[MANILLE_TO_CARD[card]!]!;
      if (seat !== NO_OWNER) held[seat]! |= 1 << card;
      else last ??= MANILLE_TO_CARD[card]!;
    }
    if (last === undefined || owners[last] !== NO_OWNER) throw new Error('no card is left to be turned up');
    return CARD_TO_MANILLE[last]!;
  }

  // B96.deal.right, B96.deal.four: from the dealer's right, four by four; B96.turn-up: the last is turned.
  shuffle(random: Random): DealtCards {
    const { owners, unheld } = this.shuffled;
    const pack = this.#pack;
    const first = getNextSeat(this.nextDealer());
    pack.set(UNSHUFFLED_PACK);
    shuffle(pack, random);
    for (let i = 0; i < CARD_COUNT - 1; i++) owners[MANILLE_TO_CARD[pack[i]!]!] = (first + (i >> 2)) & 3;
    unheld.turnUp = MANILLE_TO_CARD[pack[CARD_COUNT - 1]!]!;
    owners[unheld.turnUp] = NO_OWNER;
    return this.shuffled;
  }

  /** Begins a deal (coup) after the hands have been dealt, before the last card is turned up. */
  begin(last: ManilleCard): void {
    const why = this.#again ?? (this.number === 0 ? 'B96.deal.first' : 'B96.deal.passes');
    this.dealer = this.nextDealer();
    this.number += 1;
    this.turned = false;
    this.#again = null;
    this.#coup.begin(last);
    if (!this.#listener) return;
    this.#listener(EVENT['took-deal'], this.dealer, 0, 0, why);
    for (let i = 1; i <= 8; i++)
      this.#listener(EVENT.dealt, (this.dealer + i) & 3, 0, 4, i === 1 ? 'B96.deal.right' : 'B96.deal.four');
  }

  // B96.turn-up: the last card is turned; B96.turn-up.points: the dealer's camp marks what it counts.
  turnUp(): void {
    this.turned = true;
    this.#listener?.(EVENT['turned-up'], this.dealer, MANILLE_TO_CARD[this.#coup.turnUp]!, 0, 'B96.turn-up');
    this.#match.mark(getCamp(this.dealer), this.#points(), this.#pointsArticle());
  }

  // B96.turn-up.points: what the turn-up counts; by `three`, as B96.attack.turn-up says, three at most.
  #points(): number {
    const points = CARD_POINTS[this.#coup.turnUp]!;
    return points > 3 && this.#readings['turn-up-points'] === 'three' ? 3 : points;
  }

  #pointsArticle(): ManilleArticle {
    return this.#readings['turn-up-points'] === 'three' ? 'B96.attack.turn-up' : 'B96.turn-up.points';
  }

  // B96.turn-up.lies: until his right neighbour has played; then it is the dealer's eighth card.
  takeUp(): void {
    const coup = this.#coup;
    coup.takeUp(this.dealer);
    this.#listener?.(EVENT['took-up'], this.dealer, MANILLE_TO_CARD[coup.turnUp]!, 0, 'B96.turn-up.lies');
  }

  // B96.fault.void: a coup that is void loses what its turn-up marked.
  annul(): void {
    if (this.turned) this.#match.strike(getCamp(this.dealer), this.#points(), 'B96.fault.void');
  }

  /** The card turned up while it lies on the table. Before it is turned up, the last card of the pack as `talon`. */
  get unheld(): UnheldCards {
    const { lies, turnUp } = this.#coup;
    if (!lies) return {};
    const card = MANILLE_TO_CARD[turnUp]!;
    return this.turned ? { turnUp: card } : { talon: [card] };
  }
}
