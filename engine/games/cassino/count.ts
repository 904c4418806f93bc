/**
 * Counts the points of Cassino for the cards won (Round Games with Cards, p. 99). A party is a camp of two partners, or
 * a single player.
 */
import { type Card, card, PACK_SIZE, RANKS_IN_SUIT, rankOf, suitOf } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import type { CassinoArticle } from './articles.ts';
import type { CassinoReadings } from './readings.ts';

const GREAT_CASSINO = card('10D');
const LITTLE_CASSINO = card('2S');
const SPADES = suitOf(LITTLE_CASSINO);
const ACE = rankOf(card('AS'));
const SPADES_IN_PACK = 13;

/** Points of each party in one deal, before they are compared with those of the others. */
export class PartyPoints {
  /** The points of each party in this deal. */
  readonly points: Int32Array;
  readonly #cards: Int32Array;
  readonly #spades: Int32Array;
  readonly #readings: CassinoReadings;
  readonly #listener: Listener<CassinoArticle> | null;

  constructor(parties: number, readings: CassinoReadings, listener: Listener<CassinoArticle> | null) {
    this.points = new Int32Array(parties);
    this.#cards = new Int32Array(parties);
    this.#spades = new Int32Array(parties);
    this.#readings = readings;
    this.#listener = listener;
  }

  /** Copies the points of another count. */
  copyFrom(other: PartyPoints): void {
    this.points.set(other.points);
  }

  /** Resets for the next deal. */
  clear(): void {
    this.points.fill(0);
  }

  /** Adds points to a party, and reports them. */
  reckon(party: number, points: number, cite: CassinoArticle): void {
    this.points[party]! += points;
    this.#listener?.(EVENT.reckoned, party, 0, points, cite);
  }

  /**
   * Counts the cards that each party won, in the order of the book. `winner` is the party that won each card, or -1.
   */
  countCards(winner: Int8Array): void {
    this.#cards.fill(0);
    this.#spades.fill(0);
    for (let each = 0; each < PACK_SIZE; each++) {
      const party = winner[each]!;
      if (party < 0) continue;
      this.#cards[party]! += 1;
      if (suitOf(each) === SPADES) this.#spades[party]! += 1;
    }
    this.#reckonCard(winner, GREAT_CASSINO, 2, 'BW91.cassino.points.great');
    this.#reckonCard(winner, LITTLE_CASSINO, 1, 'BW91.cassino.points.little');
    for (let each = ACE; each < PACK_SIZE; each += RANKS_IN_SUIT)
      this.#reckonCard(winner, each, 1, 'BW91.cassino.points.ace');
    this.#reckonMajority(this.#spades, SPADES_IN_PACK, 1, 'BW91.cassino.points.spades');
    this.#reckonMajority(this.#cards, PACK_SIZE, 3, 'BW91.cassino.points.cards');
  }

  #reckonCard(winner: Int8Array, which: Card, points: number, cite: CassinoArticle): void {
    const party = winner[which]!;
    if (party >= 0) this.reckon(party, points, cite);
  }

  // BW91.cassino.points.cards, .points.spades: the majority of them; BW91.cassino.points.majority: the most, or more than half;
  // BW91.cassino.points.ties: level, nobody has it.
  #reckonMajority(won: Int32Array, of: number, points: number, cite: CassinoArticle): void {
    let most = 0;
    let level = 0;
    for (let party = 0; party < won.length; party++) {
      if (won[party]! > most) level = 0;
      most = Math.max(most, won[party]!);
      if (won[party] === most) level += 1;
    }
    if (most === 0) return;
    const half = this.#readings.majority === 'half';
    if (half ? 2 * most <= of : level > 1 && this.#readings.ties === 'nobody') return;
    const why = half ? 'BW91.cassino.points.majority' : level > 1 ? 'BW91.cassino.points.ties' : cite;
    for (let party = 0; party < won.length; party++) if (won[party] === most) this.reckon(party, points, why);
  }
}
