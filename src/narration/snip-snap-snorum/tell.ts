/** How Snip-Snap-Snorum is told. */
import { before, slugOf, type Teller } from '../tell.ts';
import { type SnipWords } from './words.ts';

/** Tells the events of Snip-Snap-Snorum in the words of a language. */
export const tellSnip =
  (words: SnipWords): Teller =>
  (events, telling) => {
    const { add, played } = telling;
    const event = events[0]!;
    const { type, seat: s = '', card: c = '', call, counters: n = 0 } = event;
    const slug = slugOf(event);
    switch (type) {
      case 'led':
        if (slug === 'snip.intervening') return add('.', words.intervenes(s, c), event);
        return slug === 'snip.after-snorum' ? add('.', words.afresh(s, c), event) : 0;
      case 'followed':
        return call ? add('.', words.pairs(s, c, call.charAt(0).toUpperCase() + call.slice(1)), event) : 0;
      case 'misplayed': {
        const last = before(event, telling).findLast((other) => other.card && other.type !== 'drew');
        return add('.', words.misplays(s, c, last?.card?.slice(0, -1) ?? ''), event);
      }
      case 'claimed':
        return add('.', words.claims(s), event);
      case 'paid': {
        const { from = '' } = event;
        const pays = {
          'snip.short': played.readings['short'] === 'goes-negative' ? words.owes : words.paysLast,
          'snip.missed': words.paysDouble,
          'snip.missed.double': words.paysFlat,
          'snip.missed.paired': words.paysAsIf,
        }[slug];
        return pays ? add(';', pays(from, n), event) : 0;
      }
      case 'out':
        return add('.', telling.say.outOfGame(s), event);
      case 'handed-in':
        return add('', words.handsIn(event.cards!), event);
      case 'won':
        return add('.', words.lastIn(s), event);
      default:
        return 0;
    }
  };
