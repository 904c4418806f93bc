/** Narrates the steps of Speculation in words. */
import type { GameEvent } from '#engine/events.ts';
import {
  getEventSlug,
  listEarlierEvents,
  type NarrationContext,
  type Narrator,
  sumCounters,
  takeSimilarEvents,
} from '../../narration/narrate.ts';
import { readSpeculationEvents } from './table-state.ts';
import type { SpeculationWords } from './words.ts';

/** Narrates the events of Speculation in the words of a language. */
export const narrateSpeculation =
  (words: SpeculationWords): Narrator =>
  (events, telling) => {
    const { add } = telling;
    const event = events[0]!;
    const { type, seat: s = '', card: c = '', counters: n = 0 } = event;
    const named = event.card ?? event.lot;
    const lot = named === undefined ? '' : words.lot(named);
    switch (type) {
      case 'took-deal': {
        const dealt = takeSimilarEvents(events.slice(1));
        add('.', words.deals(s, dealt[0]!.cards!), event, ...dealt);
        return 1 + dealt.length;
      }
      case 'turned-up':
        return add('.', words.turnsUp(s, c), event);
      case 'shown':
        return tellTurned(event, telling, words);
      case 'offered':
        return add('.', words.offers(s, n, lot), event);
      case 'sealed-offer':
        return add('.', words.sealed(s, lot), event);
      case 'asked':
        return add('.', words.asks(s, n, lot), event);
      case 'sold': {
        const paid = events[1]!;
        return add('.', words.sells(s, lot, paid.from!, n), event, paid);
      }
      case 'kept':
        return add('.', words.keeps(s, lot), event);
      case 'faulted':
        return add('.', words.looks(s), event);
      case 'deal-passed':
        return add('.', words.passesTo(s), event);
      case 'exhausted':
        return add('.', words.allTurned, event);
      case 'spare-shown': {
        const all = takeSimilarEvents(events);
        return add('.', words.spare(all.map((each) => each.card!)), ...all);
      }
      case 'pool-stays':
        return tellPoolStays(event, telling, words);
      case 'stopped':
        return add('.', words.newHands, event);
      case 'ended':
        return add('.', words.over, event);
      case 'paid':
        return tellPaid(events, telling, words);
      default:
        return 0;
    }
  };

const tellTurned = (event: GameEvent, telling: NarrationContext, words: SpeculationWords): number => {
  const { add, played } = telling;
  const { seat: s = '', card: c = '' } = event;
  const slug = getEventSlug(event);
  if (slug === 'speculation.no-value') return add('.', words.turns(s, c), event);
  const { buyers } = readSpeculationEvents(listEarlierEvents(event, telling), played.readings);
  add('.', words.turns(s, c));
  return add(',', slug === 'speculation.unseen' ? words.leadsFor(buyers.get(s)!) : words.leads, event);
};

const tellPoolStays = (event: GameEvent, telling: NarrationContext, words: SpeculationWords): number => {
  const { add, played } = telling;
  const n = event.counters ?? 0;
  const slug = getEventSlug(event);
  if (slug === 'speculation.spare') return add('.', words.staysSpare(n), event);
  if (slug === 'speculation.pool-card') return add('.', words.staysPools(n), event);
  const { holder } = readSpeculationEvents(listEarlierEvents(event, telling), played.readings);
  return add('.', words.staysLooked(holder, n), event);
};

const tellPaid = (events: readonly GameEvent[], { add }: NarrationContext, words: SpeculationWords): number => {
  const event = events[0]!;
  const { from = '', to = '', counters: n = 0 } = event;
  switch (getEventSlug(event)) {
    case 'speculation.stake': {
      const all = takeSimilarEvents(events, true);
      return add('.', words.stakes(all.at(-1)!.from!, all.at(-1)!.counters!, n), ...all);
    }
    case 'speculation.high': {
      if (from === 'pool') return add('.', words.takesAtOnce(to, n), event);
      const all = takeSimilarEvents(events, true);
      return add(',', words.stakesAgain(all.at(-1)!.from!, all.at(-1)!.counters!, n), ...all);
    }
    case 'speculation.peek':
      return add('', words.penalty(n), event);
    case 'speculation.fine':
      return add(';', words.fine(from, n), event);
    case 'speculation.price':
      return add(';', words.returns(from, to, n), event);
    case 'speculation.leftover': {
      const all = takeSimilarEvents(events, true);
      return add(
        '.',
        words.shares(
          sumCounters(all),
          all.map((each) => each.to!),
        ),
        ...all,
      );
    }
    default:
      return add('.', words.takesPool(to, n), event);
  }
};
