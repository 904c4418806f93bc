/** Computes the visible state of a table of Commerce after a step, from the events so far. */
import type { GameEvent } from '#engine/events.ts';
import type { Replay, Step } from '#engine/record/steps.ts';
import { getCombinationName } from './narrate.ts';
import type { CombinationName } from './words.ts';

const LIVES = 3;
const HAND_SIZE = 3;
const [LARGE_PACK, SMALL_PACK] = [52, 32] as const;

export interface CommerceState {
  /** The cards face up in the middle of the old game; empty in the modern one. */
  readonly middle: readonly string[];
  /** The card that was put into the middle in this step; empty if none was. */
  readonly left: string;
  /** Number of cards in the stock. */
  readonly stock: number;
  /** Names of the seats that stand, that have passed, and the seat whose offer waits for an answer. */
  readonly standing: readonly string[];
  readonly passed: readonly string[];
  readonly offering: string;
  /** Counters with which each seat stays in Pool Commerce, in the order of the seats; empty in the other games. */
  readonly lives: readonly number[];
  /** The combinations of the hands shown, by seat. */
  readonly shown: ReadonlyMap<string, CombinationName>;
  /** The seats with the best hand. */
  readonly best: readonly string[];
}

/** Returns the state of Commerce after a step of a replay. */
export const getCommerceState = ({ steps, seats, variant, readings }: Replay, step: Step): CommerceState => {
  const past = steps.slice(0, steps.indexOf(step) + 1);
  const events = past.filter(({ deal }) => deal === step.deal).flatMap((each) => each.events);
  const seatsOf = (...types: readonly GameEvent['type'][]): readonly string[] =>
    events.flatMap(({ type, seat }) => (types.includes(type) && seat ? [seat] : []));
  let middle: readonly string[] = [];
  for (const [i, { type, card = '' }] of events.entries()) {
    if (type === 'laid' && events[i + 1]?.type !== 'exchanged') middle = [...middle, card];
    if (type === 'exchanged') middle = middle.map((each) => (each === card ? events[i - 1]!.card! : each));
  }
  const pack = readings['pack'] === '32' ? SMALL_PACK : LARGE_PACK;
  const dealt = seatsOf('dealt').length;
  const lives = seats.map((name) => {
    const last = past
      .flatMap((each) => each.events)
      .findLast(({ type, seat }) => (type === 'lost-life' || type === 'bought-life') && seat === name);
    return last?.lives ?? LIVES;
  });
  const lastOffer = events.findLast(({ type }) => ['bartered', 'gave', 'stood'].includes(type));
  return {
    middle,
    left: step.events.find(({ type }, i) => type === 'laid' && step.events[i + 1]?.type === 'exchanged')?.card ?? '',
    stock: pack - dealt * HAND_SIZE - middle.length,
    standing: seatsOf('stood'),
    passed: seatsOf('said-pass'),
    offering: lastOffer?.type === 'bartered' ? lastOffer.seat! : '',
    lives: variant === 'pool' ? lives : [],
    shown: new Map(
      events.filter(({ type }) => type === 'showed-hand').map((each) => [each.seat!, getCombinationName(each)]),
    ),
    best: seatsOf('had-best'),
  };
};
