/**
 * Play of a deal: the seat to play, its card, and the winner of the trick (Boussac, p. 144). `legality.ts` decides
 * which cards are legal.
 */
import { EVENT, type Listener } from '../../events.ts';
import type { ManilleArticle } from './articles.ts';
import { MANILLE_TO_CARD, type ManilleCard } from './cards.ts';
import { CARD_COUNT, type Coup, getNextSeat } from './coup.ts';
import type { ManilleDeal } from './deal.ts';
import type { ManilleMatch } from './match.ts';
import { getPlayArticle } from './reasons.ts';

/** The tricks of one deal, from the first lead to the count of points. */
export class DealTricks {
  /** The seat that must make the next decision; -1 between deals. */
  toMove = -1;

  readonly #coup: Coup;
  readonly #deal: ManilleDeal;
  readonly #match: ManilleMatch;
  readonly #listener: Listener<ManilleArticle> | null;

  constructor(coup: Coup, deal: ManilleDeal, match: ManilleMatch, listener: Listener<ManilleArticle> | null) {
    this.#coup = coup;
    this.#deal = deal;
    this.#match = match;
    this.#listener = listener;
  }

  /** Copies the state of other tricks. The cards are copied by {@link Coup.copyFrom}. */
  copyFrom(other: DealTricks): void {
    this.toMove = other.toMove;
  }

  // B96.lead: the dealer's right plays first.
  begin(): void {
    this.toMove = getNextSeat(this.#deal.dealer);
  }

  /** Plays a card for the seat whose turn it is. */
  play(card: ManilleCard): void {
    this.lay(this.toMove, card);
    this.advance();
  }

  /** Plays a card and passes the turn. A complete trick is given to its winner by {@link advance}. */
  lay(seat: number, card: ManilleCard): void {
    const coup = this.#coup;
    if (this.#listener) {
      const kind = (coup.count & 3) === 0 ? EVENT.led : EVENT.followed;
      this.#listener(kind, seat, MANILLE_TO_CARD[card]!, 0, getPlayArticle(coup, seat, card));
    }
    coup.lay(seat, card);
    this.toMove = getNextSeat(seat);
    // B96.turn-up.lies: the dealer takes up his card when his right neighbour has played.
    if (coup.lies) this.#deal.takeUp();
  }

  // B96.winner-leads: who takes the trick leads to the next, until the eight cards are out (B96.play-out).
  advance(): void {
    const coup = this.#coup;
    if ((coup.count & 3) !== 0) return;
    const blank = coup.value === 0; // B96.count.blank: without a counting card the trick is worth its own point.
    const points = coup.gather();
    this.toMove = coup.master;
    this.#listener?.(EVENT['took-trick'], coup.master, 0, points, blank ? 'B96.count.blank' : 'B96.order');
    if (coup.count < CARD_COUNT) return;
    this.#listener?.(EVENT.exhausted, 0, 0, 0, 'B96.play-out');
    this.#match.count(coup);
    this.endCoup();
  }

  /** Stops the deal before its end, according to the article cited. */
  stop(cite: ManilleArticle): void {
    this.#listener?.(EVENT.stopped, 0, 0, 0, cite);
    this.endCoup();
  }

  /** Ends the deal, complete or not. No seat may play until the next deal. */
  endCoup(): void {
    this.toMove = -1;
    this.#match.endCoup();
  }
}
