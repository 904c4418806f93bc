/** Narrates faults (plays against the rules) in La Manille: the fault, its cost, and the claim of the opponents. */
import type { GameEvent } from '#engine/events.ts';
import { getEventSlug, listEarlierEvents, type NarrationContext, takeSimilarEvents } from '../../narration/narrate.ts';
import { getLedSuitIfHeld, getTrumpSuit } from './trick.ts';
import type { ManilleWords } from './words.ts';

/** Narrates a fault if the events begin with one. Returns the number of events narrated, 0 if they do not. */
export const narrateManilleFault = (
  events: readonly GameEvent[],
  telling: NarrationContext,
  words: ManilleWords,
): number => {
  const { add } = telling;
  const event = events[0]!;
  const { type, seat: s = '', card: c = '' } = event;
  const slug = getEventSlug(event);
  switch (type) {
    case 'misplayed': {
      if (!slug.startsWith('fault.two-cards')) return add('.', misplayed(event, telling, words), event);
      const [under, upper] = takeSimilarEvents(events);
      return add('.', words.twoCards(s, under!.card!, upper!.card!), under!, upper!);
    }
    case 'faulted':
      return add('.', faulted(event, telling, words), event);
    case 'shown':
      return add('.', shown(event, telling, words), event);
    case 'exposed-hand':
      return add(',', words.handLies, event);
    case 'announced': {
      // The card and the call form one clause.
      const laid = events[1]!;
      return add('.', words.announces(s, c, event.suit!, laid.type === 'led'), event, laid);
    }
    case 'demanded':
      return add('.', slug === 'fault.announced' ? words.demandsSuit(s) : words.wantsNewDeal(s), event);
    case 'passed':
      return add('.', slug === 'fault.announced' ? words.demandsNothing(s) : words.holdsGood(s), event);
    case 'chose':
      return add('.', words.chooses(s, c), event);
    case 'took-back':
      return add(';', words.takesBack(s, c), event);
    case 'let-stand': {
      if (slug === 'fault.two-cards.lawful') return add('.', words.onlyThisOne(s, c), event);
      if (slug === 'fault.announced.cover') return add(';', words.cardStands(s), event);
      const announced = listEarlierEvents(event, telling).findLast((other) => other.type === 'announced')!;
      return add(';', words.cannotDemand(s, announced.suit!), event);
    }
    case 'stopped':
      if (slug === 'fault.misdeal') return add(';', words.dealLost, event);
      return add(',', slug === 'fault.penalty' ? words.coupEnds : words.coupVoid, event);
    default:
      return 0;
  }
};

/** Text about a card played against the rules, or at the wrong time. */
const misplayed = (event: GameEvent, telling: NarrationContext, words: ManilleWords): string => {
  const { seat: s, card: c } = event as { seat: string; card: string };
  switch (getEventSlug(event)) {
    case 'fault.turn':
      return words.outOfTurn(s, c);
    case 'fault.false-ruff':
      return words.falseRuff(s, c, getLedSuitIfHeld(event, telling));
    case 'fault.under-force':
      return words.underForces(
        s,
        c,
        getLedSuitIfHeld(event, telling) === '' && c.endsWith(getTrumpSuit(event, telling)),
      );
    case 'fault.three-cards':
      return words.threeCards(s, c);
    case 'fault.two-tricks':
      return words.twoTricks(s, c);
    default:
      return words.renounces(s, c, getLedSuitIfHeld(event, telling));
  }
};

/** Text about a fault without a card. Details that are not in the events come from the text of the move. */
const faulted = (event: GameEvent, { step, played }: NarrationContext, words: ManilleWords): string => {
  const s = event.seat!;
  const [doer = '', ...act] = step.move.replace(/\?$/, '').split(' ');
  switch (getEventSlug(event)) {
    case 'fault.faced':
      return words.faced(s);
    case 'fault.misdeal':
      return words.misdeals(s, 'before');
    case 'fault.misdeal.turned':
      return words.misdeals(s, 'after');
    case 'fault.bottom.misdeal':
      return words.misdeals(s, 'peeked');
    case 'fault.number':
      return words.miscounts(s);
    case 'fault.number.noticed':
      return words.misdealtTo(doer, s);
    case 'fault.asked':
      return words.asks(s, played.seats[(played.seats.indexOf(s) + 2) % played.seats.length]!);
    case 'fault.false-statement':
      return words.falseStatement(s, act.at(-1)!.toUpperCase());
    default:
      return words.looks(s);
  }
};

/** Text about a card that the dealer has accidentally shown. */
const shown = (event: GameEvent, telling: NarrationContext, words: ManilleWords): string => {
  const { seat: s, card: c } = event as { seat: string; card: string };
  const dealer = listEarlierEvents(event, telling).find(({ type }) => type === 'took-deal')!.seat!;
  const own = s === dealer ? 'own' : 'partner';
  return words.shows(dealer, c, s, getEventSlug(event) === 'fault.shown.own' ? own : 'adversary');
};
