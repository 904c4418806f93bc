/** What is seen on a table of Le Chat qui dort after a step, put together from the events of its deal. */
import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/replay.ts';

/** What the deal of a step has brought to light so far. */
export interface ChatSeen {
  /** The cards shown, by the names of their seats. */
  readonly shown: ReadonlyMap<string, string>;
  /** The seat whose card was named, and which calls; empty before. */
  readonly caller: string;
  /** What was last asked for, to speak or to pay. */
  readonly asked: GameEvent | undefined;
  /** The card in the middle, when somebody has asked for it. */
  readonly cat: string;
}

/** The table of Le Chat qui dort after a step of a replay. */
export const chatAt = ({ steps }: Replay, step: Step): ChatSeen => {
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
