/** Counts the points at the end of a deal of Cassino, from the events of the deal. */
import type { GameEvent } from '#engine/events.ts';
import type { Replay } from '#engine/record/steps.ts';
import { getEventSlug } from '../../narration/narrate.ts';
import { computePiles, listScoringParties } from './piles.ts';
import { SCORED_ITEMS, type ScoredItem, type ScoringParty } from './words.ts';

/** Points of one party in a deal. */
export interface PartyCount {
  readonly seats: ScoringParty;
  readonly reckoned: readonly ScoredItem[];
  readonly total: number;
}

/** Returns the party (player or partners) that scores in an event. */
export const getScoringParty = ({ scorer }: GameEvent, played: Replay): ScoringParty =>
  listScoringParties(played)[played.scorers.indexOf(scorer!)]!;

/**
 * Returns the kind of points that an event is about, from its article. The points for most cards and most spades share
 * an article; they differ in number.
 */
export const getScoredItemKind = (event: GameEvent): ScoredItem['what'] => {
  switch (getEventSlug(event)) {
    case 'cassino.points.great':
      return 'great';
    case 'cassino.points.little':
      return 'little';
    case 'cassino.points.ace':
      return 'aces';
    case 'cassino.sweep.count':
      return 'sweeps';
    default:
      return event.points === 3 ? 'cards' : 'spades';
  }
};

/** Lists the points that a party gets for these cards, in the order of the book. */
const reckonedTo = (events: readonly GameEvent[], pile: readonly string[]): readonly ScoredItem[] =>
  SCORED_ITEMS.flatMap((what) => {
    const alike = events.filter((event) => getScoredItemKind(event) === what);
    if (alike.length === 0) return [];
    const spades = pile.filter((card) => card.endsWith('S')).length;
    const number = what === 'spades' ? spades : what === 'cards' ? pile.length : alike.length;
    return [{ what, points: sumOf(alike), number }];
  });

const sumOf = (events: readonly { readonly points?: number }[]): number =>
  events.reduce((sum, { points = 0 }) => sum + points, 0);

/** Lists the points of each party in a finished deal. */
export const listPartyCounts = (events: readonly GameEvent[], played: Replay): readonly PartyCount[] => {
  const { piles } = computePiles(events, played.seats);
  return listScoringParties(played).map((seats, party) => {
    const own = events.filter(({ type, scorer }) => type === 'reckoned' && scorer === played.scorers[party]);
    const reckoned = reckonedTo(
      own,
      seats.flatMap((seat) => piles[seat]!),
    );
    return { seats, reckoned, total: sumOf(reckoned) };
  });
};
