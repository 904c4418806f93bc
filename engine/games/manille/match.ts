/** The score: the points of each camp, and the games won. */
import { EVENT, type Listener } from '../../events.ts';
import type { ManilleArticle } from './articles.ts';
import { type Coup, getCamp } from './coup.ts';
import type { ManilleReadings } from './readings.ts';

/** Penalty for a fault, and value of taking all tricks (vole). */
const THIRTY_FOUR = 34;

/** Half of the points of a deal. */
const HALF = 34;

/**
 * Maximum number of deals in a match. By the practice `offender-34` a match might otherwise never end
 * (B96.fault.penalty.bound).
 */
export const MAX_MATCH_DEALS = 50;

const NOBODY_YET: readonly number[] = [];
const CAMPS: readonly (readonly number[])[] = [
  [0, 2],
  [1, 3],
];
const ALL: readonly number[] = [0, 1, 2, 3];

/** The score of two camps during one match. */
export class ManilleMatch {
  /** Points of each camp in the current game. They are kept until the next game begins. */
  readonly scores = new Int32Array(2);
  /** Number of games won by each camp. */
  readonly games = new Int32Array(2);
  /** True if the current game is won. */
  gameWon = false;
  over = false;
  winners: readonly number[] = NOBODY_YET;

  /** Number of deals (coups) in this match. */
  #coups = 0;

  readonly #readings: ManilleReadings;
  readonly #listener: Listener<ManilleArticle> | null;
  readonly #goal: number;
  readonly #gamesWanted: number;
  readonly #cite: ManilleArticle;

  constructor(readings: ManilleReadings, listener: Listener<ManilleArticle> | null) {
    this.#readings = readings;
    this.#listener = listener;
    this.#goal = Number.parseInt(readings.game, 10);
    this.#gamesWanted = readings.game === '34' ? 2 : 1;
    this.#cite = readings.game === '44' || readings.game === '64' ? 'B96.game.longer' : 'B96.game';
  }

  /** Copies the score of another match with the same readings. */
  copyFrom(other: ManilleMatch): void {
    this.scores.set(other.scores);
    this.games.set(other.games);
    this.gameWon = other.gameWon;
    this.over = other.over;
    this.winners = other.winners;
    this.#coups = other.#coups;
  }

  /** Prepares for a deal: begins a new game if the last one was won, and a new match if the last match is over. */
  begin(): void {
    if (this.over) this.#coups = 0;
    this.#coups += 1;
    if (!this.gameWon && !this.over) return;
    // B96.game.beyond: nothing is carried to the next game.
    for (let camp = 0; camp < 2; camp++) this.strike(camp, this.scores[camp]!, 'B96.game.beyond');
    this.gameWon = false;
    if (!this.over) return;
    this.over = false;
    this.winners = NOBODY_YET;
    this.games.fill(0);
  }

  /** Adds points to a camp's score. */
  mark(camp: number, points: number, cite: ManilleArticle): void {
    if (points === 0) return;
    this.scores[camp]! += points;
    this.#listener?.(EVENT.scored, camp, 0, points, cite);
  }

  /** Removes points from a camp's score. */
  strike(camp: number, points: number, cite: ManilleArticle): void {
    if (points === 0) return;
    this.scores[camp]! -= points;
    this.#listener?.(EVENT['struck-off'], camp, 0, points, cite);
  }

  // B96.game.marked: points count when they are marked, so that a turn-up may end the game. Returns whether it has.
  afterTurnUp(): boolean {
    if (this.#readings.count === 'marked') this.#look('B96.game.marked');
    return this.gameWon;
  }

  // B96.count: each camp puts its tricks together; B96.count.excess: what is above half is marked.
  count({ taken, tricks }: Coup): void {
    this.#tellCount(taken, tricks);
    const ahead = taken[0]! > HALF ? 0 : 1;
    if (tricks[ahead] === 8) {
      this.#listener?.(EVENT['made-vole'], ahead, 0, 0, 'B96.vole');
      this.mark(ahead, THIRTY_FOUR, 'B96.vole');
    } else if (taken[ahead] === HALF) this.#listener?.(EVENT['null-coup'], 0, 0, 0, 'B96.count.null');
    else this.mark(ahead, taken[ahead]! - HALF, 'B96.count.excess');
  }

  #tellCount(taken: Int32Array, tricks: Int32Array): void {
    if (!this.#listener) return;
    for (let camp = 0; camp < 2; camp++) {
      this.#listener(EVENT['counted-camp'], camp, 0, taken[camp]! - tricks[camp]!, 'B96.values');
      this.#listener(EVENT['counted-camp'], camp, 0, tricks[camp]!, 'B96.values.trick');
      this.#listener(EVENT['counted-camp'], camp, 0, taken[camp]!, 'B96.count');
    }
  }

  // B96.fault.penalty: the adversaries mark what he loses, or it is struck off his own camp's score.
  penalise(offender: number, cite: ManilleArticle): void {
    if (this.#readings.penalty === 'adversaries+34') this.mark(1 - getCamp(offender), THIRTY_FOUR, cite);
    else this.strike(getCamp(offender), THIRTY_FOUR, cite);
  }

  /** Ends a deal, for whatever reason. Checks whether a game has been won, or the match must be stopped. */
  endCoup(): void {
    if (!this.gameWon) this.#look(this.#cite);
    if (this.#readings.penalty === 'offender-34' && this.#coups === MAX_MATCH_DEALS && !this.over) this.#stop();
  }

  // B96.game, B96.game.longer: 34 points, or as agreed. When both have made it the higher wins; level, they play on.
  #look(cite: ManilleArticle): void {
    const first = this.scores[0]!;
    const second = this.scores[1]!;
    if ((first < this.#goal && second < this.#goal) || first === second) return;
    const camp = first > second ? 0 : 1;
    this.gameWon = true;
    this.games[camp]! += 1;
    this.#listener?.(EVENT['won-game'], camp, 0, 0, cite);
    // B96.game.rubber: en partie liée two games of three make the match; longer games are played without revenge.
    if (this.games[camp] === this.#gamesWanted)
      this.#win(CAMPS[camp]!, this.#gamesWanted === 2 ? 'B96.game.rubber' : this.#cite);
  }

  // B96.fault.penalty.bound: more games win, then more points; level, nobody is ahead of the other.
  #stop(): void {
    this.#listener?.(EVENT.ended, 0, 0, 0, 'B96.fault.penalty.bound');
    const lead = this.games[0]! - this.games[1]! || this.scores[0]! - this.scores[1]!;
    this.#win(lead === 0 ? ALL : CAMPS[lead > 0 ? 0 : 1]!, 'B96.fault.penalty.bound');
  }

  #win(seats: readonly number[], cite: ManilleArticle): void {
    this.over = true;
    this.winners = seats;
    for (const seat of seats) this.#listener?.(EVENT.won, seat, 0, 0, cite);
  }
}
