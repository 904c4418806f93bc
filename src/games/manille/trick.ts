/** Finds the cards and suits of a trick that its narration needs. */
import type { GameEvent } from '#engine/events.ts';
import { listHandCards } from '#engine/record/steps.ts';
import { listEarlierEvents, type NarrationContext } from '../../narration/narrate.ts';

/** Lists the cards of the trick before an event. After a complete trick, these are all four. */
export const listTrickCardsBefore = (event: GameEvent, telling: NarrationContext): readonly string[] => {
  let trick: string[] = [];
  for (const { type, card, cite } of listEarlierEvents(event, telling)) {
    if (type === 'led') trick = [card!];
    else if (type === 'followed') trick.push(card!);
    else if (type === 'took-back' && cite === 'B96.fault.announced') trick.pop();
  }
  return trick;
};

/** Returns the suit of the card turned up, which is the trump suit. */
export const getTrumpSuit = (event: GameEvent, telling: NarrationContext): string =>
  listEarlierEvents(event, telling)
    .find(({ type }) => type === 'turned-up')!
    .card!.slice(-1);

/**
 * Returns the suit led in the trick before an event, if the player of the event holds a card of it; otherwise empty.
 */
export const getLedSuitIfHeld = (event: GameEvent, telling: NarrationContext): string => {
  const { step, played } = telling;
  const led = listTrickCardsBefore(event, telling)[0]!.slice(-1);
  return listHandCards(step, played.seats.indexOf(event.seat!)).some((card) => card.endsWith(led)) ? led : '';
};
