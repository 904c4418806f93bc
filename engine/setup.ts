/** Settings of a table before the first card, and the error for settings that are not valid. */
import type { Listener } from './events.ts';
import { type ChosenPractices, completePractices, type Readings } from './readings.ts';

/** The largest number of seats in any game of the collection. */
export const MAX_SEATS = 12;

/** Seat numbers in the order of play; the index is the number of seats. */
const ORDERS: readonly (readonly number[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Object.freeze(Array.from({ length: seats }, (_, seat) => seat)),
);

/** Settings before the first card: seats, readings, dealer, and an order of the seats decided by lot. */
export interface Setup<R extends Readings = Readings> {
  /** Number of seats, in order of play. */
  readonly seats: number;
  /** The practices chosen. Disputed points that are not named take their default. */
  readonly readings?: Partial<ChosenPractices<R>> | undefined;
  /** The variation; absent for the main game. */
  readonly variant?: string | undefined;
  /** The first dealer (0-based). If absent, {@link Table.drawForDeal} must decide it before the first deal. */
  readonly dealer?: number | undefined;
  /**
   * Order in which the seats receive things that cannot be divided equally, if it is decided by lot. Defaults to the
   * order of play.
   */
  readonly lot?: readonly number[] | undefined;
  /** Receives all events; `null` in simulation. */
  readonly listener?: Listener | null | undefined;
}

/** A valid setup: every disputed point has a practice, and `lot` contains every seat. */
export interface CheckedSetup<R extends Readings, V extends string = never> {
  readonly seats: number;
  readonly readings: ChosenPractices<R>;
  readonly variant: V | undefined;
  /** The first dealer (0-based); -1 until the draw decides it. */
  readonly dealer: number;
  readonly lot: readonly number[];
  readonly listener: Listener | null;
}

/**
 * Thrown for a setup that a game cannot use. States the wrong value, the value expected, and the article that requires
 * it, if any.
 */
export class SetupError extends RangeError {
  override readonly name = 'SetupError';
  /** Name of the setting that is wrong. */
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

/** The properties of a game needed to check a setup. */
interface Sits<R extends Readings, V extends string> {
  readonly id: string;
  readonly readings: R;
  readonly variants?: readonly V[];
  refuseSeats(seats: number, readings: ChosenPractices<R>, variant?: V): string | null;
}

/** Checks a setup and fills in its defaults. Throws a {@link SetupError} at the first error. */
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
  const readings = completePractices(game.readings, setup.readings);

  const sits = (number: number): boolean => game.refuseSeats(number, readings, variant) === null;
  if (!Number.isInteger(seats) || seats < 1 || seats > MAX_SEATS || !sits(seats)) {
    const may = Array.from({ length: MAX_SEATS }, (_, i) => i + 1).filter(sits);
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
