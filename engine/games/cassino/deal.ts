/**
 * Everything before the play of Cassino: the draw for partners and dealer, the cards dealt in rounds, and the cards
 * that the dealer exposes (Round Games with Cards, pp. 97–98 and 100).
 */

import { type Card, type CardOwners, createEmptyOwners, FULL_PACK, NO_OWNER, PACK_SIZE } from '../../cards.ts';
import { assertValidDeal, type DealLayout, type DealtCards, type UnheldCards } from '../../dealing.ts';
import { type DrawListener, drawHighestCard } from '../../draw.ts';
import { EVENT, type Listener } from '../../events.ts';
import type { Move, Refusal } from '../../game.ts';
import { Hands } from '../../hands.ts';
import { type Random, shuffle } from '../../random.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { CassinoArticle } from './articles.ts';
import { drawPartners, getDrawHeight } from './draw.ts';
import { getExposedCard } from './moves.ts';
import type { CassinoReadings, readings } from './readings.ts';
import { GameScore } from './score.ts';

/** Number of cards dealt to each player in every round. */
export const HAND_SIZE = 4;
/** Number of cards dealt face up to the table in the first round. */
const BOARD = 4;

const UNSHUFFLED = Uint8Array.from(FULL_PACK);
const NONE: readonly Card[] = [];

/**
 * The first part of a table of Cassino: players, score, and the cards dealt in rounds. A subclass adds the rules of
 * play.
 */
export abstract class CassinoDealingTable {
  readonly seats: number;
  readonly hands: Hands;
  dealer: number;
  dealNumber = 0;
  toMove = -1;
  dealOver = true;

  protected readonly listener: Listener<CassinoArticle> | null;
  protected readonly readings: CassinoReadings;
  protected readonly score: GameScore;
  /** The cards on the table, oldest first; only the first {@link lying} entries are valid. */
  protected readonly board = new Uint8Array(PACK_SIZE);
  protected lying = 0;
  /** Number of the round, from 1. */
  protected round = 0;
  /** Number of cards played in this round. */
  protected played = 0;
  /**
   * The article according to which the deal passes on: the deal was played to its end, was forfeited, or left the game
   * undecided.
   */
  protected passing: CassinoArticle = 'BW91.cassino.dealer.next';

