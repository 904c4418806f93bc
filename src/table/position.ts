/** What lies on the table after a step, put together from the steps of its deal. */
import type { Call } from '#engine/events.ts';
import { handOf, type Replay, type Step } from '#engine/record/replay.ts';

/** A card on the table. */
export interface Laid {
  readonly card: string;
  readonly seat: string;
  /** The word called with it, if any. */
  readonly call: Call | undefined;
  /** The word called after it, if any: the Jig of a stop, a hoc. */
  after?: Call;
  /** The word called with it by mistake, if any. */
  wrong?: Call;
}

/** What a player pays at the end of a deal. */
export interface Settled {
  readonly seat: string;
  /** What was left in the hand, as counted. */
  readonly points: number;
  readonly paid: number;
  readonly bete: number;
}

/** The table after a step. Seats are in the order of play. */
export interface Position {
  readonly step: Step;
  readonly dealer: string;
  /** The seat to play (0-based); -1 when the deal is over, or when nobody is to know. */
  readonly toMove: number;
  /** Each seat's cards, in the order of the pack. */
  readonly hands: readonly (readonly string[])[];
  /** The seat (0-based) that looks from the near side, with its cards on the cloth; the first where it is not given. */
  readonly from?: number | undefined;
  /** The seat (0-based) that looks from the near side with its hand below the cloth, to be played from: it is not on it as well. */
  readonly playedFrom?: number | undefined;
  /** The cards laid in this deal, in order. */
  readonly laid: readonly Laid[];
  /** How many of them were laid before the last one that began something new. */
  readonly runFrom: number;
  /** What each account gained or lost in this step. */
  readonly changes: readonly number[];
  /** The seats out of the game. */
  readonly out: readonly string[];
  /** The seats that pay at the end of the deal; none while it lasts. */
  readonly settled: readonly Settled[];
}

const WHO_LAYS = ['led', 'followed', 'misplayed'];

/** A card whose face is not seen, wherever a card in notation may stand; each is another. */
export const isUnseen = (card: string): boolean => card.startsWith('?');

/**
 * The table after step `at` (from 0) of a replay. When only some seats are `seen`, the cards the others hold lie face
 * down, but for a hand that the rules have laid open.
 */
export const positionAt = (played: Replay, at: number, seen?: readonly number[]): Position => {
  const step = played.steps[at]!;
  const soFar = played.steps.slice(0, at + 1);
  const events = soFar.filter(({ deal }) => deal === step.deal).flatMap((each) => each.events);
  const laid: Laid[] = [];
  let runFrom = 0;
  for (const { type, seat, card, call } of events) {
    const last = laid.at(-1);
    if (last && type === 'called' && call) last.after = call;
    if (last && type === 'miscalled' && call) last.wrong = call;
    if (!WHO_LAYS.includes(type)) continue;
    if (type !== 'followed') runFrom = laid.length;
    laid.push({ card: card!, seat: seat!, call });
  }
  const changes = played.accounts.map(() => 0);
  for (const { type, from, to, counters } of step.events) {
    if (type !== 'paid') continue;
    changes[played.accounts.indexOf(from!)]! -= counters!;
    changes[played.accounts.indexOf(to!)]! += counters!;
  }
  const past = soFar.flatMap((each) => each.events);
  // Where counters were given out, out is who has none; elsewhere the deal alone is over for who has no cards.
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
    laid,
    runFrom,
    changes,
    out: purses ? past.flatMap(({ type, seat }) => (type === 'out' ? [seat!] : [])) : [],
    settled: settlement(soFar.slice(soFar.findLastIndex(({ part }) => part === 1))),
  };
};

/** The hands counted so far after the move that ended a deal, and what their players paid for them. */
const settlement = (parts: readonly Step[]): readonly Settled[] => {
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
