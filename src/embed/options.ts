/** Parses embed options from a query string or attributes. They are untrusted. */

/** The views of a table, as values of its radio buttons. */
export const VIEWS = ['cloth', 'steps', 'accounts'] as const;
export type View = (typeof VIEWS)[number];

/** Light or dark; without it, the reader’s system setting. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Options; invalid ones are ignored. */
export interface EmbedOptions {
  /** The name of a step: `11`, or `11.2` for a settlement after it. */
  readonly step: string | undefined;
  readonly view: View | undefined;
  readonly theme: Theme | undefined;
  /** The only seat whose hand is shown, by name. */
  readonly seat: string | undefined;
  /** Practices that replace the record’s, by point: `bete=not-the-nain, double=flat`; empty to follow the record. */
  readonly readings: Readonly<Record<string, string>>;
}

const oneOf = <T extends string>(values: readonly T[], given: string | null | undefined): T | undefined =>
  values.find((value) => value === given?.trim().toLowerCase());

/** Reads the options by name: query parameters, or attributes of the element. */
export const parseEmbedOptions = (given: (name: string) => string | null): EmbedOptions => {
  const step = given('step')?.trim() ?? '';
  const pairs = (given('readings') ?? '')
    .slice(0, 1000)
    .split(/[\s,;]+/)
    .map((pair) => /^([a-z][a-z0-9-]*)[=:]([a-z0-9][a-z0-9-]*)$/.exec(pair))
    .filter((pair) => pair !== null);
  return {
    step: /^[1-9]\d{0,5}(\.[1-9]\d{0,2})?$/.test(step) ? step : undefined,
    view: oneOf(VIEWS, given('view')),
    theme: oneOf(THEMES, given('theme')),
    seat: given('seat')?.trim().slice(0, 100) || undefined,
    readings: Object.fromEntries(pairs.map(([, point, practice]) => [point, practice])) as EmbedOptions['readings'],
  };
};

/**
 * The index (0-based) of a seat given by its name or its number (1-based); -1 if there is none, and all hands are
 * shown.
 */
export const findSeatIndex = (seats: readonly string[], seatName: string | undefined): number =>
  seats.findIndex((name, i) => name === seatName || `${i + 1}` === seatName);
