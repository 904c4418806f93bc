/** Narrates the steps of Cassino in words. */
import type { GameEvent } from '#engine/events.ts';
import {
  beginsSettlement,
  getEventSlug,
  listEarlierEvents,
  type NarrationContext,
  type Narrator,
  takeSimilarEvents,
} from '../../narration/narrate.ts';
import { getScoredItemKind, getScoringParty, listPartyCounts, type PartyCount } from './count.ts';
import { splitCapturedCards } from './groups.ts';
import { listScoringParties } from './piles.ts';
import type { CassinoWords, ScoredItem, ScoringParty } from './words.ts';

/** Narrates the events of Cassino in the words of a language. */
export const narrateCassino =
  (words: CassinoWords): Narrator =>
  (events, telling) => {
    const { add, messages, step } = telling;
    const event = events[0]!;
    const { type, seat: s = '', card: c = '' } = event;
    const slug = getEventSlug(event);
    switch (type) {
      case 'drew': {
        const drew = onceEach(takeSimilarEvents(events, true));
        const draws = drew.map(({ seat, card }) => [seat!, card!] as const);
        const told = { 'cassino.draw.partners': words.drewForPartners, 'cassino.draw.tie': words.drewAgain }[slug];
        return add('.', (told ?? messages.drew)(draws), ...drew);
      }
      case 'took-deal':
        return tellDeal(events, telling, words);
      case 'dealt': {
        const dealer = listEarlierEvents(event, telling).findLast((other) => other.type === 'took-deal')?.seat ?? '';
        const dealt = takeSimilarEvents(events);
        return add('.', words.dealsMore(dealer, event.cards!), ...dealt);
      }
      case 'laid':
        return add('.', slug === 'cassino.sweep.new-board' ? words.newBoard(s, c) : messages.lays(s, c), event);
      case 'took':
        return tellTaking(events, telling, words);
      case 'swept':
        return add('.', words.sweeps(s), event) + tellPoint(s, events[1], telling, words);
      case 'gathered':
        return add('.', words.gathers(s, event.cards!), event) + tellPoint(s, events[1], telling, words);
      case 'exhausted':
        return tellCount(events, telling, words);
      case 'reckoned':
        return tellReckoned(events, telling, words);
      case 'scored':
      case 'unscored':
        return tellScore(events, telling, words);
      case 'won': {
        const won = takeSimilarEvents(events);
        return add(
          '.',
          words.wins(
            won.map(({ seat }) => seat!),
            Math.max(...step.scores),
          ),
          ...won,
        );
      }
      case 'shown':
        add('.', words.exposes(step.move.split(' ')[0]!, s, c), event);
        if (slug === 'cassino.exposed.later') add(';', words.mustTake(s), event);
        return 1;
      case 'stopped':
        return add(';', words.forfeited, event);
      default:
        return 0;
    }
  };

/** Returns the first draw of each seat. A second draw, after equal cards, is narrated separately. */
const onceEach = (drew: readonly GameEvent[]): readonly GameEvent[] => {
  const again = drew.findIndex(({ seat }, i) => drew.slice(0, i).some((other) => other.seat === seat));
  return again < 0 ? drew : drew.slice(0, again);
};

const tellDeal = (
  events: readonly GameEvent[],
  { add, messages, step, played }: NarrationContext,
  words: CassinoWords,
): number => {
  const [event, ...rest] = events;
  const dealer = event!.seat!;
  const dealt = takeSimilarEvents(rest);
  const laid = takeSimilarEvents(rest.slice(dealt.length));
  const cards = dealt[0]!.cards!;
  const drew = step.events.filter(({ type }) => type === 'drew');
  if (drew.some((each) => getEventSlug(each) === 'cassino.draw.partners'))
    add('.', words.partners(listScoringParties(played).find((party) => party.includes(dealer))!));
  const deals = {
    'cassino.dealer.next': words.passesTo,
    'cassino.exposed.next': words.passesTo,
    'cassino.game.level': words.playOn,
  }[getEventSlug(event!)];
  const first = drew.length > 0 ? words.lowestDeals : messages.deals;
  add('.', (deals ?? first)(dealer, cards), event!, ...dealt);
  add('', words.toTable(laid.map(({ card }) => card!)), ...laid);
  return 1 + dealt.length + laid.length;
};

