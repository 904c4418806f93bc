/** Builds the position on the table after a step from the steps of its deal. */
import type { CalledWord } from '#engine/events.ts';
import { gainIn } from '#engine/record/gains.ts';
import { listHandCards, type Replay, type Step } from '#engine/record/steps.ts';

/** A card on the table. */
export interface TableCard {
  readonly card: string;
  readonly seat: string;
  /** Word that the player called with the card, if there is one. */
  readonly call: CalledWord | undefined;
  /** Word called after the card was played, if there is one: the Jig of a stop, a hoc. */
  callAfter?: CalledWord;
  /** Wrong word that the player called with the card, if there is one. */
  wrongCall?: CalledWord;
}

/** Payments of a player at the end of a deal. */
export interface Settlement {
  readonly seat: string;
  /** Points of the cards left in the hand. */
  readonly points: number;
  readonly paid: number;
  readonly bete: number;
}

/** State of the table after a step. Lists of seats are in the order of play. */
export interface Position {
  readonly step: Step;
  readonly dealer: string;
  /** Seat that has the turn (0-based); -1 after the deal, or if the turn must stay secret. */
  readonly toMove: number;
  /** Cards of each seat, in the order of the pack. */
  readonly hands: readonly (readonly string[])[];
  /** Seat (0-based) at the bottom of the table, whose cards are on the cloth; by default the first seat. */
  readonly viewerSeat?: number | undefined;
  /** Seat (0-based) whose hand is below the cloth and can be played from, so that it is not on the cloth. */
  readonly activeSeat?: number | undefined;
  /** Cards played in this deal, in order. */
  readonly cardsPlayed: readonly TableCard[];
  /** Index (0-based) in `cardsPlayed` of the first card of the current run. */
  readonly runFrom: number;
  /** Gain or loss of each account in this step, in counters. */
  readonly changes: readonly number[];
  /** Names of the seats that are out of the game. */
  readonly out: readonly string[];
  /** Payments at the end of the deal, one for each seat counted so far; empty before it. */
  readonly settled: readonly Settlement[];
}

/** Kinds of event after which the hand of a seat lies open. */
const OPENS_HAND = ['exposed-hand', 'showed-hand'];

const WHO_LAYS = ['led', 'followed', 'misplayed'];

/** True for a hidden card. Hidden cards can occur wherever a card in notation can; each has its own name. */
export const isHiddenCard = (card: string): boolean => card.startsWith('?');

/**
 * Builds the position after step `at` (0-based) of a replay. If `seen` lists seats (0-based), the cards of all other
 * seats are face down, except for a hand that the rules open.
 */
export const buildPosition = (played: Replay, at: number, seen?: readonly number[]): Position => {
  const step = played.steps[at]!;
  const soFar = played.steps.slice(0, at + 1);
  const events = soFar.filter(({ deal }) => deal === step.deal).flatMap((each) => each.events);
  const cardsPlayed: TableCard[] = [];
  let runFrom = 0;
  for (const { type, seat, card, call } of events) {
    const last = cardsPlayed.at(-1);
    if (last && type === 'called' && call) last.callAfter = call;
    if (last && type === 'miscalled' && call) last.wrongCall = call;
    if (!WHO_LAYS.includes(type)) continue;
    if (type !== 'followed') runFrom = cardsPlayed.length;
    cardsPlayed.push({ card: card!, seat: seat!, call });
  }
  const past = soFar.flatMap((each) => each.events);
  // In a game that gives out counters, a player without any is out; in other games a player without cards is only out
  // of the deal.
  const purses = past.some(({ type }) => type === 'received');
  return {
    step,
    toMove: step.toMove,
    dealer: events.find(({ type }) => type === 'took-deal')?.seat ?? '',
    hands: played.seats.map((name, seat) => {
      const hand = listHandCards(step, seat);
      const open = events.some(({ type, seat: shower }) => OPENS_HAND.includes(type) && shower === name);
      return !seen || open || seen.includes(seat) ? hand : hand.map((_, i) => `?${seat}.${i}`);
    }),
    cardsPlayed,
    runFrom,
    changes: played.accounts.map((account) => gainIn(step.events, account)),
    out: purses ? past.flatMap(({ type, seat }) => (type === 'out' ? [seat!] : [])) : [],
    settled: settlement(soFar.slice(soFar.findLastIndex(({ part }) => part === 1))),
  };
};

/** Lists the hands that have been counted after the last move of a deal, with the payments for them. */
const settlement = (parts: readonly Step[]): readonly Settlement[] => {
  const events = parts.flatMap((part) => part.events);
  return events.flatMap((event, i) => {
    if (event.type !== 'counted') return [];
    const seat = event.seat!;
    const paid = events[i + 1];
    const betes = events
      .slice(i)
      .filter(({ type, from, to }) => type === 'paid' && from === seat && to!.startsWith('box:'));
    return [
      {
        seat,
        points: event.points!,
        paid: paid?.type === 'paid' && paid.from === seat ? paid.counters! : 0,
        bete: betes.reduce((n, { counters }) => n + counters!, 0),
      },
    ];
  });
};
