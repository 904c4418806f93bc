/** Computes the visible state of a table of Speculation after a step, from the events of its deal. */
import { parseCard, rankOf, suitOf } from '#engine/cards.ts';
import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/steps.ts';

/** The cards on the table, their owners, and the offer that stands. */
export interface SpeculationState {
  /** The best trump, in notation; empty before the turn-up is turned. */
  readonly best: string;
  /** The seat whose it is; empty if it is the pool's, or before it is turned. */
  readonly holder: string;
  /** The card turned last, and its seat. */
  readonly turned: { readonly seat: string; readonly card: string } | undefined;
  /** The offer or price that stands: its event; `undefined` if there is none. */
  readonly offer: GameEvent | undefined;
  /** The seats that have bought a card still unseen: the owner of each by the seat before which it lies. */
  readonly buyers: ReadonlyMap<string, string>;
  /** Cards of the spare hand that have been turned. */
  readonly spare: readonly string[];
}

const RANKS_IN_SUIT = 13;
const heightOf = (card: string): number => (rankOf(parseCard(card)!) + RANKS_IN_SUIT - 1) % RANKS_IN_SUIT;

/** Returns the state after some events of one deal, under the readings of a replay. */
export const readSpeculationEvents = (
  events: readonly GameEvent[],
  readings: Readonly<Record<string, string>>,
): SpeculationState => {
  let [best, holder] = ['', ''];
  let turned: SpeculationState['turned'];
  let offer: GameEvent | undefined;
  const spare: string[] = [];
  const buyers = new Map<string, string>();
  const rest = new Set<string>();
  for (const [i, event] of events.entries()) {
    const { type, seat = '', card = '', lot } = event;
    if (type === 'deal-passed') {
      [best, holder, turned] = ['', '', undefined];
      buyers.clear();
    } else if (type === 'turned-up') {
      best = card;
      holder = readings['turn-up'] === 'pools' ? '' : (buyers.get('turn-up') ?? seat);
      buyers.clear();
    } else if (type === 'shown') {
      turned = { seat, card };
      if (suitOf(parseCard(card)!) === suitOf(parseCard(best)!) && heightOf(card) > heightOf(best)) {
        best = card;
        holder = buyers.get(seat) ?? seat;
      }
      if (!rest.has(seat)) buyers.delete(seat);
    } else if (type === 'sold') {
      const buyer = events[i + 1]?.from ?? '';
      if (lot === undefined) holder = buyer;
      else buyers.set(lot === 'turn-up' ? lot : seat, buyer);
      if (lot === 'rest') rest.add(seat);
    } else if (type === 'spare-shown') spare.push(card);
    if (type === 'offered' || type === 'asked') offer = event;
    else if (type !== 'sealed-offer' && type !== 'faulted' && type !== 'paid') offer = undefined;
  }
  return { best, holder, turned, offer, buyers, spare };
};

/** Returns the state of Speculation after a step of a replay. */
export const getSpeculationState = ({ steps, readings }: Replay, step: Step): SpeculationState =>
  readSpeculationEvents(
    steps
      .slice(0, steps.indexOf(step) + 1)
      .filter(({ deal }) => deal === step.deal)
      .flatMap(({ events }) => events),
    readings,
  );
