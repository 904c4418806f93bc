/** Computes the visible state of a table of Le Chat qui dort after a step, from the events of its deal. */
import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/steps.ts';

/** Cards shown and calls made so far in a deal. */
export interface ChatState {
  /** Cards shown so far, stored under the names of their seats. */
  readonly shown: ReadonlyMap<string, string>;
  /** Seat that calls the next card: its own card was the first one shown. Empty before that. */
  readonly caller: string;
  /** Last event in which a player asked for a card: it must be shown (“let … speak”), or its player pays. */
  readonly asked: GameEvent | undefined;
  /** Card in the middle; empty until a player has asked for it. */
  readonly cat: string;
}

/** Returns the state of Le Chat qui dort after a step of a replay. */
export const getChatState = ({ steps }: Replay, step: Step): ChatState => {
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
