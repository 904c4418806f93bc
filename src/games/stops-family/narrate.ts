/** Narrates the steps of Pope Joan, Spin and Newmarket in words. */
import type { GameEvent } from '#engine/events.ts';
import {
  beginsSettlement,
  getEventSlug,
  listEarlierEvents,
  type NarrationContext,
  type Narrator,
  sumCounters,
  takeSimilarEvents,
} from '../../narration/narrate.ts';
import type { TableWords } from '../../narration/table-messages.ts';
import type { StopsWords } from './words.ts';

/** Parts of the narration that only one game has. */
interface Own {
  /** Narrator that is called first; if it returns 0, the shared narration takes the event. */
  readonly narrator?: Narrator;
  /** Returns the phrase for a box as the place where counters lie, if it changes from deal to deal. */
  readonly box?: (name: string, telling: NarrationContext) => string;
}

/** Returns the name of the box whose account this is; empty for any other account. */
export const parseBoxAccount = (account = ''): string => (account.startsWith('box:') ? account.slice(4) : '');

/** Narrates the events of the games in the words of a language. */
export const narrateStops =
  (words: StopsWords, { narrator = () => 0, box = (name) => words.boxes[name]!.the }: Own = {}): Narrator =>
  (events, telling) =>
    narrator(events, telling) || tellAlike(events, telling, words, (name) => box(name, telling));

/** Returns the names of the boxes, and the label of the move that puts a counter on one. */
export const getBoxWords = ({ boxes, stakesOn }: StopsWords): Pick<TableWords, 'boxes' | 'move'> => ({
  boxes: Object.fromEntries(Object.entries(boxes).map(([box, { name }]) => [box, name])),
  move: (written) => {
    const [verb, box = ''] = written.toLowerCase().split(' ');
    return verb === 'chooses' && boxes[box] ? stakesOn(boxes[box].the) : undefined;
  },
});

const tellAlike = (
  events: readonly GameEvent[],
  telling: NarrationContext,
  words: StopsWords,
  box: (name: string) => string,
): number => {
  const { add } = telling;
  const event = events[0]!;
  const { type, seat: s = '', card: c = '' } = event;
  switch (type) {
    case 'took-deal': {
      const dealt = takeSimilarEvents(events.slice(1)).filter((other) => other.type === 'dealt');
      return add('.', words.deals(s, handsOf(dealt)), event, ...dealt);
    }
    case 'looked':
      return add('.', words.looked, event);
    case 'led':
      return listEarlierEvents(event, telling).some(isLaid) ? add('.', words.again(s, c), event) : 0;
    case 'followed':
      return listEarlierEvents(event, telling).findLast(isLaid)?.seat === s ? add('.', words.goesOn(s, c), event) : 0;
    case 'paid':
      return tellPaid(events, telling, words, box);
    case 'counted':
      return tellSettlement(events, telling, words);
    default:
      return 0;
  }
};

const isLaid = ({ type }: GameEvent): boolean => type === 'led' || type === 'followed';

/** Groups seats that got the same number of cards. Larger hands come first, since they are dealt first. */
const handsOf = (dealt: readonly GameEvent[]): (readonly [cards: number, seats: readonly string[]])[] =>
  [...new Set(dealt.map(({ cards }) => cards!))].map((cards) => [
    cards,
    dealt.filter((hand) => hand.cards === cards).map(({ seat }) => seat!),
  ]);

const tellPaid = (
  events: readonly GameEvent[],
  telling: NarrationContext,
  words: StopsWords,
  box: (name: string) => string,
): number => {
  const { add } = telling;
  const event = events[0]!;
  const { from = '', to = '', counters: n = 0 } = event;
  if (parseBoxAccount(to)) return add('.', words.puts(from, n, box(parseBoxAccount(to))), event);
  const alike = takeSimilarEvents(events, true);
  if (getEventSlug(event).endsWith('.leftover')) {
    const seats = [...new Set(alike.map((share) => share.to!))];
    const shares = seats.map((seat) => [sumCounters(alike.filter((share) => share.to === seat)), seat] as const);
    return add('.', words.shares(shares), ...alike);
  }
  if (parseBoxAccount(from) && beginsSettlement(event, telling))
    return add('.', words.takesOut(to, n, box(parseBoxAccount(from))), event);
  if (parseBoxAccount(from)) return add('', words.takesBox(n, box(parseBoxAccount(from))), event);
  return add(',', words.eachPays(n), ...alike);
};

/** Narrates the cards left in a player's hand, and the payment for them. An exempt player pays nothing. */
const tellSettlement = (events: readonly GameEvent[], telling: NarrationContext, words: StopsWords): number => {
  const [counted, next] = events as [GameEvent, GameEvent | undefined];
  const { seat = '', points = 0 } = counted;
  const winner = listEarlierEvents(counted, telling).findLast(({ type }) => type === 'out')?.seat ?? '';
  const paid = next?.type === 'paid' && next.from === seat ? next : undefined;
  const letOff = next?.type === 'let-off' && next.seat === seat ? next : undefined;
  const settled = [paid ?? letOff].filter((event) => event !== undefined);
  return telling.add('.', words.paysHand(winner, [seat, points, paid?.counters ?? 0]), counted, ...settled);
};
