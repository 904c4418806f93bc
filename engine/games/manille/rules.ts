/**
 * La Manille, as Boussac's Encyclopédie des jeux de cartes gives it (1896, pp. 142–147), in the order of play. The table is
 * made of the deal (`deal.ts`), the coup's cards (`coup.ts`) and tricks (`tricks.ts`), the match (`match.ts`), the faults (`faults.ts`)
 * and what they let others demand (`demands.ts`). Where the book is silent, or can be read in two ways:
 * - the cards rank as they count, 10 A K Q J, then 9 8 7;
 * - whoever is winning the trick as it lies is its master, and his partner is free (`partner-master-void`: to ruff too);
 * - who has not the suit after an adversary's ruff must overruff if he can (`overruff`), and is free to throw away
 *   when he cannot (`undertrump`); who follows suit after a ruff need not beat (`follow-after-ruff`); without suit
 *   and trumps any card may be thrown;
 * - partie liée is best of three games (`game`), and points beyond a game are lost; when by `coup-end` both camps reach
 *   it in one coup the higher wins, and level they play on.
 */
import type { Card } from '../../cards.ts';
import { assertValidDeal, type DealLayout, type DealtCards, type UnheldCards } from '../../dealing.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { Random } from '../../random.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_TO_MANILLE, type ManilleCard, writeCardList } from './cards.ts';
import { Coup } from './coup.ts';
import { ManilleDeal } from './deal.ts';
import { PendingDecision } from './demands.ts';
import { FaultRules } from './faults.ts';
import { ManilleMatch } from './match.ts';
import { formatAction, MISDEAL_BEFORE_TURN_UP_MOVE, parseAction, REDEAL_MOVE, TURN_UP_MOVE } from './moves.ts';
import type { ManilleReadings, readings } from './readings.ts';
import { getCardRefusal, NOT_YOUR_TURN } from './reasons.ts';
import { DealTricks } from './tricks.ts';

type Refused = Refusal<ManilleArticle>;
const DEAL_OVER: Refused = { reason: 'deal-over', cite: 'B96.deal.passes' };
const BEFORE_HIS_TURN: Refused = { ...NOT_YOUR_TURN, misplay: true };
const NOT_IN_HAND: Refused = { reason: 'not-in-hand', cite: 'B96.deal.four' };

const NO_COUNTERS = new Int32Array(0);

/** The table at which La Manille is played. */
export class ManilleTable implements Table<ManilleArticle> {
  readonly seats = 4;
  readonly balance = NO_COUNTERS;
  readonly readings: ManilleReadings;
  /** The cards of the current deal. */
  readonly coup = new Coup();

  readonly #match: ManilleMatch;
  readonly #deal: ManilleDeal;
  readonly #tricks: DealTricks;
  readonly #demands: PendingDecision;
  readonly #faults: FaultRules;

  constructor({ readings: chosen, listener, dealer }: CheckedSetup<typeof readings>) {
    const { coup } = this;
    this.readings = chosen;
    this.#match = new ManilleMatch(this.readings, listener);
    this.#deal = new ManilleDeal(dealer, coup, this.#match, this.readings, listener);
    this.#tricks = new DealTricks(coup, this.#deal, this.#match, listener);
    this.#demands = new PendingDecision(coup, this.#deal, this.#tricks, this.readings, listener);
    this.#faults = new FaultRules(this, this.#deal, this.#tricks, this.#demands, this.#match, listener);
  }

  /** Copies another table with the same readings, at any moment of a deal. The listener of this table is not called. */
  copyFrom(other: ManilleTable): void {
    this.coup.copyFrom(other.coup);
    this.#match.copyFrom(other.#match);
    this.#deal.copyFrom(other.#deal);
    this.#tricks.copyFrom(other.#tricks);
    this.#demands.copyFrom(other.#demands);
    this.#faults.copyFrom(other.#faults);
  }

  drawCards(random: Random): readonly Card[] {
    return this.#deal.drawCards(random);
  }

  // B96.partners.two-kings, .four-kings: who sits with whom; B96.deal.first: the highest card deals.
  drawForDeal(cards: ArrayLike<Card>): number {
    return this.#deal.drawForDeal(cards);
  }

  // B96.deal.passes: to the right after each coup.
  nextDealer(): number {
    return this.#deal.nextDealer();
  }

