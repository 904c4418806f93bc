/**
 * Play of a coup: the seat to play, its card, the winner of the trick (Boussac, p. 144). `legality.ts` decides which
 * cards are legal.
 */
import { EVENT, type Listener } from '../../events.ts';
import type { ManilleArticle } from './articles.ts';
import { MANILLE_TO_CARD, type ManilleCard } from './cards.ts';
import { CARDS, type Coup, nextTo } from './coup.ts';
import type { ManilleDeal } from './deal.ts';
import type { Match } from './match.ts';
import { whyPlayed } from './reasons.ts';

/** The tricks of one coup, from the lead to the count. */
export class Tricks {
  /** The seat whose decision is due; -1 between coups. */
  toMove = -1;

  readonly #coup: Coup;
  readonly #deal: ManilleDeal;
  readonly #match: Match;
  readonly #listener: Listener<ManilleArticle> | null;

  constructor(coup: Coup, deal: ManilleDeal, match: Match, listener: Listener<ManilleArticle> | null) {
    this.#coup = coup;
    this.#deal = deal;
    this.#match = match;
    this.#listener = listener;
  }

  /** Copies the tricks of another coup; their cards are in the coup. */
  copyFrom(other: Tricks): void {
    this.toMove = other.toMove;
  }

  // B96.lead: the dealer's right plays first.
  begin(): void {
    this.toMove = nextTo(this.#deal.dealer);
  }

  /** Plays a card for the seat to play. */
  play(card: ManilleCard): void {
    this.lay(this.toMove, card);
    this.advance();
  }

  /** Plays a card, and passes the turn; a trick of four is gathered by {@link advance}. */
  lay(seat: number, card: ManilleCard): void {
    const coup = this.#coup;
    if (this.#listener) {
      const kind = (coup.count & 3) === 0 ? EVENT.led : EVENT.followed;
      this.#listener(kind, seat, MANILLE_TO_CARD[card]!, 0, whyPlayed(coup, seat, card));
    }
    coup.lay(seat, card);
    this.toMove = nextTo(seat);
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
    if (coup.count < CARDS) return;
    this.#listener?.(EVENT.exhausted, 0, 0, 0, 'B96.play-out');
    this.#match.count(coup);
    this.endCoup();
  }

  /** Breaks the coup off, by an article. */
  stop(cite: ManilleArticle): void {
    this.#listener?.(EVENT.stopped, 0, 0, 0, cite);
    this.endCoup();
  }

  /** Ends the coup, complete or not: nobody is to play until the next deal. */
  endCoup(): void {
    this.toMove = -1;
    this.#match.endCoup();
  }
}
