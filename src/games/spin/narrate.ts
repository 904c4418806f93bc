/** Narrates the steps of Spin in words. */
import type { GameEvent } from '#engine/events.ts';
import {
  getEventSlug,
  listEarlierEvents,
  type NarrationContext,
  type Narrator,
  takeSimilarEvents,
} from '../../narration/narrate.ts';
import { narrateStops, parseBoxAccount } from '../stops-family/narrate.ts';
import type { SpinWords } from './words.ts';

/** Narrates the events of Spin in the words of a language. */
export const narrateSpin = (words: SpinWords): Narrator =>
  narrateStops(words, {
    narrator: (events, telling) => {
      const { add } = telling;
      const event = events[0]!;
      const the = (account = ''): string => words.boxes[parseBoxAccount(account)]!.the;
      switch (getEventSlug(event)) {
        case 'spin.stake':
        case 'spin.exempt':
          return tellStakes(events, telling, words);
        case 'spin.stake.dealer': {
          const paid = takeSimilarEvents(events, true);
          const shares = paid.map(({ counters, to }) => [counters!, the(to)] as const);
          return add('.', words.dealerStakes(event.from!, shares), ...paid);
        }
        case 'spin.stake.dealer-game':
          return add(',', words.dealerStakesToo(event.counters!, the(event.to)), event);
        case 'spin.declare.show': {
          const shown = takeSimilarEvents(events);
          const taken = events[shown.length]!;
          const cards = shown.map(({ card }) => card!);
          const told = add('.', words.declares(event.seat!, the(taken.from), cards), ...shown);
          return told + add(',', words.takesPair(taken.counters!), taken);
        }
        case 'spin.with':
          return tellSpinBeside(events, telling, words);
        case 'spin.forfeit': {
          const beside =
            events[1] && getEventSlug(events[1]) === 'spin.with' ? tellSpinBeside(events.slice(1), telling, words) : 0;
          return beside + add(',', words.asksNothing, event);
        }
        case 'spin.settle.pool':
          return add('.', words.takesGame(event.to!, event.counters!, the(event.from)), event);
        default:
          return 0;
      }
    },
  });

const isLaid = ({ type }: GameEvent): boolean => type === 'led' || type === 'followed';

/**
 * Narrates the card Spin (the ace of diamonds) when it is played together with the card before it, which stops the run.
 */
const tellSpinBeside = (events: readonly GameEvent[], telling: NarrationContext, words: SpinWords): number => {
  const [spin, called] = events;
  // Nothing is said by a player who asks for nothing.
  if (called?.type !== 'called') return telling.add(',', words.withSpinUnsaid, spin!);
  const { card } = listEarlierEvents(spin!, telling).findLast(isLaid)!;
  return telling.add(';', words.withSpin(card!), spin!, called);
};

/** Narrates the stakes on the pool called Game, and the player who does not stake. */
const tellStakes = (events: readonly GameEvent[], { add }: NarrationContext, words: SpinWords): number => {
  const end = events.findIndex((event) => !['spin.stake', 'spin.exempt'].includes(getEventSlug(event)));
  const stakes = end < 0 ? events : events.slice(0, end);
  const paid = stakes.filter(({ type }) => type === 'paid');
  const { the } = words.boxes['game']!;
  add(
    '.',
    words.stakes(
      paid.map(({ from }) => from!),
      paid[0]!.counters!,
      the,
    ),
    ...paid,
  );
  for (const event of stakes) if (event.type === 'let-off') add('.', words.letOff(event.seat!, the), event);
  return stakes.length;
};
