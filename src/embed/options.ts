/** Parses embed options from a query string or attributes. They are untrusted. */

/** Views of a table, as the values of its radio buttons. */
export const EMBED_VIEWS = ['cloth', 'steps', 'accounts'] as const;
export type EmbedView = (typeof EMBED_VIEWS)[number];

/** Colour themes; without one, the reader’s system setting applies. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Options of an embed. An invalid option is ignored. */
export interface EmbedOptions {
  /** Name of a step: `11`, or `11.2` for a payment after it. */
  readonly step: string | undefined;
  readonly view: EmbedView | undefined;
  readonly theme: Theme | undefined;
  /** Name or number (from 1) of the only seat whose hand is shown. */
  readonly seat: string | undefined;
  /**
   * Practices that replace the record’s own, stored under their disputed points and written `bete=not-the-nain,
   * double=flat`; empty to use the record’s.
   */
  readonly readings: Readonly<Record<string, string>>;
}

const oneOf = <T extends string>(values: readonly T[], given: string | null | undefined): T | undefined =>
  values.find((value) => value === given?.trim().toLowerCase());

/** Reads the options. `given` returns the value of a name: a query parameter, or an attribute of the element. */
export const parseEmbedOptions = (given: (name: string) => string | null): EmbedOptions => {
  const step = given('step')?.trim() ?? '';
  const pairs = (given('readings') ?? '')
    .slice(0, 1000)
    .split(/[\s,;]+/)
    .map((pair) => /^([a-z][a-z0-9-]*)[=:]([a-z0-9][a-z0-9-]*)$/.exec(pair))
    .filter((pair) => pair !== null);
  return {
    step: /^[1-9]\d{0,5}(\.[1-9]\d{0,2})?$/.test(step) ? step : undefined,
    view: oneOf(EMBED_VIEWS, given('view')),
    theme: oneOf(THEMES, given('theme')),
    seat: given('seat')?.trim().slice(0, 100) || undefined,
    readings: Object.fromEntries(pairs.map(([, point, practice]) => [point, practice])) as EmbedOptions['readings'],
  };
};

/** Reads the options in the address of the page. */
export const readOptions = (): EmbedOptions => {
  const query = new URLSearchParams(location.search);
  return parseEmbedOptions((name) => query.get(name));
};

/**
 * Finds the index (0-based) of a seat by its name or its number (from 1). If there is none, it is -1, and all hands are
 * shown.
 */
export const findSeatIndex = (seats: readonly string[], seatName: string | undefined): number =>
  seats.findIndex((name, i) => name === seatName || `${i + 1}` === seatName);
