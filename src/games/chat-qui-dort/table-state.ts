/** Visible state of a table of Le Chat qui dort after a step, from its deal's events. */
import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/replay.ts';

/** Cards and calls known so far in the deal of a step. */
export interface ChatState {
  /** Cards shown, by the names of their seats. */
  readonly shown: ReadonlyMap<string, string>;
  /** Seat whose card was named, which calls next; empty before. */
  readonly caller: string;
  /** Last call of a card, to speak or to pay. */
  readonly asked: GameEvent | undefined;
  /** Card in the middle, once it has been called. */
  readonly cat: string;
}

/** State of Le Chat qui dort after a step of a replay. */
export const chatAt = ({ steps }: Replay, step: Step): ChatState => {
  const events = steps
    .slice(0, steps.indexOf(step) + 1)
    .filter(({ deal }) => deal === step.deal)
    .flatMap((each) => each.events);
  const shown = events.filter(({ type }) => type === 'shown');
  return {
    shown: new Map(shown.map(({ seat, card }) => [seat!, card!])),
    caller: shown[0]?.seat ?? '',
    asked: events.findLast(({ type }) => type === 'named' || type === 'called-for'),
    cat: events.find(({ type }) => type === 'woke-cat')?.card ?? '',
  };
};
