/** Narrates the steps of Pope Joan in words. */
import { formatCard, parseCard } from '#engine/cards.ts';
import type { GameEvent } from '#engine/events.ts';
import {
  getEventSlug,
  listEarlierEvents,
  type NarrationContext,
  type Narrator,
  sumCounters,
  takeSimilarEvents,
} from '../../narration/narrate.ts';
import { narrateStops, parseBoxAccount } from '../stops-family/narrate.ts';
import type { PopeWords } from './words.ts';

/** Narrates the events of Pope Joan in the words of a language. */
export const narratePope = (words: PopeWords): Narrator =>
  narrateStops(words, { narrator: (events, telling) => tellOwn(events, telling, words) });

/** Articles about dressing the board (staking counters on its boxes), in the order of the stakes. */
const DRESSING = ['pope.stake', 'pope.stake.dealer', 'pope.five-pool.twelve'];

const tellOwn = (events: readonly GameEvent[], telling: NarrationContext, words: PopeWords): number => {
  const { add, played } = telling;
  const event = events[0]!;
  const { type, seat: s = '', card: c = '' } = event;
  const slug = getEventSlug(event);
  switch (type) {
    case 'laid-aside':
      if (slug === 'pope.deal.spare') return add(',', words.spare(event.cards!), event);
      return add(';', words.apart(event.cards!), event);
    case 'turned-up':
      return add('.', words.turnsUp(s, c), event);
    case 'took-up':
      return add('.', words.takesUp(s, c), event);
    case 'followed':
      return slug === 'pope.in-lieu' ? add('.', words.inLieu(s, wanted(event, telling)), event) : 0;
    case 'passed':
      return add('.', words.keepsPope(s), event);
    case 'stopped':
      return add(';', words.popeWins, event);
    case 'paid':
      return tellPaid(events, telling, words);
    case 'counted': {
      if (played.readings['penalties'] !== 'pool') return 0;
      const next = events[1];
      if (next?.type === 'let-off') return add('.', words.letOff(s), event, next);
      return add('.', words.owesBoard(s, event.points!), event);
    }
    default:
      return 0;
  }
};

const tellPaid = (events: readonly GameEvent[], { add }: NarrationContext, words: PopeWords): number => {
  const event = events[0]!;
  const slug = getEventSlug(event);
  if (slug === 'pope.dress.dealer') {
    const alike = takeSimilarEvents(events, true);
    return add('.', words.dressAlone(event.from!, sumCounters(alike)), ...alike);
  }
  if (DRESSING.includes(slug)) {
    const stakes = events.slice(
      0,
      events.findIndex((other) => other.type !== 'paid' || !DRESSING.includes(getEventSlug(other))),
    );
    const all = stakes.length > 0 ? stakes : events;
    const dealer = all.at(-1)!.from!;
    const of = (name: string) => sumCounters(all.filter(({ from }) => from === name));
    return add('.', words.dress(of(event.from!), dealer, of(dealer)), ...all);
  }
  if (slug === 'pope.take') {
    const alike = takeSimilarEvents(events, true);
    return add(
      '',
      words.takes(alike.map(({ from, counters }) => [counters!, words.boxes[parseBoxAccount(from)]!.the])),
      ...alike,
    );
  }
  if (slug === 'pope.turned.paid' || slug === 'pope.take.pope') {
    const alike = takeSimilarEvents(events, true);
    return add(',', words.paysForPope(alike.map(({ from, counters }) => [from!, counters!])), ...alike);
  }
  if (slug === 'pope.split') {
    const [one, other] = [event, events[1]!];
    return add(
      ';',
      words.divides(words.boxes[parseBoxAccount(one.from)]!.the, one.counters!, [one.to!, other.to!]),
      one,
      other,
    );
  }
  return 0;
};

/** Returns the card that Pope stands for, in notation: the next one above the last card played. */
const wanted = (event: GameEvent, telling: NarrationContext): string => {
  const last = listEarlierEvents(event, telling).findLast(
    ({ type, card }) => card && (type === 'led' || type === 'followed'),
  );
  return formatCard(parseCard(last!.card!)! + 1);
};
