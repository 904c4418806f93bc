/** Parts of a trick needed for its narration: its cards and suits. */
import type { GameEvent } from '#engine/events.ts';
import { handOf } from '#engine/record/replay.ts';
import { listEarlierEvents, type NarrationContext } from '../../narration/narrate.ts';

/** Cards of the trick before an event; all four after a complete trick. */
export const trickBefore = (event: GameEvent, telling: NarrationContext): readonly string[] => {
  let trick: string[] = [];
  for (const { type, card, cite } of listEarlierEvents(event, telling)) {
    if (type === 'led') trick = [card!];
    else if (type === 'followed') trick.push(card!);
    else if (type === 'took-back' && cite === 'B96.fault.announced') trick.pop();
  }
  return trick;
};

/** Suit of the turn-up. */
export const trumpOf = (event: GameEvent, telling: NarrationContext): string =>
  listEarlierEvents(event, telling)
    .find(({ type }) => type === 'turned-up')!
    .card!.slice(-1);

/** Suit led in the trick before an event, if the player of the event holds any card of it; otherwise empty. */
export const ledAndHeld = (event: GameEvent, telling: NarrationContext): string => {
  const { step, played } = telling;
  const led = trickBefore(event, telling)[0]!.slice(-1);
  return handOf(step, played.seats.indexOf(event.seat!)).some((card) => card.endsWith(led)) ? led : '';
};
