/**
 * State of a game in progress: its players, the visible hands, and the actions that the people at the device can take.
 */
import type { EventType } from '#engine/events.ts';
import { formatMove, type Move, PASS, type Refusal } from '#engine/game.ts';
import { createRandom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { findTag } from '#engine/record/record.ts';
import type { Replay, Step } from '#engine/record/steps.ts';
import { createSalt } from '../../browser/hash.ts';
import type { Clause } from '../../narration/narrate.ts';
import { getSeatName } from '../../narration/seat-names.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { type Advice, advise } from './adviser.ts';
import { EnginePlayers } from './engine-players.ts';
import { isPromptHidden, redactReplay } from './hidden-passes.ts';
import { isGameOver } from './length.ts';
import { explainRefusal } from './notice-text.ts';
import type { SeatPlayers } from './players.ts';

/** A refused move and the reason. If it can be made all the same, also the penalty. */
interface Refused {
  readonly move: Move;
  readonly clause: Clause;
  readonly misplay: boolean;
}

/** Events by which a card is turned or dealt in a game with a market. */
const TURNS: readonly EventType[] = ['took-deal', 'turned-up', 'shown'];

/** Callbacks for the component that renders the game. */
interface SessionListener {
  /** Called after a move is made or taken back. */
  readonly onMove: () => void;
  /** Called if the view changed but the game did not. */
  readonly onViewChange: () => void;
}

/** A game in which people at one device and the engine's players take part. */
export class GameInProgress {
  readonly live: LiveGame;
  readonly seatPlayers: SeatPlayers;
  /** Seat (0-based) of the person whose cards are visible; -1 for nobody. */
  viewer: number;
  /** True if all hands are visible. */
  showsAllHands: boolean;
  /** The last attempted move, if it was refused. */
  refused: Refused | undefined;
  /** Message about an error outside the game; shown until the next action. */
  notice: string;
  /** Advice from the book or from a search, with its article; `undefined` if none was requested. */
  hinted: Advice | undefined;
  /** True while an engine's player needs noticeable time. */
  thinking = false;
  /** True if a person has asked to make an offer before the next card is turned. */
  #wantsToOffer = false;
  /** Number of moves and deals when a person last made or saw one. */
  #movesSeen = 0;
  readonly #context: PlayContext;
  readonly #listener: SessionListener;
  /** Seed of the random choices of the engine's players, and of deals without a seed. */
  readonly #chance: string;
  readonly #enginePlayers: EnginePlayers;

  /** Starts or resumes a game; deals if there is no deal yet. */
  constructor(
    live: LiveGame,
    seatPlayers: SeatPlayers,
    context: PlayContext,
    notice: string,
    listener: SessionListener,
  ) {
    this.live = live;
    this.seatPlayers = seatPlayers;
    this.notice = notice;
    this.#context = context;
    this.#chance = findTag(live.record.tags, 'Salt')?.value ?? createSalt();
    this.#listener = listener;
    this.#enginePlayers = new EnginePlayers(live, seatPlayers, context.loadBookPlayer, this.#chance);
    // With several people, no hand is visible until its owner uncovers it.
    const first = seatPlayers.indexOf('you');
    this.viewer = seatPlayers.lastIndexOf('you') === first ? first : -1;
    this.showsAllHands = first < 0;
    if (live.takeBackCount === 0) this.#deal();
  }

  /** True if the seat to play is a person who has not yet uncovered the hand. */
  get awaitsHandover(): boolean {
    const { toMove } = this.live.table;
    return this.seatPlayers[toMove] === 'you' && toMove !== this.viewer;
  }

  /** True if nothing more can be played: by the rules, or after the agreed number of deals. */
  get over(): boolean {
    return isGameOver(this.live);
  }

  /** True if an engine's player waits for the user to continue. */
  get isWaitingForTap(): boolean {
    return this.#enginePlayers.isWaitingForTap;
  }

  /** Name shown for a seat (0-based) at this table. */
  nameOf(seat: number): string {
    return getSeatName(this.live.names[seat]!, this.#context.messages);
  }

  /** Seat (0-based) whose hand below the cloth can be played from; `undefined` if there is none. */
  get activeSeat(): number | undefined {
    const { seatPlayers, viewer, live, awaitsHandover } = this;
    return seatPlayers[viewer] === 'you' && !live.table.dealOver && !awaitsHandover ? viewer : undefined;
  }

  /** Seats (0-based) whose cards are visible; `undefined` for all. */
  get visibleSeats(): readonly number[] | undefined {
    if (this.showsAllHands) return undefined;
    return this.awaitsHandover || this.live.table.handsLookedAt === false ? [] : [this.viewer];
  }

  /** The replay, without the steps that the viewer may not know. */
  get played(): Replay {
    return redactReplay(this.live, this.visibleSeats);
  }

  /** True if the seat to play (0-based) must decide about a card and the viewer may not know it. */
  isPromptHidden(toMove = this.live.table.toMove): boolean {
    return isPromptHidden(this.live, this.visibleSeats, toMove);
  }

  /** True if the viewer may claim the penalty of an earlier misplay. */
  get mayClaim(): boolean {
    return this.seatPlayers[this.viewer] === 'you' && this.live.refuseClaim(this.viewer) === null;
  }

  /** Article whose advice an engine's player followed in a step. */
  advice(step: Step): string | undefined {
    return this.#enginePlayers.advice(step);
  }

  /** True in a game with a market, if a person may make an offer, or will before the next card is turned. */
  get mayOffer(): boolean {
    return this.#context.asksForOffer !== undefined && this.seatPlayers.includes('you') && !this.live.table.dealOver;
  }

  /** True if the person whose word it is has nothing to say: nobody has asked them, and they did not ask to speak. */
  get #isSilent(): boolean {
    const { live, seatPlayers } = this;
    const { toMove, amountsFrom = Infinity } = live.table;
    if (seatPlayers[toMove] !== 'you' || this.#wantsToOffer) return false;
    const legal = live.legal();
    const offer = legal.find((move) => move >= amountsFrom);
    if (legal[0] !== PASS || offer === undefined) return false;
    return this.#context.asksForOffer?.(live.played.steps.at(-1)!, formatMove(live.table, offer)) !== true;
  }

  /** Lets the engine’s players move until a person at the device has the turn. */
  continuePlay(): void {
    while (this.#isSilent) {
      const { takeBackCount } = this.live;
      this.live.play(PASS);
      if (this.live.takeBackCount !== takeBackCount) return this.#moved();
    }
    if (this.seatPlayers[this.live.table.toMove] === 'you' && this.#context.asksForOffer) this.#listener.onViewChange();
    this.#enginePlayers.ask(
      () => {
        this.thinking = true;
        this.#listener.onViewChange();
      },
      this.#othersMoved,
      () => this.continuePlay(),
    );
  }

  /**
   * Lets a person speak who was silent: nothing public has been said since, and the market since the last move begins
   * again.
   */
  readonly askToOffer = (): void => {
    this.hold();
    this.#wantsToOffer = true;
    this.live.takeBack(0);
    this.continuePlay();
  };

  /** Makes the pending move at once. */
  hurry(): void {
    this.#enginePlayers.hurry();
  }

  /** Requests advice for the seat to play: from the book, or from a search if the book gives none. */
  readonly hint = async (): Promise<void> => {
    const { live, viewer } = this;
    if (live.table.toMove !== viewer || this.seatPlayers[viewer] !== 'you') return;
    const { takeBackCount } = live;
    const advice = await advise(live, this.#context);
    if (live.takeBackCount !== takeBackCount) return;
    this.refused = undefined;
    this.hinted = advice;
    this.#listener.onViewChange();
  };

  /** Removes the advice. */
  readonly closeHint = (): void => {
    if (!this.hinted) return;
    this.hinted = undefined;
    this.#listener.onViewChange();
  };

  /** Pauses the engine's players until the game continues. Messages stay. */
  hold(): void {
    this.#enginePlayers.stop();
    this.thinking = false;
  }

  /** Pauses the engine's players, and removes the message about a refused move. */
  pauseAndClear(): void {
    this.hold();
    this.refused = undefined;
    this.hinted = undefined;
  }

  readonly #moved = (): void => {
    // Another card has been turned: who wished to speak has spoken.
    const { takeBackCount, played } = this.live;
    if (takeBackCount !== this.#movesSeen && played.steps.at(-1)!.events.some(({ type }) => TURNS.includes(type)))
      this.#wantsToOffer = false;
    this.#movesSeen = takeBackCount;
    this.refused = undefined;
    this.hinted = undefined;
    this.notice = '';
    this.thinking = false;
    this.#listener.onMove();
  };

  /** A move of the engine's players leaves a message to be read. */
  readonly #othersMoved = (): void => {
    const { notice } = this;
    this.#moved();
    this.notice ||= notice;
  };

  /** Makes a move, or shows why it is refused. */
  readonly move = (move: Move): void => {
    const { amountsFrom = Infinity } = this.live.table;
    const refusal = this.live.play(move);
    // A person who has offered hears of a higher offer.
    if (move >= amountsFrom) this.#wantsToOffer = true;
    if (refusal) this.refuse(move, refusal);
    else this.#moved();
  };

  /** Shows why a move is refused. */
  readonly refuse = (move: Move, refusal: Refusal): void => {
    const clause = explainRefusal(this, move, refusal, this.#context.messages.lang);
    this.refused = { move, clause, misplay: refusal.misplay === true };
    this.hinted = undefined;
    this.notice = '';
    this.#listener.onViewChange();
  };

  /** Makes the refused move all the same; the player pays its penalty. */
  readonly misplay = (): void => {
    if (this.refused) this.live.misplay(this.refused.move);
    this.#moved();
  };

  readonly claim = (): void => {
    this.live.claim(this.viewer);
    this.#moved();
  };

  #deal(): void {
    this.live.deal(createRandom(this.#chance, this.live.takeBackCount));
  }

  readonly dealNext = (): void => {
    this.#deal();
    this.#moved();
  };

  /**
   * Goes back to the last turn of a person at the device; the first deal itself is never undone. In a market, where others
   * are silent before a person’s word, that is also where such a word began.
   */
  readonly takeBack = (): void => {
    const { live, seatPlayers } = this;
    const { steps } = live.played;
    const hasMarket = this.#context.asksForOffer !== undefined;
    const isPerson = (seat: number): boolean => seatPlayers[seat] === 'you';
    const moverOf = ({ move }: Step): number => live.names.indexOf(move.split(' ')[0]!);
    this.#wantsToOffer = hasMarket;
    live.takeBackTo(
      steps
        .slice(0, -1)
        .findLastIndex(({ toMove }, at) => isPerson(toMove) || (hasMarket && isPerson(moverOf(steps[at + 1]!)))),
    );
    this.#movesSeen = live.takeBackCount;
    this.#moved();
  };

  /** Restarts this deal with the same cards. */
  readonly dealAgain = (): void => {
    const { live } = this;
    const { dealNumber } = live.table;
    live.takeBackTo(live.played.steps.findIndex(({ deal }) => deal === dealNumber));
    this.#moved();
  };

  /** Uncovers the hand of the person whose turn it is. */
  readonly reveal = (): void => {
    this.viewer = this.live.table.toMove;
    this.refused = undefined;
    this.#listener.onViewChange();
  };

  /** Shows all hands, or hides them again. */
  readonly seeAll = (): void => {
    this.showsAllHands = !this.showsAllHands;
    this.#listener.onViewChange();
  };
}
