/**
 * The score of Cassino: the points that each party adds to its score of the game, and the winner (pp. 97, 99 and 100).
 */
import { EVENT, type Listener } from '../../events.ts';
import type { CassinoArticle } from './articles.ts';
import { PartyPoints } from './count.ts';
import { type CassinoReadings, countParties } from './readings.ts';

/** The score of the parties during one game. */
export class GameScore {
  /** Number of parties: camps, or single players. */
  readonly parties: number;
  /** Points of each party in the game. */
  readonly scores: Int32Array;
  /** Points of each party in the current deal, not yet compared with those of the others. */
  readonly count: PartyPoints;
  over = false;
  winners: readonly number[] = [];

  readonly #seats: number;
  readonly #readings: CassinoReadings;
  readonly #listener: Listener<CassinoArticle> | null;
  readonly #scored: Int32Array;

  constructor(seats: number, readings: CassinoReadings, listener: Listener<CassinoArticle> | null) {
    this.parties = countParties(seats, readings.sides);
    this.scores = new Int32Array(this.parties);
    this.count = new PartyPoints(this.parties, readings, listener);
    this.#seats = seats;
    this.#readings = readings;
    this.#listener = listener;
    this.#scored = new Int32Array(this.parties);
  }

  /** Copies another score of the same game. */
  copyFrom(other: GameScore): void {
    this.scores.set(other.scores);
    this.count.copyFrom(other.count);
    this.over = other.over;
    this.winners = other.winners;
  }

  /** Returns the party to which a seat belongs. */
  partyOf(seat: number): number {
    return seat % this.parties;
  }

  // BW91.cassino.sweep.count: straight to the game, or among the points that are compared.
  /** Scores a point for a party: for a sweep, or for taking the last cards of the table. */
  markSweep(party: number, cite: CassinoArticle): void {
    if (this.#readings.sweeps === 'in-the-count') this.count.reckon(party, 1, 'BW91.cassino.sweep.count');
    else this.#score(party, 1, cite);
  }

  /** Compares the points of the deal and adds them to the score. */
  scoreDeal(): void {
    const partners = this.parties < this.#seats;
    const cite = writeDealScore(this.count.points, this.#readings.scoring, partners, this.#scored);
    let scored = 0;
    for (let party = 0; party < this.parties; party++) {
      this.#score(party, this.#scored[party]!, cite);
      scored += this.#scored[party]!;
    }
    if (scored === 0) this.#listener?.(EVENT.unscored, 0, 0, 0, cite);
  }

  #score(party: number, points: number, cite: CassinoArticle): void {
    if (points === 0) return;
    this.scores[party]! += points;
    this.#listener?.(EVENT.scored, party, 0, points, cite);
  }

  // BW91.cassino.game: who has reached the number has won, the highest of several; BW91.cassino.game.level: equals play on.
  /** Ends the game if a party has won it. Returns true if the best parties are level, so that the game goes on. */
  endsLevel(): boolean {
    let best = 0;
    let level = 0;
    for (let party = 0; party < this.parties; party++) if (this.scores[party]! > this.scores[best]!) best = party;
    for (let party = 0; party < this.parties; party++) if (this.scores[party] === this.scores[best]) level += 1;
    if (this.scores[best]! < Number(this.#readings.game)) return false;
    if (level > 1) return true;
    this.over = true;
    const winners: number[] = [];
    for (let seat = best; seat < this.#seats; seat += this.parties) winners.push(seat);
    this.winners = winners;
    for (const seat of winners) this.#listener?.(EVENT.won, seat, 0, 0, 'BW91.cassino.game');
    return false;
  }
}

/**
 * Writes the points that each party scores for a deal into `into`, and returns the article. Two parties, whether camps
 * or single players, always score the difference.
 */
export const writeDealScore = (
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
