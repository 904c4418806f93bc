/** The readings that no example shows yet, by game: each turns on a position that no record comes to. */
export const UNSHOWN: Readonly<Record<string, readonly string[]>> = {
  'nain-jaune': ['supply'],
  lindor: ['passing'],
  'snip-snap-snorum': ['pairable', 'cardless'],
  jig: ['rounds'],
  cassino: ['combine', 'ties', 'game'],
  manille: ['overruff', 'undertrump', 'count'],
};
