/** Computes the visible state of a table of Cassino after a step, from the events of its deal. */
import type { Replay, Step } from '#engine/record/steps.ts';
import { listPartyCounts, type PartyCount } from './count.ts';
import { splitCapturedCards } from './groups.ts';
import { type CassinoPiles, computePiles } from './piles.ts';

/** A capturing card, and the cards it takes: one group for each combination, and one for each card of equal rank. */
export interface CassinoCapture {
  readonly seat: string;
  readonly card: string;
  readonly groups: readonly (readonly string[])[];
  readonly swept: boolean;
}

/** State after a step: the open and the won cards, and the captures of the step. */
export interface CassinoState extends CassinoPiles {
  /** Card played to the table in this step, without taking any. */
  readonly laid: string | undefined;
  readonly taking: CassinoCapture | undefined;
  /** Cards gathered at the end of the deal, and the seat that took them. */
  readonly gathered: { readonly seat: string; readonly cards: readonly string[] } | undefined;
  /** Points of every party in the deal; empty before the end of the deal. */
  readonly counts: readonly PartyCount[];
  /** Points that each party scores in this step. */
  readonly scored: readonly number[];
}

/** Returns the state of Cassino after a step of a replay. */
export const getCassinoState = (played: Replay, step: Step): CassinoState => {
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
    ...computePiles(all, played.seats),
    laid: deals ? undefined : events.find(({ type }) => type === 'laid')?.card,
    taking: takingOf(step),
    gathered:
      gathers < 0
        ? undefined
        : {
            seat: events[gathers]!.seat!,
            cards: computePiles([...earlier, ...events.slice(0, gathers)], played.seats).board,
          },
    counts: over ? listPartyCounts(all, played) : [],
    scored: played.scorers.map((name) =>
      events.reduce(
        (sum, { type, scorer, points = 0 }) => sum + (type === 'scored' && scorer === name ? points : 0),
        0,
      ),
    ),
  };
};

const takingOf = ({ events }: Step): CassinoCapture | undefined => {
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
    groups: [...pairs.map((each) => [each]), ...splitCapturedCards(card, others)],
    swept: events.some(({ type }) => type === 'swept'),
  };
};
