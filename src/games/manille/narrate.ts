/** Narrates the steps of La Manille in words. */
import { parseCard } from '#engine/cards.ts';
import type { GameEvent } from '#engine/events.ts';
import { CARD_POINTS, CARD_TO_MANILLE } from '#engine/games/manille/cards.ts';
import { getEventSlug, type NarrationContext, type Narrator, takeSimilarEvents } from '../../narration/narrate.ts';
import { narrateManilleFault } from './faults.ts';
import { getTrumpSuit, listTrickCardsBefore } from './trick.ts';
import type { ManilleWords } from './words.ts';

/** Narrates the events of La Manille in the words of a language. */
export const narrateManille =
  (words: ManilleWords): Narrator =>
  (events, telling) => {
    const { add } = telling;
    const event = events[0]!;
    const { type, seat: s = '', card: c = '', points: n = 0, scorer: camp = '' } = event;
    const slug = getEventSlug(event);
    switch (type) {
      case 'drew':
        return tellDraw(events, telling, words);
      case 'took-seat':
        return add('.', words.sits(takeSimilarEvents(events).map(({ seat }) => seat!)), ...takeSimilarEvents(events));
      case 'took-deal': {
        const dealt = takeSimilarEvents(events.slice(1));
        return add('.', words.deals(s, dealt[0]!.seat!, slug.startsWith('fault.')), event, ...dealt);
      }
      case 'turned-up':
        return add('.', words.turnsUp(s, c), event);
      case 'took-up':
        return add(';', words.takesUp(s, c), event);
      case 'led':
        return add('.', slug === 'lead' ? words.leads(s, c) : words.leadsNext(s, c), event);
      case 'followed':
        return add('.', follows(event, telling, words), event);
      case 'took-trick': {
        const values = listTrickCardsBefore(event, telling).map((card) => CARD_POINTS[rankedOf(card)]!);
        return add(
          '.',
          words.takesTrick(
            s,
            values.filter((value) => value > 0).sort((a, b) => b - a),
          ),
          event,
        );
      }
      case 'counted-camp': {
        const [cards, tricks, together] = events;
        const join = isFirstCamp(telling.step.events, event) ? '.' : ';';
        const said = words.counted(camp, n, tricks!.points!, together!.points!);
        return add(join, said, cards!, tricks!, together!);
      }
      case 'made-vole':
        return add('.', words.vole(camp), event);
      case 'null-coup':
        return add('.', words.nullCoup, event);
      case 'scored':
        if (slug === 'turn-up.points' || slug === 'attack.turn-up') return add('', words.turnUpBrings(camp, n), event);
        if (slug === 'vole') return add(',', words.voleBrings(n), event);
        return slug === 'count.excess' ? add('.', words.excess(camp, n), event) : add(';', words.mark(camp, n), event);
      case 'struck-off':
        if (slug === 'fault.void') return add(';', words.turnUpStruck(n), event);
        if (slug !== 'game.beyond') return add(';', words.loses(camp, n), event);
        return add(
          '.',
          words.anew(takeSimilarEvents(events).map(({ scorer, points }) => [scorer!, points!])),
          ...takeSimilarEvents(events),
        );
      case 'won-game':
        return tellGame(events, telling, words);
      case 'ended':
        return add('.', words.bound(telling.step.deal), event);
      case 'won': {
        const seats = takeSimilarEvents(events).map(({ seat }) => seat!);
        return add(
          ';',
          words.ahead(seats.length < telling.played.seats.length ? seats : []),
          ...takeSimilarEvents(events),
        );
      }
      default:
        return narrateManilleFault(events, telling, words);
    }
  };

/** Returns the rank of a card in this game; within a suit, the higher number wins. */
const rankedOf = (card: string): number => CARD_TO_MANILLE[parseCard(card)!]!;

/** True if the event counts the points of the first of the two sides. */
const isFirstCamp = (events: readonly GameEvent[], event: GameEvent): boolean =>
  events.find(({ type }) => type === 'counted-camp') === event;

