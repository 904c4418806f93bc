/**
 * The points of Cassino: what the cards won are worth (Round Games with Cards, p. 99), and how much of it each
 * party scores to its game (pp. 97, 99 and 100). A party is a camp of two partners, or a player for himself.
 */
import { type Card, card, PACK_SIZE, RANKS_IN_SUIT, rankOf, suitOf } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Choice, type Readings } from '../../readings.ts';
import { type CassinoArticle } from './articles.ts';

/** The disputed points of the game, and what the book leaves to the players; the first practice of each is ours. */
export const readings = {
  sides: { values: ['partners', 'independent'], article: 'BW91.cassino.independent' },
  scoring: {
    values: ['own-points', 'lowest-deducted', 'two-lowest-deducted'],
    article: 'BW91.cassino.lowest-deducted',
  },
  capture: { values: ['played-card', 'strict', 'free'], article: 'BW91.cassino.capture' },
  combine: { values: ['union', 'family', 'any'], article: 'BW91.cassino.combining.overlap' },
  'gather-point': { values: ['scored', 'unscored'], article: 'BW91.cassino.gather.point' },
  sweeps: { values: ['outside-the-count', 'in-the-count'], article: 'BW91.cassino.sweep.count' },
  ties: { values: ['nobody', 'all'], article: 'BW91.cassino.points.ties' },
  majority: { values: ['most', 'half'], article: 'BW91.cassino.points.majority' },
  game: { values: ['11', '21'], article: 'BW91.cassino.game' },
} as const satisfies Readings;

/** The practices a table is played by. */
export type CassinoReadings = Choice<typeof readings>;

/** BW91.cassino.partners: of four, two against two, A and C, B and D, unless each plays for himself; else everyone for himself. */
export const campsOf = (seats: number, sides: string): number => (seats === 4 && sides === 'partners' ? 2 : seats);

const GREAT_CASSINO = card('10D');
const LITTLE_CASSINO = card('2S');
const SPADES = suitOf(LITTLE_CASSINO);
const ACE = rankOf(card('AS'));
const SPADES_IN_PACK = 13;

/** The counting of one deal: points reckoned to each party, and by what they are compared. */
export class Count {
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

  /** Reckons points to a party. */
  reckon(party: number, points: number, cite: CassinoArticle): void {
    this.points[party]! += points;
    this.#listener?.(EVENT.reckoned, party, 0, points, cite);
  }

  /** Counts the cards that each seat won (`winner` of each card, or -1), in the order of the book. */
  countCards(winner: Int8Array): void {
    const parties = this.points.length;
    this.#cards.fill(0);
    this.#spades.fill(0);
    for (let each = 0; each < PACK_SIZE; each++) {
      if (winner[each]! < 0) continue;
      const party = winner[each]! % parties;
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
    const seat = winner[which]!;
    if (seat >= 0) this.reckon(seat % this.points.length, points, cite);
  }

  // BW91.cassino.points.majority: the most, or more than half; BW91.cassino.points.ties: level, nobody has the majority.
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

/**
 * What each party scores to its game for the points of a deal, written into `into`; answers the article by which.
 * Two parties, partners or players, always score the difference.
 */
export const scoreOf = (
  points: Int32Array,
  scoring: CassinoReadings['scoring'],
  partners: boolean,
  into: Int32Array,
): CassinoArticle => {
  let highest = 0;
  let lowest = 0;
  let sum = 0;
  for (let party = 0; party < points.length; party++) {
    if (points[party]! > points[highest]!) highest = party;
    if (points[party]! < points[lowest]!) lowest = party;
    sum += points[party]!;
  }
  const most = points[highest]!;
  const least = points[lowest]!;
  // BW91.cassino.scoring.partners, .two: the lesser number is taken from the greater.
  // BW91.cassino.two-lowest: the others' points together are; it may leave nothing.
  if (points.length === 2 || scoring === 'two-lowest-deducted') {
    into.fill(0);
    into[highest] = Math.max(0, most - (sum - most));
    if (points.length > 2) return into[highest] === 0 ? 'BW91.cassino.two-lowest.nobody' : 'BW91.cassino.two-lowest';
    if (into[highest] === 0) return 'BW91.cassino.scoring.level';
    return partners ? 'BW91.cassino.scoring.partners' : 'BW91.cassino.scoring.two';
  }
  // BW91.cassino.lowest-deducted: the lowest scores nothing, and his points are deducted from the others'.
  const deducted = scoring === 'lowest-deducted' ? least : 0;
  for (let party = 0; party < points.length; party++) into[party] = points[party]! - deducted;
  if (scoring === 'lowest-deducted') return 'BW91.cassino.lowest-deducted';
  // BW91.cassino.independent, .scoring.three, .players.more: each his own.
  if (points.length > 4) return 'BW91.cassino.players.more';
  return points.length === 3 ? 'BW91.cassino.scoring.three' : 'BW91.cassino.independent';
};
