/** Narrates the steps of Commerce in words. */
import type { GameEvent } from '#engine/events.ts';
import { getEventSlug, type NarrationContext, type Narrator, takeSimilarEvents } from '../../narration/narrate.ts';
import type { CombinationName, CommerceWords } from './words.ts';

/** BW91.commerce.lives: counters of each player at the beginning of Pool Commerce. */
const LIVES = 3;

/** Returns the combination of a hand that is shown, from the article that makes it one. */
export const getCombinationName = (event: GameEvent): CombinationName => {
  const name = getEventSlug(event).split('.')[1]!;
  return name === 'limited' ? 'point' : (name as CombinationName);
};

/** Narrates the events of Commerce in the words of a language. */
export const narrateCommerce =
  (words: CommerceWords): Narrator =>
  (events, context) => {
    const { add } = context;
    const event = events[0]!;
    const { type, seat: s = '', card: c = '' } = event;
    const slug = getEventSlug(event);
    const alike = takeSimilarEvents(events);
    switch (type) {
      case 'took-deal':
        if (slug !== 'commerce.continuous') return 0;
        return add('.', words.dealsAgain(s), event, ...takeSimilarEvents(events.slice(1)));
      case 'laid':
        if (slug === 'commerce.old.deal') return add('.', words.middle(alike.map(({ card }) => card!)), ...alike);
        return add('.', words.exchanges(s, c, events[1]!.card!), event, events[1]!);
      case 'stood':
        return add('.', narrateStand(slug, s, words), event);
      case 'passed':
        return add('.', words.goesOn(s), event);
      case 'threw':
        return narratePurchase(events, context, words);
      case 'bartered': {
        const open = events[1]?.type === 'shown' ? [events[1]] : [];
        return add('.', words.offers(s, open[0]?.card ?? c, open.length > 0), event, ...open);
      }
      case 'gave': {
        const answer = events[1]!;
        return add('.', words.gives(answer.seat!, answer.card ?? '', answer.receiver!), event, answer);
      }
      case 'said-pass':
        return add('.', words.saysPass(s), event);
      case 'kept-hand':
        return add('.', words.keeps(s), event);
      case 'shown':
        return add(',', words.turnsUp(alike.map(({ card }) => card!)), ...alike);
      case 'showed-hand':
        return add(
          '.',
          words.shows(alike.map((hand) => [hand.seat!, getCombinationName(hand), hand.points!])),
          ...alike,
        );
      case 'had-best':
        return add('.', alike.length > 1 ? words.level(alike.map((best) => best.seat!)) : words.best(s), ...alike);
      case 'lost-life':
        return add('.', words.losesLife(s, event.lives!), event);
      case 'out':
        return add('.', words.out(s), event);
      case 'won':
        return slug === 'commerce.lives.last' ? add('.', words.lastIn(s), event) : 0;
      case 'paid':
        return narratePayments(events, context, words);
      default:
        return 0;
    }
  };

const narrateStand = (slug: string, s: string, words: CommerceWords): string => {
  if (slug === 'commerce.barter' || slug === 'commerce.extended.met') return words.standsMet(s);
  return slug === 'commerce.stand-after' || slug === 'commerce.barter.after'
    ? words.standsAfter(s)
    : words.standsAtOnce(s);
};

/** Narrates a card bought: thrown out, paid for, taken. The cards are empty if the viewer may not see them. */
const narratePurchase = (events: readonly GameEvent[], { add }: NarrationContext, words: CommerceWords): number => {
  const [threw, next] = events as [GameEvent, GameEvent];
  const paid = next.type === 'paid' ? [next] : [];
  const bought = events[1 + paid.length]!;
  const text = words.buys(threw.seat!, threw.card ?? '', bought.card ?? '', paid[0]?.to ?? '', paid[0]?.counters ?? 0);
  return add('.', text, threw, ...paid, bought);
};

const narratePayments = (events: readonly GameEvent[], context: NarrationContext, words: CommerceWords): number => {
  const { add } = context;
  const event = events[0]!;
  const { from = '', to = '', counters: n = 0 } = event;
  const alike = takeSimilarEvents(events, true);
  const same = alike.filter((each) => each.from === from);
  const payees = same.map((each) => each.to!);
  switch (getEventSlug(event)) {
    case 'commerce.pool': {
      const dealer = alike.reduce((most, each) => (each.counters! > most.counters! ? each : most));
      return add('.', words.stakes(n, dealer.from!, dealer.counters!), ...alike);
    }
    case 'commerce.lives':
      return add('.', words.buysIn(n, LIVES), ...alike);
    case 'commerce.stand':
      return add('', words.takesPool(n), event);
    case 'commerce.level':
      return alike.length > 1 ? add('', words.divide(n), ...alike) : add('', words.takesPool(n), event);
    case 'commerce.dealer-pays':
      return add('.', words.dealerPays(from, payees, n), ...same);
    case 'commerce.dealer-beaten':
      return add('.', words.dealerBeaten(from, payees, n), ...same);
    case 'commerce.stand.beaten':
    case 'commerce.old.beaten':
    case 'commerce.extended.settle':
      return add('.', words.beatenPays(from, payees, n), ...same);
    case 'commerce.old.win':
    case 'commerce.old.level': {
      const one = alike.filter((each) => each.to === to);
      return add(
        '.',
        words.eachPays(
          one.map((each) => each.from!),
          to,
          n,
        ),
        ...one,
      );
    }
    case 'commerce.lives.prize':
    case 'commerce.lives.prize.level':
      return add('.', words.takesPrize(to, n), event);
    case 'commerce.horse':
      return add('.', words.buysHorse(from, n), event, ...events.slice(1, 2));
    case 'commerce.end.leftover':
      return add('.', words.shares(alike.map((share) => [share.counters!, share.to!])), ...alike);
    case 'commerce.lives.last':
      return add('', words.takesPool(n), event);
    default:
      return 0;
  }
};