const tellTaking = (events: readonly GameEvent[], { add }: NarrationContext, words: CassinoWords): number => {
  const [event, ...rest] = events;
  const { seat: s = '', card: c = '' } = event!;
  const captured = takeSimilarEvents(rest);
  const isPair = (each: GameEvent): boolean => getEventSlug(each) === 'cassino.pairing';
  const [pairs, others] = [captured.filter(isPair), captured.filter((each) => !isPair(each))];
  add('.', words.plays(s, c), event!);
  if (pairs.length > 0) add('', words.takes(pairs.map(({ card }) => card!)), ...pairs);
  if (others.length > 0) {
    const groups = splitCapturedCards(
      c,
      others.map(({ card }) => card!),
    );
    if (pairs.length > 0) add(',', words.besides(groups), ...others);
    else add('', words.combines(groups), ...others);
  }
  return 1 + captured.length;
};

/**
 * Narrates the point for a sweep or for the last cards, if there is one. It is scored at once, or counted with the
 * other points at the end.
 */
const tellPoint = (
  s: string,
  point: GameEvent | undefined,
  { add, played }: NarrationContext,
  words: CassinoWords,
): number => {
  if (point?.type === 'reckoned') return add(',', words.willCount(point.points!), point);
  const slug = point && getEventSlug(point);
  if (!point || !['cassino.sweep', 'cassino.sweep.last', 'cassino.gather.point'].includes(slug!)) return 0;
  const party = point.scorer === s ? [] : getScoringParty(point, played);
  const scores = slug === 'cassino.sweep.last' ? words.scoresNoMore : words.scores;
  return add(',', scores(party, point.points!), point);
};

const tellCount = (events: readonly GameEvent[], { add }: NarrationContext, words: CassinoWords): number => {
  const event = events[0]!;
  return add('.', getEventSlug(event) === 'cassino.gather.nobody' ? words.nobodyTook : words.counted, event);
};

/** Narrates one kind of points: Great or Little Cassino, the aces, a majority or the sweeps. */
const tellReckoned = (events: readonly GameEvent[], telling: NarrationContext, words: CassinoWords): number => {
  const what = getScoredItemKind(events[0]!);
  const others = events.findIndex((event) => event.type !== 'reckoned' || getScoredItemKind(event) !== what);
  const reckoned = others < 0 ? events : events.slice(0, others);
  const counts = listPartyCounts([...listEarlierEvents(events[0]!, telling), ...reckoned], telling.played);
  return telling.add('.', words.reckons(having(counts, what)), ...reckoned);
};

/** Lists the parties that have points of one kind. */
const having = (
  counts: readonly PartyCount[],
  what: ScoredItem['what'],
): readonly (readonly [ScoringParty, ScoredItem])[] =>
  counts.flatMap(({ seats, reckoned }) =>
    reckoned.filter((each) => each.what === what).map((each) => [seats, each] as const),
  );

/**
 * Narrates how the points of the deal count for the game, or why they do not. Returns the number of events narrated.
 */
const tellScore = (events: readonly GameEvent[], telling: NarrationContext, words: CassinoWords): number => {
  const { add, played } = telling;
  const event = events[0]!;
  const slug = getEventSlug(event);
  const counts = listPartyCounts(listEarlierEvents(event, telling), played);
  const totals = counts.map(({ total }) => total);
  // Whoever scores at the end of a deal does so by the points of all: they are said first, with those won in play.
  if (beginsSettlement(event, telling) && totals.some((total) => total > 0)) {
    const sweeps = having(counts, 'sweeps');
    if (sweeps.length > 0) add('.', words.reckons(sweeps));
    add('.', words.totals(counts.map(({ seats, total }) => [seats, total] as const)));
  }
  if (event.type === 'unscored') {
    const why = { 'cassino.scoring.level': words.level, 'cassino.two-lowest.nobody': words.othersReach }[slug];
    return add('.', why ?? words.nobodyScores, event);
  }
  const scored = takeSimilarEvents(events, true);
  const named = scored.map((each) => [getScoringParty(each, played).join(), each.points!] as const);
  switch (slug) {
    case 'cassino.lowest-deducted':
      return add('.', words.lessLowest(Math.min(...totals), named), ...scored);
    case 'cassino.two-lowest': {
      const others = totals.reduce((sum, total) => sum + total) - Math.max(...totals);
      return add('.', words.lessOthers(named[0]![0], others, event.points!), ...scored);
    }
    case 'cassino.scoring.two':
    case 'cassino.scoring.partners':
      return add(
        '.',
        words.difference(getScoringParty(event, played), Math.max(...totals), Math.min(...totals)),
        ...scored,
      );
    default:
      return add(',', words.asMany, ...scored);
  }
};
