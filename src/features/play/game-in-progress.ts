/** A game in progress: who sits at it, whose cards lie open, what those at the device do, and what becomes of it. */
import type { Move, Refusal } from '#engine/game.ts';
import { randomFrom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import type { Replay, Step } from '#engine/record/replay.ts';
import { nameOf } from '../../narration/names.ts';
import type { Clause } from '../../narration/tell.ts';
import type { TableContext } from '../../table/game-table.ts';
import { EnginePlayers } from './engine-players.ts';
import { hidesWhoIsAsked, toldTo } from './kept-secret.ts';
import { isOver } from './length.ts';
import { ask, type Chairs } from './players.ts';
import { whyRefused } from './said.ts';

/** A move that was refused, why, and whether it can be made all the same, with its penalty. */
interface Refused {
  readonly move: Move;
  readonly clause: Clause;
  readonly misplay: boolean;
}

/** A move advised to the one who is to play. */
export interface Hint {
  readonly move: Move;
  /** The article of the book that advises it; nothing where the book is silent. */
  readonly cite: string | undefined;
}

/** Who draws the game hears of it. */
interface Hears {
  /** It has moved on, or back. */
  readonly moved: () => void;
  /** It stands where it stood, but is seen otherwise. */
  readonly changed: () => void;
}

/** The game, as those play it who sit round one device. */
export class GameInProgress {
  readonly live: LiveGame;
  readonly chairs: Chairs;
  /** The person at the device, as a seat (0-based), whose cards are seen; -1 for nobody. */
  viewer: number;
  /** Whether all hands are seen. */
  all: boolean;
  /** What was tried last, if it was refused. */
  refused: Refused | undefined;
  /** Said until something is done, where something went wrong outside the game. */
  notice: string;
  /** What would be played by the book, or by who thinks ahead, if that has been asked; and the article that advises it. */
  hinted: Hint | undefined;
  /** Whether a player of the engine’s has to be waited for. */
  thinking = false;
  readonly #context: TableContext;
  readonly #hears: Hears;
  readonly #chance = Math.random().toString(36).slice(2);
  readonly #others: EnginePlayers;

  /** Sits down to a game, and deals where nothing has been dealt. */
  constructor(live: LiveGame, chairs: Chairs, context: TableContext, notice: string, hears: Hears) {
    this.live = live;
    this.chairs = chairs;
    this.notice = notice;
    this.#context = context;
    this.#hears = hears;
    this.#others = new EnginePlayers(live, chairs, context.book, this.#chance);
    // Where there are several people, nobody is seen to sit there until he says that it is he.
    const first = chairs.indexOf('you');
    this.viewer = chairs.lastIndexOf('you') === first ? first : -1;
    this.all = first < 0;
    if (live.taken === 0) this.#deal();
  }

  /** Whether somebody at the device is to move who has not yet said that it is he. */
  get covered(): boolean {
    const { toMove } = this.live.table;
    return this.chairs[toMove] === 'you' && toMove !== this.viewer;
  }

  /** Whether nothing more is played: by the rules, or because no more deals were agreed on. */
  get over(): boolean {
    return isOver(this.live);
  }

  /** Whether a player of the engine’s makes his move only when he is waved on. */
  get waits(): boolean {
    return this.#others.waits;
  }

  /** What a seat (0-based) is called at this table. */
  nameOf(seat: number): string {
    return nameOf(this.live.names[seat]!, this.#context.say);
  }

  /** The seat (0-based) whose hand lies below the cloth, to be played from; `undefined` when there is none. */
  get playedFrom(): number | undefined {
    const { chairs, viewer, live, covered } = this;
    return chairs[viewer] === 'you' && !live.table.dealOver && !covered ? viewer : undefined;
  }

  /** The seats (0-based) whose cards lie open to the reader; all when there is no list. */
  get seen(): readonly number[] | undefined {
    if (this.all) return undefined;
    return this.covered || this.live.table.looked === false ? [] : [this.viewer];
  }

  /** What has been played, as far as the reader is told of it. */
  get played(): Replay {
    return toldTo(this.live, this.seen);
  }

  /** Whether the reader may not know that the seat to move (0-based) is asked for a card. */
  hides(toMove = this.live.table.toMove): boolean {
    return hidesWhoIsAsked(this.live, this.seen, toMove);
  }

  /** Whether he whose cards are seen may claim the penalty of an earlier misplay. */
  get mayClaim(): boolean {
    return this.chairs[this.viewer] === 'you' && this.live.refuseClaim(this.viewer) === null;
  }

  /** The article whose advice a player of the engine’s followed in a step. */
  advice(step: Step): string | undefined {
    return this.#others.advice(step);
  }

  /** The engine’s players move until it is somebody’s turn who sits at the device. */
  goOn(): void {
    this.#others.ask(() => {
      this.thinking = true;
      this.#hears.changed();
    }, this.#moved);
  }

  /** Who has been asked moves at once. */
  hurry(): void {
    this.#others.hurry();
  }

  /** Asks for the one to play what the book would do, or, where it is silent, who thinks ahead. */
  readonly hint = async (): Promise<void> => {
    const { live, viewer } = this;
    if (live.table.toMove !== viewer || this.chairs[viewer] !== 'you') return;
    const { taken } = live;
    let hint = this.#context.book && (await ask('book', live, this.#context.book, this.#chance));
    if (!hint?.cite) hint = await ask('search', live, undefined, this.#chance);
    if (live.taken !== taken) return;
    this.refused = undefined;
    this.hinted = { move: hint.move, cite: hint.cite };
    this.#hears.changed();
  };

  /** Whoever was about to move waits until the game goes on; what was said stays. */
  hold(): void {
    this.#others.stop();
    this.thinking = false;
  }

  /** The same, and what was refused is no more spoken of. */
  wait(): void {
    this.hold();
    this.refused = undefined;
    this.hinted = undefined;
  }

  readonly #moved = (): void => {
    this.refused = undefined;
    this.hinted = undefined;
    this.notice = '';
    this.thinking = false;
    this.#hears.moved();
  };

  /** Makes a move, or tells why not. */
  readonly move = (move: Move): void => {
    const refusal = this.live.play(move);
    if (refusal) this.refuse(move, refusal);
    else this.#moved();
  };

  /** Tells why a move cannot be made. */
  readonly refuse = (move: Move, refusal: Refusal): void => {
    const clause = whyRefused(this, move, refusal, this.#context.say.lang);
    this.refused = { move, clause, misplay: refusal.misplay === true };
    this.hinted = undefined;
    this.notice = '';
    this.#hears.changed();
  };

  /** Makes the move that was refused all the same, and takes the penalty. */
  readonly misplay = (): void => {
    if (this.refused) this.live.misplay(this.refused.move);
    this.#moved();
  };

  readonly claim = (): void => {
    this.live.claim(this.viewer);
    this.#moved();
  };

  #deal(): void {
    this.live.deal(randomFrom(this.#chance, this.live.taken));
  }

  readonly dealNext = (): void => {
    this.#deal();
    this.#moved();
  };

  /** Takes back to the last time somebody at the device was to play; the first deal is never taken back. */
  readonly takeBack = (): void => {
    const { live, chairs } = this;
    const { steps } = live.played;
    live.takeBackTo(steps.slice(0, -1).findLastIndex(({ toMove }) => chairs[toMove] === 'you'));
    this.#moved();
  };

  /** Takes this deal back to its first card, so that the same is played again. */
  readonly dealAgain = (): void => {
    const { live } = this;
    const { dealNumber } = live.table;
    live.takeBackTo(live.played.steps.findIndex(({ deal }) => deal === dealNumber));
    this.#moved();
  };

  /** Who is to move says that it is he, and sees his cards. */
  readonly reveal = (): void => {
    this.viewer = this.live.table.toMove;
    this.refused = undefined;
    this.#hears.changed();
  };

  /** Lays all hands open, or covers them again. */
  readonly seeAll = (): void => {
    this.all = !this.all;
    this.#hears.changed();
  };
}
