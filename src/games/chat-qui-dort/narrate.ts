/** Narrates the steps of Le Chat qui dort in words. */
import {
  beginsSettlement,
  getEventSlug,
  type NarrationContext,
  type Narrator,
  takeSimilarEvents,
} from '../../narration/narrate.ts';
import type { ChatWords } from './words.ts';

/** Returns the seat that spoke first in the last deal, and therefore had to deal this one. */
const firstBefore = ({ step, played }: NarrationContext): string =>
  played.steps
    .slice(0, played.steps.indexOf(step))
    .flatMap(({ events }) => events)
    .findLast(({ type }) => type === 'named')?.seat ?? '';

/** Narrates the events of Le Chat qui dort in the words of a language. */
export const narrateChat =
  (words: ChatWords): Narrator =>
  (events, telling) => {
    const { add, played, messages } = telling;
    const event = events[0]!;
    const { type, seat: s = '', rank: r = '', card = '', counters: n = 0 } = event;
    const slug = getEventSlug(event);
    switch (type) {
      case 'took-deal': {
        const dealt = takeSimilarEvents(events.slice(1));
        const [to, none] = [dealt.filter(({ cards }) => cards), dealt.filter(({ cards }) => !cards)];
        const instead = slug === 'chat.dealer.broke';
        if (instead) add('.', words.cannotDeal(firstBefore(telling)), event);
        add(instead ? ';' : '.', words.deals(s), ...(instead ? [] : [event]), ...to);
        if (none.length > 0) add(',', messages.dealsNone(none.map(({ seat }) => seat!)), ...none);
        return 1 + dealt.length;
      }
      case 'laid-aside':
        return add(';', words.sleeps, event);
      case 'named':
        return add('.', words.names(s, r), event);
      case 'looked':
        return add(',', words.look, event);
      case 'called-for':
        return add('.', words.calls(s, r), event);
      case 'shown':
        if (slug === 'chat.pay') return add(';', words.turnsUp(s), event);
        return add('.', slug === 'chat.caller.first' ? words.showsOwn(s) : words.shows(s), event);
      case 'woke-cat':
        if (slug === 'chat.woken.called')
          return add(',', words.wakesByCalling(s, !beginsSettlement(event, telling)), event);
        return add('.', words.wakesByNaming(s, card.slice(0, -1), !beginsSettlement(event, telling)), event);
      case 'paid':
        return event.from === 'pool' ? 0 : add('', words.pays(n), event);
      case 'let-off':
        return add('', words.paysNothing, event);
      case 'out':
        return add('.', played.readings['dead'] === 'out' ? messages.outOfGame(s) : words.broke(s), event);
      case 'stopped':
        return add(
          '.',
          { 'chat.calls': words.oneCall, 'chat.until.at-once': words.allOver }[slug] ?? words.over,
          event,
        );
      case 'exhausted':
        return add('.', words.sleepsOn, event);
      case 'won':
        return add('.', words.lastIn(s), event);
      default:
        return 0;
    }
  };
