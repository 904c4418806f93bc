/** Narrates the steps of Le Nain jaune and Lindor in words. */

import { formatCard, NO_OWNER, parseCard, rankOf } from '#engine/cards.ts';
import type { GameEvent } from '#engine/events.ts';
import {
  getEventSlug,
  listEarlierEvents,
  type NarrationContext,
  type Narrator,
  sumCounters,
  takeSimilarEvents,
} from '../../narration/narrate.ts';
import type { MultiplierReason, NainWords } from './words.ts';

/** Rank of the knaves, the lowest of the court cards. */
const KNAVE = 10;

/** Narrates the events of the two games in the words of a language. */
export const narrateNain =
  (words: NainWords): Narrator =>
  (events, telling) => {
    const { add, played, step } = telling;
    const event = events[0]!;
    const { type, seat: s = '', card: c = '' } = event;
    const slug = getEventSlug(event);
    switch (type) {
      case 'led':
        if (slug === 'run.stop') return add('.', words.afterStop(s, c), event);
        return slug === 'hoc.lead' || slug === 'run.king' ? add('.', words.afresh(s, c), event) : 0;
      case 'followed': {
        if (slug === 'nain.wild') return add('.', words.nainFor(s, wanted(event, telling)), event);
        if (slug === 'nain.after-six') return add('.', words.nainAsSeven(s), event);
        const follows = FOLLOWED[slug];
        return follows ? add('.', words[follows](s, c), event) : 0;
      }
      case 'passed':
        return slug.startsWith('nain.') ? add('.', words.keepsNain(s), event) : 0;
      case 'called': {
        if (slug !== 'hoc.accidental' && slug !== 'hoc.last')
          return add(';', words.hocOf(s, slug === 'hoc.king' ? 'king' : 'board'), event);
        const due = wanted(event, telling);
        return add(';', words.hoc(s, due, step.owners[parseCard(due)!] !== NO_OWNER), event);
      }
      case 'paid':
        return tellPaid(events, telling, words);
      case 'counted': {
        const unit = played.readings['count'] === 'cards' ? 'cards' : 'points';
        const seat = played.seats.indexOf(s);
        const courts = unit === 'points' && step.owners.some((owner, card) => owner === seat && rankOf(card) >= KNAVE);
        add('.', words.counted(s, event.points!, unit, courts), event);
        const paid = events[1];
        if (paid?.type !== 'paid' || paid.from !== s) return 1;
        const why = getEventSlug(paid);
        const times = paid.counters! / event.points!;
        const multiplied = why === 'out' ? '' : (why as MultiplierReason);
        return 1 + add('', words.paysHand(paid.to!, event.points!, times, paid.counters!, multiplied), paid);
      }
      case 'made-opera':
        return add('.', words.opera(s), event);
      default:
        return 0;
    }
  };

const FOLLOWED: Readonly<Record<string, 'goesOn' | 'supplies' | 'takesUp'>> = {
  run: 'goesOn',
  'run.supply': 'supplies',
  'run.next': 'takesUp',
};

const boxOf = (account = ''): string => (account.startsWith('box:') ? account.slice(4) : '');

const tellPaid = (events: readonly GameEvent[], { add, played, step }: NarrationContext, words: NainWords): number => {
  const { nain } = words;
  const event = events[0]!;
  const { from = '', to = '', counters: n = 0 } = event;
  const alike = takeSimilarEvents(events, true);
  const [fromBox, toBox] = [boxOf(from), boxOf(to)];
  const twice = played.readings['opera-bete'] === 'double' && step.events.some(({ type }) => type === 'made-opera');
  switch (getEventSlug(event)) {
    case 'stakes': {
      const own = alike.filter((other) => other.from === from);
      const boxes = own.map((stake) => [stake.counters!, boxOf(stake.to)] as const);
      add('.', words.stakes(own.length < alike.length ? '' : from, sumCounters(own), boxes, nain), event);
      return alike.length;
    }
    case 'hoc.paid':
      // One payment from each of the others; a second hoc never follows the first without a card between them.
      return add(',', words.eachPays(to, n), ...alike);
    case 'opera.boxes':
      return add('.', words.sweeps(to, sumCounters(alike)), ...alike);
    case 'leftover': {
      const seats = [...new Set(alike.map((share) => share.to!))];
      const shares = seats.map((seat) => [sumCounters(alike.filter((share) => share.to === seat)), seat] as const);
      return add('.', words.shares(shares), ...alike);
    }
    case 'notice.draw':
      return add('.', words.holds(to, fromBox, n, nain), event);
    default:
      if (fromBox) return add('', words.takesBox(n), event);
      return toBox ? add('.', words.bete(from, toBox, n, nain, twice), event) : 0;
  }
};

/** Returns the card, in notation, that could have continued the run before an event. */
const wanted = (event: GameEvent, telling: NarrationContext): string => {
  const last = listEarlierEvents(event, telling).findLast(({ type, card }) => card && type !== 'drew');
  return formatCard(parseCard(last!.card!)! + 1);
};
