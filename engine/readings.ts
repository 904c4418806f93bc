/**
 * A disputed point (a rule on which the sources differ): the practices that the engine can play, the default first, and
 * the article concerned. The arguments and the sources are in `content/readings/`.
 */
export interface Reading {
  /** The practices, named as players would name them; the first is the default. */
  readonly values: readonly [string, ...string[]];
  /** The article whose meaning is disputed. */
  readonly article: string;
  /** The variations to which the disputed point applies, with `''` for the main game. Absent if it applies to all. */
  readonly in?: readonly string[];
}

/** The disputed points of a game, by name. */
export type Readings = Readonly<Record<string, Reading>>;

/** One practice for each disputed point. */
export type ChosenPractices<R extends Readings> = { readonly [name in keyof R]: R[name]['values'][number] };

/** Completes the chosen practices with the defaults. Throws if the game has no such disputed point or practice. */
export const completePractices = <R extends Readings>(
  readings: R,
  chosen: Readonly<Record<string, string | undefined>> = {},
): ChosenPractices<R> => {
  for (const name in chosen) {
    const practice = chosen[name];
    const reading = Object.hasOwn(readings, name) ? readings[name] : undefined;
    if (!reading)
      throw new RangeError(`no such reading: ${name}; expected ${Object.keys(readings).join(', ') || 'none'}`);
    if (practice !== undefined && !reading.values.includes(practice))
      throw new RangeError(`no such practice: ${name}=${practice}; expected ${reading.values.join(', ')}`);
  }
  const choice: Record<string, string> = {};
  for (const name in readings) choice[name] = chosen[name] ?? readings[name]!.values[0];
  return choice as ChosenPractices<R>;
};

/** Returns the disputed points that apply to the main game (`''`) or to one of its variations. */
export const selectDisputedPoints = (readings: Readings, variant = ''): Readings =>
  Object.fromEntries(Object.entries(readings).filter(([, reading]) => reading.in?.includes(variant) ?? true));