  // B96.deal.four: eight cards each; the dealer's eighth is turned up.
  layout(): DealLayout {
    return this.#deal.layout();
  }

  // B96.deal.right, B96.deal.four: from the dealer's right, four by four.
  shuffle(random: Random): DealtCards {
    return this.#deal.shuffle(random);
  }

  /**
   * Deals these hands. If the last card is in `dealt.unheld.talon`, it has not been turned up yet, and a misdeal can
   * still be reported.
   */
  deal(dealt: DealtCards): void {
    assertValidDeal(this, dealt, this.#deal.shuffled);
    const { unheld = {} } = dealt;
    this.#begin(this.#deal.give(dealt));
    if (unheld.turnUp !== undefined || !unheld.talon?.length) this.#turnUp();
  }

  // B96.deal.right, B96.deal.four: the cards are given out.
  #begin(last: ManilleCard): void {
    this.#match.begin();
    this.#deal.begin(last);
    this.#faults.begin();
    this.#demands.askTurnUp();
  }

  // B96.turn-up: the dealer turns up the last card; B96.game.marked: it may win a game. B96.lead: then his right neighbour leads.
  #turnUp(): void {
    this.#deal.turnUp();
    if (this.#match.afterTurnUp()) this.#tricks.endCoup();
    else this.#demands.askCards();
  }

  /** The seat that must make the next decision; -1 between deals. */
  get toMove(): number {
    return this.#tricks.toMove;
  }

  legal(into: Int32Array): number {
    const { toMove } = this.#tricks;
    if (toMove < 0) return 0;
    return this.#demands.plain
      ? writeCardList(this.coup.legal(toMove, this.readings), into)
      : this.#demands.legal(into);
  }

  getRefusal(seat: number, move: Move): Refused | null {
    if (this.toMove < 0) return DEAL_OVER;
    if (move < PASS && !this.#demands.asksNoCard) return this.#refuseCard(seat, move);
    return this.#demands.isAnswer(move) ? this.#demands.refuse(seat, move) : this.#faults.refuse(seat, move);
  }

  // B96.turn: each in his turn; B96.follow and after: the cards that may be played.
  #refuseCard(seat: number, card: Card): Refused | null {
    const { coup } = this;
    const holds = coup.holds(seat, card);
    if (seat !== this.toMove) return holds ? BEFORE_HIS_TURN : NOT_YOUR_TURN;
    if (!holds) return NOT_IN_HAND;
    if (!this.#demands.isDue(card)) return { reason: 'must-answer', cite: 'B96.fault.announced' };
    const legal = coup.legal(seat, this.readings);
    return (legal >>> CARD_TO_MANILLE[card]!) & 1
      ? null
      : getCardRefusal(coup, seat, CARD_TO_MANILLE[card]!, this.readings);
  }

  play(move: Move): void {
    if (move === TURN_UP_MOVE) return this.#turnUp();
    if (move >= PASS) return this.#demands.answer(move);
    if (!this.#demands.plain) this.#demands.cover();
    this.#tricks.play(CARD_TO_MANILLE[move]!);
  }

  // B96.fault.faced, B96.fault.misdeal: seen before the turn-up, they leave nothing to turn.
  precedesTurnUp(move: Move): boolean {
    return move === REDEAL_MOVE || move === MISDEAL_BEFORE_TURN_UP_MOVE;
  }

  // B96.fault.renounce and all the numbered rules: what is done wrongly, and what it costs.
  misplay(move: Move, seat = this.toMove): void {
    this.#faults.commit(seat, move);
  }

  formatMove(move: Move): string {
    return formatAction(move);
  }

  parseMove(words: readonly string[]): Move | undefined {
    return parseAction(words);
  }

  get hands(): Coup {
    return this.coup;
  }
  get unheld(): UnheldCards {
    return this.#deal.unheld;
  }
  get dealer(): number {
    return this.#deal.dealer;
  }
  get dealNumber(): number {
    return this.#deal.number;
  }
  get dealOver(): boolean {
    return this.#tricks.toMove < 0;
  }
  /** Points of each camp in the current game. */
  get scores(): Int32Array {
    return this.#match.scores;
  }
  /** Games won by each camp in the match. */
  get games(): Int32Array {
    return this.#match.games;
  }
  get gameOver(): boolean {
    return this.#match.over;
  }
  get winners(): readonly number[] {
    return this.#match.winners;
  }
}
