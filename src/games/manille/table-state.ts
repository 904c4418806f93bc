/** Computes the visible state of a table of La Manille after a step, from the events of its coup (deal). */
import { SUITS } from '#engine/cards.ts';
import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/steps.ts';

/** Ranks of a suit from the highest, the ten above the ace. */
const RANKS = ['10', 'A', 'K', 'Q', 'J', '9', '8', '7'];
const rank = (card: string): number => RANKS.indexOf(card.slice(0, -1));
const suit = (card: string): number => (SUITS as readonly string[]).indexOf(card.slice(-1));
/** Compares two cards in notation for the order of a hand: grouped by suit, the highest first. */
export const compareBySuit = (a: string, b: string): number => suit(a) - suit(b) || rank(a) - rank(b);

/** Card of one seat in the current trick; or two, if the player has wrongly played two at once. */
export interface SeatTrickCards {
  readonly seat: string;
  readonly cards: readonly string[];
  /** Suit that the player announced with the card, if it is not the card's own; otherwise empty. */
  readonly said: string;
  /** True if the card breaks a rule. */
  readonly wrong: boolean;
  /** True if this card has won the trick. */
  readonly takes: boolean;
}

/** Points of a side in this coup (deal) and in the game. */
export interface CampState {
  readonly name: string;
  readonly tricks: number;
  /** Points in the tricks that the side has won. */
  readonly points: number;
  readonly marked: number;
  /** Points that the side gains or loses in this step. */
  readonly change: number;
  readonly games: number;
}

/** State of a coup (deal): the trick, the card turned up for trumps, and the two sides. */
export interface CoupState {
  readonly trick: readonly SeatTrickCards[];
  /** Card turned up for trumps; empty if the deal was abandoned before that. */
  readonly turnUp: string;
  /** True while the turned-up card is on the table. */
  readonly lies: boolean;
  readonly camps: readonly CampState[];
  /** Names of the seats whose hands are open. */
  readonly exposed: readonly string[];
}

/** Returns the state of the coup (deal) after a step of a replay. */
export const getCoupState = (played: Replay, step: Step): CoupState => {
  const soFar = played.steps.slice(0, played.steps.indexOf(step) + 1);
  const events = soFar.filter(({ deal }) => deal === step.deal).flatMap((each) => each.events);
  const seen = (type: GameEvent['type']): readonly GameEvent[] => events.filter((event) => event.type === type);
  const campOf = (seat = ''): number => played.seats.indexOf(seat) % 2;
  const camps = played.scorers.map((name, camp) => {
    const taken = seen('took-trick').filter(({ seat }) => campOf(seat) === camp);
    const moved = step.events.filter(({ scorer }) => scorer === name);
    return {
      name,
      tricks: taken.length,
      points: pointsOf(taken),
      marked: step.scores[camp]!,
      change: pointsOf(moved.filter(({ type }) => type === 'scored')) - pointsOf(moved.filter(isStruck)),
      games: soFar.flatMap((each) => each.events).filter(({ type, scorer }) => type === 'won-game' && scorer === name)
        .length,
    };
  });
  const turnUp = seen('turned-up')[0]?.card ?? '';
  return {
    trick: trickAt(played, events, step),
    turnUp,
    lies: turnUp !== '' && seen('took-up').length === 0,
    camps,
    exposed: seen('exposed-hand').map(({ seat }) => seat!),
  };
};

const isStruck = ({ type }: GameEvent): boolean => type === 'struck-off';
const pointsOf = (events: readonly GameEvent[]): number => events.reduce((sum, { points = 0 }) => sum + points, 0);

/** Returns the cards in front of each seat: the current trick, or the trick that this step completes. */
const trickAt = (played: Replay, events: readonly GameEvent[], step: Step): readonly SeatTrickCards[] => {
  let lies: { seat: string; card: string }[] = [];
  let takes = '';
  const said = new Map<string, string>();
  for (const { type, seat = '', card = '', suit = '', cite } of events) {
    if (type === 'led') {
      lies = [];
      takes = '';
    }
    if (type === 'led' || type === 'followed') lies.push({ seat, card });
    else if (type === 'announced') said.set(card, suit);
    else if (type === 'took-back' && cite === 'B96.fault.announced') lies.pop();
    else if (type === 'took-trick') takes = seat;
  }
  const wrong = step.events.filter(({ type, seat }) => type === 'misplayed' && !playedBy(step, seat));
  return played.seats.map((seat) => {
    const own = wrong.filter((event) => event.seat === seat);
    const cards = (own.length > 0 ? own.map(({ card }) => ({ seat, card: card! })) : lies)
      .filter((each) => each.seat === seat)
      .map(({ card }) => card);
    return {
      seat,
      cards,
      said: cards.map((card) => said.get(card) ?? '').join(''),
      wrong: own.length > 0,
      takes: own.length === 0 && takes === seat,
    };
  });
};

/** True if a seat played a card in this step. */
const playedBy = (step: Step, seat = ''): boolean =>
  step.events.some((event) => (event.type === 'led' || event.type === 'followed') && event.seat === seat);
