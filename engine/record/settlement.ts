/**
 * Divides the events of the move that ends a deal into parts: the move, each settlement after it (such as one payment),
 * and the score of the deal. The parts in sequence contain all events in their original order.
 */
import type { EventType, GameEvent } from '../events.ts';
import type { Step } from './replay.ts';

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
 * Computes the counters on each account after each part of a move. It works backwards from the end, since only payments
 * change the counters.
 */
const balancesAfter = (
  parts: readonly (readonly GameEvent[])[],
  last: readonly number[],
  accounts: readonly string[],
): readonly (readonly number[])[] => {
  const balances = [last];
  for (const events of parts.slice(1).reverse()) {
    const earlier = [...balances[0]!];
    for (const { type, from, to, counters } of events) {
      if (type !== 'paid') continue;
      earlier[accounts.indexOf(from!)]! += counters!;
      earlier[accounts.indexOf(to!)]! -= counters!;
    }
    balances.unshift(earlier);
  }
  return balances;
};

/**
 * Computes the points of each account after each part of a move, by adding the points scored in it. The last part takes
 * the points from the table.
 */
const scoresAfter = (
  parts: readonly (readonly GameEvent[])[],
  first: readonly number[],
  last: readonly number[],
  scorers: readonly string[],
): readonly (readonly number[])[] => {
  let scores = first;
  return parts.map((events, i) => {
    if (i === parts.length - 1) return last;
    const next = [...scores];
    for (const { type, scorer, points = 0 } of events) {
      if (type === 'scored') next[scorers.indexOf(scorer!)]! += points;
      if (type === 'struck-off') next[scorers.indexOf(scorer!)]! -= points;
    }
    scores = next;
    return next;
  });
};

/**
 * Divides a step that ends a deal into several: the move, each settlement, and the score of the deal. If the deal
 * changed no counters and no points, the step is not divided.
 */
export const splitSettlements = (
  whole: Step,
  earlier: readonly Step[],
  { accounts, scorers }: { readonly accounts: readonly string[]; readonly scorers: readonly string[] },
): readonly Step[] => {
  const divided = divideEvents(whole.events);
  const inDeal = [...earlier.filter(({ deal }) => deal === whole.deal), whole];
  const hasScore = divided.at(-1)!.length > 0 || inDeal.some(movesScore);
  const parts = hasScore ? divided : divided.slice(0, -1);
  const balances = balancesAfter(parts, whole.balance, accounts);
  const before = earlier.at(-1)?.scores ?? whole.scores.map(() => 0);
  const scores = scoresAfter(parts, before, whole.scores, scorers);
  return parts.map((events, i): Step => {
    const isLast = i === parts.length - 1;
    return {
      ...whole,
      part: i + 1,
      isScore: isLast && hasScore,
      events,
      balance: balances[i]!,
      scores: scores[i]!,
      toMove: isLast ? whole.toMove : -1,
      comments: isLast ? whole.comments : [],
    };
  });
};
