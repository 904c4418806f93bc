/** Narrates the steps of Snip-Snap-Snorum and its variations in words. */
import type { GameEvent } from '#engine/events.ts';
import {
  getEventSlug,
  listEarlierEvents,
  type NarrationContext,
  type Narrator,
  takeSimilarEvents,
} from '../../narration/narrate.ts';
import type { SnipWords } from './words.ts';

/** Narrates the events of Snip-Snap-Snorum in the words of a language. */
export const narrateSnip =
  (words: SnipWords): Narrator =>
  (events, telling) => {
    const { add, played, messages } = telling;
    const event = events[0]!;
    const { type, seat: s = '', card: c = '', counters: n = 0 } = event;
    const slug = getEventSlug(event);
    switch (type) {
      case 'drew': {
        const turned = takeSimilarEvents(events);
        const last = turned.at(-1)!;
        return add('.', words.firstKnave(last.seat!, last.card!, turned.length), ...turned);
      }
      case 'took-deal':
        return tellDeal(events, telling, words);
      case 'led':
        return tellLead(event, telling, words);
      case 'followed': {
        const call = `${event.call!.charAt(0).toUpperCase()}${event.call!.slice(1)}`;
        if (slug === 'snip.turn-up.empty') return add('.', words.matchesUnpaid(s, c, call), event);
        return add('.', words[slug.startsWith('snip.turn-up') ? 'matches' : 'pairs'](s, c, call), event);
      }
      case 'passed':
        if (slug !== 'snip.whole-pack.missed') return add('.', words.declines(s), event);
        // By the other reading, the player could have paired several cards.
        return add(
          '.',
          words.keepsBack(s, played.readings['pairable'] === 'last-card' ? top(event, telling) : ''),
          event,
        );
      case 'misplayed':
        return add(
          '.',
          words[slug === 'snip.turn-up.missed' ? 'misses' : 'misplays'](s, c, top(event, telling)),
          event,
        );
      case 'claimed':
        return add('.', words.claims(s), event);
      case 'paid': {
        const { from = '', to = '' } = event;
        if (slug === 'snip.turn-up.pool') return add(';', words.poolPays(to, n), event);
        if (slug === 'snip.first-out.pool' && to === 'pool')
          return add('.', words.stake(n), ...takeSimilarEvents(events, true));
        const pays = {
          'snip.short': played.readings['short'] === 'goes-negative' ? words.owes : words.paysLast,
          'snip.missed': words.paysDouble,
          'snip.missed.double': words.paysFlat,
          'snip.missed.paired': words.paysAsIf,
        }[slug];
        return pays ? add(';', pays(from, n), event) : 0;
      }
      case 'out':
        return slug === 'snip.first-out.end' ? 0 : add('.', messages.outOfGame(s), event);
      case 'handed-in':
        return add('', words.handsIn(event.cards!), event);
      case 'won':
        if (slug !== 'snip.first-out.pool') return add('.', words.lastIn(s), event);
        return add('.', events[1] ? words.firstOut(s) : words.firstOutUnpaid(s), event);
      default:
        return 0;
    }
  };

/** Returns the rank of the last card played before an event. */
const top = (event: GameEvent, telling: NarrationContext): string =>
  listEarlierEvents(event, telling)
    .findLast(({ type, card }) => card && type !== 'drew')!
    .card!.slice(0, -1);

/** Narrates a deal of the whole pack, in which some hands may have one card more. Returns 0 for any other deal. */
const tellDeal = (events: readonly GameEvent[], { add, messages }: NarrationContext, words: SnipWords): number => {
  const dealt = events.slice(1).filter(({ type }) => type === 'dealt');
  const to = dealt.filter(({ cards }) => cards);
  if (!to[0] || getEventSlug(to[0]) !== 'snip.whole-pack.deal') return 0;
  const most = Math.max(...to.map(({ cards }) => cards!));
  const [first, rest] = [to.filter(({ cards }) => cards === most), to.filter(({ cards }) => cards !== most)];
  const seats = (some: readonly GameEvent[]) => some.map(({ seat }) => seat!);
  add('.', words.dealsAll(events[0]!.seat!, most, seats(first), seats(rest)), events[0]!, to[0]);
  const none = dealt.filter(({ cards }) => !cards);
  if (none[0]) add(',', messages.dealsNone(seats(none)), none[0]);
  return 1 + dealt.length;
};

/**
 * Narrates a card that begins a new rank. The sentence gives the reason, which depends on the article that the event
 * cites. In the whole-pack game, if the same player also led the card before, it says only that the player goes on.
 */
const tellLead = (event: GameEvent, telling: NarrationContext, words: SnipWords): number => {
  const { seat: s = '', card: c = '' } = event;
  const last = listEarlierEvents(event, telling).findLast(({ type }) => type === 'led' || type === 'followed');
  const slug = getEventSlug(event);
  if (slug.startsWith('snip.whole-pack') && last?.type === 'led' && last.seat === s)
    return telling.add('.', words.goesOn(s, c), event);
  const leads = {
    'snip.intervening': words.intervenes,
    'snip.after-snorum': words.afresh,
    'snip.whole-pack.unpaired': words.unpaired,
    'snip.whole-pack.snorum': words.saidSnorum,
    'snip.whole-pack.spent': words.takesLead,
  }[slug];
  return leads ? telling.add('.', leads(s, c), event) : 0;
};
