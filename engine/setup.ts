/** What is settled before the first card, and what can be wrong with it. */
import type { Listener } from './events.ts';
import { type Choice, choose, type Readings } from './readings.ts';

/** No game of the collection seats more. */
export const MOST_SEATS = 12;

/** The order of play of so many seats. */
const ORDERS: readonly (readonly number[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Object.freeze(Array.from({ length: seats }, (_, seat) => seat)),
);

/** What is settled before the first card: who sits, by which readings, who deals, what the lot says. */
export interface Setup<R extends Readings = Readings> {
  /** How many seats, in the order of play. */
  readonly seats: number;
  /** The practices chosen; the default stands for each point not named. */
  readonly readings?: Partial<Choice<R>> | undefined;
  /** The variation played; the game itself when none is named. */
  readonly variant?: string | undefined;
  /** The first dealer (0-based); without it, {@link Table.drawForDeal} must settle it before the first deal. */
  readonly dealer?: number | undefined;
  /** The order in which the lot lets seats take what cannot be shared; the order of play if not given. */
  readonly lot?: readonly number[] | undefined;
  /** Hears all that happens; `null` in simulation. */
  readonly listener?: Listener | null | undefined;
}

/** The same once it is known to make sense: every point has its practice, and the lot names every seat. */
export interface CheckedSetup<R extends Readings, V extends string = never> {
  readonly seats: number;
  readonly readings: Choice<R>;
  readonly variant: V | undefined;
  /** The first dealer (0-based); -1 until the draw settles it. */
  readonly dealer: number;
  readonly lot: readonly number[];
  readonly listener: Listener | null;
}

/** A setup that makes no sense in a game: what was given, what was expected, and the article that says so, if any does. */
export class SetupError extends RangeError {
  override readonly name = 'SetupError';
  /** The member of the setup that is wrong. */
  readonly point: keyof Setup;
  readonly expected: string;
  readonly cite: string;

  constructor(point: keyof Setup, found: string, expected: string, cite = '') {
    super(`${found}; expected ${expected}${cite && ` (${cite})`}`);
    this.point = point;
    this.expected = expected;
    this.cite = cite;
  }
}

/** What of a game says whether a setup makes sense. */
interface Sits<R extends Readings, V extends string> {
  readonly id: string;
  readonly readings: R;
  readonly variants?: readonly V[];
  refuseSeats(seats: number, readings: Choice<R>, variant?: V): string | null;
}

/** The setup of a table with everything settled; throws a {@link SetupError} at the first thing that makes no sense. */
export const checkSetup = <R extends Readings, V extends string>(
  game: Sits<R, V>,
  setup: Setup<R>,
): CheckedSetup<R, V> => {
  const { seats, dealer, listener = null } = setup;
  const refuse = (point: SetupError['point'], found: string, expected: string, cite?: string): never => {
    throw new SetupError(point, `${game.id}: ${found}`, expected, cite);
  };
  const { variants = [] } = game;
  const variant = (setup.variant || undefined) as V | undefined;
  if (variant !== undefined && !variants.includes(variant))
    refuse('variant', `the variation ${variant}`, variants.join(', ') || 'none: the game has no variations');
  const readings = choose(game.readings, setup.readings);

  const sits = (number: number): boolean => game.refuseSeats(number, readings, variant) === null;
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS || !sits(seats)) {
    const may = Array.from({ length: MOST_SEATS }, (_, i) => i + 1).filter(sits);
    refuse('seats', `${seats} seats`, may.join(', '), game.refuseSeats(seats, readings, variant) ?? undefined);
  }
  if (dealer !== undefined && dealer !== -1 && !(Number.isInteger(dealer) && dealer >= 0 && dealer < seats))
    refuse('dealer', `the dealer ${dealer}`, `a seat from 0 to ${seats - 1}, or none before the draw`);
  const order = ORDERS[seats]!;
  const { lot } = setup;
  if (lot !== undefined && [...lot].sort((a, b) => a - b).join() !== order.join())
    refuse('lot', `the lot ${lot.join(' ')}`, `each seat from 0 to ${seats - 1} once`);
  return { seats, readings, variant, dealer: dealer ?? -1, lot: lot ?? order, listener };
};
