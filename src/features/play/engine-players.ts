/**
 * Players whose moves the engine chooses. Each move is computed in its turn and made after a pause, so that people can
 * follow.
 */
import { PASS } from '#engine/game.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import type { Step } from '#engine/record/steps.ts';
import { getSettings, scaleDuration } from '../../browser/settings.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { requestBotMove, type SeatPlayers } from './players.ts';

/** Pauses between two moves, in milliseconds: long enough to read the last one, or almost none. */
const PACE = 1200;
const FAST = 250;
/**
 * Factor that shortens each pause before the first turn of a person at the device. With it that turn comes within ten
 * seconds, whatever the number of players, and however many bargains they strike.
 */
const SOONER = 0.8;
/** Delay in milliseconds after which the table says that a player is thinking. */
const LATE = 300;

/** The engine's players in one game. */
export class EnginePlayers {
  readonly #live: LiveGame;
  readonly #seatPlayers: SeatPlayers;
  readonly #book: PlayContext['loadBookPlayer'];
  readonly #chance: string;
  /** Article whose advice a player followed, stored under the step. */
  readonly #advised = new WeakMap<Step, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Makes the pending move, once the player has computed it. */
  #act: (() => void) | undefined;
  #hurried = false;
  /** True once a person at the device has had a turn. */
  #hasUserPlayed = false;
  /** True if a move has been computed and waits for the user to continue. */
  isWaitingForTap = false;
  /** Number of the latest request; answers to earlier ones are discarded. */
  #requestId = 0;

  /** `book` loads the player that follows the book's advice. `chance` is the seed of random choices. */
  constructor(live: LiveGame, seatPlayers: SeatPlayers, book: PlayContext['loadBookPlayer'], chance: string) {
    this.#live = live;
    this.#seatPlayers = seatPlayers;
    this.#book = book;
    this.#chance = chance;
  }

  /**
   * Requests the next move if the engine plays the seat to play. Calls `late` if the computation takes long, and
   * `moved` after the move, or `silent` at once after a silence that no record has.
   */
  ask(late: () => void, moved: () => void, silent: () => void): void {
    this.stop();
    const live = this.#live;
    const kind = this.#seatPlayers[live.table.toMove];
    if (kind === 'you') this.#hasUserPlayed = true;
    if (!kind || kind === 'you') return;
    const id = this.#requestId;
    const { others } = getSettings();
    const pace = scaleDuration(others === 'fast' ? FAST : PACE * SOONER ** this.#countMovesBeforeUser);
    const since = performance.now();
    this.#timer = setTimeout(late, pace + LATE);
    void requestBotMove(kind, live, this.#book, this.#chance).then(({ move, cite }) => {
      if (id !== this.#requestId) return;
      clearTimeout(this.#timer);
      if (move === PASS && live.table.amountsFrom !== undefined) {
        const { takeBackCount } = live;
        this.stop();
        live.play(move);
        return live.takeBackCount === takeBackCount ? silent() : moved();
      }
      this.#act = () => {
        this.stop();
        live.play(move);
        if (cite) this.#advised.set(live.played.steps.findLast(({ part }) => part === 1)!, cite);
        moved();
      };
      if (others === 'wait' && !this.#hurried) {
        this.isWaitingForTap = true;
        late();
      } else this.#timer = setTimeout(this.#act, this.#hurried ? 0 : Math.max(0, pace - (performance.now() - since)));
    });
  }

  /**
   * Number of moves before the first turn of a person at the device; 0 from that turn on, or if there is no such
   * person.
   */
  get #countMovesBeforeUser(): number {
    if (this.#hasUserPlayed || !this.#seatPlayers.includes('you')) return 0;
    const { steps } = this.#live.played;
    // In a market a person may be passed over, whose word it is but who has nothing to say.
    const hasMarket = this.#live.table.amountsFrom !== undefined;
    this.#hasUserPlayed = !hasMarket && steps.some(({ toMove }) => this.#seatPlayers[toMove] === 'you');
    return this.#hasUserPlayed ? 0 : steps.length - 1;
  }

  /** Makes the pending move at once, or as soon as it is computed. */
  hurry(): void {
    this.#hurried = true;
    this.#act?.();
  }

  /** Cancels the pending move, and discards late answers. */
  stop(): void {
    this.#requestId += 1;
    this.#act = undefined;
    this.#hurried = false;
    this.isWaitingForTap = false;
    clearTimeout(this.#timer);
  }

  /** Article whose advice an engine's player followed in a step. */
  advice(step: Step): string | undefined {
    return this.#advised.get(step);
  }
}