  readonly #pack = new Uint8Array(PACK_SIZE);
  /** The pack as last shuffled, and the deal made from it. */
  readonly #order = UNSHUFFLED.slice();
  readonly #shuffled: { readonly owners: CardOwners; unheld: UnheldCards } = {
    owners: createEmptyOwners(),
    unheld: {},
  };
  /** Number of cards of the pack already dealt. */
  #dealt = 0;
  /** The cards that the dealer has exposed in this round. */
  #exposed = NONE;

  constructor(setup: CheckedSetup<typeof readings>) {
    this.seats = setup.seats;
    this.readings = setup.readings;
    this.listener = setup.listener;
    this.score = new GameScore(setup.seats, this.readings, this.listener);
    this.hands = new Hands(setup.seats);
    this.dealer = setup.dealer;
  }

  get scores(): Int32Array {
    return this.score.scores;
  }
  get gameOver(): boolean {
    return this.score.over;
  }
  get winners(): readonly number[] {
    return this.score.winners;
  }
  get unheld(): UnheldCards {
    return {
      board: Array.from(this.board.subarray(0, this.lying)),
      talon: Array.from(this.#pack.subarray(this.#dealt)),
    };
  }

  // BW91.cassino.draw.partners, .draw.others: each draws a card; .draw.dealer: the lowest deals.
  drawForDeal(cards: ArrayLike<Card>): number {
    const why = this.#inPairs ? 'BW91.cassino.draw.partners' : 'BW91.cassino.draw.others';
    const hear: DrawListener = (seat, card, again) =>
      this.listener?.(EVENT.drew, seat, card, 0, again ? 'BW91.cassino.draw.tie' : why);
    const draw = this.#inPairs ? drawPartners(cards, hear) : drawHighestCard(cards, this.seats, getDrawHeight, hear);
    if (!draw) return -1;
    this.dealer = draw.dealer;
    return draw.used;
  }

  get #inPairs(): boolean {
    return this.score.parties < this.seats;
  }

  // BW91.cassino.draw.dealer: the draw makes the first dealer; BW91.cassino.dealer.next: then the deal passes to the left.
  nextDealer(): number {
    return this.dealNumber === 0 ? this.dealer : this.leftOf(this.dealer);
  }

  copyFrom(other: this): void {
    this.hands.copyFrom(other.hands);
    this.score.copyFrom(other.score);
    this.board.set(other.board);
    this.dealer = other.dealer;
    this.dealNumber = other.dealNumber;
    this.toMove = other.toMove;
    this.dealOver = other.dealOver;
    this.lying = other.lying;
    this.round = other.round;
    this.played = other.played;
    this.passing = other.passing;
    this.#pack.set(other.#pack);
    this.#dealt = other.#dealt;
    this.#exposed = other.#exposed;
  }

  protected leftOf(seat: number): number {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }

  // BW91.cassino.deal: four cards each.
  layout(): DealLayout {
    return {
      hands: Array.from({ length: this.seats }, () => HAND_SIZE),
      pack: FULL_PACK,
      board: BOARD,
      turnUp: false,
    };
  }

  // BW91.cassino.deal, .deal.table, .deal.table.place: one at a time from the dealer's left, and one to the table after his own.
  shuffle(random: Random): DealtCards {
    const pack = this.#order;
    pack.set(UNSHUFFLED);
    shuffle(pack, random);
    const { owners } = this.#shuffled;
    owners.fill(NO_OWNER);
    const board: Card[] = [];
    let dealt = 0;
    for (let circuit = 0; circuit < HAND_SIZE; circuit++) {
      for (let i = 0, seat = this.nextDealer(); i < this.seats; i++) {
        seat = this.leftOf(seat);
        owners[pack[dealt++]!] = seat;
      }
      board.push(pack[dealt++]!);
    }
    this.#shuffled.unheld = { board, talon: Array.from(pack.subarray(dealt)) };
    return this.#shuffled;
  }

  /** Begins a deal. Later rounds are dealt from the talon if its order is known, otherwise from the remaining cards. */
  deal(dealt: DealtCards): void {
    assertValidDeal(this, dealt, this.#shuffled);
    const { owners, unheld = {} } = dealt;
    const board = unheld.board!;
    const talon = unheld.talon ?? FULL_PACK.filter((card) => owners[card] === NO_OWNER && !board.includes(card));
    this.#dealt = this.seats * HAND_SIZE + BOARD;
    this.#pack.set(talon, this.#dealt);
    this.hands.setOut(owners);
    this.board.set(board);
    this.#begin();
  }

  /** BW91.cassino.deal: one card to each player, beginning on the dealer's left and ending with the dealer. */
  #dealCircuit(dealer: number): void {
    for (let i = 0, seat = dealer; i < this.seats; i++) {
      seat = this.leftOf(seat);
      this.hands.give(seat, this.#pack[this.#dealt++]!);
    }
  }

  #begin(): void {
    this.dealer = this.nextDealer();
    this.dealNumber += 1;
    this.dealOver = false;
    this.lying = BOARD;
    this.round = 0;
    const drawn = this.#inPairs ? 'BW91.cassino.draw.dealer' : 'BW91.cassino.draw.others';
    this.listener?.(EVENT['took-deal'], this.dealer, 0, 0, this.dealNumber === 1 ? drawn : this.passing);
    this.#beginRound('BW91.cassino.deal');
    for (let i = 0; i < BOARD; i++)
      this.listener?.(EVENT.laid, this.dealer, this.board[i]!, 0, 'BW91.cassino.deal.table');
    this.beginPlay();
  }

  /** Prepares the play of a deal: no card has been won. */
  protected abstract beginPlay(): void;

  #beginRound(cite: CassinoArticle): void {
    this.round += 1;
    this.played = 0;
    this.#exposed = NONE;
    // BW91.cassino.deal: four cards to each, from the dealer's left.
    for (let i = 1; i <= this.seats; i++)
      this.listener?.(EVENT.dealt, (this.dealer + i) % this.seats, 0, HAND_SIZE, cite);
    this.toMove = this.leftOf(this.dealer); // BW91.cassino.lead
  }

  /** True if no cards are left in the pack, so that this round is the last. */
  protected get isLastRound(): boolean {
    return this.#dealt === PACK_SIZE;
  }

  // BW91.cassino.next-round: the same dealer deals four more each, from the talon in its order, and none to the table.
  /** Deals four cards to each player for the next round. */
  protected dealRound(): void {
    for (let circuit = 0; circuit < HAND_SIZE; circuit++) this.#dealCircuit(this.dealer);
    this.#beginRound('BW91.cassino.next-round');
  }

  // BW91.cassino.exposed.first, .later: the dealer may expose a card before the round's first is played; nobody should.
  protected refuseExposing(seat: number, card: Card): Refusal<CassinoArticle> {
    const cite = this.round === 1 ? 'BW91.cassino.exposed.first' : 'BW91.cassino.exposed.later';
    const dealing = seat === this.dealer && this.played === 0;
    if (dealing && this.hands.owner[card] !== NO_OWNER && !this.#exposed.includes(card))
      return { reason: 'may-not-expose', cite, misplay: true };
    return { reason: 'may-not-expose', cite };
  }

  // BW91.cassino.exposed.first: the deal is forfeited; BW91.cassino.exposed.later: the player must take the card.
  misplay(move: Move): void {
    const card = getExposedCard(move);
    this.#exposed = [...this.#exposed, card];
    const first = this.round === 1;
    const cite = first ? 'BW91.cassino.exposed.first' : 'BW91.cassino.exposed.later';
    this.listener?.(EVENT.shown, this.hands.owner[card]!, card, 0, cite);
    if (!first) return;
    this.listener?.(EVENT.stopped, 0, 0, 0, cite);
    this.endDeal('BW91.cassino.exposed.next'); // BW91.cassino.exposed.next: to the next dealer
  }

  /** Ends the deal. `passing` is the article according to which the next dealer is chosen. */
  protected endDeal(passing: CassinoArticle): void {
    this.dealOver = true;
    this.toMove = -1;
    this.passing = passing;
  }
}
