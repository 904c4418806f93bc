/** What an address or the attributes of an element ask of a table on somebody else’s page. Nothing in them is trusted. */

/** The views of a table, by the values of its radio buttons. */
export const VIEWS = ['cloth', 'steps', 'accounts'] as const;
export type View = (typeof VIEWS)[number];

/** Light or dark whatever the reader’s system says; without it, as the system says. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What may be asked; what is not understood is as if it had not been said. */
export interface Asked {
  /** The name of a step: `11`, or `11.2` for a settlement after it. */
  readonly step: string | undefined;
  readonly view: View | undefined;
  readonly theme: Theme | undefined;
  /** The seat whose hand alone is seen, by its name. */
  readonly seat: string | undefined;
  /** Practices that shall hold in place of the record’s, by their points: `bete=not-the-nain, double=flat`; none to keep to the record. */
  readonly readings: Readonly<Record<string, string>>;
}

const oneOf = <T extends string>(values: readonly T[], said: string | null | undefined): T | undefined =>
  values.find((value) => value === said?.trim().toLowerCase());

/** What is asked, by the name of each wish: the parameters of an address, the attributes of an element. */
export const askedBy = (said: (name: string) => string | null): Asked => {
  const step = said('step')?.trim() ?? '';
  const pairs = (said('readings') ?? '')
    .slice(0, 1000)
    .split(/[\s,;]+/)
    .map((pair) => /^([a-z][a-z0-9-]*)[=:]([a-z0-9][a-z0-9-]*)$/.exec(pair))
    .filter((pair) => pair !== null);
  return {
    step: /^[1-9]\d{0,5}(\.[1-9]\d{0,2})?$/.test(step) ? step : undefined,
    view: oneOf(VIEWS, said('view')),
    theme: oneOf(THEMES, said('theme')),
    seat: said('seat')?.trim().slice(0, 100) || undefined,
    readings: Object.fromEntries(pairs.map(([, point, practice]) => [point, practice])) as Asked['readings'],
  };
};

/** The seat that is asked for by its name or its number, from 0; -1 where there is no such seat, and all hands are seen. */
export const seatIn = (seats: readonly string[], asked: string | undefined): number =>
  seats.findIndex((name, i) => name === asked || `${i + 1}` === asked);
