/**
 * La Manille, as Boussac's Encyclopédie des jeux de cartes gives it (1896, pp. 142–147). What comes before the play is in
 * `sitting.ts`, what a fault costs in `penalties.ts`, who has won in `match.ts`. Where the book is silent, or can be read
 * in two ways:
 * - the cards rank as they count, 10 A K Q J, then 9 8 7;
 * - whoever is winning the trick as it lies is its master, and his partner is free (`partner-master-void`: to ruff too);
 * - who has not the suit after an adversary's ruff must overruff if he can (`overruff`), and is free to throw away
 *   when he cannot (`undertrump`); who follows suit after a ruff need not beat (`follow-after-ruff`); without suit
 *   and trumps any card may be thrown;
 * - partie liée is best of three games (`game`), and points beyond a game are lost; when by `coup-end` both camps reach
 *   it in one coup the higher wins, and level they play on.
 */
import type { Card } from '../../cards.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_OF, list, RANKED_OF, type Ranked } from './cards.ts';
import { CARDS, nextTo } from './coup.ts';
import { THIRTY_FOUR } from './match.ts';
import { readAct, writeAct } from './moves.ts';
import { StrictSitting } from './penalties.ts';
import { NOT_HIS_TURN, whyIllegal, whyPlayed } from './reasons.ts';

type Refused = Refusal<ManilleArticle>;
const DEAL_OVER: Refused = { reason: 'deal-over', cite: 'B96.deal.passes' };
const BEFORE_HIS_TURN: Refused = { ...NOT_HIS_TURN, misplay: true };
const NOT_IN_HAND: Refused = { reason: 'not-in-hand', cite: 'B96.deal.four' };

/** Half the points of a coup. */
const HALF = 34;

/** The table at which La Manille is played. */
export class ManilleTable extends StrictSitting implements Table<ManilleArticle> {
  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    return this.plain ? list(this.coup.legal(this.toMove, this.readings), into) : this.legalAnswers(into);
  }

  refuse(seat: number, move: Move): Refused | null {
    if (this.toMove < 0) return DEAL_OVER;
    return move < PASS && !this.decides ? this.#refuseCard(seat, move) : this.refuseAct(seat, move);
  }

  // B96.turn: each in his turn; B96.follow and after: the cards that may be played.
  #refuseCard(seat: number, card: Card): Refused | null {
    const { coup } = this;
    const holds = coup.holds(seat, card);
    if (seat !== this.toMove) return holds ? BEFORE_HIS_TURN : NOT_HIS_TURN;
    if (!holds) return NOT_IN_HAND;
    if (!this.isDue(card)) return { reason: 'must-answer', cite: 'B96.fault.announced' };
    const legal = coup.legal(seat, this.readings);
    return (legal >>> RANKED_OF[card]!) & 1 ? null : whyIllegal(coup, seat, RANKED_OF[card]!, this.readings);
  }

  play(move: Move): void {
    if (move >= PASS) return this.answer(move);
    if (!this.plain) this.cover();
    this.lay(this.toMove, RANKED_OF[move]!);
    this.advance();
  }

  protected lay(seat: number, card: Ranked): void {
    const { coup } = this;
    if (this.listener) {
      const kind = (coup.count & 3) === 0 ? EVENT.led : EVENT.followed;
      this.listener(kind, seat, CARD_OF[card]!, 0, whyPlayed(coup, seat, card));
    }
    coup.lay(seat, card);
    this.toMove = nextTo(seat);
    // B96.turn-up.lies: the dealer takes up his card when his right neighbour has played.
    if (!coup.lies) return;
    coup.takeUp(this.dealer);
    this.listener?.(EVENT['took-up'], this.dealer, CARD_OF[coup.turnUp]!, 0, 'B96.turn-up.lies');
  }

  // B96.winner-leads: who takes the trick leads to the next, until the eight cards are out (B96.play-out).
  protected advance(): void {
    const { coup } = this;
    if ((coup.count & 3) !== 0) return;
    const blank = coup.value === 0; // B96.count.blank: without a counting card the trick is worth its own point.
    const points = coup.gather();
    this.toMove = coup.master;
    this.listener?.(EVENT['took-trick'], coup.master, 0, points, blank ? 'B96.count.blank' : 'B96.order');
    if (coup.count === CARDS) this.#settle();
  }

  // B96.count: each camp puts its tricks together; B96.count.excess: what is above half is marked.
  #settle(): void {
    const { taken, tricks } = this.coup;
    const { listener, match } = this;
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
      match.mark(ahead, THIRTY_FOUR, 'B96.vole');
    } else if (taken[ahead] === HALF) listener?.(EVENT['null-coup'], 0, 0, 0, 'B96.count.null');
    else match.mark(ahead, taken[ahead]! - HALF, 'B96.count.excess');
    match.afterCoup(this.dealNumber);
    this.endCoup();
  }

  write(move: Move): string {
    return writeAct(move);
  }

  read(words: readonly string[]): Move | undefined {
    return readAct(words);
  }
}
