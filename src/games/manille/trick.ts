/** What of a trick a telling needs: the cards on it, and its suits. */
import type { GameEvent } from '#engine/events.ts';
import { handOf } from '#engine/record/replay.ts';
import { before, type Telling } from '../../narration/tell.ts';

/** The cards of the trick that is being played before an event; of one that is complete, all four. */
export const trickBefore = (event: GameEvent, telling: Telling): readonly string[] => {
  let trick: string[] = [];
  for (const { type, card, cite } of before(event, telling)) {
    if (type === 'led') trick = [card!];
    else if (type === 'followed') trick.push(card!);
    else if (type === 'took-back' && cite === 'B96.fault.announced') trick.pop();
  }
  return trick;
};

/** The suit of the card turned up. */
export const trumpOf = (event: GameEvent, telling: Telling): string =>
  before(event, telling)
    .find(({ type }) => type === 'turned-up')!
    .card!.slice(-1);

/** The suit led in the trick before an event, if its player holds any of it; empty if not. */
export const ledAndHeld = (event: GameEvent, telling: Telling): string => {
  const { step, played } = telling;
  const led = trickBefore(event, telling)[0]!.slice(-1);
  return handOf(step, played.seats.indexOf(event.seat!)).some((card) => card.endsWith(led)) ? led : '';
};
