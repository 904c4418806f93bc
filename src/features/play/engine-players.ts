/** The engine’s players at a table: each computes its move in turn, and makes it after the time that a person needs. */
import type { LiveGame } from '#engine/record/live-game.ts';
import type { Step } from '#engine/record/replay.ts';
import { scaleDuration, settings } from '../../browser/settings.ts';
import type { TableContext } from '../../table/game-table.ts';
import { requestBotMove, type SeatPlayers } from './players.ts';

/** Time between two moves, in milliseconds: enough to read the one before, or almost none. */
const PACE = 1200;
const FAST = 250;
/**
 * Before the first turn of a person at the device, each pause is this factor times the one before, so that the turn
 * comes within ten seconds whatever the number of players.
 */
const SOONER = 0.8;
/** Delay in milliseconds after which a player is shown as thinking. */
const LATE = 300;

/** The players of a game that are not people. */
export class EnginePlayers {
  readonly #live: LiveGame;
  readonly #seatPlayers: SeatPlayers;
  readonly #book: TableContext['loadBookPlayer'];
  readonly #chance: string;
  /** Articles whose advice was followed, by step. */
  readonly #advised = new WeakMap<Step, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Makes the pending move, once the player has computed it. */
  #act: (() => void) | undefined;
  #hurried = false;
  /** True once a person at the device has had a turn. */
  #hasUserPlayed = false;
  /** True if a move has been computed and waits for the user to continue. */
  isWaitingForTap = false;
  /** Number of requests, used to discard late answers. */
  #requestId = 0;

  /** `book` is for the players that follow it; random choices come from the seed `chance`. */
  constructor(live: LiveGame, seatPlayers: SeatPlayers, book: TableContext['loadBookPlayer'], chance: string) {
    this.#live = live;
    this.#seatPlayers = seatPlayers;
    this.#book = book;
    this.#chance = chance;
  }

  /**
   * Requests the move of the seat to play, if it is the engine's: calls `late` if it takes long, `moved` after the
   * move.
   */
  ask(late: () => void, moved: () => void): void {
    this.stop();
    const live = this.#live;
    const kind = this.#seatPlayers[live.table.toMove];
    if (!kind || kind === 'you') return;
    const id = this.#requestId;
    const { others } = settings();
    const pace = scaleDuration(others === 'fast' ? FAST : Math.max(FAST, PACE * SOONER ** this.#countMovesBeforeUser));
    const since = performance.now();
    this.#timer = setTimeout(late, pace + LATE);
    void requestBotMove(kind, live, this.#book, this.#chance).then(({ move, cite }) => {
      if (id !== this.#requestId) return;
      clearTimeout(this.#timer);
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
    this.#hasUserPlayed = steps.some(({ toMove }) => this.#seatPlayers[toMove] === 'you');
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
