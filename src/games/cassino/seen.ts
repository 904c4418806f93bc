/** Visible state of a table of Cassino after a step, from its deal's events. */
import type { Replay, Step } from '#engine/record/replay.ts';
import { type Count, countOf } from './count.ts';
import { groupsOf } from './groups.ts';
import { type Taken, takenBy } from './taken.ts';

/** A capturing card, and its captures by combination; cards of its own rank are separate. */
export interface Taking {
  readonly seat: string;
  readonly card: string;
  readonly groups: readonly (readonly string[])[];
  readonly swept: boolean;
}

/** The table after a step: its open cards, and the captures of the step. */
export interface CassinoSeen extends Taken {
  /** Card added to the board in the step. */
  readonly laid: string | undefined;
  readonly taking: Taking | undefined;
  /** Cards gathered at the end of the deal, and the seat that took them. */
  readonly gathered: { readonly seat: string; readonly cards: readonly string[] } | undefined;
  /** Points of every party; only at the end of a deal. */
  readonly counts: readonly Count[];
  /** Points scored by each party in the step. */
  readonly scored: readonly number[];
}

/** State of Cassino after a step of a replay. */
export const cassinoAt = (played: Replay, step: Step): CassinoSeen => {
  const earlier = played.steps
    .slice(0, played.steps.indexOf(step))
    .filter(({ deal }) => deal === step.deal)
    .flatMap(({ events }) => events);
  const { events } = step;
  const all = [...earlier, ...events];
  const gathers = events.findIndex(({ type }) => type === 'gathered');
  const deals = step.move.startsWith('deal ');
  const over = all.some(({ type }) => type === 'exhausted');
  return {
    ...takenBy(all, played.seats),
    laid: deals ? undefined : events.find(({ type }) => type === 'laid')?.card,
    taking: takingOf(step),
    gathered:
      gathers < 0
        ? undefined
        : {
            seat: events[gathers]!.seat!,
            cards: takenBy([...earlier, ...events.slice(0, gathers)], played.seats).board,
          },
    counts: over ? countOf(all, played) : [],
    scored: played.scorers.map((name) =>
      events.reduce(
        (sum, { type, scorer, points = 0 }) => sum + (type === 'scored' && scorer === name ? points : 0),
        0,
      ),
    ),
  };
};

const takingOf = ({ events }: Step): Taking | undefined => {
  const took = events.find(({ type }) => type === 'took');
  if (!took) return undefined;
  const card = took.card!;
  const rank = (each: string): string => each.slice(0, -1);
  const captured = events.flatMap((event) => (event.type === 'captured' ? [event.card!] : []));
  const pairs = captured.filter((each) => rank(each) === rank(card));
  const others = captured.filter((each) => rank(each) !== rank(card));
  return {
    seat: took.seat!,
    card,
    groups: [...pairs.map((each) => [each]), ...groupsOf(card, others)],
    swept: events.some(({ type }) => type === 'swept'),
  };
};
