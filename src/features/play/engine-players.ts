/** The engine’s players at a table: each is asked in his turn, and heard in the time that a person takes. */
import type { LiveGame } from '#engine/record/live-game.ts';
import type { Step } from '#engine/record/replay.ts';
import { paced, settings } from '../../browser/settings.ts';
import type { TableContext } from '../../table/game-table.ts';
import { ask, type Chairs } from './players.ts';

/** How long they take over a move, in milliseconds: time to read the one before it, or none to speak of. */
const PACE = 1200;
const FAST = 250;
/**
 * As long as nobody at the device has been to play, each takes so much of what the one before him took, so that who has
 * just sat down has the first card in hand within ten seconds, however many play before him.
 */
const SOONER = 0.8;
/** Who takes longer by so many milliseconds is seen to think. */
const LATE = 300;

/** Those in the chairs of a game who are not people. */
export class EnginePlayers {
  readonly #live: LiveGame;
  readonly #chairs: Chairs;
  readonly #book: TableContext['book'];
  readonly #chance: string;
  /** The articles whose advice a step followed. */
  readonly #advised = new WeakMap<Step, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Makes the move of the one who has been asked, as soon as he knows it. */
  #act: (() => void) | undefined;
  #hurried = false;
  /** Whether somebody at the device has been to play. */
  #met = false;
  /** Whether one of them knows his move, and makes it only when he is waved on. */
  waits = false;
  /** Counts the questions, so that an answer that comes too late is not heard. */
  #asked = 0;

  /** They follow `book` where they play by it; whatever they leave to chance comes from the seed `chance`. */
  constructor(live: LiveGame, chairs: Chairs, book: TableContext['book'], chance: string) {
    this.#live = live;
    this.#chairs = chairs;
    this.#book = book;
    this.#chance = chance;
  }

  /** Asks the one who is to move, if he is one of them: calls `late` when he has to be waited for, `moved` when he has moved. */
  ask(late: () => void, moved: () => void): void {
    this.stop();
    const live = this.#live;
    const kind = this.#chairs[live.table.toMove];
    if (!kind || kind === 'you') return;
    const asked = this.#asked;
    const { others } = settings();
    const pace = paced(others === 'fast' ? FAST : Math.max(FAST, PACE * SOONER ** this.#before));
    const since = performance.now();
    this.#timer = setTimeout(late, pace + LATE);
    void ask(kind, live, this.#book, this.#chance).then(({ move, cite }) => {
      if (asked !== this.#asked) return;
      clearTimeout(this.#timer);
      this.#act = () => {
        this.stop();
        live.play(move);
        if (cite) this.#advised.set(live.played.steps.findLast(({ part }) => part === 1)!, cite);
        moved();
      };
      if (others === 'wait' && !this.#hurried) {
        this.waits = true;
        late();
      } else this.#timer = setTimeout(this.#act, this.#hurried ? 0 : Math.max(0, pace - (performance.now() - since)));
    });
  }

  /** How many have played before anybody at the device was to; none from then on, nor where nobody plays there. */
  get #before(): number {
    if (this.#met || !this.#chairs.includes('you')) return 0;
    const { steps } = this.#live.played;
    this.#met = steps.some(({ toMove }) => this.#chairs[toMove] === 'you');
    return this.#met ? 0 : steps.length - 1;
  }

  /** Whoever has been asked makes his move at once, or as soon as he knows it. */
  hurry(): void {
    this.#hurried = true;
    this.#act?.();
  }

  /** Nobody is waited for any more, and whoever has been asked is not heard. */
  stop(): void {
    this.#asked += 1;
    this.#act = undefined;
    this.#hurried = false;
    this.waits = false;
    clearTimeout(this.#timer);
  }

  /** The article whose advice one of them followed in a step. */
  advice(step: Step): string | undefined {
    return this.#advised.get(step);
  }
}
