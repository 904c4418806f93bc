/** Position on the table after a step, built from the steps of its deal. */
import type { Call } from '#engine/events.ts';
import { handOf, type Replay, type Step } from '#engine/record/replay.ts';

/** A card on the table. */
export interface TableCard {
  readonly card: string;
  readonly seat: string;
  /** Call with the card, if there is one. */
  readonly call: Call | undefined;
  /** Call after the card, if there is one: the Jig of a stop, a hoc. */
  callAfter?: Call;
  /** Mistaken call with the card, if there is one. */
  wrongCall?: Call;
}

/** Payments of a player at the end of a deal. */
export interface Settlement {
  readonly seat: string;
  /** Points counted in the hand. */
  readonly points: number;
  readonly paid: number;
  readonly bete: number;
}

/** Table after a step. Seats are in the order of play. */
export interface Position {
  readonly step: Step;
  readonly dealer: string;
  /** Seat to play (0-based); -1 after the deal, or if it must stay secret. */
  readonly toMove: number;
  /** Cards of each seat, in the order of the pack. */
  readonly hands: readonly (readonly string[])[];
  /** Seat (0-based) at the bottom of the table, with its cards on the cloth; the first by default. */
  readonly viewerSeat?: number | undefined;
  /** Seat (0-based) at the bottom with its playable hand below the cloth, and therefore not on it. */
  readonly activeSeat?: number | undefined;
  /** Cards played in this deal, in order. */
  readonly cardsPlayed: readonly TableCard[];
  /** Index (0-based) in `laid` of the first card of the current run. */
  readonly runFrom: number;
  /** Gain or loss of each account in this step, in counters. */
  readonly changes: readonly number[];
  /** Seats out of the game. */
  readonly out: readonly string[];
  /** Seats that pay at the end of the deal; empty before it. */
  readonly settled: readonly Settlement[];
}

const WHO_LAYS = ['led', 'followed', 'misplayed'];

/** True for a hidden card, which may occur in place of any card in notation; each has its own name. */
export const isUnseen = (card: string): boolean => card.startsWith('?');

/**
 * Position after step `at` (0-based) of a replay. With `seen` seats (0-based), the cards of all others are face down,
 * except for a hand opened by the rules.
 */
export const positionAt = (played: Replay, at: number, seen?: readonly number[]): Position => {
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
  const changes = played.accounts.map(() => 0);
  for (const { type, from, to, counters } of step.events) {
    if (type !== 'paid') continue;
    changes[played.accounts.indexOf(from!)]! -= counters!;
    changes[played.accounts.indexOf(to!)]! += counters!;
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
      const hand = handOf(step, seat);
      const open = events.some((event) => event.type === 'exposed-hand' && event.seat === name);
      return !seen || open || seen.includes(seat) ? hand : hand.map((_, i) => `?${seat}.${i}`);
    }),
    cardsPlayed,
    runFrom,
    changes,
    out: purses ? past.flatMap(({ type, seat }) => (type === 'out' ? [seat!] : [])) : [],
    settled: settlement(soFar.slice(soFar.findLastIndex(({ part }) => part === 1))),
  };
};

/** Hands counted so far after the last move of a deal, and the payments for them. */
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
