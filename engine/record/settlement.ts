/**
 * Divides the events of the move that ends a deal into parts: the move, each settlement after it (such as one payment),
 * and the score of the deal. The parts in sequence contain all events in their original order.
 */
import type { EventType, GameEvent } from '../events.ts';
import { gainIn } from './gains.ts';
import type { Step } from './steps.ts';

/** Events that begin a new settlement. */
const OPENERS: ReadonlySet<EventType> = new Set<EventType>([
  'made-opera',
  'counted',
  'counted-camp',
  'gathered',
  'exhausted',
  'reckoned',
  'unscored',
  'null-coup',
  'made-vole',
  'woke-cat',
  'showed-hand',
  'ended',
  'won',
  'won-game',
]);

/** Events that move counters or points. */
const MOVES_SCORE: ReadonlySet<EventType> = new Set<EventType>(['paid', 'scored', 'struck-off']);

const movesScore = ({ events }: Step): boolean => events.some(({ type }) => MOVES_SCORE.has(type));

/**
 * Tells whether an event is the point for taking the last cards of the table. It then belongs to the same part as the
 * taking.
 */
const isPointForTaking = (earlier: GameEvent, type: EventType): boolean =>
  type === 'reckoned' && (earlier.type === 'swept' || earlier.type === 'gathered');

/** Returns the index of the first event that belongs to a settlement; the number of events if there is none. */
const settlementStart = (events: readonly GameEvent[]): number => {
  const fault = events.findIndex(({ type }) => type === 'misplayed' || type === 'faulted');
  const stopped = events.some(({ type }) => type === 'stopped');
  for (const [i, { type }] of events.entries()) {
    if (i === 0) continue;
    // The last card of a deal that nobody counts settles nothing.
    if (type === 'exhausted' && i === events.length - 1) continue;
    if (OPENERS.has(type) && !isPointForTaking(events[i - 1]!, type)) return i;
    if (type === 'paid' && events.slice(0, i).some((earlier) => earlier.type === 'out')) return i;
    if (fault >= 0 && stopped && (type === 'scored' || type === 'struck-off')) return i;
  }
  return events.length;
};

/** Tells whether an event belongs to the settlement of the events just before it. */
const continues = (group: readonly GameEvent[], event: GameEvent): boolean => {
  const [first] = group;
  const last = group.at(-1)!;
  if (last.type === 'exhausted') return true;
  switch (event.type) {
    case 'paid':
      if (last.type === 'paid')
        return last.cite === event.cite && (!event.to!.startsWith('box:') || last.from === event.from);
      if (last.type === 'counted') return last.seat === event.from;
      return first!.type !== 'counted';
    case 'showed-hand':
      return last.type === 'showed-hand';
    case 'counted-camp':
      return last.type === 'counted-camp' && last.scorer === event.scorer;
    case 'reckoned':
      // Two majorities may be reckoned by one article: they are told apart by their points.
      if (last.type === 'reckoned') return last.cite === event.cite && last.points === event.points;
      return isPointForTaking(last, event.type);
    case 'scored':
    case 'struck-off':
      return last.type === 'gathered' || last.type === 'made-vole' || last.type === event.type;
    case 'won':
      return last.type === 'won' || last.type === 'won-game';
    default:
      return !OPENERS.has(event.type);
  }
};

const SAYS_WHO_WON: ReadonlySet<EventType> = new Set<EventType>(['ended', 'won', 'won-game']);

/**
 * Divides the events of a move that ends a deal: the move, each settlement, and last the events shown with the score of
 * the deal (who won the game). The last part is empty if nobody won.
 */
const divideEvents = (events: readonly GameEvent[]): readonly (readonly GameEvent[])[] => {
  const start = settlementStart(events);
  const groups: GameEvent[][] = [];
  for (const event of events.slice(start)) {
    const group = groups.at(-1);
    if (group && continues(group, event)) group.push(event);
    else groups.push([event]);
  }
  const score: GameEvent[] = [];
  while (groups.at(-1)?.every(({ type }) => SAYS_WHO_WON.has(type))) score.unshift(...groups.pop()!);
  return [events.slice(0, start), ...groups, score];
};

/**
 * Divides a step that ends a deal into several: the move, each settlement, and the score of the deal. If the deal
 * changed no counters and no points, the step is not divided.
 */
export const splitStepBySettlement = (
  whole: Step,
  earlier: readonly Step[],
  { accounts, scorers }: { readonly accounts: readonly string[]; readonly scorers: readonly string[] },
): readonly Step[] => {
  const divided = divideEvents(whole.events);
  const inDeal = [...earlier.filter(({ deal }) => deal === whole.deal), whole];
  const hasScore = divided.at(-1)!.length > 0 || inDeal.some(movesScore);
  const parts = hasScore ? divided : divided.slice(0, -1);
  const before = earlier.at(-1)?.scores;
  return parts.map((events, i): Step => {
    const isLast = i === parts.length - 1;
    return {
      ...whole,
      part: i + 1,
      isScore: isLast && hasScore,
      events,
      // Only payments change the counters, so those after a part are the last ones without the payments still to come.
      balance: accounts.map((account, a) => whole.balance[a]! - gainIn(parts.slice(i + 1).flat(), account)),
      // A game won may take points away at the end, so the last part has those of the table.
      scores: isLast
        ? whole.scores
        : scorers.map((scorer, s) => (before?.[s] ?? 0) + gainIn(parts.slice(0, i + 1).flat(), scorer)),
      toMove: isLast ? whole.toMove : -1,
      comments: isLast ? whole.comments : [],
    };
  });
};
