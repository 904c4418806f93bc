/** Narrates the steps of Chnif-Chnof-Chnorum in words. */
import type { GameEvent } from '#engine/events.ts';
import {
  getEventSlug,
  listEarlierEvents,
  type NarrationContext,
  type Narrator,
  takeSimilarEvents,
} from '../../narration/narrate.ts';
import type { ChnifWords } from './words.ts';

/** Narrates the events of Chnif-Chnof-Chnorum in the words of a language. */
export const narrateChnif =
  (words: ChnifWords): Narrator =>
  (events, telling) => {
    const { add, messages } = telling;
    const event = events[0]!;
    const { type, seat: s = '', card: c = '', call = '' } = event;
    switch (type) {
      case 'drew': {
        const draw = oneDraw(takeSimilarEvents(events));
        const draws = draw.map((drew) => [drew.seat!, drew.card!] as const);
        return add(
          '.',
          getEventSlug(event) === 'chnif.dealer.level' ? words.drawsAgain(draws) : messages.drew(draws),
          ...draw,
        );
      }
      case 'took-deal': {
        const dealt = takeSimilarEvents(events.slice(1));
        const next = events[1 + dealt.length];
        const aside = next?.type === 'laid-aside' ? next : undefined;
        const broke = dealt.filter(({ cite }) => cite === 'HF90.chnif.broke');
        add('.', messages.deals(s, dealt[0]!.cards!), event, ...dealt.filter((each) => !broke.includes(each)));
        if (aside) add(';', messages.aside(aside.cards!), aside);
        if (broke[0])
          add(
            '.',
            words.playOn(telling.played.seats.filter((name) => broke.some(({ seat }) => seat === name))),
            ...broke,
          );
        return 1 + dealt.length + (aside ? 1 : 0);
      }
      case 'led': {
        const last = lastLaid(event, telling);
        if (!last) return 0;
        if (last.call === 'chnorum') return add('.', words.afresh(s, c), event);
        const mayKeep = last.call === 'chnof' && telling.played.readings['chnorum-duty'] === 'may';
        if (mayKeep) return add('.', words.leavesUnmatched(s, c), event);
        return add('.', words.lacks(s, last.card!.slice(0, -1), c), event);
      }
      case 'followed':
        return add('.', words.pairs(s, c, call.charAt(0).toUpperCase() + call.slice(1)), event);
      case 'paid':
        return tellPaid(words, events, telling);
      case 'let-off':
        return getEventSlug(event) === 'chnif.short'
          ? add(',', words.nothingForPool, event)
          : add(';', words.letOff(s), event);
      case 'exhausted':
        return add('.', words.playedOut, event);
      case 'won':
        return add('.', words.lastIn(s), event);
      default:
        return 0;
    }
  };

/** Returns the first draws in `drew`, up to the second draw of any seat: players with equal cards draw again. */
const oneDraw = (drew: readonly GameEvent[]): readonly GameEvent[] => {
  const again = drew.findIndex(
    ({ seat, cite }, i) => i > 0 && (cite !== drew[0]!.cite || drew.slice(0, i).some((other) => other.seat === seat)),
  );
  return again < 0 ? drew : drew.slice(0, again);
};

/** Finds the last card played before a player leads; `undefined` for the first card of a deal. */
const lastLaid = (event: GameEvent, telling: NarrationContext): GameEvent | undefined =>
  listEarlierEvents(event, telling).findLast(({ type }) => type === 'led' || type === 'followed');

/**
 * Narrates the payments of a player: to the pool; to the player of the Chnorum and then to the pool; or the last
 * counters.
 */
const tellPaid = (words: ChnifWords, events: readonly GameEvent[], { add, messages }: NarrationContext): number => {
  const [event, next] = events as [GameEvent, ...GameEvent[]];
  const { from = '', to = '', counters: n = 0 } = event;
  const slug = getEventSlug(event);
  if (from === 'pool') return 0;
  if (to === 'pool')
    return slug === 'chnif.short.pool'
      ? add(';', words.paysLast(from, ''), event)
      : add(';', messages.pays(from, '', n), event);
  if (slug === 'chnif.short') return add(';', words.paysLast(from, to), event);
  const back = slug === 'chnif.revival';
  add(';', back ? words.brings(from, to, n) : messages.pays(from, to, n), event);
  if (next?.type !== 'paid' || next.from !== from) return 1;
  const join = back ? ',' : '';
  const short = getEventSlug(next) === 'chnif.short';
  return 1 + add(join, short ? words.andLastToPool : words.andPool(next.counters!), next);
};