/** Text about a card played after the lead; it depends on the article that allowed or required the card. */
const follows = (event: GameEvent, telling: NarrationContext, words: ManilleWords): string => {
  const { seats } = telling.played;
  const { seat: s, card: c } = event as { seat: string; card: string };
  const trick = listTrickCardsBefore(event, telling);
  const trump = getTrumpSuit(event, telling);
  const [suit, led] = [c.slice(-1), trick[0]!.slice(-1)];
  const partner = seats[(seats.indexOf(s) + 2) % seats.length]!;
  /** Suit of the first card in the trick; empty if it is trumps. */
  const its = led === trump ? '' : led;
  const slug = getEventSlug(event);
  switch (slug) {
    case 'follow.beat':
      return words.beats(s, c);
    case 'partner-master':
    case 'partner-master.now': {
      const yet = slug === 'partner-master.now';
      const over = trick.at(-2)!;
      if (suit === over.slice(-1) && rankedOf(c) > rankedOf(over)) return words.beatsPartner(s, c, partner);
      return suit === led ? words.followsPartner(s, c, partner, yet) : words.ruffsPartner(s, c, partner, its, yet);
    }
    case 'partner-master.discard':
      return words.discardsPartner(s, c, partner, its);
    case 'follow.trump':
      return words.ruffs(s, c, its);
    case 'overruff':
      return words.overruffs(s, c, its);
    case 'overruff.under':
      return suit === trump ? words.underruffs(s, c, its) : words.discards(s, c, its);
    case 'overruff.follow':
      return words.followsRuff(s, c);
    case 'discard.no-trump':
      return words.discardsWithoutTrump(s, c, its);
    default:
      return words.follows(s, c);
  }
};

/** Narrates the cards dealt for partners, of which only the kings are mentioned, and the draws for the deal. */
const tellDraw = (events: readonly GameEvent[], { add, messages }: NarrationContext, words: ManilleWords): number => {
  const drawn = takeSimilarEvents(events, true);
  const slug = getEventSlug(drawn[0]!);
  const pairs = drawn.map(({ seat, card }) => [seat!, card!] as const);
  if (slug === 'deal.first') return add('.', messages.drew(pairs), ...drawn);
  if (slug === 'deal.first.level') return add('.', words.drawsAgain(pairs), ...drawn);
  const kings = pairs.filter(([, card]) => card.startsWith('K'));
  if (slug === 'partners.two-kings') return add('.', words.twoKings(drawn.length, kings), ...drawn);
  const after = events[drawn.length];
  if (after && getEventSlug(after) === 'partners.four-kings.again')
    return add('.', words.twiceKing(drawn.length, pairs.at(-1)![0]), ...drawn);
  const last = kings.slice(-4);
  const [red, black] = ['HD', 'SC'].map((suits) =>
    last.flatMap(([seat, card]) => (suits.includes(card.slice(-1)) ? [seat] : [])),
  );
  return add('.', words.fourKings(drawn.length, red!, black!), ...drawn);
};

/** Narrates that a side wins a game, and with it perhaps the match. */
const tellGame = (
  events: readonly GameEvent[],
  { add, step, played }: NarrationContext,
  words: ManilleWords,
): number => {
  const [event, ...rest] = events;
  const { scorer: camp = '' } = event!;
  const won = rest[0]?.type === 'won' ? takeSimilarEvents(rest) : [];
  const sofar = played.steps.slice(0, played.steps.indexOf(step) + 1).flatMap((each) => each.events);
  const several = played.readings['game'] === '34';
  const said = words.winsGame(
    camp,
    step.scores[played.scorers.indexOf(camp)]!,
    several ? sofar.filter(({ type }) => type === 'won-game').length : 0,
    getEventSlug(event!) === 'game.marked',
  );
  if (!several) return add('.', said, event!, ...won);
  add('.', said, event!);
  return 1 + (won.length > 0 ? add(',', words.winsMatch, ...won) : 0);
};
